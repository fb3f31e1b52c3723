/// A native view of the host, such as a web page, in the place that layout gives it.
///
/// The host makes the native view when the place is first shown in a window. Where there is no window, as in tests, or
/// where `make` gives nil, the place stays a grey area.
///
/// A native view fills what it is offered, and takes the focus as other controls do. It can be moved, scrolled and clipped to rectangles; scaling and turning it
/// moves only the picture around it.
public struct PlatformView<Native: AnyObject>: PrimitiveView {
  let label: String
  let make: @MainActor () -> Native?
  let update: @MainActor (Native) -> Void

  /// - Parameters:
  ///   - label: what the view is, for those who can't see it.
  ///   - make: makes the native view; called once, by a host that shows windows.
  ///   - update: brings the native view up to date with the values that the view has now; called after `make`, and
  ///     whenever the view is evaluated again.
  public init(
    _ label: String, make: @escaping @MainActor () -> Native?, update: @escaping @MainActor (Native) -> Void = { _ in }
  ) {
    self.label = label
    self.make = make
    self.update = update
  }

  public static func _makeNode(_ view: PlatformView, in context: NodeContext) -> ViewNode {
    let node = PlatformViewNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: PlatformView) {
    let (make, update) = (view.make, view.update)
    unsafeDowncast(node, to: PlatformViewNode.self).set(
      label: view.label, make: { make() },
      update: { native in
        if let native = native as? Native { update(native) }
      })
  }

  public static var _isUnary: Bool { true }
}

/// A native view's place, as a host sees it.
@MainActor
package final class PlatformViewPlace {
  package fileprivate(set) weak var node: LayoutNode?
  package private(set) var native: AnyObject?
  private var hasMade = false
  /// Told when the place gets the engine's focus.
  package var onFocus: () -> Void = {}
  fileprivate var make: () -> AnyObject? = { nil }
  fileprivate var update: (AnyObject) -> Void = { _ in }

  /// The place in the window, in points, whether or not it can be seen.
  package var frame: CGRect { node?.frame(in: nil) ?? .zero }

  /// The native view, made at the first call; nil if it can't be had.
  package func makeNative() -> AnyObject? {
    if !hasMade {
      hasMade = true
      native = make()
      if let native { update(native) }
    }
    return native
  }

  fileprivate func valuesDidChange() {
    if let native { update(native) }
  }

  /// The host's own focus came into the native view.
  package func hostDidFocus() {
    if let node { node.graph.focus.focus(node) }
  }
}

package final class PlatformViewNode: LayoutNode, InputResponder {
  package let place = PlatformViewPlace()
  private var label = ""

  override init(context: NodeContext) {
    super.init(context: context)
    place.node = self
    graph.platformViews.append(place)
  }

  func set(label: String, make: @escaping () -> AnyObject?, update: @escaping (AnyObject) -> Void) {
    self.label = label
    place.make = make
    place.update = update
    place.valuesDidChange()
  }

  package override func willUnmount() {
    graph.platformViews.removeAll { $0 === place }
    super.willUnmount()
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
  }

  /// CSS's size for a replaced element that has none of its own.
  private static let idealSize = CGSize(width: 300, height: 150)

  package override var responder: (any InputResponder)? { self }
  package var isFocusable: Bool { place.native != nil }

  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    if isFocused { place.onFocus() }
  }

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    let bounds = context.bounds
    context.append(.fill(.rect(bounds), .color(SystemColor.gray.resolved(scheme: .light, contrast: .standard))))
    context.append(.platformView(place, frame: bounds))
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    var properties = SemanticsProperties()
    properties.role = .group
    properties.label = label
    builder.add(self, properties)
  }
}
