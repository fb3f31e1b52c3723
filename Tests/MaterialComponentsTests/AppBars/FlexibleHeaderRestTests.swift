import MaterialComponents
import Testing

/// mdc-features.md §1a, rows "Snap on end", "Snap animation", "Target rewriting".
@Suite("Flexible headers that are let go")
struct FlexibleHeaderRestTests {
  @Test("without momentum the header goes where it wanted to")
  func release() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 30)
    #expect(model.rest(afterMomentum: false) == true)
    model.scroll(100, 500, 500 - 175 - 20)
    #expect(model.rest(afterMomentum: false) == false)
  }

  @Test(
    "after momentum it hides if three quarters are away",
    arguments: [(41, false), (42, true), (55, true)] as [(CGFloat, Bool)])
  func momentum(shift: CGFloat, hides: Bool) {
    var model = header(56, 56, .enabled)
    model.scroll(0, shift)
    #expect(model.rest(afterMomentum: true) == hides)
  }

  @Test("a header at one of its ends stays, and so does one that scrolling does not shift")
  func ends() {
    var model = header(56, 56, .enabled)
    #expect(model.rest(afterMomentum: false) == nil)
    model.scroll(0, 500)
    #expect(model.rest(afterMomentum: true) == nil)
    var hideable = header(56, 56, .hideable)
    hideable.setHidden(true)
    #expect(hideable.rest(afterMomentum: true) == nil)
  }

  @Test("content that would stop with part of the header's height above it goes on to all or nothing of it")
  func target() {
    let model = header(56, 128, .enabled)
    #expect(model.restingPlace(for: 72 + 20) == 72)
    #expect(model.restingPlace(for: 72 + 41) == 72)
    #expect(model.restingPlace(for: 72 + 42) == 128)
    #expect(model.restingPlace(for: 72) == nil)
    #expect(model.restingPlace(for: 128) == nil)
    #expect(model.restingPlace(for: 40) == nil)
    #expect(model.restingPlace(for: 120, end: 110) == 110)
    #expect(header(56, 128).restingPlace(for: 100) == nil)
  }

  // m3-spec.md §9.16: "Snap to nearest at 0.5 collapsed fraction".
  @Test("a collapsing bar goes on to the nearer end where that is asked for")
  func collapse() {
    let model = header(64, 152) { $0.collapseThreshold = 0.5 }
    #expect(model.restingPlace(for: 43) == 0)
    #expect(model.restingPlace(for: 45) == 88)
    #expect(model.restingPlace(for: 88) == nil)
    #expect(model.restingPlace(for: 0) == nil)
  }
}
