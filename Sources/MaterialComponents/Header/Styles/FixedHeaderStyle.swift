/// Stays where it is on the screen while the header moves up. With `minTitleHeight(.content())` an element at the top of
/// the title stays in sight.
public struct FixedHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool

  /// - Parameter fade: whether the element fades out as the header collapses. Default: false.
  nonisolated public init(fade: Bool = false) { self.fade = fade }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.headerEffect(effect(in: context))
  }

  nonisolated func effect(in context: HeaderContext<Tab>) -> HeaderEffect {
    HeaderEffect(offset: max(0, context.offset), opacity: fade ? context.fade : 1)
  }
}
