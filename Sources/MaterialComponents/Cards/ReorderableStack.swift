/// Views under or beside each other that the user can bring into another order: by holding one and dragging it, with Alt
/// and the arrow keys while one has the focus, or with actions of assistive technology.
///
/// A card in it that is moved is raised and has Material's layer for that. Elements are told apart by their ids. Dragged
/// to the edge of a scroll view around, that scrolls on.
///
/// ```swift
/// ReorderableStack($sources, spacing: 8) { source in
///   Card(.outlined) { Text(source.title).padding(16) }
/// }
/// ```
public struct ReorderableStack<Element: Identifiable, Content: View>: View {
  private let elements: Binding<[Element]>
  private let axis: Axis
  private let spacing: CGFloat
  private let content: (Element) -> Content

  /// - Parameters:
  ///   - elements: in their order, which the user changes.
  ///   - axis: along which the views stand. Default: under each other.
  ///   - spacing: between the views, in points. Default: 8.
  ///   - content: makes an element's view.
  public init(
    _ elements: Binding<[Element]>, axis: Axis = .vertical, spacing: CGFloat = 8,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.elements = elements
    self.axis = axis
    self.spacing = spacing
    self.content = content
  }

  public var body: some View {
    ReorderableViews(
      elements: elements, arrangement: axis == .vertical ? .column(spacing: spacing) : .row(spacing: spacing),
      layout: axis == .vertical
        ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing)),
      content: content)
  }
}

/// Views in columns that the user can bring into another order; see ``ReorderableStack``. All rows should be of one
/// height.
public struct ReorderableGrid<Element: Identifiable, Content: View>: View {
  private let elements: Binding<[Element]>
  private let columns: Int
  private let spacing: CGFloat
  private let content: (Element) -> Content

  /// - Parameters:
  ///   - elements: in their order, which the user changes; row after row.
  ///   - columns: how many, at least one. They share the width.
  ///   - spacing: between columns and rows, in points. Default: 8.
  ///   - content: makes an element's view.
  public init(
    _ elements: Binding<[Element]>, columns: Int, spacing: CGFloat = 8,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.elements = elements
    self.columns = max(1, columns)
    self.spacing = spacing
    self.content = content
  }

  public var body: some View {
    ReorderableViews(
      elements: elements, arrangement: .grid(columns: columns, spacing: spacing),
      layout: AnyLayout(ReorderGridLayout(columns: columns, spacing: spacing)), content: content)
  }
}

/// The views of a reorderable stack or grid.
private struct ReorderableViews<Element: Identifiable, Content: View>: View {
  let elements: Binding<[Element]>
  let arrangement: ReorderArrangement
  let layout: AnyLayout
  let content: (Element) -> Content
  @State private var move: ReorderMove<Element.ID>?
  @State private var frames: [Element.ID: CGRect] = [:]
  /// Goes back by itself also where the drag is taken away.
  @GestureState private var isHeld = false
  @Environment(\.materialMotion) private var motion
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let move = move
    layout {
      ForEach(elements.wrappedValue) { element in item(element, move) }
    }
    .coordinateSpace(name: ReorderSpace.name)
    .edgeScroll(at: move?.pointer) { scrolled in
      guard var move = self.move else { return }
      move.scrolled.width += scrolled.width
      move.scrolled.height += scrolled.height
      self.move = move
      follow(move)
    }
    .onChange(of: isHeld) { _, isHeld in if !isHeld { withAnimation(animation) { self.move = nil } } }
    .accessibilityRole(.list)
  }

  private func item(_ element: Element, _ move: ReorderMove<Element.ID>?) -> some View {
    let id = element.id
    let isMoved = move?.id == id
    return content(element)
      .environment(\.isBeingReordered, isMoved)
      .environment(\.isReorderable, true)
      .offset(isMoved ? move?.offset ?? .zero : .zero)
      .zIndex(isMoved ? 1 : 0)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(ReorderSpace.name))
      } action: {
        frames[id] = $0
      }
      .gesture(drag(id))
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard press.modifiers == .option,
          let step = arrangement.step(for: press.key, isRightToLeft: direction == .rightToLeft)
        else { return .ignored }
        return self.step(id, by: step) ? .handled : .ignored
      }
      .accessibilityAction(named: backName) { _ = step(id, by: -1) }
      .accessibilityAction(named: onName) { _ = step(id, by: 1) }
      .accessibilityRole(.listitem)
  }

  private var backName: LocalizedStringKey { if case .column = arrangement { "Move up" } else { "Move back" } }
  private var onName: LocalizedStringKey { if case .column = arrangement { "Move down" } else { "Move on" } }

  private func drag(_ id: Element.ID) -> some Gesture {
    LongPressGesture(minimumDuration: ReorderSpace.hold)
      // The window's coordinates: the view's own may scroll under the pointer.
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        var move = self.move?.id == id ? self.move! : ReorderMove(id: id, start: frames[id]?.origin ?? .zero)
        if let drag {
          move.translation = drag.translation
          move.pointer = drag.location
        }
        self.move = move
        follow(move)
      }
      .updating($isHeld) { value, isHeld, _ in
        if case .second(true, _) = value { isHeld = true }
      }
  }

  private var animation: Animation { motion.animation(.spatial, .fast) }

  private var places: ReorderPlaces {
    ReorderPlaces(
      arrangement: arrangement, frames: elements.wrappedValue.map { frames[$0.id] ?? .zero },
      isRightToLeft: direction == .rightToLeft)
  }

  /// Moves the view with the pointer, and past a neighbour once it covers half of it.
  private func follow(_ moved: ReorderMove<Element.ID>) {
    guard let index = elements.wrappedValue.firstIndex(where: { $0.id == moved.id }) else { return }
    var move = moved
    let places = places
    let corner = move.corner
    let target = places.index(of: index, corner: corner)
    let place = places.corner(of: target, moving: index)
    if target != index {
      withAnimation(animation) { elements.wrappedValue.move(index, to: target) }
    }
    move.offset = CGSize(width: corner.x - place.x, height: corner.y - place.y)
    switch arrangement {
    case .row: move.offset.height = 0
    case .column: move.offset.width = 0
    case .grid: break
    }
    self.move = move
  }

  /// Moves an element by some places; false where there is none.
  private func step(_ id: Element.ID, by step: Int) -> Bool {
    guard let index = elements.wrappedValue.firstIndex(where: { $0.id == id }),
      elements.wrappedValue.indices.contains(index + step)
    else { return false }
    withAnimation(animation) { elements.wrappedValue.move(index, to: index + step) }
    return true
  }
}

/// A view on its way to another place.
private struct ReorderMove<ID: Hashable>: Equatable {
  let id: ID
  /// Where its upper left corner was.
  let start: CGPoint
  /// How far the pointer has moved since, and the content under it.
  var translation = CGSize.zero
  var scrolled = CGSize.zero
  /// Where the pointer is in the window; nil before it has moved.
  var pointer: CGPoint?
  /// From the place that it has in the order now.
  var offset = CGSize.zero

  /// Where its upper left corner should be.
  var corner: CGPoint {
    CGPoint(
      x: start.x + translation.width + scrolled.width, y: start.y + translation.height + scrolled.height)
  }
}

enum ReorderSpace {
  static let name = "reorderable stack"
  /// How long a view is held before it can be dragged, in seconds.
  static let hold = 0.3
}

extension Array {
  fileprivate mutating func move(_ index: Int, to target: Int) { insert(remove(at: index), at: target) }
}

private struct IsBeingReorderedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IsReorderableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is being moved to another place among others.
  public internal(set) var isBeingReordered: Bool {
    get { self[IsBeingReorderedKey.self] }
    set { self[IsBeingReorderedKey.self] = newValue }
  }

  /// Whether the view can be moved to another place among others.
  public internal(set) var isReorderable: Bool {
    get { self[IsReorderableKey.self] }
    set { self[IsReorderableKey.self] = newValue }
  }
}
