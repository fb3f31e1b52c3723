import MaterialComponents
import Testing

/// mdc-features.md §1a, rows "Shift behaviours", "Accumulator", "Accumulator growth", "Content importance", "Direction
/// slop", "hideViewWhenShifted", "shiftHeaderOnScreen".
@Suite("Shifting of flexible headers")
struct FlexibleHeaderShiftTests {
  @Test("disabled: scrolling moves it nowhere")
  func disabled() {
    var model = header()
    model.scroll(0, 300, 900)
    #expect(model.shift == 0)
  }

  @Test("enabled: leaves with scrolling on and comes back after 175 points of scrolling back")
  func standard() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 30)
    #expect(model.shift == 30)
    model.scroll(56, 1000)
    #expect(model.shift == 56)
    #expect(model.accumulator == 231)
    model.scroll(1000 - 175)
    #expect(model.shift == 56)
    model.scroll(1000 - 175 - 20)
    #expect(model.shift == 36)
    model.scroll(1000 - 175 - 56)
    #expect(model.shift == 0)
  }

  @Test("important content: it comes back after 25 points")
  func high() {
    var model = header(56, 56, .enabled) { $0.contentImportance = .high }
    model.scroll(0, 1000, 975)
    #expect(model.shift == 56)
    model.scroll(974)
    #expect(model.shift == 55)
  }

  @Test("enter always: it comes back at once")
  func immediate() {
    var model = header(64, 64, .enabled) { $0.contentImportance = .immediate }
    model.scroll(0, 1000, 990)
    #expect(model.shift == 54)
  }

  @Test("only what is scrolled beyond the least height shifts: the step is cut at the crossing")
  func crossing() {
    var model = header(56, 128, .enabled)
    model.scroll(0, 100)
    #expect(model.height == 56)
    #expect(model.shift == 28)
    model.scroll(60)
    #expect(model.shift == 0)
    #expect(model.height == 68)
  }

  @Test(
    "the bounds: 0 while the header reaches to the content by itself, its height while part of it would show, and more beyond"
  )
  func bounds() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 40)
    #expect(model.accumulator == 40)
    model.scroll(5000)
    #expect(model.accumulator == 231)
    // By program: the content begins 26 points down.
    model.contentDidScroll(to: 30, isUserScroll: false)
    #expect(model.accumulator == 56)
    model.contentDidScroll(to: 0, isUserScroll: false)
    #expect(model.accumulator == 0)
  }

  @Test("with the status area: all of it, or all but that area where content must not lie there")
  func statusArea() {
    #expect(header(56, 56, .enabled, safeArea: 44).maximumShift == 100)
    #expect(header(56, 56, .enabled, safeArea: 44) { $0.contentMayOverlapStatusArea = false }.maximumShift == 56)
    #expect(
      header(56, 56, .enabledWithStatusArea, safeArea: 44) { $0.contentMayOverlapStatusArea = false }.maximumShift
        == 100)
  }

  @Test("a slice of it can stay")
  func slice() {
    var model = header(56, 56, .enabled) { $0.minimumVisibleHeight = 10 }
    model.scroll(0, 500)
    #expect(model.shift == 46)
    #expect(model.bottom == 10)
  }

  @Test("the wish to be hidden changes after 5 points in one direction")
  func slop() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 5)
    #expect(!model.wantsToBeHidden)
    model.scroll(6)
    #expect(model.wantsToBeHidden)
    model.scroll(40, 36)
    #expect(model.wantsToBeHidden)
    model.scroll(38, 34, 33)
    #expect(model.wantsToBeHidden)
    model.scroll(32)
    #expect(!model.wantsToBeHidden)
  }

  @Test(
    "views that fade with the shift are gone half way",
    arguments: [(0, 1), (14, 0.5), (28, 0), (56, 0)] as [(CGFloat, CGFloat)])
  func fade(shift: CGFloat, opacity: CGFloat) {
    var model = header(56, 56, .enabled)
    model.scroll(0, shift)
    #expect(model.shift == shift)
    #expect(model.shiftOpacity == opacity)
  }

  @Test("hideable: only the program moves it")
  func hideable() {
    var model = header(56, 56, .hideable)
    model.scroll(0, 500)
    #expect(model.shift == 0)
    model.setHidden(true)
    model.scroll(400, 100, 0)
    #expect(model.isShiftedOffscreen)
    model.setHidden(false)
    #expect(model.shift == 0)
  }

  @Test("a header that may be away no more is there again")
  func switchedOff() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500)
    model.options.shiftBehavior = .disabled
    #expect(model.shift == 0)
    #expect(!model.wantsToBeHidden)
    #expect(model.shiftOpacity == 1)
  }

  @Test("what happens while the window changes its size is no scrolling")
  func rotation() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500, 200)
    let shift = model.shift
    model.forgetMovement()
    model.scroll(900)
    #expect(model.shift == shift)
    model.scroll(940)
    #expect(model.shift == min(56, shift + 40))
  }

  @Test("rows that turn out longer than expected above what is seen are no scrolling")
  func correction() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500, 300)
    let shift = model.shift
    model.contentDidScroll(to: 450, isUserScroll: true, correction: 150)
    #expect(model.shift == shift)
  }
}
