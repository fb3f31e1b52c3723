import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("The way of tab indicators")
struct TabIndicatorHullTests {
  private func fixture(_ widths: [CGFloat]) -> TabsFixture {
    let k = TabsFixture()
    k.tabs = widths.indices.map { ["A", "B", "C", "D", "E"][$0] }
    k.labelWidths = Dictionary(uniqueKeysWithValues: zip(k.tabs, widths))
    return k
  }

  @Test(
    "over several tabs no frame lies outside of start and end, and the end is exact (material case 17)",
    arguments: [TabsFixture.Bar.material, .primary, .secondary])
  func jump(bar: TabsFixture.Bar) throws {
    let k = fixture([60, 60, 60, 60, 60])
    k.bar = bar
    let window = try k.open()
    let start = try #require(k.indicator(in: window))
    k.select("D")
    var frames: [CGRect] = []
    for _ in 0..<90 {
      window.advance(by: 1.0 / 60)
      frames.append(try #require(k.indicator(in: window)))
    }
    let end = try #require(frames.last)
    #expect(abs(end.midX - start.midX - 3 * 78) < 1)
    // Edges are drawn on whole pixels.
    #expect(frames.allSatisfy { $0.minX >= start.minX - 1 && $0.maxX <= end.maxX + 1 })
    #expect(try abs(end.midX - window.all(.role(.tab))[3].bounds.midX) < 0.6)
  }

  @Test("a bar that is made anew while the indicator moves does not stop it (material case 19)")
  func rebuilt() throws {
    func way(rebuilding: Bool) throws -> [CGRect] {
      let k = fixture([60, 60, 60])
      let window = try k.open()
      k.select("B")
      return try (0..<30).map { frame in
        window.advance(by: 1.0 / 60)
        if rebuilding, frame == 4 { k.badges["C"] = .dot }
        if rebuilding, frame == 6 { k.disabled = ["C"] }
        return try #require(k.indicator(in: window))
      }
    }
    #expect(try way(rebuilding: true) == way(rebuilding: false))
  }

  @Test(
    "between labels of 60 and 240 both edges go one way (material case 20)",
    arguments: [TabsFixture.Bar.material, .primary])
  func uneven(bar: TabsFixture.Bar) throws {
    let k = fixture([60, 240])
    k.bar = bar
    k.fillsBar = false
    let window = try k.open(width: 500)
    for tab in ["B", "A"] {
      let start = try #require(k.indicator(in: window))
      k.select(tab)
      var frames: [CGRect] = []
      for _ in 0..<90 {
        window.advance(by: 1.0 / 60)
        frames.append(try #require(k.indicator(in: window)))
      }
      let end = try #require(frames.last)
      for edge in [\CGRect.minX, \.maxX] {
        let (from, to) = (start[keyPath: edge], end[keyPath: edge])
        // The bar's own spring goes 2 % beyond (§6.3), others not at all; a pixel for the edges.
        let beyond = (bar == .material ? 0.02 : 0) * abs(to - from) + 1
        let hull = (min(from, to) - beyond)...(max(from, to) + beyond)
        #expect(frames.allSatisfy { hull.contains($0[keyPath: edge]) })
      }
    }
  }

  @Test(
    "a badge is as wide as its text needs, with space beside it (material case 16)", arguments: ["7", "303", "999+"])
  func badge(text: String) throws {
    let window = try TestWindow(width: 300, height: 100) {
      TabBadgeProbe(text: text).materialTheme(.baseline)
    }
    let texts = Drawn.all(in: window.displayItem).compactMap { drawn -> TextLayout? in
      guard case .text(let layout, _, _, _) = drawn.operation else { return nil }
      return layout
    }
    let layout = try #require(texts.last)
    #expect(!layout.isTruncated)
    let plate = try #require(
      Drawn.all(in: window.displayItem).compactMap(\.fill).last { $0.color == MaterialColorScheme.light[.error] })
    // 4 points beside the text, 16 high and at least as wide (md.comp.badge).
    #expect(plate.shape.bounds.width >= max(16, layout.size.width + 8 - 0.5))
    #expect(plate.shape.bounds.height == 16)
  }
}

private struct TabBadgeProbe: View {
  let text: String
  @State private var tab = 0

  var body: some View {
    PrimaryTabBar([0], selection: $tab) { _ in
      TabBarItem("A", badge: TabBadge(text: text, accessibilityLabel: text))
    }
  }
}
