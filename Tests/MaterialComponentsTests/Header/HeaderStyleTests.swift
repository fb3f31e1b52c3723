import Testing

@testable import MaterialComponents

@Suite("Header styles")
struct HeaderStyleTests {
  private func context(_ offset: CGFloat) -> HeaderContext<NoTab> {
    var context = HeaderContext(selectedTab: NoTab.none)
    context.geometry = .k
    context.offset = offset
    return context
  }

  @Test("each style half way up (example 9)")
  func halfWay() {
    let half = context(75)
    #expect(OffsetHeaderStyle().effect(in: half) == HeaderEffect(opacity: 0.5))
    #expect(OffsetHeaderStyle(fade: false).effect(in: half) == HeaderEffect())
    #expect(ShrinkHeaderStyle().effect(in: half) == HeaderEffect(scale: 0.75, offset: 26.25, opacity: 0.5))
    #expect(
      ShrinkHeaderStyle(fade: false, minimumScale: 0.55, offsetFactor: 0, anchor: .top).effect(in: half)
        == HeaderEffect(scale: 0.775))
    #expect(ParallaxHeaderStyle().effect(in: half) == HeaderEffect(offset: 26.25))
    #expect(FixedHeaderStyle().effect(in: half) == HeaderEffect(offset: 75))
    #expect(FixedHeaderStyle(fade: true).effect(in: half).opacity == 0.5)
  }

  @Test("parallax 0 moves with the header, 1 stays on the screen (§8)")
  func parallax() {
    #expect(ParallaxHeaderStyle(amount: 0).effect(in: context(75)).offset == 0)
    #expect(ParallaxHeaderStyle(amount: 1).effect(in: context(75)).offset == 75)
  }

  @Test("stretched by 40 (example 10)")
  func stretched() {
    let stretched = context(-40)
    #expect(abs(ShrinkHeaderStyle().effect(in: stretched).scale - 1.1) < 1e-9)
    #expect(ShrinkHeaderStyle().effect(in: stretched).offset == 0)
    #expect(ShrinkHeaderStyle().effect(in: stretched).opacity == 1)
    #expect(ParallaxHeaderStyle().effect(in: stretched) == HeaderEffect())
    #expect(FixedHeaderStyle().effect(in: stretched) == HeaderEffect())
  }

  @Test("in a context of no header nothing is moved, scaled or faded (§9)")
  func empty() {
    let context = HeaderContext(selectedTab: NoTab.none)
    #expect(context.unitOffset == 0)
    #expect(context.height == 0)
    #expect(ShrinkHeaderStyle().effect(in: context) == HeaderEffect())
    #expect(OffsetHeaderStyle().effect(in: context) == HeaderEffect())
    #expect(context == HeaderContext(selectedTab: .none))
  }

  @Test("helpers keep values in their range")
  func clamping() {
    #expect((-0.5).clamped01() == 0)
    #expect(1.5.clamped01() == 1)
    #expect(5.clamped(min: 1, max: 3) == 3)
  }
}
