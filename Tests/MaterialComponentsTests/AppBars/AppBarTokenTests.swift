import MaterialTesting
import Testing

@testable import MaterialComponents

/// Every token of app bars in the reference is what a bar shows, or is listed with a reason.
@MainActor
@Suite("Tokens of app bars", .enabled(if: TokenFile.current != nil))
struct AppBarTokenTests {
  private nonisolated static let file = TokenFile.current
  /// The bars' sets that have not been superseded.
  private nonisolated static let scope =
    (file?.sets.keys.filter { $0.hasPrefix("md-comp-app-bar") || $0.hasPrefix("md-comp-bottom-app-bar") } ?? [])
    .sorted()

  /// Tokens that nothing here shows, and why.
  private static let exceptions: [String: String] = [
    "avatar-size": "a picture that an app puts among the items has the size that the app gives it",
    "search-leading-space": "the search bar in a bar is a component of its own", "search-trailing-space": "the same",
    "search-container-color": "the same", "search-label-color": "the same",
    "search-on-scroll-container-color": "the same", "search-container-height": "the same",
    "search-container-shape": "the same", "search-label-text-font": "the same",
    "on-scroll-container-elevation": "level 2 shows in the tone alone, as on Android; background .elevated has shadows",
    "container-elevation": "level 0, or shown in the tone alone",
  ]

  private static let styles: [String: TopAppBarStyle] = [
    "md-comp-app-bar-small": .small, "md-comp-app-bar-medium": .medium, "md-comp-app-bar-large": .large,
    "md-comp-app-bar-medium-flexible": .mediumFlexible, "md-comp-app-bar-large-flexible": .largeFlexible,
    "md-comp-app-bar": .small,
  ]

  private func stage(_ style: TopAppBarStyle, subtitle: Bool) -> Stage {
    Stage(width: 600, height: 700) {
      ScrollView { Color.clear.frame(height: 3000) }
        .topAppBar("title", subtitle: subtitle ? "subtitle" : nil, style: style) {
          IconButton("leading", systemImage: "menu") {}
        } trailing: {
          IconButton("one", systemImage: "one") {}
          IconButton("two", systemImage: "two") {}
        }
    }
  }

  @Test("what is drawn has the values of the tokens", arguments: scope)
  func tokens(set: String) throws {
    let file = try #require(Self.file)
    let glyphs = IconFont.configuration
    IconFont.configuration = IconFont.Configuration(family: "Icons") { _ in "i" }
    defer { IconFont.configuration = glyphs }
    for (name, value) in try #require(file.sets[set]).sorted(by: { $0.key < $1.key }) {
      if file.deprecated[set]?.contains(name) == true || Self.exceptions[name] != nil { continue }
      let seen = try set == "md-comp-bottom-app-bar" ? seeBottom(name) : see(name, #require(Self.styles[set]))
      guard let seen else {
        Issue.record("\(set): nothing shows \(name)")
        continue
      }
      if let fault = TokenFamily.fault(value, seen, in: file) { Issue.record("\(set).\(name): \(fault)") }
    }
  }

  @Test("every exception is of a token that there is")
  func exceptions() throws {
    let file = try #require(Self.file)
    for name in Self.exceptions.keys {
      #expect(Self.scope.contains { file.sets[$0]?[name] != nil }, "\(name)")
    }
  }

  /// A text as it is drawn by a shaper whose characters are half as wide as they are high.
  private struct Line {
    var size: CGFloat
    var color: Color.Resolved
  }

  /// The texts with a number of characters, from back to front.
  private func lines(_ stage: Stage, characters: Int) -> [Line] {
    stage.drawing.compactMap { drawn in
      guard case .text(let layout, _, let color, _) = drawn.operation, layout.size.height > 0 else { return nil }
      let count = layout.size.width / (layout.size.height / 2)
      return abs(count - CGFloat(characters)) < 0.1 ? Line(size: layout.size.height, color: color) : nil
    }
  }

  private func see(_ name: String, _ style: TopAppBarStyle) -> TokenFamily.Seen? {
    let plain = stage(style, subtitle: false)
    let both = stage(style, subtitle: true)
    let icons = lines(plain, characters: 1)
    // The expanded title is drawn last; the small one is not seen then.
    let title = lines(both, characters: "title".count).last
    let subtitle = lines(both, characters: "subtitle".count).last
    func middle(_ label: String) -> CGFloat? { plain.element(label)?.bounds.midX }
    switch name {
    case "container-height": return .length(plain.element(.banner)?.bounds.height)
    case "with-subtitle-container-height": return .length(both.element(.banner)?.bounds.height)
    case "title-font": return .type(size: title?.size)
    case "subtitle-font": return .type(size: subtitle?.size)
    case "title-color": return .color(title?.color)
    case "subtitle-color": return .color(subtitle?.color)
    case "icon-size": return .length(icons.first?.size)
    case "leading-icon-color": return .color(icons.first?.color)
    case "trailing-icon-color": return .color(icons.last?.color)
    // An icon is in the middle of 48 points.
    case "leading-space": return .length(middle("leading").map { $0 - 24 })
    case "trailing-space": return .length(middle("two").map { 600 - 24 - $0 })
    case "icon-button-space":
      guard let one = middle("one"), let two = middle("two") else { return nil }
      return .length(two - one - 48)
    case "container-color": return .color(fill(plain)?.color)
    case "container-shape": return .corner(fill(plain)?.shape.isRectangle == true ? 0 : nil, half: 32)
    case "on-scroll-container-color":
      plain.graph.send(
        ScrollEvent(at: CGPoint(x: 200, y: 600), delta: CGSize(width: 0, height: 300), kind: .precise, time: plain.time)
      )
      plain.advance(1)
      return .color(fill(plain)?.color)
    default: return nil
    }
  }

  private func seeBottom(_ name: String) -> TokenFamily.Seen? {
    let stage = Stage(width: 600, height: 700) {
      ScrollView { Color.clear.frame(height: 3000) }
        .bottomAppBar {
          IconButton("one", systemImage: "one") {}
        }
    }
    let bar = stage.element(.toolbar)?.bounds
    let fill = stage.drawing.compactMap(\.fill).last { $0.shape.bounds == bar }
    switch name {
    case "container-height": return .length(bar?.height)
    case "container-color": return .color(fill?.color)
    case "container-shape": return .corner(fill?.shape.isRectangle == true ? 0 : nil, half: 40)
    default: return nil
    }
  }

  private func fill(_ stage: Stage) -> (shape: DisplayShape, color: Color.Resolved)? {
    stage.drawing.compactMap(\.fill).last { $0.shape.bounds == stage.element(.banner)?.bounds }
  }
}

extension DisplayShape {
  fileprivate var isRectangle: Bool {
    switch self {
    case .rect: true
    case .rounded(let rounded): rounded == DisplayRoundedRect(rect: rounded.rect, radius: 0)
    case .path: false
    }
  }
}
