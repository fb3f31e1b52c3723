/// The look of the bars that a navigation stack puts around its pages; beyond SwiftUI.
@MainActor @preconcurrency
public protocol NavigationBarStyle {
  associatedtype Body: View
  typealias Configuration = NavigationBarStyleConfiguration
  /// The bar above a page. It is not asked for where a page has nothing to put into one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``NavigationBarStyle`` shows.
@MainActor
public struct NavigationBarStyleConfiguration {
  /// Items of a toolbar, each as its user wrote it.
  public struct Items: View {
    let items: [BarContent.Item]

    /// Whether there is none.
    public var isEmpty: Bool { items.isEmpty }

    public var body: some View {
      ForEach(items) { item in
        item.content
          // Of a label in a bar the icon shows, as on iOS; its title is still what it is called.
          .environment(\.isInBar, true)
          .fontWeight(item.placement.isConfirmation ? .semibold : nil)
          .modifier(_EnvironmentOfModifier(scope: item.scope))
      }
    }
  }

  let content: BarContent
  /// Goes back to the page before; nil at a stack's root, or where the page wants no button for that.
  public let goBack: (@MainActor () -> Void)?
  /// The title of the page before, for the button that goes back.
  public let previousTitle: Text?
  /// Whether the title is to be shown large, below the bar.
  public let isLarge: Bool
  /// What the page wants behind the bar; nil if it says nothing.
  public let background: AnyShapeStyle?

  public var title: Text? { content.title }
  public var subtitle: Text? { content.subtitle }
  public var leadingItems: Items { Items(items: content.items(at: .leading)) }
  public var trailingItems: Items { Items(items: content.items(at: .trailing)) }
  /// What stands in place of the title, if there is something.
  public var principalItems: Items { Items(items: content.items(at: .principal)) }
  /// The page's search field, if it has one.
  public var searchField: SearchField? { content.search.map { SearchField(search: $0) } }
}

/// A bar with the title in the middle, 44 points high; large titles and search fields stand below.
public struct DefaultNavigationBarStyle: NavigationBarStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      NavigationBarLine(configuration: configuration).frame(height: 44)
      if configuration.isLarge, let title = configuration.title {
        VStack(alignment: .leading, spacing: 0) {
          title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          configuration.subtitle?.font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.bottom, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
      }
      if let searchField = configuration.searchField {
        searchField.padding(.horizontal, 16).padding(.bottom, 8)
      }
    }
    .background(configuration.background ?? AnyShapeStyle(BackgroundStyle()))
    .accessibilityRole(.banner)
  }
}

/// The items of a bar, with the title in the middle of it where there is room.
private struct NavigationBarLine: View {
  let configuration: NavigationBarStyleConfiguration

  var body: some View {
    BarLineLayout {
      HStack(spacing: 12) {
        if let goBack = configuration.goBack { back(goBack) }
        configuration.leadingItems
      }
      Group {
        if configuration.principalItems.isEmpty {
          title
        } else {
          configuration.principalItems
        }
      }
      .frame(maxWidth: nil)
      HStack(spacing: 12) { configuration.trailingItems }
    }
    .padding(.horizontal, 16)
  }

  private func back(_ goBack: @escaping @MainActor () -> Void) -> some View {
    Button(action: goBack) {
      HStack(spacing: 4) {
        Text(verbatim: "‹").font(.title2).accessibilityHidden(true)
        (configuration.previousTitle ?? Text("Back")).lineLimit(1)
      }
    }
    .accessibilityIdentifier("back")
  }

  @ViewBuilder private var title: some View {
    if let title = configuration.title, !configuration.isLarge {
      VStack(spacing: 0) {
        title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        configuration.subtitle?.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// Three views in a line: one at each end, and one that stands in the middle unless an end needs the place.
struct BarLineLayout: Layout {
  /// The distance between two of them, in points.
  private let spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +) + spacing * 2
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    let third = ProposedViewSize(width: bounds.width / 2, height: bounds.height)
    let leading = subviews[0].sizeThatFits(third)
    let trailing = subviews[2].sizeThatFits(third)
    let room = max(0, bounds.width - leading.width - trailing.width - 2 * spacing)
    let middle = subviews[1].sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
    let least = bounds.minX + leading.width + spacing
    let most = max(least, bounds.maxX - trailing.width - spacing - middle.width)
    let x = min(max(bounds.midX - middle.width / 2, least), most)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: third)
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: room, height: bounds.height))
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: third)
  }
}

/// Pages without bars, for apps whose pages bring their own.
public struct HiddenNavigationBarStyle: NavigationBarStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NavigationBarStyle where Self == DefaultNavigationBarStyle {
  /// A bar with the title in the middle.
  public static var automatic: DefaultNavigationBarStyle { DefaultNavigationBarStyle() }
}

extension NavigationBarStyle where Self == HiddenNavigationBarStyle {
  /// No bar.
  public static var hidden: HiddenNavigationBarStyle { HiddenNavigationBarStyle() }
}

private struct NavigationBarStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any NavigationBarStyle> { ErasedStyle(DefaultNavigationBarStyle()) }
}

extension EnvironmentValues {
  var navigationBarStyle: ErasedStyle<any NavigationBarStyle> {
    get { self[NavigationBarStyleKey.self] }
    set { self[NavigationBarStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the bars of navigation stacks in this view; beyond SwiftUI.
  public func navigationBarStyle<S: NavigationBarStyle>(_ style: S) -> some View {
    environment(\.navigationBarStyle, ErasedStyle(style))
  }
}

/// A page with its bars: the navigation bar above it, and a bar below if items are for that.
struct PageWithBars<Content: View>: View {
  let isRoot: Bool
  /// Goes back; nil where there is no page before.
  let goBack: (@MainActor () -> Void)?
  let previousTitle: Text?
  let titleDidChange: @MainActor (Text?) -> Void
  let content: Content
  @State private var bars = BarContent()
  @State private var appearances: [ToolbarPlacement: ToolbarAppearance] = [:]
  @StateObject private var search = SearchState()
  @State private var editMode = EditMode.inactive
  @Environment(\.navigationBarStyle) private var style

  var body: some View {
    content
      .environment(\.isInList, false)
      .environment(\.searchState, search)
      .environment(\.isSearching, search.isActive)
      .environment(\.editMode, $editMode)
      .modifier(
        _PreferenceReadingModifier<BarContentKey> {
          bars = $0
          titleDidChange($0.title)
        }
      )
      .modifier(_PreferenceReadingModifier<ToolbarAppearanceKey> { appearances = $0 })
      .safeAreaInset(edge: .top, spacing: 0) { top }
      .safeAreaInset(edge: .bottom, spacing: 0) { bottom }
      .environment(\.editMode, $editMode)
      .environment(\.searchState, search)
      // What a page says is for its own bars, and not for those of pages around it.
      .transformPreference(BarContentKey.self) { $0 = BarContent() }
  }

  private var isBarShown: Bool {
    guard appearances[.navigationBar]?.visibility != .hidden else { return false }
    return bars.title != nil || goBack != nil || bars.search != nil
      || bars.items.contains { $0.placement.place != .bottom }
  }

  @ViewBuilder private var top: some View {
    if isBarShown {
      let mode = bars.displayMode ?? .automatic
      let configuration = NavigationBarStyleConfiguration(
        content: bars, goBack: bars.hidesBackButton ? nil : goBack, previousTitle: previousTitle,
        isLarge: bars.title != nil && (mode == .large || (mode == .automatic && isRoot)),
        background: appearances[.navigationBar]?.backgroundVisibility == .hidden
          ? AnyShapeStyle(Color.clear) : appearances[.navigationBar]?.background)
      styled(configuration)
    }
  }

  private func styled(_ configuration: NavigationBarStyleConfiguration) -> AnyView {
    func make<Style: NavigationBarStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style.base)
  }

  @ViewBuilder private var bottom: some View {
    let items = NavigationBarStyleConfiguration.Items(items: bars.items(at: .bottom))
    if !items.isEmpty, appearances[.bottomBar]?.visibility != .hidden {
      HStack { items }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 44)
        .overlay(alignment: .top) { Color.gray.opacity(0.3).frame(height: 0.5) }
        .background(appearances[.bottomBar]?.background ?? AnyShapeStyle(BackgroundStyle()))
        .accessibilityRole(.toolbar)
    }
  }
}
