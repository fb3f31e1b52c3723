/// The parts of the window that content should stay out of, as the host and views set them.
///
/// Views are laid out within the safe area. What reaches over it, such as a background, does so only at edges at
/// which its frame touches the safe area's edge.
@MainActor
package final class SafeArea {
  /// How near a frame must be to the edge to touch it: half a point.
  private static let tolerance: CGFloat = 0.5

  private struct Observer {
    weak var node: LayoutNode?
    let edges: Edge.Set
    let outset: EdgeInsets
  }

  /// The window's own insets.
  package fileprivate(set) var insets = EdgeInsets()
  /// The number of views that make the safe area smaller.
  private var providers = 0
  private var observers: [ObjectIdentifier: Observer] = [:]

  /// Whether anything is to be kept out of at all.
  package var isActive: Bool { providers > 0 || insets != .zero }

  /// Whether views that took no notice of the safe area so far must look again.
  private var needsRelayout = false

  func addProvider() {
    if !isActive { needsRelayout = true }
    providers += 1
  }

  func takeRelayout() -> Bool {
    defer { needsRelayout = false }
    return needsRelayout
  }

  func removeProvider() { providers -= 1 }

  /// How far a node may reach beyond its frame, over parts that content stays out of.
  package func outset(of node: LayoutNode, edges: Edge.Set) -> EdgeInsets {
    var result = EdgeInsets()
    guard isActive, !edges.isEmpty else { return result }
    var open = edges
    var rect = CGRect(origin: .zero, size: node.size)
    var step = node
    while let parent = step.layoutParent, !open.isEmpty {
      rect = rect.offsetBy(dx: step.origin.x, dy: step.origin.y)
      if let scroll = parent as? ScrollNode {
        // Content moves along these axes under the safe area; the view itself has taken it into account.
        if scroll.axes.contains(.vertical) { open.subtract(.vertical) }
        if scroll.axes.contains(.horizontal) { open.subtract(.horizontal) }
      }
      if let insets = parent.safeAreaInsets(for: step) {
        for edge in Edge.allCases where open.contains(edge) && insets[edge] > 0 {
          let distance = Self.distance(of: rect, to: edge, in: parent.size)
          guard distance > 0, distance <= insets[edge] + Self.tolerance else { continue }
          result[edge] += distance
          rect.extend(edge, by: distance)
        }
      }
      step = parent
    }
    return result
  }

  private static func distance(of rect: CGRect, to edge: Edge, in size: CGSize) -> CGFloat {
    switch edge {
    case .top: rect.minY
    case .leading: rect.minX
    case .bottom: size.height - rect.maxY
    case .trailing: size.width - rect.maxX
    }
  }

  /// How far the unsafe parts that a node touches reach from its edges to theirs.
  package func insets(of node: LayoutNode) -> EdgeInsets { outset(of: node, edges: .all) }

  /// Has a node laid out again when it could reach elsewhere than it did.
  package func observe(_ node: LayoutNode, edges: Edge.Set, outset: EdgeInsets) {
    guard isActive, !edges.isEmpty else { return }
    observers[ObjectIdentifier(node)] = Observer(node: node, edges: edges, outset: outset)
  }

  func remove(_ node: LayoutNode) {
    if !observers.isEmpty { observers[ObjectIdentifier(node)] = nil }
  }

  /// Looks after layout whether nodes have moved to or from an edge.
  func check() {
    guard !observers.isEmpty else { return }
    for observer in observers.values {
      guard let node = observer.node, node.isMounted else { continue }
      // What rests out of sight can't be laid out, and looks for itself when it is again.
      guard outset(of: node, edges: observer.edges) != observer.outset, node.restingAncestor == nil else { continue }
      node.setNeedsLayout()
    }
  }
}

extension CGRect {
  fileprivate mutating func extend(_ edge: Edge, by length: CGFloat) {
    switch edge {
    case .top:
      origin.y -= length
      size.height += length
    case .leading:
      origin.x -= length
      size.width += length
    case .bottom: size.height += length
    case .trailing: size.width += length
    }
  }
}

extension ViewGraph {
  /// Says how far content should stay out of the window's edges, in points.
  public func setSafeArea(_ insets: EdgeInsets) {
    guard insets != safeArea.insets else { return }
    safeArea.insets = insets
    invalidateAll()
  }
}
