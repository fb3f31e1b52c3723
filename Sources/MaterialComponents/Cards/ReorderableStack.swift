/// Views under each other that the user can bring into another order: by holding one and dragging it, with Alt and the
/// arrow keys while one has the focus, or with the actions "Move up" and "Move down" of assistive technology.
///
/// A card in it that is moved is raised and has Material's layer for that. Elements are told apart by their ids.
///
/// ```swift
/// ReorderableStack($sources, spacing: 8) { source in
///   Card(.outlined) { Text(source.title).padding(16) }
/// }
/// ```
public struct ReorderableStack<Element: Identifiable, Content: View>: View {
  private let elements: Binding<[Element]>
  private let spacing: CGFloat
  private let content: (Element) -> Content
  @State private var move: ReorderMove<Element.ID>?
  @State private var frames: [Element.ID: CGRect] = [:]
  /// Goes back by itself also where the drag is taken away.
  @GestureState private var isHeld = false
  @Environment(\.materialMotion) private var motion

  /// - Parameter spacing: between the views, in points. Default: 8.
  public init(
    _ elements: Binding<[Element]>, spacing: CGFloat = 8, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.elements = elements
    self.spacing = spacing
    self.content = content
  }

  public var body: some View {
    let move = move
    VStack(spacing: spacing) {
      ForEach(elements.wrappedValue) { element in item(element, move) }
    }
    .coordinateSpace(name: ReorderSpace.name)
    .onChange(of: isHeld) { _, isHeld in if !isHeld { withAnimation(animation) { self.move = nil } } }
    .accessibilityRole(.list)
  }

  private func item(_ element: Element, _ move: ReorderMove<Element.ID>?) -> some View {
    let id = element.id
    let isMoved = move?.id == id
    return content(element)
      .environment(\.isBeingReordered, isMoved)
      .environment(\.isReorderable, true)
      .offset(y: isMoved ? move?.offset ?? 0 : 0)
      .zIndex(isMoved ? 1 : 0)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(ReorderSpace.name))
      } action: {
        frames[id] = $0
      }
      .gesture(drag(id))
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard press.modifiers == .option, press.key == .upArrow || press.key == .downArrow else { return .ignored }
        return step(id, by: press.key == .downArrow ? 1 : -1) ? .handled : .ignored
      }
      .accessibilityAction(named: "Move up") { _ = step(id, by: -1) }
      .accessibilityAction(named: "Move down") { _ = step(id, by: 1) }
      .accessibilityRole(.listitem)
  }

  private func drag(_ id: Element.ID) -> some Gesture {
    LongPressGesture(minimumDuration: ReorderSpace.hold)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named(ReorderSpace.name)))
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        if move?.id != id { move = ReorderMove(id: id, start: frames[id]?.minY ?? 0) }
        if let drag { follow(id, translation: drag.translation.height) }
      }
      .updating($isHeld) { value, isHeld, _ in
        if case .second(true, _) = value { isHeld = true }
      }
  }

  private var animation: Animation { motion.animation(.spatial, .fast) }

  /// Moves the view with the pointer, and past a neighbour once it covers half of it.
  private func follow(_ id: Element.ID, translation: CGFloat) {
    guard var move, let index = elements.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
    let order = elements.wrappedValue.map(\.id)
    let heights = order.map { frames[$0]?.height ?? 0 }
    let target = ReorderTarget(heights: heights, spacing: spacing).index(
      of: index, top: move.start + translation)
    if target != index {
      withAnimation(animation) { elements.wrappedValue.move(index, to: target) }
    }
    let place = ReorderTarget(heights: heights, spacing: spacing).top(of: target, moving: index)
    move.offset = move.start + translation - place
    self.move = move
  }

  /// Moves an element by a place; false at the end.
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
  /// Where its top was, in points.
  let start: CGFloat
  /// From the place that it has in the order now.
  var offset: CGFloat = 0
}

/// Where views of given heights stand in a stack when one of them has moved.
struct ReorderTarget {
  let heights: [CGFloat]
  let spacing: CGFloat

  /// The place that a view has come to: the one whose top is nearest to its own, so a neighbour gives way once the view
  /// covers half of it.
  /// - Parameter top: of the view as it is dragged.
  func index(of moving: Int, top: CGFloat) -> Int {
    heights.indices.min {
      (self.top(of: $0, moving: moving) - top).magnitude < (self.top(of: $1, moving: moving) - top).magnitude
    }
      ?? moving
  }

  /// The top of the place at an index when the view that is moved has taken it.
  func top(of index: Int, moving: Int) -> CGFloat {
    let others = heights.enumerated().filter { $0.offset != moving }.map(\.element)
    return others.prefix(index).reduce(0) { $0 + $1 + spacing }
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
