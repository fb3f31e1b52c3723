import Foundation
import MaterialComponents

extension TokenFamily {
  private static let sizes: [(String, ButtonSize)] = [
    ("xsmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xlarge", .extraLarge),
  ]

  /// The families by the names of their sets.
  static let all: [String: TokenFamily] = {
    var all: [String: TokenFamily] = [:]
    let kinds: [(String, ButtonKind)] = [
      ("elevated", .elevated), ("filled", .filled), ("tonal", .tonal), ("outlined", .outlined), ("text", .text),
    ]
    for (name, kind) in kinds { all["md-comp-button-\(name)"] = TokenFamily { _ in .button(kind) } }
    all["md-comp-button"] = sized { .button(.filled, .small, $0) }
    let iconKinds: [(String, IconButtonKind)] = [
      ("standard", .standard), ("filled", .filled), ("tonal", .tonal), ("outlined", .outlined),
    ]
    for (name, kind) in iconKinds { all["md-comp-icon-button-\(name)"] = TokenFamily { _ in .iconButton(kind) } }
    all["md-comp-icon-button"] = iconSized(.small)
    for (name, size) in sizes {
      all["md-comp-button-\(name)"] = sized(outlined: { .button(.outlined, size) }) { .button(.filled, size, $0) }
      all["md-comp-icon-button-\(name)"] = iconSized(size)
      all["md-comp-button-group-standard-\(name)"] = standardGroup(size)
      all["md-comp-button-group-connected-\(name)"] = connectedGroup(size)
      all["md-comp-split-button-\(name)"] = split(size)
    }
    all["md-comp-outlined-segmented-button"] = TokenFamily { _ in .segment() }
    addFloating(to: &all)
    all.merge(panels) { one, _ in one }
    for (name, kind) in [("elevated", CardKind.elevated), ("filled", .filled), ("outlined", .outlined)] {
      all["md-comp-\(name)-card"] = TokenFamily { token in
        token.property.hasPrefix("icon") ? .chosenCard(kind) : .card(kind)
      }
    }
    return all
  }()

  private static func addFloating(to all: inout [String: TokenFamily]) {
    let sizes: [(String, FloatingActionButtonSize)] = [("small", .small), ("medium", .medium), ("large", .large)]
    for (name, size) in sizes { all["md-comp-fab-\(name)"] = TokenFamily { _ in .floating(size) } }
    all["md-comp-fab"] = TokenFamily { _ in .floating() }
    let extended: [(String, FloatingActionButtonSize)] = [("small", .regular), ("medium", .medium), ("large", .large)]
    for (name, size) in extended {
      all["md-comp-extended-fab-\(name)"] = TokenFamily { _ in .floating(size, isExtended: true) }
    }
    let colors: [(String, FloatingActionButtonColor)] = [
      ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
      ("primary-container", .primaryContainer), ("secondary-container", .secondaryContainer),
      ("tertiary-container", .tertiaryContainer),
    ]
    for (name, color) in colors {
      all["md-comp-fab-\(name)"] = TokenFamily { _ in .floating(.regular, color) }
      all["md-comp-extended-fab-\(name)"] = TokenFamily { _ in .floating(.regular, color, isExtended: true) }
    }
    let families: [(String, FloatingActionButtonMenu.Family)] = [
      ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
    ]
    for (name, family) in families {
      all["md-comp-fab-menu-\(name)-container"] = TokenFamily { _ in .menu(family, of: "abcdef") }
      all["md-comp-fab-menu-\(name)-close-button"] = TokenFamily { _ in .menu(family, of: "close") }
    }
    all["md-comp-fab-menu"] = menu
  }

  /// Buttons of a size: their corners depend on the shape that a token's name ends with.
  private static func sized(
    outlined: @escaping () -> TokenSpecimen = { .button(.outlined) }, _ filled: @escaping (ButtonShape) -> TokenSpecimen
  ) -> TokenFamily {
    TokenFamily { token in
      if token.property == "outlined-outline-width" { return outlined() }
      return filled(token.property.hasSuffix("square") ? .square : .round)
    } special: { token in
      token.property.contains("motion-spring") ? spring(token, filled(.round)) : nil
    }
  }

  private static func iconSized(_ size: ButtonSize) -> TokenFamily {
    TokenFamily { token in
      if token.property == "outlined-outline-width" { return .iconButton(.outlined, size) }
      return .iconButton(.filled, size, token.property.hasSuffix("square") ? .square : .round)
    } special: { token in
      if token.property.contains("motion-spring") { return spring(token, .iconButton(.filled, size)) }
      for (name, width) in [("narrow", IconButtonWidth.narrow), ("default", .standard), ("wide", .wide)] {
        let look = TokenSpecimen.iconButton(.filled, size, .round, width).look(.none, .enabled)
        if token.property == "\(name)-leading-space" { return .length(look?.leadingSpace) }
        if token.property == "\(name)-trailing-space" { return .length(look?.trailingSpace) }
      }
      return nil
    }
  }

  /// How a press moves a figure: what the spring with the tokens' figures would show after a time, and what shows. The
  /// token's own value is seen where both agree, and another where they don't.
  private static func spring(
    _ token: TokenName, _ specimen: TokenSpecimen, of figure: (TokenLook) -> CGFloat? = { $0.corners?.topLeft }
  ) -> Seen {
    let (damping, stiffness) = (0.9, 1400.0)
    let stage = specimen.stage(.none, .enabled)
    func now() -> Double {
      stage.element(specimen.label).flatMap { figure(TokenLook(stage, $0)) }.map(Double.init) ?? 0
    }
    let rest = now()
    let pressed = specimen.look(.none, .pressed).flatMap(figure).map(Double.init) ?? 0
    guard let bounds = stage.element(specimen.label)?.bounds, pressed != rest else { return .length(nil) }
    stage.pointer(.down, bounds.midX, bounds.midY)
    stage.advance(0)
    let frequency = stiffness.squareRoot()
    let damped = frequency * (1 - damping * damping).squareRoot()
    for frame in 1...10 {
      stage.advance(1.0 / 60)
      let time = Double(frame) / 60
      let swing = cos(damped * time) + damping * frequency / damped * sin(damped * time)
      let expected = 1 - exp(-damping * frequency * time) * swing
      if abs((now() - rest) / (pressed - rest) - expected) > 0.02 { return .length(-1) }
    }
    return .length(token.property.hasSuffix("stiffness") ? stiffness : damping)
  }

  private static func standardGroup(_ size: ButtonSize) -> TokenFamily {
    TokenFamily { _ in
      .group(size)
    } special: { token in
      @MainActor func bounds(_ state: TokenName.State) -> (CGRect, CGRect)? {
        let stage = TokenSpecimen.group(size).stage(.none, state)
        guard let first = stage.element("abcdef")?.bounds, let second = stage.element("ghijkl")?.bounds else {
          return nil
        }
        return (first, second)
      }
      switch token.property {
      case "between-space": return .length(bounds(.enabled).map { $0.1.minX - $0.0.maxX })
      case "item-width-multiplier":
        guard let rest = bounds(.enabled)?.0, let pressed = bounds(.pressed)?.0 else { return .length(nil) }
        return .length(pressed.width / rest.width - 1)
      case "item-width-motion-spring-dampening", "item-width-motion-spring-stiffness":
        return spring(token, .group(size)) { $0.bounds.width }
      default: return nil
      }
    }
  }

  private static func connectedGroup(_ size: ButtonSize) -> TokenFamily {
    TokenFamily { _ in
      .connected(size)
    } special: { token in
      let stage = TokenSpecimen.connected(size).stage(token.selection, token.state)
      guard let element = stage.element("abcdef") else { return nil }
      switch token.property {
      case "between-space": return .length(stage.element("ghijkl").map { $0.bounds.minX - element.bounds.maxX })
      case "inner-corner-corner-size":
        return .corner(TokenLook(stage, element).corners?.topRight, half: element.bounds.height / 2)
      default: return nil
      }
    }
  }

  private static func split(_ size: ButtonSize) -> TokenFamily {
    TokenFamily { _ in
      .split(size)
    } special: { token in
      @MainActor func look(
        _ label: String, _ selection: TokenName.Selection = .off, _ state: TokenName.State = .enabled
      )
        -> TokenLook?
      {
        TokenSpecimen.split(size, of: label).look(selection, state)
      }
      @MainActor func inner(_ state: TokenName.State) -> Seen {
        let look = look("abcdef", .off, state)
        return .corner(look?.corners?.topRight, half: (look?.bounds.height ?? 0) / 2)
      }
      switch token.property {
      case "between-space":
        guard let first = look("abcdef"), let second = look("more") else { return .length(nil) }
        return .length(second.bounds.minX - first.bounds.maxX)
      case "leading-button-leading-space": return .length(look("abcdef")?.leadingSpace)
      case "leading-button-trailing-space": return .length(look("abcdef")?.trailingSpace)
      case "trailing-button-leading-space": return .length(look("more")?.leadingSpace)
      case "trailing-button-trailing-space": return .length(look("more")?.trailingSpace)
      case "trailing-button-icon-size": return .length(look("more")?.iconSize)
      case "outer-corner-corner-size":
        return .corner(look("abcdef")?.corners?.topLeft, half: (look("abcdef")?.bounds.height ?? 0) / 2)
      case "inner-corner-corner-size": return inner(.enabled)
      case "inner-corner-hovered-corner-size": return inner(.hovered)
      case "inner-corner-pressed-corner-size": return inner(.pressed)
      case "trailing-button-inner-corner-selected-corner-size":
        let look = look("more", .on)
        return .corner(look?.corners?.topLeft, half: (look?.bounds.height ?? 0) / 2)
      default: return nil
      }
    }
  }

  private static var menu: TokenFamily {
    TokenFamily { _ in
      .menu(.primary, of: "abcdef")
    } special: { token in
      let stage = TokenSpecimen.menu(.primary, of: "abcdef").stage(.none, .enabled)
      guard let item = stage.element("abcdef"), let next = stage.element("ghijkl"), let close = stage.element("close")
      else { return nil }
      switch token.property {
      case "close-button-between-space": return .length(close.bounds.minY - next.bounds.maxY)
      case "menu-item-between-space": return .length(next.bounds.minY - item.bounds.maxY)
      default: break
      }
      for (prefix, element) in [("close-button-", close), ("menu-item-", item)] where token.property.hasPrefix(prefix) {
        return seen(String(token.property.dropFirst(prefix.count)), TokenLook(stage, element))
      }
      return nil
    }
  }
}
