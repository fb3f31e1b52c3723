/// Space that takes what is left along its stack's axis.
public struct Spacer: PrimitiveView {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = SpacerNode(context: context)
    node.minLength = view.minLength
    return node
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: SpacerNode.self).minLength = view.minLength
  }
}

final class SpacerNode: LayoutNode {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackLayout.defaultSpacing
    let size = CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    return switch surroundingAxis {
    case .horizontal: CGSize(width: size.width, height: 0)
    case .vertical: CGSize(width: 0, height: size.height)
    case nil: size
    }
  }

  override var layoutPriority: Double { -.infinity }
  override var isSpacer: Bool { true }
  override var viewSpacing: ViewSpacing { .zero }
}

extension LayoutNode {
  /// The axis of the stack, or of the layout like one, that the node is in.
  fileprivate final var surroundingAxis: Axis? {
    // Modifiers hide the stack from nobody: a padded divider still lies across it.
    var around = layoutParent
    while let wrapper = around as? WrapperNode { around = wrapper.layoutParent }
    return (around as? StackNode)?.stackAxis ?? (around as? AnyLayoutNode)?.stackOrientation
  }
}

/// A thin line between neighbours, across the stack's axis.
public struct Divider: PrimitiveView {
  nonisolated public init() {}

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode { DividerNode(context: context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) {}
}

final class DividerNode: LayoutNode {
  private var isVertical: Bool { surroundingAxis == .horizontal }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
  }

  override var paintsContent: Bool { true }

  override func paint(_ context: inout PaintContext) {
    let values = context.environment
    let paint = values.dividerStyle?.paint(in: values) ?? HierarchicalShapeStyle.quaternary.paint(in: values)
    context.append(.fill(.rect(context.bounds), paint.displayPaint(in: context.bounds, isRightToLeft: false)))
  }

  override func describe(to builder: inout SemanticsBuilder) {}
}

private struct DividerStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style of dividers; nil draws them faintly in the foreground style.
  public var dividerStyle: AnyShapeStyle? {
    get { self[DividerStyleKey.self] }
    set { self[DividerStyleKey.self] = newValue }
  }
}
