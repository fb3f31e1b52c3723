import Foundation

extension Path {
  /// Whether a point lies inside the outline; parts that are not closed count as closed.
  ///
  /// - Parameter eoFill: Whether inside means that the outline winds around the point an odd number of times; otherwise
  ///   once is enough, unless another part of the outline winds the other way.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .primitive(.rect(let rect)):
      return rect.contains(p)
    case .primitive(.ellipse(let rect)):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (p.x - rect.midX) / (rect.width / 2)
      let y = (p.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .primitive(let primitive):
      return primitive.bounds.contains(p) && windingNumber(around: p) != 0
    case .elements:
      let winding = windingNumber(around: p)
      return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
  }

  /// How often the outline turns around a point, clockwise on screen counted positive.
  private func windingNumber(around p: CGPoint) -> Int {
    var winding = 0
    for segment in PathSegment.segments(of: elements, closingOpenParts: true) {
      var last = segment.points[0]
      for next in segment.flattened() {
        // A half-open rule for y counts an end that two lines share only once.
        if (last.y <= p.y) != (next.y <= p.y) {
          let side = (next.x - last.x) * (p.y - last.y) - (p.x - last.x) * (next.y - last.y)
          if next.y > last.y, side > 0 { winding += 1 }
          if next.y < last.y, side < 0 { winding -= 1 }
        }
        last = next
      }
    }
    return winding
  }
}
