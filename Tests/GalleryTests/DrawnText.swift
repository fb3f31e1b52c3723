import MaterialTesting

/// A text of a picture: where it is and what it is cut to, in the window.
@MainActor
struct DrawnText {
  let bounds: CGRect
  let clip: CGRect
  /// How many operations have been drawn before it.
  let order: Int

  /// What is wrong with the texts of a picture: beside the window, cut at a side, or drawn over one another.
  /// - Parameter except: where text may go on beside what shows of it.
  static func faults(in item: DisplayItem, width: CGFloat, except: [CGRect]) -> [String] {
    var drawing = Drawing()
    collect(item, .zero, .infinite, &drawing)
    var texts = drawing.texts
    texts.removeAll { text in except.contains { $0.intersects(text.bounds.intersection(text.clip)) } }
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
      let shown = text.bounds.intersection(text.clip)
      if shown.isEmpty { continue }
      if shown.minX > text.bounds.minX + 1 || shown.maxX < text.bounds.maxX - 1 {
        faults.append("the text at \(text.bounds) is cut to \(text.clip)")
      }
      if text.bounds.minX < -1 || text.bounds.maxX > width + 1 {
        faults.append("the text at \(text.bounds) goes over the window's edge")
      }
      for other in texts[..<index] {
        let common = shown.intersection(other.bounds.intersection(other.clip))
        // Lines' boxes may touch: what is above a letter and below another is empty.
        // What lies in front, such as an action over content, covers it.
        let isCovered = drawing.fills.contains {
          $0.order > other.order && $0.order < text.order && $0.rect.contains(common)
        }
        if !isCovered, common.width > 2, common.height > 0.3 * min(shown.height, other.bounds.height) {
          faults.append("the texts at \(text.bounds) and \(other.bounds) are drawn over one another")
        }
      }
    }
    return faults
  }

  /// What of a picture counts: its texts, and what may cover them.
  private struct Drawing {
    var texts: [DrawnText] = []
    var fills: [(rect: CGRect, order: Int)] = []
    var order = 0
  }

  private static func collect(_ item: DisplayItem, _ offset: CGPoint, _ clip: CGRect, _ drawing: inout Drawing) {
    for operation in item.operations {
      drawing.order += 1
      switch operation {
      case .text(let layout, let origin, _, _) where layout.size.width > 0:
        let bounds = CGRect(
          x: offset.x + origin.x, y: offset.y + origin.y, width: layout.size.width, height: layout.size.height)
        drawing.texts.append(DrawnText(bounds: bounds, clip: clip, order: drawing.order))
      case .fill(let shape, .color(let color)) where color.opacity == 1:
        drawing.fills.append((shape.bounds.offsetBy(dx: offset.x, dy: offset.y), drawing.order))
      case .item(let inner, let by), .opacity(_, let inner, let by), .blur(_, let inner, let by):
        collect(inner, CGPoint(x: offset.x + by.x, y: offset.y + by.y), clip, &drawing)
      case .clip(let shape, let inner, let by):
        let own = shape.bounds.offsetBy(dx: offset.x, dy: offset.y)
        collect(inner, CGPoint(x: offset.x + by.x, y: offset.y + by.y), clip.intersection(own), &drawing)
      default: break
      }
    }
  }
}
