/// Moves up slower than the header.
public struct ParallaxHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let amount: CGFloat
  private let fade: Bool

  /// - Parameters:
  ///   - amount: the part of the header's motion that is taken back: with 0 the element moves with the header, with 1 it
  ///     stays where it is on the screen. Default: 0.35.
  ///   - fade: whether the element fades out as the header collapses. Default: false.
  nonisolated public init(amount: CGFloat = 0.35, fade: Bool = false) {
    self.amount = amount
    self.fade = fade
  }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.headerEffect(effect(in: context))
  }

  nonisolated func effect(in context: HeaderContext<Tab>) -> HeaderEffect {
    HeaderEffect(offset: max(0, context.offset) * amount, opacity: fade ? context.fade : 1)
  }
}
