/// Shrinks as the header collapses, and grows as it is stretched.
public struct ShrinkHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool
  private let minimumScale: CGFloat
  private let offsetFactor: CGFloat
  private let anchor: UnitPoint

  /// - Parameters:
  ///   - fade: whether the element fades out as the header collapses. Default: true.
  ///   - minimumScale: the scale when the header is collapsed. Default: 0.5.
  ///   - offsetFactor: the part of the header's motion that is taken back. Default: 0.35.
  ///   - anchor: the point that stays in place while the element shrinks. Default: the centre.
  nonisolated public init(
    fade: Bool = true, minimumScale: CGFloat = 0.5, offsetFactor: CGFloat = 0.35, anchor: UnitPoint = .center
  ) {
    self.fade = fade
    self.minimumScale = minimumScale
    self.offsetFactor = offsetFactor
    self.anchor = anchor
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.headerEffect(effect(in: context), anchor: anchor)
  }

  nonisolated func effect(in context: HeaderContext<Tab>) -> HeaderEffect {
    let part = context.unitOffset
    return HeaderEffect(
      scale: 1 - part + part * minimumScale, offset: max(0, context.offset) * offsetFactor,
      opacity: fade ? context.fade : 1)
  }
}
