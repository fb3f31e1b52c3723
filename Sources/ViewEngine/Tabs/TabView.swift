/// Several pages of which one is shown, and a way to choose it.
///
/// Each view in the content is a page. `tabItem(_:)` gives it a label in the bar, and `tag(_:)` the value by which
/// `selection` names it; a page without a tag goes by its identity in a `ForEach`, or by its place, from 0. Without a
/// binding the view keeps the choice itself, and a value that names no page shows the first.
///
/// A page that is out of sight keeps its state and has disappeared; it is not drawn, takes no input and has no
/// semantics. A page with a `tabItem(_:)` is made when it is first shown. The page style makes all pages at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownSelection: AnyHashable?
  @StateObject private var model = TabModel()
  @Environment(\.tabViewStyle) private var style

  /// - Parameter selection: the tag of the page that is shown; nil lets the view keep it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let _ = connect()
    style.makeBody(
      TabViewStyleConfiguration(
        model: model, selection: selected, pages: TabViewStyleConfiguration.Pages(content: AnyView(content))))
  }

  private var selected: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection }

  /// Says how a choice is written down.
  private func connect() {
    if let selection {
      model.accepts = { $0.base is SelectionValue }
      model.write = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    } else {
      let own = $ownSelection
      model.accepts = { _ in true }
      model.write = { own.wrappedValue = $0 }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages whose choice the view keeps.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
