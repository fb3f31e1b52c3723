import MaterialComponents
import Testing

/// mdc-features.md §1a, rows "Height from scroll", "scrollPhase", "scrollPhaseValue", "scrollPhasePercentage", "Shadow".
@Suite("Height and phases of flexible headers")
struct FlexibleHeaderPhaseTests {
  @Test(
    "the header reaches to where the content begins, within its heights",
    arguments: [(0, 128), (40, 88), (72, 56), (500, 56)] as [(CGFloat, CGFloat)])
  func height(place: CGFloat, height: CGFloat) {
    var model = header()
    model.scroll(0, place)
    #expect(model.height == height)
  }

  @Test("pulled content makes it higher, unless it must not")
  func overExtension() {
    var model = header()
    model.scroll(0, -60)
    #expect(model.height == 188)
    model.options.canOverExtend = false
    #expect(model.height == 128)
  }

  @Test("content that is pulled beyond its end moves nothing")
  func bottom() {
    var model = header(56, 128, .enabled)
    model.scroll(0, 900, 1000, end: 1000)
    let (height, shift) = (model.height, model.shift)
    model.scroll(1060, 1030, 1000, end: 1000)
    #expect(model.height == height)
    #expect(model.shift == shift)
    #expect(model.position == 1000)
  }

  @Test("a refresh that runs counts as part of the inset")
  func refresh() {
    var model = header()
    model.contentDidScroll(to: -64, refreshLength: 64)
    #expect(model.height == 128)
    // What is pulled beyond it stretches the header.
    model.contentDidScroll(to: -94, refreshLength: 64)
    #expect(model.height == 158)
  }

  @Test("over-extending: 1 at rest, 2.0 at twice the greatest height")
  func overExtending() {
    var model = header()
    #expect(model.phase == .overExtending)
    #expect(model.phasePercentage == 1)
    #expect(model.phaseValue == 128)
    model.scroll(0, -128)
    #expect(model.phase == .overExtending)
    #expect(model.phasePercentage == 2)
    #expect(model.phaseValue == 256)
  }

  @Test("collapsing: 1 fully open, 0 collapsed; the value is the height")
  func collapsing() {
    var model = header()
    model.scroll(0, 36)
    #expect(model.phase == .collapsing)
    #expect(model.phasePercentage == 0.5)
    #expect(model.phaseValue == 92)
    model.scroll(72)
    #expect(model.phasePercentage == 0)
    #expect(model.collapsedFraction == 1)
  }

  @Test("shifting: 0 in its place, 1 gone; the value is the lower edge")
  func shifting() {
    var model = header(56, 128, .enabled)
    model.scroll(0, 72, 100)
    #expect(model.phase == .shifting)
    #expect(model.phasePercentage == 0.5)
    #expect(model.phaseValue == 28)
    model.scroll(128)
    #expect(model.phasePercentage == 1)
    #expect(model.isShiftedOffscreen)
  }

  @Test("a header of one height has no way to collapse: 0, not a division by it")
  func oneHeight() {
    var model = header(56, 56)
    model.scroll(0, 30)
    #expect(model.phase == .overExtending)
    #expect(model.collapsedFraction == 0)
    #expect(header(0, 0).phasePercentage == 1)
  }

  @Test(
    "the shadow is complete when 8 points lie under the header",
    arguments: [(72, 0), (74, 0.25), (76, 0.5), (80, 1), (200, 1)] as [(CGFloat, CGFloat)])
  func shadow(place: CGFloat, intensity: CGFloat) {
    var model = header()
    model.scroll(0, place)
    #expect(model.shadowIntensity == intensity)
  }

  @Test("in front of infinite content there is always a shadow")
  func infinite() {
    let model = header { $0.isInFrontOfInfiniteContent = true }
    #expect(model.shadowIntensity == 1)
    #expect(model.isDetachedFromTopOfContent)
  }

  @Test("the shadow goes with a header that leaves")
  func leavingShadow() {
    var model = header(56, 56, .enabled)
    model.scroll(0, 500, 1000)
    #expect(model.shadowIntensity == 0)
    model.scroll(1000 - 175 - 28)
    #expect(model.shift == 28)
    #expect(model.shadowIntensity == 0.5)
  }

  @Test("content shows as scrolled under the header once it is 0.5 points under it")
  func detached() {
    var model = header()
    model.scroll(0, 72.5)
    #expect(!model.isDetachedFromTopOfContent)
    model.scroll(72.6)
    #expect(model.isDetachedFromTopOfContent)
  }

  @Test("the shadow stays as it was without content, or goes, as asked")
  func keptShadow() {
    var model = header()
    model.scroll(0, 300)
    model.forgetContent()
    #expect(model.shadowIntensity == 1)
    #expect(model.height == 128)
    var other = header { $0.keepsShadowWithoutScrollView = false }
    other.scroll(0, 300)
    other.forgetContent()
    #expect(other.shadowIntensity == 0)
  }
}
