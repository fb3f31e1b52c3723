/// The part of a scroll view's content that is put together, in the content's leading coordinates: more than is visible,
/// in steps of the view's size, so that most steps of scrolling use the same item.
@MainActor
struct ComposedWindow {
  private var rect = CGRect.null
  /// Stacks that left out children outside of it.
  private var cullingStacks: ContiguousArray<StackNode> = []

  /// Whether a child of a long stack is near enough to what is visible to be drawn.
  func contains(_ frame: CGRect) -> Bool { frame.intersects(rect) }

  /// Notes a stack that leaves out children, and is to be put together again when the window moves.
  mutating func noteCulling(_ stack: StackNode) {
    if !cullingStacks.contains(where: { $0 === stack }) { cullingStacks.append(stack) }
  }

  mutating func follow(_ offset: CGPoint, size: CGSize) {
    let step = CGSize(width: max(64, size.width), height: max(64, size.height))
    let column = (offset.x / step.width).rounded(.down)
    let row = (offset.y / step.height).rounded(.down)
    let window = CGRect(
      x: (column - 1) * step.width, y: (row - 1) * step.height, width: step.width * 4, height: step.height * 4)
    guard window != rect else { return }
    rect = window
    let stacks = cullingStacks
    cullingStacks.removeAll()
    for stack in stacks where stack.isMounted { stack.setNeedsCompose() }
  }
}
