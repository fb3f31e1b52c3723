import MaterialComponents
import Testing

@MainActor
struct ToggleButtonTests {
  private struct Follow: View {
    let kind: ButtonKind
    @Binding var isOn: Bool
    var body: some View { Toggle("Follow", isOn: $isOn).toggleStyle(.button(kind)) }
  }

  /// Container and title, off and on: `md.comp.button-*` unselected and selected.
  private nonisolated static let kinds: [(ButtonKind, [ColorRole?], [ColorRole?])] = [
    (.elevated, [.surfaceContainerLow, .primary], [.primary, .onPrimary]),
    (.filled, [.surfaceContainer, .onSurfaceVariant], [.primary, .onPrimary]),
    (.tonal, [.secondaryContainer, .onSecondaryContainer], [.secondary, .onSecondary]),
    (.outlined, [nil, .onSurfaceVariant], [.inverseSurface, .inverseOnSurface]),
  ]

  private func title(_ stage: Stage) -> Color.Resolved? {
    stage.drawing.lazy.compactMap { drawn -> Color.Resolved? in
      if case .text(_, _, let color, _) = drawn.operation { color } else { nil }
    }.first
  }

  @Test("one that is on has other colours, square corners, and is pressed", arguments: kinds)
  func toggle(kind: ButtonKind, off: [ColorRole?], on: [ColorRole?]) throws {
    let isOn = Box(false)
    let stage = Stage { Follow(kind: kind, isOn: isOn.binding) }
    func colors() -> [Color.Resolved?] { [stage.drawing.compactMap(\.fill).first?.color, title(stage)] }
    func resolved(_ roles: [ColorRole?]) -> [Color.Resolved?] { roles.map { $0.map { MaterialColorScheme.light[$0] } } }
    #expect(colors() == resolved(off))
    #expect(try #require(stage.element("Follow")).properties.role == .button)
    #expect(try #require(stage.element("Follow")).properties.states.isEmpty)
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.pointer(.up, 200, 150, kind: .touch)
    stage.advance(1)
    #expect(isOn.value)
    #expect(colors() == resolved(on))
    // Small buttons' square corners are 12.
    #expect(stage.drawing.compactMap(\.fill).first?.shape.roundedRect?.topLeft == 12)
    #expect(try #require(stage.element("Follow")).properties.states == [.pressed])
  }

  @Test("a square one that is on is round")
  func square() {
    let stage = Stage { Follow(kind: .filled, isOn: .constant(true)).buttonShape(.square) }
    #expect(stage.drawing.compactMap(\.fill).first?.shape.roundedRect?.topLeft == 20)
  }
}
