import MaterialTesting
import Testing

@testable import MaterialComponents

/// The drawer against a model of the rules that knows nothing of it, over a grid of sizes and paths.
@MainActor
struct BottomDrawerRulesTests {
  private nonisolated static let containers: [Double] = [320, 480, 600, 800, 1000]
  private nonisolated static let contents: [Double] = [1, 50, 103, 104, 150, 300, 399, 400, 544, 744, 800, 1200, 5000]
  private nonisolated static let headers: [Double] = [0, 56]
  private nonisolated static let safeAreas: [Double] = [0, 24, 44]

  private nonisolated static let cases: [BottomDrawerRules] = containers.flatMap { container in
    headers.flatMap { header in
      safeAreas.flatMap { safeArea in
        contents.map {
          BottomDrawerRules(container: container, header: header, content: $0, safeArea: safeArea)
        }
      }
    }
  }

  private func geometry(_ rules: BottomDrawerRules) -> BottomDrawerGeometry {
    BottomDrawerGeometry(
      containerHeight: rules.container, headerHeight: rules.header, contentHeight: rules.content,
      topSafeArea: rules.safeArea)
  }

  @Test("heights, ratio and header agree with the rules at every point of the way")
  func way() {
    for rules in Self.cases {
      let geometry = geometry(rules)
      #expect(abs(geometry.topInset - rules.topInset) < 1e-9, "\(rules)")
      #expect(abs(geometry.maximumOffset - max(0, min(rules.way, rules.topInset))) < 1e-9, "\(rules)")
      #expect(geometry.reachesFullScreen == rules.reachesFullScreen, "\(rules)")
      var y = 0.0
      while y <= geometry.maximumOffset {
        let extent = geometry.extent(offset: y)
        #expect(abs(geometry.transitionRatio(extent: extent) - rules.ratio(y)) < 1e-9, "\(rules) at \(y)")
        let headerHeight = rules.header + geometry.headerGrowth(extent: extent)
        #expect(abs(headerHeight - rules.headerHeight(y)) < 1e-9, "\(rules) at \(y)")
        let contentTop = geometry.top(extent: extent) + headerHeight
        #expect(abs(contentTop - rules.contentTop(y)) < 1e-9, "\(rules) at \(y)")
        // Never above the window, and the header's own content always below what the system covers.
        #expect(geometry.top(extent: extent) >= -1e-9, "\(rules) at \(y)")
        y += 0.5
      }
    }
  }

  @Test("a drawer is dismissed where the rules say, and nowhere else")
  func dismissal() {
    for rules in Self.cases {
      let geometry = geometry(rules)
      let full = geometry.maximumExtent
      for start in [geometry.openExtent, full] {
        for below in [-30.0, 0, 10, 12.6, 26, 38, 39.9, 40.1, 120] where below <= geometry.openExtent {
          for velocity in [-2500.0, -1900, 0, 1500] {
            let extent = geometry.openExtent - below
            guard extent <= full else { continue }
            let isDismissed = rules.isDismissed(
              at: -below, velocity: velocity, beganAtFullScreen: geometry.state(extent: start) == .fullScreen)
            let release = geometry.release(at: extent, velocity: velocity, start: start)
            #expect((release == .dismissal) == isDismissed, "\(rules), \(below) below at \(velocity) from \(start)")
          }
        }
      }
    }
  }

  /// The paths of a finger, in points up.
  private nonisolated static let paths: [[CGFloat]] = [
    [11, 40, 40, 200, 300, 300], [-15, -20, 60, 200, -300, 90], [11, 390, -5, 5, -395, -3], [-11, -200, 180, 400, -60],
    [700, -700, 350, 350, -1],
  ]

  @Test("in a window it goes where the rules say, and the header never by more than the finger", arguments: paths)
  func windows(path: [CGFloat]) async throws {
    for (height, rows) in [(480, 1), (480, 40), (600, 4), (800, 3), (800, 9), (800, 12), (800, 40), (1000, 17)] {
      let drawer = try await BottomDrawerTests.Opened(height: CGFloat(height), rows: rows)
      let rules = BottomDrawerRules(
        container: Double(height), header: 56, content: Double(rows) * 50, safeArea: 0)
      try drawer.window.press(on: .id("header"), pointer: .touch)
      var finger = 0.0
      var last = try drawer.header.minY
      for step in path {
        drawer.window.move(by: CGSize(width: 0, height: -step))
        // A finger that pulls further than the drawer goes leaves it at once on the way back.
        finger = min(finger + Double(step), rules.way)
        let y = max(finger, -(Double(height) - rules.topInset))
        let top = try drawer.window.all(.id("header")).first?.frame.minY ?? CGFloat(height)
        let expected = rules.contentTop(y) - rules.headerHeight(y)
        #expect(abs(Double(top) - expected) <= 1, "\(rows) rows in \(height), \(finger) up")
        #expect(abs(top - last) <= abs(step) + 1, "\(rows) rows in \(height), \(finger) up")
        #expect(abs(Double(drawer.controller.transitionRatio) - rules.ratio(y)) < 1e-6)
        last = top
      }
    }
  }

  @Test("whatever is done to it at random, it comes to rest open or gone, without a gap", arguments: 1...8)
  func random(seed: Int) async throws {
    var numbers = SplitMix(seed: UInt64(seed))
    let drawer = try await BottomDrawerTests.Opened(rows: [2, 12, 60][seed % 3]) { $0.showsHandle = seed % 2 == 0 }
    let window = drawer.window
    for _ in 0..<150 {
      switch numbers.next() % 9 {
      case 0: if !drawer.isShown.value { drawer.isShown.value = true }
      case 1: window.key(["Escape", "PageDown", "End", "Home", "Tab", "ArrowDown"][Int(numbers.next() % 6)])
      case 2: window.turnWheel(at: CGPoint(x: 200, y: 700), notches: CGFloat(Int(numbers.next() % 7)) - 3)
      case 3: drawer.controller.expandToFullScreen()
      case 4: drawer.controller.collapse()
      case 5: drawer.rows.value = [1, 4, 12, 40][Int(numbers.next() % 4)]
      default:
        let start = CGPoint(x: 200, y: CGFloat(numbers.next() % 800))
        window.press(at: start, pointer: .touch)
        for _ in 0..<Int(numbers.next() % 5) {
          window.move(by: CGSize(width: 0, height: CGFloat(Int(numbers.next() % 301)) - 150))
          window.advance(by: 1.0 / 60)
        }
        if numbers.next() % 2 == 0 { window.advance(by: 0.2) }
        window.release()
      }
      window.advance(by: Double(numbers.next() % 30) / 100)
    }
    drawer.isShown.value = true
    _ = await window.settle()
    let geometry = drawer.controller.geometry
    #expect(drawer.extent >= geometry.openExtent - 0.5 && drawer.extent <= geometry.maximumExtent + 0.5)
    #expect(!window.window.graph.needsFrame)
    #expect(try window.all(.role(.dialog)).count == 1)
    // All of it, down to the window's end, is the drawer's.
    let last = try window.all(Finder(labelContains: "Row")).map(\.frame.maxY).max() ?? 0
    #expect(geometry.totalHeight <= drawer.extent + 0.5 || last >= 800 - 0.5)
    drawer.isShown.value = false
    _ = await window.settle()
    #expect(try window.all(.role(.dialog)).isEmpty)
  }
}
