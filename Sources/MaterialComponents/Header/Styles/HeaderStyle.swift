/// An effect of a header's element that depends on how far the header is collapsed.
///
/// ```swift
/// struct BlurHeaderStyle<Tab: Hashable>: HeaderStyle {
///   func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
///     content.blur(radius: 8 * context.unitOffset.clamped01())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol HeaderStyle {
  associatedtype Body: View
  /// The type of the header's tabs.
  associatedtype Tab: Hashable
  typealias Content = AnyView

  /// The element with its effect. It is made anew when what it reads of the context changes.
  @ViewBuilder func makeBody(context: HeaderContext<Tab>, content: Content) -> Body
}

extension View {
  /// Gives an element of a header an effect. Several can be nested; the order matters, as it does with modifiers.
  ///
  /// Effects change how an element is drawn. Layout, and so the header's height, does not see them.
  public func headerStyle<S: HeaderStyle, Tab: Hashable>(_ style: S, context: HeaderContext<Tab>) -> some View
  where S.Tab == Tab {
    modifier(HeaderStyleModifier(style: style, context: context))
  }
}

private struct HeaderStyleModifier<Style: HeaderStyle>: ViewModifier {
  let style: Style
  let context: HeaderContext<Style.Tab>

  func body(content: Content) -> some View { style.makeBody(context: context, content: AnyView(content)) }
}

/// How an element is drawn by one of Material's header styles: a pure function of the header's figures.
struct HeaderEffect: Equatable {
  var scale: CGFloat = 1
  /// Downwards, in points, against the header's own motion.
  var offset: CGFloat = 0
  var opacity: Double = 1
}

extension HeaderContext {
  /// Opaque at rest, gone when collapsed.
  var fade: Double { Double((1 - unitOffset).clamped01()) }
}

extension View {
  /// Scales, then moves, then fades.
  func headerEffect(_ effect: HeaderEffect, anchor: UnitPoint = .center) -> some View {
    scaleEffect(effect.scale, anchor: anchor).offset(y: effect.offset).opacity(effect.opacity)
  }
}
