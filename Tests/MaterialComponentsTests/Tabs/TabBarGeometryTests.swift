import Testing

@testable import MaterialComponents

@Suite("Tab bar geometry")
struct TabBarGeometryTests {
  // Example 12's labels.
  private static let labels = [
    CGSize(width: 60, height: 45), CGSize(width: 120, height: 48), CGSize(width: 90, height: 45),
  ]

  private func bar(
    _ labels: [CGSize] = labels, width: CGFloat, _ sizing: MaterialTabBar<Int>.Sizing = .proportionalWidth,
    spacing: CGFloat = 0, fills: Bool = true, height: CGFloat? = nil
  ) -> TabBarGeometry {
    TabBarGeometry(
      labels: labels, width: width, height: height, sizing: sizing, spacing: spacing, fillsAvailableSpace: fills)
  }

  @Test("labels share what is left of the bar (example 12)")
  func fill() {
    #expect(bar(width: 390).cells.map(\.width) == [100, 160, 130])
    #expect(bar(width: 390).size == CGSize(width: 390, height: 48))
    #expect(bar(width: 390, .equalWidth).cells.map(\.width) == [130, 130, 130])
    let spaced = bar(width: 390, spacing: 8).cells
    for (cell, width) in zip(spaced, [94.667, 154.667, 124.667]) { #expect(abs(cell.width - width) < 0.001) }
    for (cell, x) in zip(spaced, [0, 102.667, 265.333]) { #expect(abs(cell.minX - x) < 0.001) }
  }

  @Test("labels that don't fit keep their widths (example 12)")
  func scrolls() {
    #expect(bar(width: 200).cells.map(\.width) == [60, 120, 90])
    #expect(bar(width: 200).size.width == 270)
    #expect(bar(width: 200, .equalWidth).cells.map(\.width) == [120, 120, 120])
    #expect(bar(width: 200, .equalWidth).size.width == 360)
    #expect(bar(width: 390, .equalWidth, fills: false).size.width == 360)
  }

  @Test("all labels are as high as the highest, or as the bar asks (example 12)")
  func heights() {
    for height in [nil, 0] as [CGFloat?] {
      #expect(bar(width: 390, height: height).cells.allSatisfy { $0.height == 48 })
    }
    #expect(bar(width: 390, height: 60).size.height == 60)
    #expect(bar(width: 390, height: 60).cells.allSatisfy { $0.height == 60 })
  }

  @Test("two labels of 60 in a bar of 390: filled 195 each, else 60 each (case 32)")
  func twoLabels() {
    let two = Array(repeating: CGSize(width: 60, height: 48), count: 2)
    #expect(bar(two, width: 390).cells.map(\.width) == [195, 195])
    #expect(bar(two, width: 390, .equalWidth).cells.map(\.width) == [195, 195])
    #expect(bar(two, width: 390, fills: false).size.width == 120)
    let wide = Array(repeating: CGSize(width: 250, height: 48), count: 2)
    #expect(bar(wide, width: 390).cells.map(\.width) == [250, 250])
  }

  @Test("no labels, and no width: everything is finite (§6.1, cases 28 and 29)")
  func empty() {
    #expect(bar([], width: 390).size == CGSize(width: 390, height: 0))
    #expect(bar([], width: 390).cells.isEmpty)
    #expect(bar(width: 0).cells.map(\.width) == [60, 120, 90])
    #expect(bar([], width: 0, .equalWidth, fills: false).size == .zero)
  }

  @Test("the selected label goes to the middle, as far as the ends allow (example 13, case 25)")
  func centring() {
    let cells = bar(width: 200).cells
    let offsets = cells.map { TabBarGeometry.offset(centering: $0, in: 200, contentWidth: 270) }
    #expect(offsets == [0, 20, 70])
    #expect(TabBarGeometry.offset(centering: cells[2], in: 400, contentWidth: 270) == 0)
  }
}
