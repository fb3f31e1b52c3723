import MaterialComponents
import Testing

/// mdc-features.md §1a, rows "Several scroll views" and "After handover"; cases/material.md A1, A2, A11.
@Suite("Flexible headers over several contents")
struct FlexibleHeaderHandOverTests {
  @Test("content that asks for a higher header is moved by the difference, and the header stays")
  func higher() {
    var model = header()
    model.scroll(0, 72)
    let (place, changes) = model.handOver(to: 0, end: 2000)
    #expect(place == 72)
    #expect(!changes)
    #expect(model.height == 56)
  }

  @Test("content that makes it lower stays, and the height moves")
  func lower() {
    var model = header()
    let (place, changes) = model.handOver(to: 500, end: 2000)
    #expect(place == 500)
    #expect(changes)
    #expect(model.height == 56)
  }

  @Test("half collapsed it stays so")
  func half() {
    var model = header()
    model.scroll(0, 30)
    #expect(model.handOver(to: 0, end: 2000).place == 30)
    #expect(model.height == 98)
  }

  @Test("content that is too short for that lets the header grow over time")
  func short() {
    var model = header()
    model.scroll(0, 72)
    let (place, changes) = model.handOver(to: 0, end: 0)
    #expect(place == 0)
    #expect(changes)
    #expect(model.height == 128)
  }

  @Test("under a header that is away, content goes up to the screen's edge at least")
  func shifted() {
    var model = header(56, 128, .enabled)
    model.scroll(0, 1000)
    #expect(model.handOver(to: 0, end: 2000).place == 128)
    #expect(model.isShiftedOffscreen)
    #expect(model.handOver(to: 700, end: 2000).place == 700)
    #expect(model.isShiftedOffscreen)
  }

  @Test("what was scrolled before counts no more")
  func forgotten() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500, 300)
    let shift = model.shift
    _ = model.handOver(to: 1500, end: 5000)
    model.scroll(1500)
    #expect(model.shift == shift)
  }
}
