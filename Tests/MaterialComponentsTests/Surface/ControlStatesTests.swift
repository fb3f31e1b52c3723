import MaterialComponents
import Testing

@MainActor
struct ControlStatesTests {
  @Test("a combination without a value has that of its strongest state, and in the end the normal one")
  func fallback() {
    var values = StateValues(0)
    values[.hovered] = 1
    values[.pressed] = 2
    values[[.selected, .pressed]] = 3
    #expect(values[[]] == 0 && values[.focused] == 0)
    #expect(values[[.hovered, .focused]] == 1)
    #expect(values[[.hovered, .pressed]] == 2)
    #expect(values[[.selected, .pressed]] == 3 && values[[.selected, .pressed, .hovered]] == 3)
    #expect(values[[.selected, .hovered]] == 1)
  }

  @Test("what is set for pressed and disabled is found for pressed, as nothing is both")
  func pressedAndDisabled() {
    var values = StateValues(1)
    values[[.pressed, .disabled]] = 3
    #expect(values[.pressed] == 3 && values[[.pressed, .disabled]] == 3)
    #expect(values[.disabled] == 1)
  }

  @Test("a control that can't be used is in no other state but chosen")
  func disabled() {
    var interaction = InteractionState()
    interaction.isEnabled = false
    interaction.isHovered = true
    interaction.isPressed = true
    #expect(ControlStates(interaction, isSelected: true) == [.selected, .disabled])
  }
}
