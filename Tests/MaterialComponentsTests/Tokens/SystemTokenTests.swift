import MaterialComponents
import Testing

/// The tokens that components share, of elevation, states, ring and ripple: what is drawn has their values.
@MainActor
@Suite(.enabled(if: TokenFile.current != nil))
struct SystemTokenTests {
  private func number(_ set: String, _ token: String) throws -> Double {
    guard case .number(let value) = try #require(TokenFile.current?.sets[set]?[token]) else {
      throw TokenFault(description: "\(set).\(token) is no number")
    }
    return value
  }

  private struct TokenFault: Error { let description: String }

  private func shadows(level: ElevationLevel) -> (key: DisplayShadow?, ambient: DisplayShadow?) {
    let stage = Stage { Surface(.surface, elevation: level) { Text("abcdef").padding(40) } }
    let all = stage.drawing.compactMap(\.shadow).map(\.shadow)
    return (all.last, all.first)
  }

  @Test("each level has its height and its two shadows", arguments: ElevationLevel.allCases)
  func elevation(level: ElevationLevel) throws {
    #expect(Double(level.height) == (try number("md-sys-elevation", "level\(level.rawValue)")))
    let (key, ambient) = shadows(level: level)
    for (name, shadow, opacity) in [("key", key, "key-opacity"), ("ambient", ambient, "ambient-opacity")] {
      let prefix = "level\(level.rawValue)-\(name)-"
      let set = "elevation-shadow-material-web"
      #expect(Double(shadow?.offset.height ?? 0) == (try number(set, prefix + "y")))
      #expect(Double(shadow?.blur ?? 0) == (try number(set, prefix + "blur")))
      #expect(Double(shadow?.spread ?? 0) == (try number(set, prefix + "spread")))
      if let shadow { #expect(abs(Double(shadow.color.opacity) - (try number(set, opacity))) < 0.005) }
      #expect((shadow == nil) == (level == .level0))
    }
  }

  @Test("layers have the opacities of the states")
  func states() throws {
    let card = TokenSpecimen.card(.filled)
    for (state, name) in [
      (TokenName.State.hovered, "hover"), (.focused, "focus"), (.pressed, "pressed"), (.dragged, "dragged"),
    ] {
      let layer = try #require(card.look(.none, state)?.stateLayer, "\(name)")
      #expect(abs(Double(layer.opacity) - (try number("md-sys-state", "\(name)-state-layer-opacity"))) < 0.005)
    }
    let title = try #require(TokenSpecimen.button(.filled).look(.none, .disabled)?.titleColor)
    #expect(abs(Double(title.opacity) - (try number("md-sys-state", "disabled-state-layer-opacity"))) < 0.005)
  }

  @Test("the ring lies outside of a card, and inside of a drawer's item")
  func ring() throws {
    let set = "md-sys-state-focus-indicator"
    let outside = try #require(TokenSpecimen.card(.filled).look(.none, .focused)?.ring)
    let inside = try #require(TokenSpecimen.drawer(.modal, of: .prefix("abcdef")).look(.none, .focused)?.ring)
    #expect(Double(outside.width) == (try number(set, "thickness")) && outside.width == inside.width)
    #expect(Double(outside.offset) == (try number(set, "outer-offset")))
    #expect(Double(inside.offset) == (try number(set, "inner-offset")))
    #expect(outside.color == MaterialColorScheme.light[.secondary])
  }

  @Test("the ring grows in a quarter of its time to its peak, and settles")
  func ringMotion() throws {
    let set = "focus-ring"
    let duration = try number(set, "animation-duration-ms") / 1000
    let stage = TokenSpecimen.card(.filled).stage(.none, .enabled)
    stage.key("Tab")
    func width() -> Double { Double(stage.drawing.compactMap(\.border).last?.width ?? 0) }
    stage.advance(duration * (try number(set, "animation-grow-fraction")))
    #expect(abs(width() - (try number(set, "animation-peak-thickness"))) < 0.5)
    stage.advance(duration)
    #expect(width() == (try number(set, "thickness")))
  }

  @Test("every shared token is shown here or by a test of the ripple, or has a reason")
  func all() throws {
    let reasons: [String: [String: String]] = [
      "md-sys-elevation": ["surface-tint-color": "given up by Material"],
      "focus-ring": [
        "easing": "the standard curve: the emphasised one has no closed form", "color": "see ring()",
        "outer-offset": "see ring()", "inner-offset": "see ring()",
      ],
      "ripple-material-web": [
        "grow-ms": "RippleTests.press", "easing": "RippleTests.press", "fade-in-ms": "RippleTests.press",
        "fade-out-ms": "RippleTests.shortPress", "minimum-press-ms": "RippleTests.shortPress",
        "touch-delay-ms": "ScrollingPressTests.delay", "initial-diameter-of-max-side": "RippleGeometryTests.start",
        "padding": "RippleGeometryTests.end", "soft-edge-minimum": "RippleGeometryTests.smallComponent",
        "soft-edge-of-max-side": "RippleGeometryTests.end", "pressed-opacity": "states()", "hover-opacity": "states()",
        "hover-fade-ms": "RippleTests.hover",
      ],
    ]
    let seen: [String: Set<String>] = [
      "md-sys-elevation": Set((0...5).map { "level\($0)" }),
      "md-sys-state": Set(["hover", "focus", "pressed", "dragged", "disabled"].map { "\($0)-state-layer-opacity" }),
      "md-sys-state-focus-indicator": ["thickness", "outer-offset", "inner-offset"],
      "focus-ring": ["thickness", "animation-peak-thickness", "animation-duration-ms", "animation-grow-fraction"],
      "ripple-material-web": [],
    ]
    for (set, tokens) in seen {
      for token in try #require(TokenFile.current?.sets[set]).keys {
        #expect(tokens.contains(token) || reasons[set]?[token] != nil, "\(set).\(token)")
      }
    }
  }
}
