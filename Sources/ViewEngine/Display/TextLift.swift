/// Takes the text that lies on top out of an item, so that something can be drawn between the two.
///
/// Text is taken out where nothing else of the item is drawn over it; what is covered stays covered. Parts without such
/// text are handed on as they are, so that a renderer finds what it made of them.
@MainActor
package struct TextLift {
  /// What is drawn without the text.
  package let rest: DisplayItem
  /// The text, in the same coordinates.
  package let text: DisplayItem

  package init(_ item: DisplayItem) {
    var covers = Covers()
    (rest, text) = Self.split(item, at: .zero, &covers)
  }

  /// Where something that is no text has been drawn in front, in the outermost item's coordinates.
  private struct Covers {
    private var rects: [CGRect] = []

    func touch(_ rect: CGRect) -> Bool { rects.contains { $0.intersects(rect) } }
    mutating func add(_ rect: CGRect) { if !rect.isEmpty { rects.append(rect) } }
  }

  private static func split(
    _ item: DisplayItem, at offset: CGPoint, _ covers: inout Covers
  ) -> (rest: DisplayItem, text: DisplayItem) {
    var rest: ContiguousArray<DisplayOperation> = []
    var text: ContiguousArray<DisplayOperation> = []
    // Front to back: what is in front decides what of the rest is on top.
    for operation in item.operations.reversed() {
      let bounds = operation.inkBounds.offsetBy(dx: offset.x, dy: offset.y)
      switch operation {
      case .item(let inner, let by):
        let parts = split(inner, at: CGPoint(x: offset.x + by.x, y: offset.y + by.y), &covers)
        if !parts.rest.operations.isEmpty { rest.append(.item(parts.rest, offset: by)) }
        if !parts.text.operations.isEmpty { text.append(.item(parts.text, offset: by)) }
      case .clip(let shape, let inner, let by):
        let parts = split(inner, at: CGPoint(x: offset.x + by.x, y: offset.y + by.y), &covers)
        if !parts.rest.operations.isEmpty { rest.append(.clip(shape, parts.rest, offset: by)) }
        if !parts.text.operations.isEmpty { text.append(.clip(shape, parts.text, offset: by)) }
      default:
        if isText(operation), !covers.touch(bounds) {
          text.append(operation)
        } else {
          rest.append(operation)
          covers.add(bounds)
        }
      }
    }
    return (part(rest, of: item), part(text, of: item))
  }

  private static func part(_ reversed: ContiguousArray<DisplayOperation>, of item: DisplayItem) -> DisplayItem {
    if reversed.isEmpty { return .empty }
    if reversed.count == item.operations.count, isUnchanged(reversed, item) { return item }
    return DisplayItem(operations: ContiguousArray(reversed.reversed()), inkBounds: item.inkBounds)
  }

  /// Whether all of an item is on one side, with the same items in it.
  private static func isUnchanged(_ reversed: ContiguousArray<DisplayOperation>, _ item: DisplayItem) -> Bool {
    zip(reversed.reversed(), item.operations).allSatisfy { new, old in
      switch (new, old) {
      case (.item(let a, _), .item(let b, _)), (.clip(_, let a, _), .clip(_, let b, _)): a === b
      default: true
      }
    }
  }

  /// Whether an operation draws text alone. A group that is drawn as one can't be taken apart.
  private static func isText(_ operation: DisplayOperation) -> Bool {
    switch operation {
    case .text: true
    case .item(let inner, _), .opacity(_, let inner, _), .clip(_, let inner, _), .transform(_, let inner):
      inner.operations.allSatisfy(isText)
    default: false
    }
  }
}
