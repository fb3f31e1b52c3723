/// A view made of data, of which a list may take parts away or move them.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The data that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What an app lets the user do with the rows of a loop.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// What the user may do with one row.
struct ListRowEditing {
  let place: Int
  let count: Int
  let actions: RowEditing
}

extension ForEach where Content: View {
  /// Lets the user take rows of a list away: by swiping, by its menu, by Delete, or in edit mode.
  /// - Parameter action: gets the places of the rows; nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.delete = action
    return copy
  }

  /// Lets the user bring the rows of a list into another order.
  /// - Parameter action: gets the places of the rows, and the place before which they go; nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.move = action
    return copy
  }
}

/// Whether the user may change what a view shows.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether something can be changed.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the user may change lists; nil where nothing says so. A navigation stack has one of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}

/// Buttons that a swipe of a row shows.
struct SwipeActions {
  let content: AnyView
  let allowsFullSwipe: Bool
}

extension View {
  /// Buttons that a swipe of this view's row of a list shows. They are in the row's menu too, and offered to assistive
  /// technology.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return listRowTraits { traits in
      switch edge {
      case .leading: traits.leadingActions = actions
      case .trailing: traits.trailingActions = actions
      }
    }
  }
}
