/// Moves with the header, and fades.
public struct OffsetHeaderStyle<Tab: Hashable>: HeaderStyle {
  private let fade: Bool

  /// - Parameter fade: whether the element fades out as the header collapses. Default: true.
  nonisolated public init(fade: Bool = true) { self.fade = fade }

  public func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.headerEffect(effect(in: context))
  }

  nonisolated func effect(in context: HeaderContext<Tab>) -> HeaderEffect {
    HeaderEffect(opacity: fade ? context.fade : 1)
  }
}
