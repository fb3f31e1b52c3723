/// The look of a mouse's pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  /// The look by the name that CSS's `cursor` property has for it.
  public let name: String

  /// - Parameter name: a name of CSS's `cursor` property; one that a host doesn't know is shown as an arrow.
  public init(named name: String) { self.name = name }

  public static let `default` = PointerStyle(named: "default")
  /// Over something that a click opens or does.
  public static let link = PointerStyle(named: "pointer")
  /// Over text that can be selected.
  public static let horizontalText = PointerStyle(named: "text")
  public static let verticalText = PointerStyle(named: "vertical-text")
  public static let rectSelection = PointerStyle(named: "crosshair")
  public static let grabIdle = PointerStyle(named: "grab")
  public static let grabActive = PointerStyle(named: "grabbing")
  public static let columnResize = PointerStyle(named: "col-resize")
  public static let rowResize = PointerStyle(named: "row-resize")
  public static let zoomIn = PointerStyle(named: "zoom-in")
  public static let zoomOut = PointerStyle(named: "zoom-out")
  /// Over something that can't be used now.
  public static let notAllowed = PointerStyle(named: "not-allowed")
}

/// Sets the pointer's look.
public struct _PointerStyleModifier: ElementModifier {
  let style: PointerStyle?
  package func makeNode(in context: WrapperContext) -> PointerStyleNode { PointerStyleNode(context) }
  package func update(_ node: PointerStyleNode) { node.pointerStyle = style }
}

package final class PointerStyleNode: WrapperNode, InputResponder {
  package var pointerStyle: PointerStyle?
  package override var responder: (any InputResponder)? { self }
}

extension View {
  /// The look of a mouse's pointer over this view; nil leaves it as it is further out.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(_PointerStyleModifier(style: style)) }
}
