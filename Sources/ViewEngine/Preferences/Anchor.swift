/// A place in a view that any view around it can turn into its own coordinates, with a ``GeometryProxy``'s subscript.
public struct Anchor<Value> {
  /// What of a view an anchor is: its bounds, a point, a rectangle.
  public struct Source {
    let value: (CGSize) -> Value
    let convert: @MainActor (Value, LayoutNode, LayoutNode) -> Value
  }

  weak var node: LayoutNode?
  let source: Source

  /// The place in the coordinates of a node; nil once the view is gone.
  @MainActor func value(in other: LayoutNode) -> Value? {
    guard let node, node.isMounted else { return nil }
    return source.convert(source.value(node.size), node, other)
  }
}

extension Anchor: Equatable {
  /// Anchors are equal if they are the same place of the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.node === right.node && valuesAreEqual(left.sample, right.sample)
  }

  /// The place in a view of 1000 by 1000 points, to tell sources apart.
  private var sample: Value { source.value(CGSize(width: 1000, height: 1000)) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.map { ObjectIdentifier($0) })
    hasher.combine(sample)
  }
}

extension Anchor.Source where Value == CGRect {
  private init(_ value: @escaping (CGSize) -> CGRect) {
    self.init(value: value) { rect, node, other in
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { other.anchorPoint($0, from: node) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }
  }

  /// The view's bounds.
  public static var bounds: Self { Self { CGRect(origin: .zero, size: $0) } }
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Self { Self { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ value: @escaping (CGSize) -> CGPoint) {
    self.init(value: value) { point, node, other in other.anchorPoint(point, from: node) }
  }

  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Self { Self { _ in point } }
  /// A point in parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension LayoutNode {
  /// A point of another node in this one's coordinates, by way of the window.
  fileprivate func anchorPoint(_ point: CGPoint, from node: LayoutNode) -> CGPoint {
    let there = node.frame(in: nil).origin
    let here = frame(in: nil).origin
    return CGPoint(x: there.x + point.x - here.x, y: there.y + point.y - here.y)
  }
}

extension GeometryProxy {
  /// An anchor's place in the reader's coordinates. Followed: when it moves, the content is made again. Zero once the
  /// anchor's view is gone.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let reader = node
    guard let value = anchor.value(in: reader) else { return anchor.source.value(.zero) }
    reads.conditions.append { [weak reader] in
      guard let reader, let now = anchor.value(in: reader) else { return false }
      return valuesAreEqual(now, value)
    }
    return value
  }
}

/// Contributes something made of a place in a view to a preference.
struct _AnchorPreferenceModifier<Key: PreferenceKey, A>: ElementModifier {
  let source: Anchor<A>.Source
  /// Whether the content's own contribution is edited, and not replaced.
  let keepsContent: Bool
  let edit: (inout Key.Value, Anchor<A>) -> Void

  func makeNode(in context: WrapperContext) -> AnchorPreferenceNode<Key, A> { AnchorPreferenceNode(context) }
  func update(_ node: AnchorPreferenceNode<Key, A>) {
    node.source = source
    node.keepsContent = keepsContent
    node.edit = edit
    node.graph.preferences.setNeedsCheck()
  }
}

final class AnchorPreferenceNode<Key: PreferenceKey, A>: WrapperNode {
  var source: Anchor<A>.Source?
  var keepsContent = false
  var edit: ((inout Key.Value, Anchor<A>) -> Void)?

  override func willUnmount() {
    graph.preferences.setNeedsCheck()
    super.willUnmount()
  }

  package override func contribute<Other: PreferenceKey>(to collector: inout PreferenceCollector<Other>) -> Bool {
    guard Other.self == Key.self, let source, let edit else { return false }
    var inner = PreferenceCollector<Key>()
    if keepsContent {
      forEachChild { child in withUnsafeMutablePointer(to: &inner) { child.collectPreferences(&$0.pointee) } }
    }
    var value = inner.value ?? Key.defaultValue
    edit(&value, Anchor(node: self, source: source))
    if let value = value as? Other.Value { collector.add(value) }
    return true
  }
}

extension View {
  /// Contributes a value made of a place in this view to a preference.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(source: value, keepsContent: false) { $0 = transform($1) })
  }

  /// Edits what this view contributes to a preference, with a place in it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorPreferenceModifier<K, A>(source: value, keepsContent: true, edit: transform))
  }
}
