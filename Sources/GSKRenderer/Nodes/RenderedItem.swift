import ViewEngine

/// What the builder made from a display item, kept in `DisplayItem.rendered`.
@MainActor
final class RenderedItem {
  let configuration: RenderConfiguration
  /// Whether a host's view lies in it: its node changes without the item.
  let isVolatile: Bool
  /// Whether leaving out invisible children pays, here or further down.
  let isCullable: Bool

  /// The node that draws all of the item; the outer nil says that it isn't made yet, the inner that there is no ink.
  var whole: RenderNode??
  /// The nodes of single operations, by index: of drawing ones, which don't depend on what is visible; made only for
  /// items that are cullable.
  var leaves: [RenderNode??] = []
  /// What each operation's child may touch, by index; null for those that aren't children. Made only for items that are
  /// cullable: a list of a thousand rows is searched for the visible ones in every frame of a scroll.
  var childBounds: [CGRect] = []
  /// The nodes of the item cut to a rounded rectangle, in its own coordinates; the latest only.
  var cut: (rounded: DisplayRoundedRect, nodes: [RenderNode])?
  /// The latest node that draws the visible part only.
  var visiblePart: VisiblePart?

  struct VisiblePart {
    var visible: CGRect
    var node: RenderNode?
    /// The children it consists of, by operation.
    var children: [Child]
  }

  /// A child's own node, and that node in its place.
  struct Child {
    var operation: Int
    var content: RenderNode
    var placed: RenderNode
  }

  init(_ item: DisplayItem, configuration: RenderConfiguration) {
    self.configuration = configuration
    var isVolatile = false
    var isCullable = false
    var childCount = 0
    for operation in item.operations {
      switch operation {
      case .platformView:
        isVolatile = true
      case .item(let child, _), .clip(_, let child, _), .opacity(_, let child, _), .recolored(_, let child, _):
        childCount += 1
        let rendered = RenderedItem.of(child, configuration: configuration)
        isVolatile = isVolatile || rendered.isVolatile
        isCullable = isCullable || rendered.isCullable
      case .transform(_, let child), .blur(_, let child, _):
        isVolatile = isVolatile || RenderedItem.of(child, configuration: configuration).isVolatile
      case .fill, .stroke, .border, .shadow, .text, .image:
        break
      }
    }
    self.isVolatile = isVolatile
    self.isCullable = isCullable || childCount > RenderedItem.fewChildren
    guard self.isCullable else { return }
    leaves = Array(repeating: nil, count: item.operations.count)
    childBounds = item.operations.map { operation in
      switch operation {
      case .item, .clip, .opacity, .transform, .blur, .recolored: operation.inkBounds
      case .fill, .stroke, .border, .shadow, .text, .image, .platformView: .null
      }
    }
  }

  /// Up to so many children an item is drawn as a whole: its node then stays the same while it scrolls.
  static let fewChildren = 16

  /// What was made from an item under this configuration; anything from another one is thrown away.
  static func of(_ item: DisplayItem, configuration: RenderConfiguration) -> RenderedItem {
    if let known = item.rendered as? RenderedItem, known.configuration == configuration { return known }
    let made = RenderedItem(item, configuration: configuration)
    item.rendered = made
    return made
  }
}
