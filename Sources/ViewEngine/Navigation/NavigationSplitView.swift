/// Two or three columns beside each other: what is chosen in one shows in the next.
///
/// In a window narrower than 600 points there is one column at a time: a press on a row that can be chosen, or on a
/// link, goes on to the next, and a button goes back. A link with a value in a column shows the value's page in the
/// detail column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var detailRoot: AnyHashable?
  @StateObject private var model = NavigationModel()
  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(
    sidebar: Sidebar, content: Content?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?,
    preferredColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferredColumn = preferredColumn
  }

  private var column: Binding<NavigationSplitViewColumn> { preferredColumn ?? $ownColumn }

  private func connect() {
    let (root, column) = ($detailRoot, column)
    model.read = { [] }
    model.write = { values in
      guard let value = values.last else { return }
      withAnimation(.smooth(duration: 0.35)) {
        root.wrappedValue = value
        column.wrappedValue = .detail
      }
    }
  }

  public var body: some View {
    let _ = connect()
    Group {
      if sizeClass == .compact {
        compact
      } else {
        regular
      }
    }
  }

  // MARK: Columns

  private func page<Column: View>(_ column: Column, back: NavigationSplitViewColumn? = nil) -> some View {
    let binding = self.column
    let goBack: @MainActor () -> Void = {
      if let back { withAnimation(.smooth(duration: 0.35)) { binding.wrappedValue = back } }
    }
    return PageWithBars(
      isRoot: back == nil, goBack: back == nil ? nil : goBack, previousTitle: nil, titleDidChange: { _ in },
      content: ZStack { column }.frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  /// A column in which a choice shows something in the next one.
  private func choosing<Column: View>(_ column: Column, next: NavigationSplitViewColumn) -> some View {
    let binding = self.column
    return
      column
      .environment(\.navigationModel, EnvironmentObjectReference(object: model))
      .environment(\.listStyle, ErasedStyle(SidebarListStyle()))
      .environment(
        \.columnChoice,
        ColumnChoice(next: next) { withAnimation(.smooth(duration: 0.35)) { binding.wrappedValue = next } })
  }

  @ViewBuilder private var detailColumn: some View {
    if let detailRoot {
      NavigationDestinationView(value: detailRoot, model: model)
    } else {
      detail
    }
  }

  private var regular: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    return HStack(spacing: 0) {
      if shown != .detailOnly, content == nil || shown != .doubleColumn {
        SplitColumn(ideal: 280, content: page(choosing(sidebar, next: content == nil ? .detail : .content)))
        Divider()
      }
      if shown != .detailOnly, let content {
        SplitColumn(ideal: 320, content: page(choosing(content, next: .detail)))
        Divider()
      }
      page(detailColumn)
    }
  }

  private var compact: some View {
    ZStack {
      page(choosing(sidebar, next: content == nil ? .detail : .content))
        .modifier(CoveredColumn(isCovered: column.wrappedValue != .sidebar))
      if let content, column.wrappedValue != .sidebar {
        page(choosing(content, next: .detail), back: .sidebar)
          .modifier(CoveredColumn(isCovered: column.wrappedValue == .detail))
          .transition(.move(edge: .trailing))
          .zIndex(1)
      }
      if column.wrappedValue == .detail {
        page(detailColumn, back: content == nil ? .sidebar : .content)
          .transition(.move(edge: .trailing))
          .zIndex(2)
      }
    }
  }
}

/// A column that another one is in front of.
private struct CoveredColumn: ViewModifier {
  let isCovered: Bool
  func body(content: Content) -> some View { CoverView(content: content, isCovered: isCovered) }
}

/// A column as wide as it asks to be.
private struct SplitColumn<Content: View>: View {
  let ideal: CGFloat
  let content: Content
  @State private var wanted: CGFloat?

  var body: some View {
    content
      .modifier(_PreferenceReadingModifier<ColumnWidthKey> { wanted = $0 })
      .frame(width: wanted ?? ideal)
  }
}

private struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// What a choice in a column leads to.
struct ColumnChoice: Equatable {
  let next: NavigationSplitViewColumn
  let show: @MainActor () -> Void
  static func == (left: Self, right: Self) -> Bool { left.next == right.next }
}

private struct ColumnChoiceKey: EnvironmentKey { static var defaultValue: ColumnChoice? { nil } }

extension EnvironmentValues {
  var columnChoice: ColumnChoice? {
    get { self[ColumnChoiceKey.self] }
    set { self[ColumnChoiceKey.self] = newValue }
  }
}

/// Which columns of a split view are shown where there is room.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// All but the first of three; both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferredColumn: nil)
  }

  /// Three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, preferredColumn: nil)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferredColumn: nil)
  }

  /// Two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, preferredColumn: nil)
  }

  /// Two columns, of which a binding says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferredColumn: preferredCompactColumn)
  }
}

/// How the columns of a split view share the room. They stand beside each other here.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension View {
  /// How the columns of split views in this view share the room. They stand beside each other here.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width in points of the column that the view is in. Default: 280 for a side bar, 320 for a middle column.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// The width in points of the column that the view is in. Columns can't be dragged here, so the ideal one counts.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
