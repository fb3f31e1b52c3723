extension LayoutNode {
  /// The item for the node with its corner at `absolute` in the space of the enclosing transform.
  package final func displayItem(at absolute: CGPoint, scale: CGFloat) -> DisplayItem {
    #if MATERIAL_CHECKS
      composition.parent = layoutParent?.composition.own ?? 0
    #endif
    let phase = PixelGrid(scale: scale).phase(of: absolute)
    if let item, !flags.contains(.compose), phase == itemPhase { return item }
    flags.remove(.compose)
    #if MATERIAL_CHECKS
      composition.own += 1
    #endif
    if phase != itemPhase { flags.insert(.paint) }
    itemPhase = phase
    var builder = DisplayBuilder(origin: absolute, scale: scale)
    // Most items have as many operations as the one before.
    builder.operations.reserveCapacity(item?.operations.count ?? 0)
    compose(into: &builder)
    var made = builder.finish()
    if fade < 1, !made.operations.isEmpty {
      let faded = DisplayOperation.opacity(max(0, fade), made, offset: .zero)
      made = fade <= 0 ? .empty : DisplayItem(operations: [faded], inkBounds: made.inkBounds)
    }
    item = made
    return made
  }

  /// Appends what ``paint(_:)`` drew, drawing again only if that is stale.
  package final func appendOwnOperations(to builder: inout DisplayBuilder) {
    guard paintsContent else {
      flags.remove(.paint)
      return
    }
    let size = presentedFrame.size
    if flags.contains(.paint) || size != paintedSize {
      flags.remove(.paint)
      paintedSize = size
      graph.statistics.paints += 1
      var context = PaintContext(node: self, origin: builder.origin, size: size, scale: builder.scale)
      let (_, token) = DependencyTracker.track(self, .paint) { paint(&context) }
      paintToken?.cancel()
      paintToken = token
      ownOperations = context.operations
    }
    builder.append(ownOperations)
  }

  package final func appendChildren(to builder: inout DisplayBuilder) {
    for child in childrenInPaintOrder { append(child, to: &builder) }
  }

  /// Appends one child at its place.
  package final func append(_ child: LayoutNode, to builder: inout DisplayBuilder) {
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    builder.append(child.displayItem(at: absolute, scale: builder.scale), at: absolute)
  }

  /// The node's item as of the last frame.
  package final var currentItem: DisplayItem? { item }
}
