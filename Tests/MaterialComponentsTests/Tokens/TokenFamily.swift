import MaterialComponents

/// How the tokens of a set are looked at: which component shows a token, and what of it is the token's value.
@MainActor
struct TokenFamily {
  /// What is seen, to be compared with a token's value.
  enum Seen {
    case color(Color.Resolved?)
    case opacity(Color.Resolved?)
    case length(CGFloat?)
    /// A corner's radius, and half of the shorter side, which `full` means.
    case corner(CGFloat?, half: CGFloat)
    /// A value that is spelled out, such as four corners.
    case text(String?)
    /// A style of the type scale.
    case type(size: CGFloat?)
  }

  /// The component for a token.
  let specimen: (TokenName) -> TokenSpecimen
  /// What to look at where a token's name doesn't say it for all families; nil leaves it to ``seen(_:_:)``.
  var special: (TokenName) -> Seen? = { _ in nil }

  init(_ specimen: @escaping (TokenName) -> TokenSpecimen, special: @escaping (TokenName) -> Seen? = { _ in nil }) {
    self.specimen = specimen
    self.special = special
  }

  /// What is seen for a token; nil if no one knows.
  func see(_ token: TokenName) -> Seen? {
    if let special = special(token) { return special }
    return specimen(token).look(token.selection, token.state).flatMap { Self.seen(token.property, $0) }
  }

  static func seen(_ property: String, _ look: TokenLook) -> Seen? {
    switch property {
    case "container-color": .color(look.container?.color)
    case "container-opacity": .opacity(look.container?.color)
    case "icon-color", "with-icon-icon-color": .color(look.iconColor)
    case "icon-opacity": .opacity(look.iconColor)
    case "label-text-color": .color(look.titleColor)
    case "label-text-opacity": .opacity(look.titleColor)
    case "outline-color": .color(look.outline?.color)
    case "outline-opacity": .opacity(look.outline?.color)
    case "state-layer-color": .color(look.stateLayer)
    case "state-layer-opacity": .opacity(look.stateLayer)
    case "container-elevation": .length(look.elevation)
    case "container-shadow-color": .color(look.shadowColor)
    case "container-height": .length(look.bounds.height)
    case "container-width": .length(look.bounds.width)
    case "leading-space": .length(look.leadingSpace)
    case "trailing-space": .length(look.trailingSpace)
    case "icon-size", "with-icon-icon-size": .length(look.iconSize)
    case "icon-label-space": .length(look.iconTitleSpace)
    case "outline-width", "outlined-outline-width": .length(look.outline?.width)
    case "container-shape", "container-shape-round", "container-shape-square", "shape":
      .corner(look.corners?.topLeft, half: min(look.bounds.width, look.bounds.height) / 2)
    case "focus-indicator-color": .color(look.ring?.color)
    case "focus-indicator-thickness": .length(look.ring?.width)
    case "focus-indicator-outline-offset": .length(look.ring?.offset)
    case "label-text", "label-text-size": .type(size: look.titleSize)
    default: nil
    }
  }

  /// What is wrong with what is seen; nil if it is the token's value.
  static func fault(_ value: TokenFile.Value, _ seen: Seen, in file: TokenFile) -> String? {
    switch (seen, value) {
    case (.color(let color), .text(let name)):
      guard let role = ColorRole(token: name) else { return "there is no role \(name)" }
      guard let color else { return "no colour is drawn, but \(name)" }
      return isSame(color, MaterialColorScheme.light[role]) ? nil : "\(color) is drawn, not \(name)"
    case (.opacity(let color), .number(let opacity)):
      guard let color else { return "nothing is drawn, but with \(opacity)" }
      return abs(Double(color.opacity) - opacity) < 0.005 ? nil : "it is drawn with \(color.opacity), not \(opacity)"
    case (.length(let length), .number(let value)):
      guard let length else { return "there is none, but \(value)" }
      // Text is drawn on whole pixels, and a row's width may end between two.
      return abs(Double(length) - value) <= 0.5 ? nil : "it is \(length), not \(value)"
    case (.corner(let corner, let half), .number(let value)):
      return isSame(corner, min(CGFloat(value), half)) ? nil : "the corner is \(corner ?? -1), not \(value)"
    case (.corner(let corner, let half), .text("50%")):
      return isSame(corner, half) ? nil : "the corner is \(corner ?? -1), not half of the height"
    case (.length(let length), .text(let percent)) where percent.hasSuffix("%"):
      guard let part = Double(percent.dropLast()), let length else { return "it can't be read as \(percent)" }
      return abs(Double(length) - part / 100) < 0.002 ? nil : "it is \(length), not \(percent)"
    case (.text(let seen), .text(let value)): return seen == value ? nil : "it is \(seen ?? "not there"), not \(value)"
    case (.text(let seen), .number(let value)):
      let same = Array(repeating: "\(Int(value))px", count: 4).joined(separator: " ")
      return seen == same ? nil : "it is \(seen ?? "not there"), not \(same)"
    case (.type(let size), .text(let style)):
      guard let name = style.split(separator: ".").last, let value = file.sets["md-sys-typescale"]?["\(name)-size"]
      else { return "there is no style \(style)" }
      return value == .number(Double(size ?? -1))
        ? nil : "the title has a size of \(size ?? -1), not \(style)'s \(value)"
    case (.type(let size), .number(let value)):
      return isSame(size, CGFloat(value)) ? nil : "the title has a size of \(size ?? -1), not \(value)"
    default: return "\(seen) can't be compared with \(value)"
    }
  }

  private static func isSame(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 0.02 } ?? false }

  private static func isSame(_ a: Color.Resolved, _ b: Color.Resolved) -> Bool {
    zip([a.red, a.green, a.blue], [b.red, b.green, b.blue]).allSatisfy { abs($0 - $1) < 0.002 }
  }
}

extension ColorRole {
  /// A role by its name among the tokens: `on-primary`.
  init?(token: String) {
    var words = token.split(separator: "-").map(String.init)[...]
    let first = words.removeFirst()
    let name = first + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let role = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = role
  }
}
