import HeadlessHost
import ViewEngine

/// Writes drawing operations as text, back to front, one on a line.
@MainActor
struct DrawingDescription {
  private(set) var text = ""

  init(_ item: DisplayItem) { add(item, depth: 0) }

  private mutating func add(_ item: DisplayItem, depth: Int) {
    for operation in item.operations { add(operation, depth: depth) }
  }

  private mutating func line(_ text: String, _ depth: Int) {
    self.text += String(repeating: "  ", count: depth) + text + "\n"
  }

  private mutating func add(_ operation: DisplayOperation, depth: Int) {
    switch operation {
    case .fill(let shape, let paint): line("fill \(written(shape)) \(written(paint))", depth)
    case .stroke(let shape, let paint, let style):
      line("stroke \(written(shape)) \(written(paint)) width \(number(style.lineWidth))", depth)
    case .border(let rounded, let color, let width):
      line("border \(written(.rounded(rounded))) \(color.hexadecimal) width \(number(width))", depth)
    case .shadow(let rounded, let shadow):
      line(
        "shadow \(written(.rounded(rounded))) \(shadow.color.hexadecimal) offset \(JSONValue(shadow.offset)) "
          + "spread \(number(shadow.spread)) blur \(number(shadow.blur))", depth)
    case .text(let layout, let origin, let color, let runColors):
      let colors = ([color] + runColors.compactMap { $0 }).map(\.hexadecimal).joined(separator: " ")
      line("text \(written(origin)) \(JSONValue(layout.size)) lines \(layout.lineCount) \(colors)", depth)
    case .image(let image, let source, let destination, let tint, _):
      let color = tint.map { " tint " + $0.hexadecimal } ?? ""
      line(
        "image \(image.pixelWidth)x\(image.pixelHeight) \(JSONValue(source)) in \(JSONValue(destination))\(color)",
        depth)
    case .item(let item, let offset):
      line("at \(written(offset))", depth)
      add(item, depth: depth + 1)
    case .clip(let shape, let item, let offset):
      line("clip \(written(shape)) at \(written(offset))", depth)
      add(item, depth: depth + 1)
    case .opacity(let opacity, let item, let offset):
      line("opacity \(number(opacity)) at \(written(offset))", depth)
      add(item, depth: depth + 1)
    case .transform(let transform, let item):
      let figures = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      line("transform \(figures.map(number).joined(separator: " "))", depth)
      add(item, depth: depth + 1)
    case .blur(let radius, let item, let offset):
      line("blur \(number(radius)) at \(written(offset))", depth)
      add(item, depth: depth + 1)
    case .recolored(let matrix, let item, let offset):
      let figures = matrix.rows.flatMap { $0 }.map { number(CGFloat($0)) }
      line("recolored \(figures.joined(separator: " ")) at \(written(offset))", depth)
      add(item, depth: depth + 1)
    case .platformView(_, let frame): line("platform view \(JSONValue(frame))", depth)
    }
  }

  private func number(_ value: CGFloat) -> String { JSONValue.number(Double(value)).description }
  private func written(_ point: CGPoint) -> String { "[\(number(point.x)),\(number(point.y))]" }

  private func written(_ shape: DisplayShape) -> String {
    switch shape {
    case .rect(let rect): "\(JSONValue(rect))"
    case .rounded(let rounded):
      "\(JSONValue(rounded.rect)) radius "
        + [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft].map(number)
        .joined(separator: " ")
    case .path(let path, let evenOdd): "path in \(JSONValue(path.boundingRect))\(evenOdd ? " even-odd" : "")"
    }
  }

  private func written(_ paint: DisplayPaint) -> String {
    func stops(_ stops: [DisplayGradientStop]) -> String {
      stops.map { "\($0.color.hexadecimal)@\(number($0.location))" }.joined(separator: " ")
    }
    switch paint {
    case .color(let color): return color.hexadecimal
    case .linearGradient(let all, let start, let end):
      return "linear \(written(start)) \(written(end)) \(stops(all))"
    case .radialGradient(let all, let center, let from, let to):
      return "radial \(written(center)) \(number(from)) \(number(to)) \(stops(all))"
    case .angularGradient(let all, let center, let angle):
      return "angular \(written(center)) \(number(angle.degrees)) \(stops(all))"
    }
  }
}
