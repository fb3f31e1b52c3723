/// The bar at the top of a screen: what the screen is called, the way back, and what can be done here.
///
/// `topAppBar(_:subtitle:style:scrollBehavior:…)` puts one over content. By itself it is as high as at rest, or as high as
/// the ``FlexibleHeader`` that it is in; medium and large bars then become small ones, and their titles go over into the
/// small bar's.
///
/// ```swift
/// FlexibleHeader {
///   TopAppBar("Harbour", style: .large) {
///     IconButton("Menu", systemImage: "menu") {}
///   } trailing: {
///     IconButton("Search", systemImage: "search") {}
///   }
/// } content: {
///   ScrollView { Articles() }
/// }
/// ```
///
/// In a pushed page of a `NavigationStack` a bar without leading items has a back button, which goes one page back as
/// Escape does. Titles are headings of level 1. What is read aloud comes in the order leading items, title, trailing items.
public struct TopAppBar<Title: View, Leading: View, Trailing: View>: View {
  private let title: Title
  /// The words of the title; nil for a view in its place.
  private let words: AppBarWords?
  private let titleView: AppBarTitleViewLayout?
  private let style: TopAppBarStyle
  private let placement: AppBarTitlePlacement
  private let showsBackButton: AppBarBackButton
  private let leading: Leading
  private let trailing: Trailing

  /// A bar with a view in place of the title: a search bar, or a picture of a brand. Such bars are small.
  /// - Parameters:
  ///   - titleView: how much room the view has. Default: all.
  ///   - backButton: Default: in pushed pages, where there are no leading items.
  ///   - title: the view.
  ///   - leading: the way back, or a menu. Default: nothing.
  ///   - trailing: what can be done here, up to three icon buttons. Default: nothing.
  public init(
    titleView: AppBarTitleViewLayout = .fill, backButton: AppBarBackButton = .automatic,
    @ViewBuilder title: () -> Title, @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.title = title()
    words = nil
    self.titleView = titleView
    style = .small
    placement = .leading
    showsBackButton = backButton
    self.leading = leading()
    self.trailing = trailing()
  }

  /// A bar with a title.
  /// - Parameters:
  ///   - title: what the screen is called.
  ///   - subtitle: a line below the title. Default: none.
  ///   - style: Default: small.
  ///   - titlePlacement: nil, the default, is as the style has it: in the middle of a centre-aligned bar, else leading.
  ///   - backButton: Default: in pushed pages, where there are no leading items.
  ///   - leading: the way back, or a menu. Default: nothing.
  ///   - trailing: what can be done here, up to three icon buttons. Default: nothing.
  public init(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, style: TopAppBarStyle = .small,
    titlePlacement: AppBarTitlePlacement? = nil, backButton: AppBarBackButton = .automatic,
    @ViewBuilder leading: () -> Leading = { EmptyView() }, @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) where Title == EmptyView {
    self.init(
      AppBarWords(title: Text(title), subtitle: subtitle.map { Text($0) }), style, titlePlacement, backButton,
      leading(), trailing())
  }

  /// A bar with a title that is not looked up in a table of translations; see the other initialiser.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, subtitle: S? = nil, style: TopAppBarStyle = .small, titlePlacement: AppBarTitlePlacement? = nil,
    backButton: AppBarBackButton = .automatic, @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) where Title == EmptyView {
    self.init(
      AppBarWords(title: Text(title), subtitle: subtitle.map { Text($0) }), style, titlePlacement, backButton,
      leading(), trailing())
  }

  init(
    _ words: AppBarWords, _ style: TopAppBarStyle, _ placement: AppBarTitlePlacement?, _ backButton: AppBarBackButton,
    _ leading: Leading, _ trailing: Trailing
  ) where Title == EmptyView {
    title = EmptyView()
    self.words = words
    titleView = nil
    self.style = style
    self.placement = placement ?? (style == .centerAligned ? .center : .leading)
    showsBackButton = backButton
    self.leading = leading
    self.trailing = trailing
  }

  @Environment(\.flexibleHeader) private var header
  @Environment(\.appBarMetrics) private var metrics
  @Environment(\.materialDensity) private var density

  public var body: some View {
    TopAppBarLayout(expandedHeight: expandedHeight, isInHeader: header.state != nil) {
      row
      if style.isCollapsible, let words {
        AppBarExpandedTitle(words: words, style: style, placement: placement, context: context)
      }
      AppBarHeightsReport()
    }
    // It stands for the bar that a `NavigationStack` would show above its page.
    .toolbar(.hidden, for: .navigationBar)
  }

  private var context: AppBarContext { header.state.map { AppBarContext($0) } ?? AppBarContext() }

  private var rowHeight: CGFloat { density.height(metrics.height) }

  /// Nil for a bar that does not collapse.
  private var expandedHeight: CGFloat? {
    style.isCollapsible ? words.map { style.expandedHeight(hasSubtitle: $0.subtitle != nil) } : nil
  }

  private var row: some View {
    TopAppBarRow(metrics: metrics, placement: placement, titleView: words == nil ? titleView : nil, height: rowHeight) {
      AppBarItems(color: AppBarTokens.leadingIconColor) {
        AppBarLeading(backButton: showsBackButton, content: leading)
      }
      if let words {
        AppBarSmallTitle(words: words, style: style, context: context)
      } else {
        ZStack { title }
      }
      AppBarItems(color: AppBarTokens.trailingIconColor) { trailing }
    }
  }
}

/// What an app bar says.
struct AppBarWords: Equatable {
  var title: Text
  var subtitle: Text?
}

/// When an app bar has a button that goes back.
public enum AppBarBackButton: Hashable, Sendable, CaseIterable {
  /// In pages of a `NavigationStack` other than the first, and in sheets, unless there are leading items.
  case automatic
  /// Beside leading items as well.
  case supplemented
  /// Never.
  case hidden
}
