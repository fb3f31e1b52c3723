/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When the field in a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// Whether the user searches on a page, and how that ends.
@MainActor
final class SearchState: ObservableObject {
  @Published var isActive = false
  nonisolated init() {}
}

private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// Whether the user is searching on the page that the view is in.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends a search on the page that the view is in.
  @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}

/// Ends a search; call it as a function.
@MainActor
public struct DismissSearchAction {
  let state: SearchState?

  public func callAsFunction() { state?.isActive = false }
}

/// The search field of a page, as its bar shows it.
public struct SearchField: View {
  let search: BarContent.Search
  @FocusState private var isFocused: Bool
  @Environment(\.searchState) private var state

  public var body: some View {
    HStack {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(text: search.text, prompt: search.prompt ?? Text("Search")) { search.prompt ?? Text("Search") }
          .textFieldStyle(.plain)
          .focused($isFocused)
          .accessibilityRole(.searchbox)
        if !search.text.wrappedValue.isEmpty {
          Button {
            search.text.wrappedValue = ""
          } label: {
            Text(verbatim: "×").foregroundStyle(.secondary).accessibilityLabel("Clear")
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
      if isFocused {
        Button("Cancel") {
          search.text.wrappedValue = ""
          isFocused = false
        }
      }
    }
    .modifier(SearchFocus(search: search, state: state ?? SearchState(), isFocused: $isFocused))
    .accessibilityRole(.search)
  }
}

/// Keeps the field's focus, the page's state and the app's binding the same.
private struct SearchFocus: ViewModifier {
  let search: BarContent.Search
  @ObservedObject var state: SearchState
  let isFocused: FocusState<Bool>.Binding

  func body(content: Content) -> some View {
    content
      .onChange(of: isFocused.wrappedValue) { _, focused in
        if state.isActive != focused { state.isActive = focused }
        if let isPresented = search.isPresented, isPresented.wrappedValue != focused {
          isPresented.wrappedValue = focused
        }
      }
      .onChange(of: state.isActive) { _, isActive in
        if !isActive, isFocused.wrappedValue { isFocused.wrappedValue = false }
      }
      .onChange(of: search.isPresented?.wrappedValue ?? false, initial: true) { _, presented in
        if search.isPresented != nil, presented != isFocused.wrappedValue { isFocused.wrappedValue = presented }
      }
  }
}

extension View {
  private func searchable(
    _ text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?
  ) -> some View {
    let version = EvaluationCount.next()
    return barContent {
      $0.search = BarContent.Search(version: version, text: text, isPresented: isPresented, prompt: prompt)
    }
  }

  /// Puts a search field into the bar of the page that the view is in.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, isPresented: nil, prompt: prompt) }

  /// Puts a search field into the bar of the page that the view is in.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, isPresented: nil, prompt: Text(prompt)) }

  /// Puts a search field into the bar of the page that the view is in.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, isPresented: nil, prompt: Text(prompt)) }

  /// Puts a search field into the bar of the page that the view is in. It has the focus while `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text, isPresented: isPresented, prompt: prompt) }

  /// Puts a search field into the bar of the page that the view is in. It has the focus while `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text, isPresented: isPresented, prompt: Text(prompt)) }
}
