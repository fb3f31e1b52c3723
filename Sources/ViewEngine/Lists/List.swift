/// Rows in a column that scrolls, in sections if there are some.
///
/// Rows are made as they come into view. A row is each view of the content: a `ForEach` has one for each element. What a
/// row looks like is said by `listRowInsets`, `listRowBackground`, `listRowSeparator` on it, and by the ``ListStyle``.
/// With a selection a press on a row chooses it by its `tag(_:)` or its identity; in a selection of several, a press
/// with Control changes one row and leaves the others.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content
  @Environment(\.listStyle) private var style

  private init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Rows of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(set: $0) }, content: content())
  }

  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(value: $0) }, content: content())
  }

  public var body: some View { ListBody(selection: selection, content: content, style: style) }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil as ListSelection?, content: content()) }

  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil as ListSelection?, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[BoundElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// A row for each element of a collection, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a collection, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a collection, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element of a collection, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The scroll view of a list or a form.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  let style: ErasedStyle<any ListStyle>
  @Environment(\.scrollContentBackground) private var backgroundVisibility
  @Environment(\.self) private var environment

  var body: some View {
    let metrics = style.base.metrics(in: environment)
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: metrics.pinsHeaders ? [.sectionHeaders] : []) {
        content.modifier(_ListRowsModifier(metrics: metrics, selection: selection))
      }
      .padding(.bottom, metrics.sectionSpacing)
    }
    .background {
      if let background = metrics.background, backgroundVisibility != .hidden {
        Rectangle().fill(background).ignoresSafeArea()
      }
    }
    .environment(\.isInList, true)
    .accessibilityRole(.list)
  }
}

/// What is chosen in a list, of whatever type.
struct ListSelection: Equatable {
  private let values: Set<AnyHashable>
  private let find: ([AnyHashable]) -> AnyHashable?
  private let choose: (AnyHashable, _ extending: Bool) -> Void

  init<Value: Hashable>(set: Binding<Set<Value>>) {
    values = Set(set.wrappedValue.map { AnyHashable($0) })
    find = { $0.first { $0.base is Value } }
    choose = { id, extends in
      guard let value = id.base as? Value else { return }
      if extends {
        set.wrappedValue.formSymmetricDifference([value])
      } else {
        set.wrappedValue = [value]
      }
    }
  }

  init<Value: Hashable>(value: Binding<Value?>) {
    values = value.wrappedValue.map { [AnyHashable($0)] } ?? []
    find = { $0.first { $0.base is Value } }
    choose = { id, _ in
      if let chosen = id.base as? Value { value.wrappedValue = chosen }
    }
  }

  /// The identity, among those of a row, that can be in the selection.
  func identity(among identities: [AnyHashable]) -> AnyHashable? { find(identities) }
  func contains(_ id: AnyHashable) -> Bool { values.contains(id) }
  func choose(_ id: AnyHashable, extending: Bool) { choose(id, extending) }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }
}

private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether a view stands in a row of a list or a form, for styles that look different there. Beyond SwiftUI.
  public internal(set) var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Whether lists and forms in this view have a ground behind their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
