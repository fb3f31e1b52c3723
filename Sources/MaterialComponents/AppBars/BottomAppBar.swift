/// The bar at the bottom of a screen, with what can be done there and perhaps a floating action button at its end.
///
/// Assistive technology finds a `toolbar`. With the keyboard it is one stop: arrow keys go from item to item, Home and End
/// to the first and the last. `bottomAppBar(hidesOnScroll:actions:floatingActionButton:)` puts one under
/// content.
public struct BottomAppBar<Actions: View, Floating: View>: View {
  private let actions: Actions
  private let floating: Floating

  /// - Parameters:
  ///   - actions: icon buttons, up to four.
  ///   - floatingActionButton: at the end, 16 points from the edge; it lies on the bar, so give it `isLowered: true`.
  ///     Default: none.
  public init(
    @ViewBuilder actions: () -> Actions, @ViewBuilder floatingActionButton: () -> Floating = { EmptyView() }
  ) {
    self.actions = actions()
    floating = floatingActionButton()
  }

  public var body: some View {
    HStack(spacing: 0) {
      AppBarItems(color: BottomAppBarTokens.iconColor) { actions }
      Spacer(minLength: 0)
      floating.padding(.trailing, BottomAppBarTokens.floatingSpace - BottomAppBarTokens.edgeSpace)
    }
    .padding(.horizontal, BottomAppBarTokens.edgeSpace)
    .frame(maxWidth: .infinity)
    .densityHeight(BottomAppBarTokens.height)
    .background { BottomAppBarSurface() }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.toolbar)
    .rovingFocus()
  }
}

/// Reaches over the safe area below.
private struct BottomAppBarSurface: View {
  var body: some View {
    Color.role(BottomAppBarTokens.containerColor).ignoresSafeArea(edges: .bottom)
  }
}

/// Figures of `md.comp.bottom-app-bar`, Material 3 v34.0.21, in points. Its level 2 shows in its tone alone, as on
/// Android: it has no shadow.
enum BottomAppBarTokens {
  static let height: CGFloat = 80
  static let containerColor = ColorRole.surfaceContainer
  static let iconColor = ColorRole.onSurfaceVariant
  static let edgeSpace: CGFloat = 4
  /// Between a floating action button and the bar's end.
  static let floatingSpace: CGFloat = 16
}

extension View {
  /// Puts a bottom app bar under this view, whose content ends above it and passes under it when it is scrolled.
  /// - Parameters:
  ///   - hidesOnScroll: whether the bar leaves with scrolling towards the end and comes back with scrolling towards the
  ///     start. Default: false.
  ///   - actions: icon buttons, up to four.
  ///   - floatingActionButton: Default: none.
  public func bottomAppBar<Actions: View, Floating: View>(
    hidesOnScroll: Bool = false, @ViewBuilder actions: () -> Actions,
    @ViewBuilder floatingActionButton: () -> Floating = { EmptyView() }
  ) -> some View {
    modifier(
      BottomAppBarModifier(
        bar: BottomAppBar(actions: actions, floatingActionButton: floatingActionButton), hidesOnScroll: hidesOnScroll))
  }
}

private struct BottomAppBarModifier<Bar: View>: ViewModifier {
  let bar: Bar
  let hidesOnScroll: Bool
  @State private var ownState = LazyReference<FlexibleHeaderState>()
  @State private var ownTracker = LazyReference<HeaderScrollTracker>()

  func body(content: Content) -> some View {
    let state = ownState { FlexibleHeaderState(options: options) }
    let tracker = ownTracker { HeaderScrollTracker(state, isAboveContent: false) }
    content
      .scrollTracker(tracker)
      .safeAreaInset(edge: .bottom) { bar.modifier(BottomAppBarShift(state: state)) }
      .onChange(of: options) { state.configure(options) }
      .onChange(of: state.losses) { state.settleLoss() }
  }

  /// A bar at the bottom leaves by the rules of a header at the top; the content need not make room for it at its start.
  private var options: FlexibleHeaderOptions {
    var options = FlexibleHeaderOptions()
    options.heights = FlexibleHeaderHeights(minimum: BottomAppBarTokens.height, maximum: BottomAppBarTokens.height)
    options.shiftBehavior = hidesOnScroll ? .enabled : .disabled
    options.contentImportance = .immediate
    options.alignsContent = false
    return options
  }
}

private struct BottomAppBarShift: ViewModifier {
  let state: FlexibleHeaderState

  func body(content: Content) -> some View {
    // What reaches over the safe area below has to go as well.
    let part = state.shift / BottomAppBarTokens.height
    content.visualEffect { effect, proxy in
      effect.offset(y: part * (proxy.size.height + proxy.safeAreaInsets.bottom))
    }
  }
}
