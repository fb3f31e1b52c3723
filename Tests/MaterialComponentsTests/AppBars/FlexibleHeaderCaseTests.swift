import MaterialComponents
import Testing

/// cases/material.md A, as far as the model decides them.
@Suite("Reported faults of collapsing headers, in the model")
struct FlexibleHeaderCaseTests {
  @Test("A4: what is scrolled by program does not count: after rows are inserted and the list goes to its top, y is 0")
  func inserted() {
    var model = header(56, 56, .enabled)
    model.contentDidScroll(to: 0, isUserScroll: false)
    model.contentDidScroll(to: 560, isUserScroll: false)
    #expect(model.shift == 0)
    model.contentDidScroll(to: 0, isUserScroll: false)
    #expect(model.shift == 0)
  }

  @Test("A5: a header that was hidden by program is no longer off screen once the user has pulled it back")
  func pulledBack() {
    var model = header(56, 56)
    model.scroll(0)
    model.setHidden(true)
    #expect(model.isShiftedOffscreen)
    model.scroll(56)
    #expect(model.isShiftedOffscreen)
    model.scroll(0)
    #expect(!model.isShiftedOffscreen)
    #expect(!model.wantsToBeHidden)
    #expect(model.shift == 0)
  }

  @Test("A7: after a partial reveal and a snap, 2 points of scrolling move the header by at most 2")
  func partialReveal() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 600, 600 - 175 - 20)
    model.setHidden(false)
    // The snap's own frames report the place once more.
    model.contentDidScroll(to: 405, isUserScroll: false)
    let before = model.shift
    model.scroll(407)
    #expect(abs(model.shift - before) <= 2)
  }

  @Test("A8: a title that has faded out is there again when shifting is switched off")
  func faded() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500)
    #expect(model.shiftOpacity == 0)
    model.options.shiftBehavior = .disabled
    #expect(model.shift == 0)
    #expect(model.shiftOpacity == 1)
  }
}
