/// How a number becomes another: characters are compared from the end, those that differ roll past each other, and those
/// that are the same go to their new places.
@MainActor
struct NumericRoll {
  let old: DrawnText
  let new: DrawnText
  let isUp: Bool

  /// A character's stretch of a line, in the view's coordinates.
  private struct Cell {
    let character: Character
    let rect: CGRect
  }

  private static func cells(_ text: DrawnText) -> [Cell] {
    var cells: [Cell] = []
    var offset = 0
    for character in text.string {
      let length = character.utf16.count
      var rect = CGRect.null
      for part in text.layout.selectionRects(for: offset..<(offset + length)) { rect = rect.union(part) }
      offset += length
      guard !rect.isNull else { continue }
      cells.append(Cell(character: character, rect: rect.offsetBy(dx: text.origin.x, dy: text.origin.y)))
    }
    return cells
  }

  func draw(in context: inout PaintContext, progress: Double) {
    let before: [Cell] = Self.cells(old).reversed()
    let after: [Cell] = Self.cells(new).reversed()
    for index in 0..<max(before.count, after.count) {
      let left = index < before.count ? before[index] : nil
      let right = index < after.count ? after[index] : nil
      if let left, let right, left.character == right.character {
        // From the old place to the new one.
        let distance = (left.rect.minX - right.rect.minX) * (1 - progress)
        context.clip(to: Rectangle(), in: right.rect.offsetBy(dx: distance, dy: 0)) {
          $0.append(new.moved(by: CGSize(width: distance, height: 0)))
        }
        continue
      }
      if let left { roll(left, of: old, by: progress, opacity: 1 - progress, in: &context) }
      if let right { roll(right, of: new, by: progress - 1, opacity: progress, in: &context) }
    }
  }

  /// Draws a character in its stretch, moved by a part of the line's height.
  private func roll(
    _ cell: Cell, of text: DrawnText, by part: Double, opacity: Double, in context: inout PaintContext
  ) {
    let distance = CGSize(width: 0, height: cell.rect.height * (isUp ? -part : part))
    context.clip(to: Rectangle(), in: cell.rect) { context in
      context.opacity(opacity) { $0.append(text.moved(by: distance)) }
    }
  }
}
