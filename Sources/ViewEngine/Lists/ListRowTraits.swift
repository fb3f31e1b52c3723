/// What views in a row say about the row.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTint: Color?
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var kind: ListRowKind?

  /// What this leaves open is taken from what is said further in.
  mutating func fill(from inner: ListRowTraits) {
    insets = insets ?? inner.insets
    background = background ?? inner.background
    separators.merge(inner.separators) { outer, _ in outer }
    separatorTint = separatorTint ?? inner.separatorTint
    leadingActions = leadingActions ?? inner.leadingActions
    trailingActions = trailingActions ?? inner.trailingActions
    isDeleteDisabled = isDeleteDisabled || inner.isDeleteDisabled
    isMoveDisabled = isMoveDisabled || inner.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled || inner.isSelectionDisabled
    kind = kind ?? inner.kind
  }
}

/// What a row of a list is to its section.
enum ListRowKind { case header, footer, row }

/// Says something about the row that a view is in.
struct _ListRowTraitsModifier: ElementModifier {
  let traits: ListRowTraits
  func makeNode(in context: WrapperContext) -> ListRowTraitsNode { ListRowTraitsNode(context) }
  func update(_ node: ListRowTraitsNode) {
    node.traits = traits
    node.row?.traitsMayHaveChanged()
  }
}

final class ListRowTraitsNode: WrapperNode {
  var traits = ListRowTraits()

  /// The row that the node's view is in.
  var row: ListRowNode? {
    var step = layoutParent
    while let node = step {
      if let row = node as? ListRowNode { return row }
      step = node.layoutParent
    }
    return nil
  }
}

extension View {
  func listRowTraits(_ edit: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    edit(&traits)
    return modifier(_ListRowTraitsModifier(traits: traits))
  }

  /// The space around this view in the row of a list; nil is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRowTraits { $0.insets = insets } }

  /// What is behind this view's row of a list; nil is the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    listRowTraits { $0.background = view.map { AnyView($0) } }
  }

  /// Whether there are lines at the edges of this view's row of a list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowTraits { traits in
      if edges.contains(.top) { traits.separators[.top] = visibility }
      if edges.contains(.bottom) { traits.separators[.bottom] = visibility }
    }
  }

  /// The colour of the lines at the edges of this view's row of a list; nil is the list's own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowTraits { $0.separatorTint = color }
  }

  /// The space between the sections of lists in this view; nil is the style's own.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }

  /// The least height of the rows of lists in this view.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }

  /// Whether the row can't be taken away by the user.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { listRowTraits { $0.isDeleteDisabled = isDisabled } }

  /// Whether the row can't be moved by the user.
  public func moveDisabled(_ isDisabled: Bool) -> some View { listRowTraits { $0.isMoveDisabled = isDisabled } }

  /// Whether the row can't be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRowTraits { $0.isSelectionDisabled = isDisabled }
  }
}

private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var listRowSpacing: CGFloat {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var ownMinListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }

  /// The least height of the rows in lists, in points. Default: the style's, 44 as a rule.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? 44 }
    set { self[MinListRowHeightKey.self] = newValue }
  }
}
