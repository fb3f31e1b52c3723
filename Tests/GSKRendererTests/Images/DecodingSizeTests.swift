import Testing
import ViewEngine

@testable import GSKRenderer

@Suite("Sizes to decode at") struct DecodingSizeTests {
  private func size(
    _ width: Int, _ height: Int, target: ImageTarget?, isScalable: Bool = false, limits: ImageLimits = ImageLimits()
  ) -> DecodingSize {
    DecodingSize(width: width, height: height, target: target, isScalable: isScalable, limits: limits)
  }

  @Test("the size covers the target in both directions and keeps the aspect")
  func covers() {
    let wide = size(1600, 900, target: ImageTarget(pixelWidth: 760, pixelHeight: 320))
    // 1600 : 900 at a width of 760 is 427.5 high.
    #expect(wide.width == 760 && wide.height == 428 && !wide.isLargest)
    let tall = size(900, 1600, target: ImageTarget(pixelWidth: 760, pixelHeight: 320))
    #expect(tall.width == 760 && tall.height == 1351)
  }

  @Test("kept pixels and the longest side are limited")
  func limits() {
    let many = size(20_000, 20_000, target: nil, limits: ImageLimits(keptPixels: 1_000_000))
    #expect(many.width == 1000 && many.height == 1000 && many.isLargest)
    let long = size(1_000_000, 1, target: nil)
    #expect(long.width == 16_384 && long.height == 1)
  }

  @Test("sizes that are none count as one pixel")
  func survives() {
    let none = size(0, -5, target: ImageTarget(pixelWidth: 0, pixelHeight: -1))
    #expect(none.width == 1 && none.height == 1)
  }
}
