extension LayoutNode {
  /// Has the node measured and placed again. What lies around takes part only if the node's sizes come out other than
  /// before, see ``LayoutQueue``; what else a layout may ask of a node is the matter of ``traitsDidChange()``.
  package final func setNeedsLayout() {
    flags.insert(.layout)
    if flags.contains(.queued) {
      if !memo.isEmpty { flags.insert(.lostAnswers) }
    } else if hasBeenPlaced || !memo.isEmpty {
      flags.insert(.queued)
      graph.layoutQueue.insert(LayoutQueue.Entry(node: self, answers: memo))
    }
    forgetSizes()
    graph.setNeedsUpdate()
  }

  /// Has the node laid out together with what lies between it and an ancestor, whose sizes are void too: those that
  /// were measured in this very pass among them.
  package final func setNeedsLayout(through ancestor: LayoutNode) {
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      current.flags.insert(.layout)
      current.forgetSizes()
      node = current.layoutParent
    }
    ancestor.setNeedsLayout()
  }

  /// Something that the layout around reads of the node has changed beside its sizes: a priority, a guide, a value for
  /// custom layouts. It passes through wrappers, so the first node that is none is laid out.
  package final func traitsDidChange() {
    setNeedsLayout()
    var node = layoutParent
    while let current = node {
      current.setNeedsLayout()
      guard current is WrapperNode else { return }
      node = current.layoutParent
    }
  }

  private func forgetSizes() {
    memo.removeAll()
    memoDidClear()
  }

  /// Shows the node in a frame on its way to the one that layout gave it.
  package final func present(frame: CGRect) {
    let target = CGRect(origin: origin, size: size)
    if frame == target {
      presentation = nil
    } else if let presentation {
      presentation.frame = frame
    } else {
      presentation = GeometryPresentation(frame: frame)
    }
    setNeedsPaint()
    layoutParent?.setNeedsCompose()
    graph.geometry.didMove(self)
  }

  package final func setFade(_ fade: Double) {
    self.fade = fade
    setNeedsCompose()
  }

  /// The node's own drawing has changed.
  package final func setNeedsPaint() {
    flags.insert(.paint)
    setNeedsCompose()
  }

  /// The node's item must be put together again, though its own drawing is still right.
  package final func setNeedsCompose() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.compose) {
      current.flags.insert(.compose)
      node = current.layoutParent
    }
    graph.setNeedsUpdate()
  }
}
