import Testing

@testable import ViewEngine

@Suite("Rules of panels that rest at steps")
struct StepPanelModelTests {
  private let sheet = StepPanelModel(rests: [600, 300], openExtent: 300)

  @Test("a panel is dragged between nothing and its largest rest")
  func dragging() {
    #expect(sheet.maximumExtent == 600)
    #expect(sheet.shownExtent(dragged: 450) == 450)
    #expect(sheet.shownExtent(dragged: 700) == 600)
    #expect(sheet.shownExtent(dragged: -20) == 0)
  }

  @Test(
    "let go slowly it goes to the nearest rest, or away",
    arguments: [(590.0, 600.0), (460, 600), (440, 300), (160, 300), (140, 0)])
  func nearest(extent: Double, place: Double) {
    let release = sheet.release(at: CGFloat(extent), velocity: 0, start: 300)
    #expect(release == (place == 0 ? .dismissal : .rest(CGFloat(place))))
  }

  // 700 points a second: Flutter's bottom sheet.
  @Test(
    "let go fast it goes on to the next rest in the direction of the finger",
    arguments: [(310.0, 700.0, 600.0), (310, 699, 300), (590, -700, 300), (290, -700, 0), (20, 800, 300)])
  func thrown(extent: Double, velocity: Double, place: Double) {
    let release = sheet.release(at: CGFloat(extent), velocity: CGFloat(velocity), start: 300)
    #expect(release == (place == 0 ? .dismissal : .rest(CGFloat(place))))
  }

  @Test("one that may not be dragged away resists, comes back, and resistance is undone exactly")
  func resistance() {
    var fixed = sheet
    fixed.isDismissible = false
    let shown = fixed.shownExtent(dragged: 100)
    #expect(shown > 100 && shown < 300)
    #expect(abs(fixed.draggedExtent(shown: shown) - 100) < 1e-6)
    #expect(fixed.release(at: shown, velocity: -5000, start: 300) == .rest(300))
  }

  @Test("a notch of a wheel goes one rest further, and is left to the content at the last")
  func steps() {
    #expect(sheet.step(from: 300, by: 20) == (600, 20))
    #expect(sheet.step(from: 600, by: 20) == (600, 0))
    #expect(sheet.step(from: 600, by: -20) == (300, -20))
    #expect(sheet.step(from: 300, by: -20) == (300, 0))
  }

  @Test("new rests keep the place in the order, or the nearest one")
  func adoption() {
    #expect(StepPanelModel(rests: [200, 400]).adopted(600, from: sheet) == 400)
    #expect(StepPanelModel(rests: [350]).adopted(600, from: sheet) == 350)
    #expect(StepPanelModel(rests: []).maximumExtent == 0)
  }
}
