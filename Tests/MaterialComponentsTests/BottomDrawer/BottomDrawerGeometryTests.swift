import Testing

@testable import MaterialComponents

/// Figures: Google's MDCBottomDrawer, and the reports about it that are named.
@Suite("Bottom drawer geometry")
struct BottomDrawerGeometryTests {
  private func drawer(
    container: CGFloat = 800, header: CGFloat = 0, content: CGFloat, safeArea: CGFloat = 0,
    _ edit: (inout BottomDrawerOptions) -> Void = { _ in }
  ) -> BottomDrawerGeometry {
    var options = BottomDrawerOptions()
    edit(&options)
    return BottomDrawerGeometry(
      containerHeight: container, headerHeight: header, contentHeight: content, topSafeArea: safeArea, options: options)
  }

  @Test("a drawer opens to half of the container, or to all of itself where that is less")
  func initialHeight() {
    #expect(drawer(content: 1000).openExtent == 400)
    #expect(drawer(content: 300).openExtent == 300)
    #expect(drawer(container: 801, content: 1000).topInset == 401)
    #expect(drawer(content: 1000) { $0.maximumInitialHeight = 250 }.openExtent == 250)
    #expect(drawer(content: 200) { $0.maximumInitialHeight = 250 }.openExtent == 200)
    // The safe area stays free under a header.
    #expect(drawer(header: 50, content: 1000, safeArea: 24) { $0.maximumInitialHeight = 800 }.topInset == 24)
  }

  @Test("content shorter than the screen stops with all of it shown and no transition (material-components-ios 5147)")
  func shortContent() {
    let drawer = drawer(content: 300)
    #expect(drawer.shownExtent(dragged: 800) == 300)
    #expect(drawer.top(extent: 300) == 500)
    #expect(drawer.transitionRatio(extent: 300) == 0)
    #expect(drawer.state(extent: 300) == .expanded)
  }

  @Test("in between, it stops with all of it shown")
  func expanded() {
    let drawer = drawer(header: 50, content: 550)
    #expect(drawer.surplus == 200)
    #expect(!drawer.reachesFullScreen)
    #expect(drawer.maximumExtent == 600)
    #expect(drawer.state(extent: 400) == .collapsed)
    #expect(drawer.state(extent: 600) == .expanded)
    #expect(drawer.transitionRatio(extent: 600) == 0)
  }

  @Test("the ratio goes from 0 to 1 on the last 20 points, and the safe area, of the way to the top")
  func transition() {
    let plain = drawer(header: 50, content: 1000)
    #expect(plain.maximumExtent == 800)
    #expect(plain.transitionRatio(extent: 780) == 0)
    #expect(abs(plain.transitionRatio(extent: 790) - 0.5) < 1e-9)
    #expect(plain.transitionRatio(extent: 800) == 1)
    #expect(plain.state(extent: 799) == .collapsed)
    #expect(plain.state(extent: 800) == .fullScreen)

    let notched = drawer(header: 50, content: 1000, safeArea: 24)
    // The header's content ends below the safe area.
    #expect(notched.maximumExtent == 776)
    #expect(notched.transitionLength == 44)
    #expect(notched.transitionRatio(extent: 776 - 44) == 0)
    #expect(abs(notched.transitionRatio(extent: 776 - 22) - 0.5) < 1e-9)
    #expect(notched.top(extent: 776) == 0)
    #expect(notched.headerGrowth(extent: 776) == 24)
    #expect(notched.contentViewport == 726)
  }

  @Test("a header that always expands is told of the way to the end of a short drawer")
  func alwaysExpandingHeader() {
    let drawer = drawer(header: 50, content: 550) { $0.alwaysExpandsHeader = true }
    #expect(drawer.transitionRatio(extent: 580) == 0)
    #expect(drawer.transitionRatio(extent: 600) == 1)
    // No way at all is a way that is over.
    #expect(self.drawer(content: 300) { $0.alwaysExpandsHeader = true }.transitionRatio(extent: 300) == 1)
  }

  @Test("a maximum height ends the way before the top, and then there is no transition")
  func maximumHeight() {
    let drawer = drawer(content: 2000) { $0.maximumHeight = 600 }
    #expect(drawer.maximumExtent == 600)
    #expect(drawer.transitionRatio(extent: 600) == 0)
    #expect(drawer.state(extent: 600) == .collapsed)
    #expect(drawer.contentViewport == 600)
  }

  @Test(
    "let go more than 40 points down it is dismissed; a low one by a quarter of its height (material-components-ios 8454)",
    arguments: [
      (800.0, 1000.0, 40.0, false), (800, 1000, 41, true), (320, 100, 25, false), (320, 100, 30, true),
      (800, 159, 39, false), (800, 159, 39.8, true), (800, 160, 39.8, false), (800, 160, 41, true),
    ])
  func dismissal(container: Double, content: Double, distance: Double, isDismissed: Bool) {
    let drawer = drawer(container: CGFloat(container), content: CGFloat(content))
    let open = drawer.openExtent
    let release = drawer.release(at: open - CGFloat(distance), velocity: 0, start: open)
    #expect((release == .dismissal) == isDismissed)
    if !isDismissed { #expect(release == .rest(open)) }
  }

  @Test("faster than 2 points a millisecond down dismisses from anywhere, unless the drag began at full screen")
  func dismissalByVelocity() {
    let drawer = drawer(content: 1000)
    #expect(drawer.release(at: 600, velocity: -2001, start: 650) == .dismissal)
    #expect(drawer.release(at: 600, velocity: -2001, start: 800) == .rest(400))
    #expect(drawer.release(at: 300, velocity: 0, start: 800) == .rest(400))
    let fixed = self.drawer(content: 1000) { $0.isDismissedByDrag = false }
    #expect(fixed.release(at: 300, velocity: -3000, start: 400) == .rest(400))
  }

  @Test("a drawer that a drag doesn't dismiss resists one, and resistance is undone exactly")
  func resistance() {
    let drawer = drawer(content: 1000) { $0.isDismissedByDrag = false }
    let shown = drawer.shownExtent(dragged: 300)
    #expect(shown > 300 && shown < 400)
    #expect(abs(drawer.draggedExtent(shown: shown) - 300) < 1e-6)
    #expect(self.drawer(content: 1000).shownExtent(dragged: 300) == 300)
  }

  @Test("let go in mid-transition it goes to the end that the finger was going to")
  func halfTransitions() {
    let drawer = drawer(content: 1000)
    #expect(drawer.release(at: 790, velocity: 0, start: 700) == .rest(800))
    #expect(drawer.release(at: 785, velocity: 0, start: 700) == .rest(800))
    #expect(drawer.release(at: 795, velocity: 0, start: 800) == .rest(780))
    // 20 pt/s is no throw; the direction counts.
    #expect(drawer.release(at: 790, velocity: -20, start: 700) == .rest(780))
  }

  @Test("anywhere else it stays where momentum brings it")
  func rest() {
    let drawer = drawer(content: 1000)
    #expect(drawer.release(at: 600, velocity: 0, start: 500) == .rest(600))
    guard case .rest(let further) = drawer.release(at: 600, velocity: 200, start: 500) else {
      Issue.record("a slow throw up must not dismiss")
      return
    }
    // 200 pt/s with iOS's deceleration of 0.998 a millisecond go 99.9 points.
    #expect(abs(further - 699.9) < 0.1)
    #expect(drawer.release(at: 600, velocity: 1000, start: 500) == .rest(800))
  }

  @Test("corners go over with the ratio, and stay where the top isn't reached (material-components-android 463)")
  func corners() {
    var style = BottomDrawerStyle.classic
    style.cornerRadius = 16
    #expect(style.cornerRadius(ratio: 0) == 16)
    #expect(style.cornerRadius(ratio: 0.5) == 8)
    #expect(style.cornerRadius(ratio: 1) == 0)
    #expect(style.cornerRadius(ratio: drawer(content: 300).transitionRatio(extent: 300)) == 16)
  }

  @Test("changed content leaves the height that shows, unless there is less of it")
  func contentChange() {
    let old = drawer(content: 300)
    var grown = drawer(content: 1000)
    grown.chosenInitialHeight = 300
    #expect(grown.openExtent == 300)
    #expect(grown.adopted(300, from: old) == 300)
    #expect(grown.maximumExtent == 800)
    var shrunk = drawer(content: 200)
    shrunk.chosenInitialHeight = 300
    #expect(shrunk.adopted(300, from: old) == 200)
    #expect(drawer(content: 900).adopted(800, from: drawer(content: 1000)) == 800)
  }

  @Test("over a grid: in order, without a jump, and without a gap below")
  func grid() {
    for container in stride(from: 200, through: 1000, by: 160) {
      for content in stride(from: 0, through: 2000, by: 130) {
        for header in [0, 56, 90] where header + content > 0 {
          for safeArea in [0, 24] where safeArea < container / 4 {
            let drawer = drawer(
              container: CGFloat(container), header: CGFloat(header), content: CGFloat(content),
              safeArea: CGFloat(safeArea))
            check(drawer)
          }
        }
      }
    }
  }

  private func check(_ drawer: BottomDrawerGeometry) {
    #expect(drawer.initialHeight <= drawer.maximumExtent + 1e-9)
    #expect(drawer.top(extent: drawer.maximumExtent) >= -1e-9)
    if drawer.reachesFullScreen {
      #expect(drawer.transitionRatio(extent: drawer.maximumExtent) == 1)
    } else {
      // All of it shows, down to the container's end.
      #expect(drawer.maximumExtent <= max(drawer.totalHeight, 0) + 1e-9)
    }
    var last: (extent: CGFloat, ratio: CGFloat, bottom: CGFloat)?
    for step in 0...200 {
      let extent = drawer.shownExtent(dragged: drawer.maximumExtent * CGFloat(step) / 180)
      let ratio = drawer.transitionRatio(extent: extent)
      let bottom = drawer.top(extent: extent) + drawer.headerGrowth(extent: extent) + drawer.headerHeight
      if let last {
        #expect(ratio >= last.ratio)
        // The header's lower edge, and so the content, moves just as the finger does.
        #expect(abs((last.bottom - bottom) - (extent - last.extent)) < 1e-6)
      }
      last = (extent, ratio, bottom)
    }
  }
}
