/// The arrangement of a tab view's pages and of what chooses between them.
@MainActor @preconcurrency
public protocol TabViewStyle {
  associatedtype Body: View
  typealias Configuration = TabViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``TabViewStyle`` arranges.
@MainActor
public struct TabViewStyleConfiguration {
  /// A page, as it is offered for choice.
  public struct Item: Identifiable {
    /// The page's place, from 0.
    public let id: Int
    /// The label as the page's `tabItem(_:)` has it; empty for a page without one.
    public let label: AnyView
    public let badge: Text?
    public let isSelected: Bool
  }

  /// The page in front, in all the space that it is offered.
  public struct Pages: View {
    let content: AnyView
    public var body: some View { content }
  }

  let model: TabModel
  let selection: AnyHashable?
  let pages: Pages

  /// The pages that can be chosen, in order. Read in a body, they are followed.
  public var items: [Item] {
    let selected = selectedIndex
    return model.entries.enumerated().map { index, entry in
      Item(id: index, label: entry.label ?? AnyView(EmptyView()), badge: entry.badge, isSelected: index == selected)
    }
  }

  /// The place of the page that is chosen.
  public var selectedIndex: Int { model.index(of: selection) }

  /// Chooses a page by its place.
  public func select(_ index: Int) { model.select(index) }

  /// The chosen page; the others keep their state.
  public var content: some View {
    TabPagesView(content: pages, model: model, selection: selection, arrangement: .stack)
  }

  /// What the page in front wants behind the bar, nil if it says nothing.
  public var barBackground: AnyShapeStyle? {
    model.bar.backgroundVisibility == .hidden ? AnyShapeStyle(Color.clear) : model.bar.background
  }

  /// Whether the page in front wants no bar.
  public var isBarHidden: Bool { model.bar.visibility == .hidden }

  /// All pages side by side, each as wide as the scroll view around them.
  var row: some View {
    TabPagesView(
      content: pages.frame(maxHeight: .infinity).containerRelativeFrame(.horizontal), model: model,
      selection: selection, arrangement: .row)
  }
}

/// The page in front above a bar with the pages' labels.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { BarTabs(configuration: configuration) }
}

/// Pages that are swiped through, and dots that show where one is.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public func makeBody(configuration: Configuration) -> some View {
    PagedTabs(configuration: configuration, indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  nonisolated public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension ErasedStyle where Style == any TabViewStyle {
  @MainActor func makeBody(_ configuration: TabViewStyleConfiguration) -> AnyView {
    func make<Base: TabViewStyle>(_ style: Base) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(base)
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any TabViewStyle> { ErasedStyle(DefaultTabViewStyle()) }
}

extension EnvironmentValues {
  var tabViewStyle: ErasedStyle<any TabViewStyle> {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, ErasedStyle(style))
  }
}
