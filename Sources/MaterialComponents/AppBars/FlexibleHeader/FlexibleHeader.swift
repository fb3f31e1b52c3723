/// A header over content that gets lower while the content is scrolled, may leave the screen, and gets higher while the
/// content is pulled down.
///
/// The content begins below the header, as below a safe area, and passes under it. What is in the header is given an
/// ``AppBarContext``, and can say how high it wants to be with `flexibleHeaderHeights(minimum:maximum:)`. Drags and wheels
/// on what takes no input of its own in the header move the content.
///
/// ```swift
/// FlexibleHeader { context in
///   Image("harbour").resizable().scaledToFill()
///     .opacity(1 - context.collapsedFraction)
///     .flexibleHeaderHeights(minimum: 64, maximum: 240)
/// } content: {
///   ScrollView { Articles() }
/// }
/// ```
///
/// A step of scrolling runs no body but those that read what changes from the context, and lays out the header alone.
public struct FlexibleHeader<Header: View, Content: View>: View {
  private let options: FlexibleHeaderOptions
  private let background: AppBarBackground
  private let controller: FlexibleHeaderController?
  private let header: (AppBarContext) -> Header
  private let content: Content
  @State private var ownState = LazyReference<FlexibleHeaderState>()
  @State private var ownTracker = LazyReference<HeaderScrollTracker>()

  /// - Parameters:
  ///   - options: what the header does when content is scrolled. Default: it collapses and stays.
  ///   - background: what is drawn behind the header. Default: Material's, tonal.
  ///   - controller: shows and hides the header by program. Default: none.
  ///   - header: what is in the header, in the space that it has at the moment, below the safe area.
  ///   - content: what is scrolled; see `tracksAppBar(_:)` for which scroll view of several moves the header.
  public init(
    _ options: FlexibleHeaderOptions = FlexibleHeaderOptions(), background: AppBarBackground = .tonal,
    controller: FlexibleHeaderController? = nil, @ViewBuilder header: @escaping (_ context: AppBarContext) -> Header,
    @ViewBuilder content: () -> Content
  ) {
    self.options = options
    self.background = background
    self.controller = controller
    self.header = header
    self.content = content()
  }

  public var body: some View {
    let state = ownState { FlexibleHeaderState(options: options) }
    let tracker = ownTracker { HeaderScrollTracker(state) }
    ZStack(alignment: .top) {
      HeaderPlace(state: state, background: background, header: header)
        // However high the header is, the container is as large as the space that it is offered.
        .frame(height: 0, alignment: .top)
        .zIndex(1)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .scrollTracker(tracker)
        .modifier(HeaderInset(state: state))
    }
    .onGeometryChange(for: HeaderSurroundings.self) {
      HeaderSurroundings(size: $0.size, topSafeArea: $0.safeAreaInsets.top)
    } action: { surroundings in
      state.measure(size: surroundings.size, topSafeArea: surroundings.topSafeArea)
    }
    .onChange(of: options) { state.configure(options) }
    .modifier(HeaderWatch(state: state, controller: controller))
    .environment(\.flexibleHeader, FlexibleHeaderReference(state: state))
  }
}

private struct HeaderSurroundings: Equatable {
  var size: CGSize
  var topSafeArea: CGFloat
}

/// Keeps content out from under the header at rest. What is added is all that is known of it: margins that content has of
/// its own stay as they are.
private struct HeaderInset: ViewModifier {
  let state: FlexibleHeaderState

  func body(content: Content) -> some View {
    let heights = state.heights
    content.safeAreaPadding(.top, max(0, heights.effectiveMaximum - heights.topSafeArea))
  }
}

/// Follows what concerns the header as a whole.
private struct HeaderWatch: ViewModifier {
  let state: FlexibleHeaderState
  let controller: FlexibleHeaderController?

  func body(content: Content) -> some View {
    let (state, controller) = (state, controller)
    let isAway = controller != nil && state.isShiftedOffscreen
    content
      .onChange(of: state.losses) { state.settleLoss() }
      .onChange(of: isAway, initial: true) {
        controller?.state = state
        if controller?.isShiftedOffscreen != isAway { controller?.isShiftedOffscreen = isAway }
      }
  }
}

// MARK: The header's place

/// The header with its background, as high as it is and as far up.
private struct HeaderPlace<Header: View>: View {
  let state: FlexibleHeaderState
  let background: AppBarBackground
  let header: (AppBarContext) -> Header

  var body: some View {
    let state = state
    HeaderContent(context: AppBarContext(state), header: header)
      .background { FormerHeights(state: state) }
      .onPreferenceChange(HeaderHeightsKey.self) { said in state.setOwnHeights(said.range) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .modifier(HeaderSafeArea(state: state))
      .modifier(AppBarBackgroundModifier(background: background, context: AppBarContext(state)))
      .scrollRelaySource(state.relay)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.banner)
      .modifier(HeaderHeight(state: state))
      .modifier(HeaderShift(state: state))
  }
}

private struct HeaderContent<Header: View>: View {
  let context: AppBarContext
  let header: (AppBarContext) -> Header

  var body: some View { header(context) }
}

/// Says nothing where something was said before, so that what is said no more goes.
private struct FormerHeights: View {
  let state: FlexibleHeaderState

  var body: some View {
    if state.hasHadOwnHeights { Color.clear.preference(key: HeaderHeightsKey.self, value: SaidHeaderHeights()) }
  }
}

private struct HeaderSafeArea: ViewModifier {
  let state: FlexibleHeaderState
  func body(content: Content) -> some View { content.padding(.top, state.heights.topSafeArea) }
}

private struct HeaderHeight: ViewModifier {
  let state: FlexibleHeaderState
  // What is higher than that goes up out of the header, as the top of a header stack does.
  func body(content: Content) -> some View { content.frame(height: state.height, alignment: .bottom) }
}

/// Moves the header up. Nothing but this and what reads the context runs while it shifts.
private struct HeaderShift: ViewModifier {
  let state: FlexibleHeaderState
  func body(content: Content) -> some View { content.offset(y: -state.heights.topSafeArea - state.shift) }
}
