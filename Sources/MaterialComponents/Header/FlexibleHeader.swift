/// A header that collapses over scrolling content and stretches when the content is pulled down.
///
/// The title scrolls away until `minimumTitleHeight` of it is left; the bar below it stays. The background lies behind
/// both and grows with the title. Put the content into a ``HeaderScroll``.
///
/// ```swift
/// FlexibleHeader(minimumTitleHeight: 44, selection: source) { header in
///   Title(header: header).frame(height: 352)
/// } bar: { _ in
///   PrimaryTabBar(sources, selection: $source) { $0.name }
/// } background: { header in
///   Hero(header: header)
/// } content: { header in
///   HeaderScroll(header, tab: source) { Articles(of: source) }
/// }
/// ```
public struct FlexibleHeader<Tab: Hashable, Title: View, Bar: View, Background: View, Content: View>: View {
  private let title: (HeaderContext<Tab>) -> Title
  private let bar: (HeaderContext<Tab>) -> Bar
  private let background: (HeaderContext<Tab>) -> Background
  private let content: (HeaderContext<Tab>) -> Content
  private let identifier: String
  @State private var context: HeaderContext<Tab>

  /// - Parameters:
  ///   - minimumTitleHeight: how much of the title stays, in points; not more than it has.
  ///   - tab: the type of what tells contents apart; only its type is used.
  ///   - identifier: the header's name for tests and tools.
  public init(
    minimumTitleHeight: CGFloat = 0, for tab: Tab.Type = Tab.self, identifier: String = "header",
    @ViewBuilder title: @escaping (HeaderContext<Tab>) -> Title,
    @ViewBuilder bar: @escaping (HeaderContext<Tab>) -> Bar,
    @ViewBuilder background: @escaping (HeaderContext<Tab>) -> Background,
    @ViewBuilder content: @escaping (HeaderContext<Tab>) -> Content
  ) {
    self.title = title
    self.bar = bar
    self.background = background
    self.content = content
    self.identifier = identifier
    _context = State(initialValue: HeaderContext(minimumTitleHeight: minimumTitleHeight))
  }

  public var body: some View {
    let context = self.context
    ZStack(alignment: .top) {
      // Before the content for those who go from one to the next, and in front of it.
      MovingHeader(context: context, identifier: identifier, title: title, bar: bar, background: background)
        .zIndex(1)
      HeaderPart(context: context, make: content)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: { height in
      context.geometry.containerHeight = height
      context.geometryDidChange()
    }
  }
}

/// A part of the header: what it reads of the context makes only this part run again.
struct HeaderPart<Tab: Hashable, Content: View>: View {
  let context: HeaderContext<Tab>
  let make: (HeaderContext<Tab>) -> Content

  var body: some View { make(context) }
}

/// Title, bar and background, moved up by the header's offset.
private struct MovingHeader<Tab: Hashable, Title: View, Bar: View, Background: View>: View {
  let context: HeaderContext<Tab>
  let identifier: String
  let title: (HeaderContext<Tab>) -> Title
  let bar: (HeaderContext<Tab>) -> Bar
  let background: (HeaderContext<Tab>) -> Background

  var body: some View {
    VStack(spacing: 0) {
      HeaderTitle(context: context, make: title)
      HeaderPart(context: context, make: bar)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          context.geometry.barHeight = height
          context.geometryDidChange()
        }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .bottom) { HeaderPart(context: context, make: background) }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.banner)
    .accessibilityIdentifier(identifier)
    .modifier(HeaderMotion(context: context))
  }
}

/// The title in its stretched height. Its own height is measured only at rest, so that stretching does not feed itself.
private struct HeaderTitle<Tab: Hashable, Title: View>: View {
  let context: HeaderContext<Tab>
  let make: (HeaderContext<Tab>) -> Title

  var body: some View {
    HeaderPart(context: context, make: make)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { height in
        guard context.offset >= 0 else { return }
        context.geometry.titleHeight = height
        context.geometryDidChange()
      }
      .modifier(HeaderStretch(context: context))
      // Its own height is what it has when nothing is proposed, also if it could fill more.
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// Gives the title its stretched height.
private struct HeaderStretch<Tab: Hashable>: ViewModifier {
  let context: HeaderContext<Tab>

  func body(content: Content) -> some View {
    let stretch = context.stretch
    content.frame(height: stretch > 0 ? context.geometry.stretchedTitleHeight(-stretch) : nil)
  }
}

/// Moves the header up. Nothing but this runs for a scroll step, besides parts that read the context themselves.
private struct HeaderMotion<Tab: Hashable>: ViewModifier {
  let context: HeaderContext<Tab>

  func body(content: Content) -> some View {
    content.offset(y: -max(0, context.offset))
  }
}
