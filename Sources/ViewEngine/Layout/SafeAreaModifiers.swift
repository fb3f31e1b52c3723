/// A kind of part that content stays out of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The window's edges, bars and what views have added.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen. Desktops have none, so this one is always empty.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Makes the safe area of a view smaller.
public struct _SafeAreaPaddingModifier: ElementModifier, Equatable {
  let insets: EdgeInsets
  package func makeNode(in context: WrapperContext) -> SafeAreaPaddingNode { SafeAreaPaddingNode(context) }
  package func update(_ node: SafeAreaPaddingNode) { node.insets = insets }
}

package final class SafeAreaPaddingNode: WrapperNode {
  var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }

  override init(_ context: WrapperContext) {
    super.init(context)
    graph.safeArea.addProvider()
  }

  package override func willUnmount() {
    graph.safeArea.removeProvider()
    super.willUnmount()
  }

  package override func safeAreaInsets(for child: LayoutNode) -> EdgeInsets? { insets }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child?.measure(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package override func placeChildren() {
    child?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard let child else { return nil }
    let inner = proposal.inset(by: insets)
    return child.explicitAlignment(key, proposal: inner, size: child.measure(inner)).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }
}

/// Lets a view reach over parts that content stays out of.
public struct _IgnoresSafeAreaModifier: ElementModifier, Equatable {
  let edges: Edge.Set
  package func makeNode(in context: WrapperContext) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(context) }
  package func update(_ node: IgnoresSafeAreaNode) { node.edges = edges }
}

/// Has the size that its content has within the safe area; the content is placed in, and proposed, the larger space.
package final class IgnoresSafeAreaNode: WrapperNode {
  var edges: Edge.Set = [] { didSet { if edges != oldValue { setNeedsLayout() } } }

  package override func placeChildren() {
    guard let child else { return }
    let outset = graph.safeArea.outset(of: self, edges: edges)
    graph.safeArea.observe(self, edges: edges, outset: outset)
    guard outset != .zero else { return child.place(at: .zero, proposal: proposal) }
    let box = CGSize(width: size.width + outset.horizontal, height: size.height + outset.vertical)
    let larger = ProposedViewSize(
      width: outset.horizontal > 0 ? box.width : proposal.width,
      height: outset.vertical > 0 ? box.height : proposal.height)
    let childSize = child.measure(larger)
    child.place(
      at: CGPoint(
        x: (box.width - childSize.width) / 2 - outset.leading, y: (box.height - childSize.height) / 2 - outset.top),
      proposal: larger)
  }
}

/// Puts a view at an edge and makes the safe area smaller by its length.
public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
  let inset: Inset

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Base._isUnary(content) }

  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode { Base._makeNode(Base(modifier: modifier), content: content, in: context) }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    Base._updateNode(node, with: Base(modifier: modifier), content: content)
  }

  /// The part that works on nodes.
  struct Base: ElementModifier {
    let modifier: _SafeAreaInsetModifier

    func makeNode(in context: WrapperContext) -> SafeAreaInsetNode {
      let node = SafeAreaInsetNode(context)
      let stack = ZStackNode(context: context.context.below)
      stack.setContent(Inset._makeNode(modifier.inset, in: context.context.below.below))
      node.setBar(stack)
      return node
    }

    func update(_ node: SafeAreaInsetNode) {
      node.configure(edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing)
      // Right after making, the content is that of this very value.
      if node.isUpdate, let content = node.bar?.content { Inset._updateNode(content, with: modifier.inset) }
      node.isUpdate = true
    }
  }
}

package final class SafeAreaInsetNode: WrapperNode {
  private(set) var bar: ZStackNode?
  var isUpdate = false
  private var edge = Edge.top
  private var alignment = Alignment.center
  private var spacing: CGFloat = 0

  override init(_ context: WrapperContext) {
    super.init(context)
    graph.safeArea.addProvider()
  }

  package override func willUnmount() {
    graph.safeArea.removeProvider()
    super.willUnmount()
  }

  func setBar(_ bar: ZStackNode) {
    self.bar = bar
    bar.parent = self
    bar.layoutParent = self
  }

  func configure(edge: Edge, alignment: Alignment, spacing: CGFloat) {
    guard edge != self.edge || alignment != self.alignment || spacing != self.spacing else { return }
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    setNeedsLayout()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: proposal[axis.perpendicular], axis: axis)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar else { return EdgeInsets() }
    var insets = EdgeInsets()
    let length = bar.measure(barProposal(proposal))[axis]
    insets[edge] = length > 0 ? length + spacing : 0
    return insets
  }

  package override func safeAreaInsets(for child: LayoutNode) -> EdgeInsets? {
    child === bar ? EdgeInsets() : insets(proposal)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let size = child?.measure(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  package override func placeChildren() {
    let insets = insets(proposal)
    child?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    guard let bar else { return }
    let barProposal = ProposedViewSize(along: nil, across: size[axis.perpendicular], axis: axis)
    let length = bar.measure(barProposal)[axis]
    var origin = bar.origin(aligned: alignment, in: size, proposal: barProposal)
    switch edge {
    case .top: origin.y = 0
    case .leading: origin.x = 0
    case .bottom: origin.y = size.height - length
    case .trailing: origin.x = size.width - length
    }
    bar.place(at: origin, proposal: barProposal)
  }

  package override var childrenInPaintOrder: ContiguousArray<LayoutNode> {
    var children: ContiguousArray<LayoutNode> = []
    if let child { children.append(child) }
    if let bar { children.append(bar) }
    return children
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    // A bar at the start is read first.
    let isFirst = edge == .top || edge == .leading
    if isFirst { bar?.describe(to: &builder) }
    child?.describe(to: &builder)
    if !isFirst { bar?.describe(to: &builder) }
  }
}

extension View {
  /// Makes the safe area of this view smaller, in points. Scroll views start their content behind it and let it
  /// pass under. Several of these add up.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaPaddingModifier(insets: insets)) }

  /// Makes the safe area of this view smaller at some edges. A nil length is 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Lets the view reach over parts that content stays out of, at edges at which it touches the safe area's edge.
  /// The view is proposed the larger size.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Puts a view at the top or bottom, and keeps the content of this view out from under it as a safe area does.
  /// - Parameter spacing: the distance between the two in points; nil is 0.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? 0, inset: content()))
  }

  /// Puts a view at the leading or trailing edge, and keeps the content of this view out from under it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? 0, inset: content()))
  }
}
