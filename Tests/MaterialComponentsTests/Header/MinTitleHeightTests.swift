import Testing

@testable import MaterialComponents

@Suite("Minimum title height")
struct MinTitleHeightTests {
  @Test(
    "each metric gives a height between none and all of the title (example 11)",
    arguments: [
      (MinTitleHeight(.absolute(500)), 200), (MinTitleHeight(.absolute(-5)), 0), (MinTitleHeight(.relative(0.25)), 50),
      (MinTitleHeight(.relative(1.7)), 200), (MinTitleHeight(.content(scale: 0.55), contentHeight: 68), 37.4),
      (MinTitleHeight(.content(), contentHeight: 68), 68), (MinTitleHeight(.content()), 0),
      (MinTitleHeight(.absolute(.nan)), 0),
    ] as [(MinTitleHeight, CGFloat)])
  func resolution(minimum: MinTitleHeight, height: CGFloat) {
    #expect(abs(minimum.height(in: 200) - height) < 1e-9)
  }

  private func reduced(_ metrics: MinTitleHeightModifier.Metric...) -> MinTitleHeightModifier.Metric {
    var value = MinTitleHeight(metrics[0])
    for metric in metrics.dropFirst() { MinTitleHeightKey.reduce(value: &value) { MinTitleHeight(metric) } }
    return value.metric
  }

  @Test("the last of several counts, and the default counts for nothing (example 11)")
  func several() {
    #expect(reduced(.absolute(50), .absolute(0)) == .absolute(50))
    #expect(reduced(.absolute(50), .relative(0)) == .relative(0))
    #expect(reduced(.relative(0.5), .content(), .absolute(0)) == .content())
    #expect(reduced(.absolute(0), .absolute(20)) == .absolute(20))
  }

  @Test("reducing in groups gives the same as one after the other")
  func associative() {
    let all = [
      MinTitleHeight(.content(), contentHeight: 40), MinTitleHeight(.absolute(0)), MinTitleHeight(.relative(1)),
    ]
    var left = all[0]
    MinTitleHeightKey.reduce(value: &left) { all[1] }
    MinTitleHeightKey.reduce(value: &left) { all[2] }
    var right = all[1]
    MinTitleHeightKey.reduce(value: &right) { all[2] }
    var whole = all[0]
    MinTitleHeightKey.reduce(value: &whole) { right }
    #expect(left == whole)
    #expect(left.contentHeight == 40)
  }
}
