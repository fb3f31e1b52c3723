import MaterialComponents
import Testing

/// mdc-features.md §1a, rows "Default height", "min/max coupling", "Safe area in min/max" and "Content inset injection".
@Suite("Heights of flexible headers")
struct FlexibleHeaderHeightsTests {
  @Test("both are 56 by default, so that a header neither collapses nor stretches")
  func defaults() {
    let heights = FlexibleHeaderHeights()
    #expect(heights.minimum == 56)
    #expect(heights.maximum == 56)
    #expect(heights.range == 0)
  }

  @Test("raising the minimum over the maximum raises that: 100, 200 gives 200 and 200")
  func raise() {
    var heights = FlexibleHeaderHeights()
    heights.maximum = 100
    heights.minimum = 200
    #expect(heights.minimum == 200)
    #expect(heights.maximum == 200)
  }

  @Test("lowering the maximum under the minimum lowers that: 50, 30 gives 30 and 30")
  func lower() {
    var heights = FlexibleHeaderHeights()
    heights.minimum = 50
    heights.maximum = 30
    #expect(heights.minimum == 30)
    #expect(heights.maximum == 30)
  }

  @Test("the safe area is added to what was set")
  func added() {
    var heights = FlexibleHeaderHeights(minimum: 56, maximum: 128)
    heights.topSafeArea = 44
    #expect(heights.effectiveMinimum == 100)
    #expect(heights.effectiveMaximum == 172)
    #expect(heights.minimum == 56)
  }

  @Test("with the safe area counted the default is 56 more than that, and follows it until a height is set")
  func counted() {
    var heights = FlexibleHeaderHeights()
    heights.includesSafeArea = true
    heights.topSafeArea = 20
    #expect(heights.minimum == 76)
    heights.topSafeArea = 44
    #expect(heights.minimum == 100)
    #expect(heights.effectiveMaximum == 100)
    heights.maximum = 200
    #expect(heights.minimum == 100)
    heights.topSafeArea = 0
    #expect(heights.minimum == 100)
    #expect(heights.maximum == 200)
  }

  @Test("a change of whether the safe area counts converts the figures and leaves the header as it is")
  func converted() {
    var heights = FlexibleHeaderHeights(minimum: 56, maximum: 128)
    heights.topSafeArea = 44
    heights.includesSafeArea = true
    #expect(heights.minimum == 100)
    #expect(heights.effectiveMinimum == 100)
    #expect(heights.effectiveMaximum == 172)
    heights.includesSafeArea = false
    #expect(heights.minimum == 56)
    #expect(heights.effectiveMaximum == 172)
  }

  @Test("lengths that are none count as 0")
  func wrong() {
    let heights = FlexibleHeaderHeights(minimum: -.infinity, maximum: .nan)
    #expect(heights.minimum == 0)
    #expect(heights.maximum == 0)
  }
}
