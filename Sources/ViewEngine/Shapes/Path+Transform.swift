import Foundation

extension Path {
  /// The path with every point transformed.
  ///
  /// It stays an exact rectangle or ellipse if the transform keeps the axes apart, and an exact rounded rectangle if it
  /// also scales both axes alike.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    if case .primitive(let primitive) = storage, transform.isRectilinear, transform.a > 0, transform.d > 0 {
      switch primitive {
      case .rect(let rect): return Path(.rect(rect.applying(transform)))
      case .ellipse(let rect): return Path(.ellipse(rect.applying(transform)))
      case .roundedRect(let rect, var radii, let style) where transform.a == transform.d:
        radii.animatableData.scale(by: transform.a)
        return Path(.roundedRect(rect.applying(transform), radii, style))
      case .roundedRect: break
      }
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around the outline, control points left aside; null for an empty path.
  public var boundingRect: CGRect {
    if let primitive { return primitive.bounds }
    var bounds = PointBounds()
    for segment in PathSegment.segments(of: elements, closingOpenParts: false) {
      segment.extend(&bounds)
    }
    for case .move(let point) in elements {
      bounds.include(point)
    }
    return bounds.rect
  }
}

extension Path.Element {
  /// The element with its points transformed.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

/// The rectangle around points.
struct PointBounds {
  private var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  /// The rectangle; null without points.
  var rect: CGRect {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
