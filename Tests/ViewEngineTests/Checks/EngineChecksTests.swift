#if MATERIAL_CHECKS
  import Testing

  @testable import ViewEngine

  /// A view whose node does what no node may do.
  private struct FaultyView: PrimitiveView {
    let node: (NodeContext) -> LayoutNode

    static var _isUnary: Bool { true }
    static func _makeNode(_ view: FaultyView, in context: NodeContext) -> ViewNode { view.node(context) }
    static func _updateNode(_ node: ViewNode, with view: FaultyView) {}
  }

  /// Has a size that may change without anybody being told.
  private final class ForgetfulNode: LayoutNode {
    var length: CGFloat = 10
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: length, height: length) }
  }

  /// Draws, and may forget to tell its parent that the drawing is stale.
  private final class QuietNode: LayoutNode {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
    override var paintsContent: Bool { true }
    func turnStaleQuietly() { flags.insert([.paint, .compose]) }
  }

  /// Has one child, and stops placing it when told so.
  private final class NeglectfulNode: LayoutNode {
    private(set) var child: ForgetfulNode!
    var neglects = false

    override init(context: NodeContext) {
      super.init(context: context)
      child = ForgetfulNode(context: context.below)
      child.layoutParent = self
    }

    override var layoutChildren: ContiguousArray<LayoutNode> { [child] }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 20, height: 20) }
    override func placeChildren() {
      if !neglects { child.place(at: .zero, proposal: proposal) }
    }
  }

  @MainActor
  @Suite("The engine's own checks")
  struct EngineChecksTests {
    /// What the checks find in one frame after `fault`, which gets the node of a view in a padded stack.
    private func findings<Node: LayoutNode>(
      _ make: @escaping (NodeContext) -> Node, after fault: (Node, Stage) -> Void
    ) throws -> [String] {
      var made: Node?
      let stage = Stage {
        VStack {
          FaultyView {
            let node = make($0)
            made = node
            return node
          }
          .padding()
          Color.red
        }
      }
      var found: [String] = []
      let usual = EngineChecks.report
      EngineChecks.report = { found.append($0) }
      defer { EngineChecks.report = usual }
      stage.frame()
      #expect(found.isEmpty, "a sound tree has findings: \(found)")
      fault(try #require(made), stage)
      stage.frame()
      return found
    }

    @Test("a size that changes without being marked is found and named")
    func staleSize() throws {
      let found = try findings(ForgetfulNode.init) { node, _ in node.length = 30 }
      let first = try #require(found.first)
      #expect(first.contains("ForgetfulNode measures 30.0 × 30.0 now, but has 10.0 × 10.0"))
      #expect(first.contains("RootNode > "), "the message tells where the node is: \(first)")
    }

    @Test("a marked size is no finding")
    func markedSize() throws {
      let found = try findings(ForgetfulNode.init) { node, _ in
        node.length = 30
        node.setNeedsLayout()
      }
      #expect(found.isEmpty)
    }

    @Test("a drawing that is stale below a clean parent is found")
    func stalePicture() throws {
      let found = try findings(QuietNode.init) { node, _ in node.turnStaleQuietly() }
      #expect(found.contains { $0.contains("QuietNode is drawn and marked stale") })
    }

    @Test("a child that its parent did not place is found")
    func unplacedChild() throws {
      let found = try findings(NeglectfulNode.init) { node, _ in
        node.neglects = true
        // With another size, so that the parent has to look.
        node.child.length = 30
        node.child.setNeedsLayout()
      }
      #expect(found.contains { $0.contains("NeglectfulNode > ForgetfulNode is marked for layout after a frame") })
    }
  }
#endif
