import MaterialComponents
import Testing

@MainActor
struct SelectableCardTests {
  private struct Choice: View {
    @Binding var isOn: Bool
    var mark: String? = "check_circle"
    var body: some View {
      Card(.outlined, isSelected: $isOn, checkMark: mark) { Text("Weather").padding(40) }
    }
  }

  private func layer(_ stage: Stage) -> Color.Resolved? {
    stage.drawing.last { !$0.clips.isEmpty && $0.fill != nil }?.fill?.color
  }

  @Test("a chosen card is a checkbox that is checked, under a layer of 8 % of the primary colour")
  func chosen() throws {
    let isOn = Box(false)
    let stage = Stage { Choice(isOn: isOn.binding) }
    let card = try #require(stage.element("Weather"))
    #expect(card.properties.role == .checkbox && card.properties.states.isEmpty)
    #expect(layer(stage) == nil)
    #expect(card.perform(SemanticsAction.Name.activate))
    stage.advance(1)
    #expect(isOn.value)
    #expect(stage.element("Weather")?.properties.states == [.checked])
    #expect(layer(stage) == MaterialColorScheme.light.color(.primary, 0.08))
    // Choosing changes the card's size by nothing.
    #expect(stage.element("Weather")?.bounds == card.bounds)
  }

  @Test("being moved does not take away the layer of being chosen")
  func movedWhileChosen() throws {
    struct Moving: View {
      let isMoved: Box<Bool>
      var body: some View {
        Card(.filled, isSelected: .constant(true)) { Text("Weather").padding(40).modifier(Follower(isMoved: isMoved)) }
      }
    }
    struct Follower: ViewModifier {
      let isMoved: Box<Bool>
      @Environment(\.interactionSource) private var source
      func body(content: Content) -> some View {
        content.onChange(of: isMoved.value) { _, value in source?.isDragged = value }
      }
    }
    let isMoved = Box(false)
    let stage = Stage { Moving(isMoved: isMoved) }
    isMoved.value = true
    stage.advance(1)
    #expect(layer(stage) == MaterialColorScheme.light.color(.onSurface, 0.16))
    isMoved.value = false
    stage.advance(1)
    #expect(layer(stage) == MaterialColorScheme.light.color(.primary, 0.08))
  }
}
