#if MATERIAL_CHECKS
  /// What must hold of a window's tree after each frame; compiled with `-DMATERIAL_CHECKS`, as `make test` does.
  ///
  /// 1. Nothing that layout reaches is still marked for it: a node that is laid out places all that is in it.
  /// 2. What was remembered is what would be computed now: a node's size for its proposal, measured again, is the same.
  ///    A difference means that something the size depends on has changed without marking the node.
  /// 3. A node that is drawn and marked stale has an ancestor that is marked too, or the picture would stay old.
  @MainActor
  package enum EngineChecks {
    /// What happens with a violation. Default: the process ends. A test that provokes one puts its own in.
    package static var report: (String) -> Void = { fatalError($0) }

    package static func check(_ graph: ViewGraph) {
      guard let root = graph.root, root.hasBeenPlaced, !graph.needsLayout else { return }
      check(root)
    }

    private static func check(_ node: LayoutNode) {
      // An app's own layout is not run once more: it may count, and tests count it.
      let computed = node.runsAppsLayout ? node.size : node.computeSize(node.proposal)
      if !isSame(computed, node.size) {
        report(
          "\(path(to: node)) measures \(computed.width) × \(computed.height) now, but has "
            + "\(node.size.width) × \(node.size.height) for \(node.proposal). "
            + "Something that its size depends on has changed without setNeedsLayout().")
      }
      if node.keepsContentAsItIs { return }
      for child in node.layoutChildren where child.hasBeenPlaced && !child.isDeparting && child.isMounted {
        if child.flags.contains(.layout) {
          report(
            "\(path(to: child)) is marked for layout after a frame, but its parent is not. "
              + "placeChildren() must place each child.")
          continue
        }
        let isInParentsItem = child.composition.parent == node.composition.own
        if isInParentsItem, child.flags.contains(.compose), !node.flags.contains(.compose) {
          report(
            "\(path(to: child)) is drawn and marked stale, but its parent is not: setNeedsCompose() did not reach it.")
        }
        check(child)
      }
    }

    /// Sums of lengths depend on the order in which they were added up, so the last digits may differ.
    private static func isSame(_ left: CGSize, _ right: CGSize) -> Bool {
      func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool {
        left == right || abs(left - right) <= 1e-9 * max(1, abs(left))
      }
      return isSame(left.width, right.width) && isSame(left.height, right.height)
    }

    /// The node and what it is in, outermost first.
    private static func path(to node: LayoutNode) -> String {
      var names: [String] = []
      var next: LayoutNode? = node
      while let current = next {
        names.append(String(describing: type(of: current)))
        next = current.layoutParent
      }
      return names.reversed().joined(separator: " > ")
    }
  }
#endif
