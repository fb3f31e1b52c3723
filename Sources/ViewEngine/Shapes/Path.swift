import Foundation

/// An outline of lines and curves.
///
/// A path that is exactly a rectangle, a rounded rectangle or an ellipse is kept as that, so drawing, clipping and
/// hit-testing can use the exact form; the lines and curves are made only when somebody asks for them.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a new part of the outline.
    case move(to: CGPoint)
    /// A line from the last point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the last point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the last point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part of the outline began.
    case closeSubpath
  }

  /// An outline with an exact form.
  package enum Primitive: Hashable, Sendable {
    case rect(CGRect)
    /// The radii fit into the rectangle, and one at least is not zero. `topLeading` is the left corner.
    case roundedRect(CGRect, RectangleCornerRadii, RoundedCornerStyle)
    /// The ellipse that touches the rectangle's sides; a circle if the rectangle is a square.
    case ellipse(CGRect)
  }

  enum Storage: Hashable, Sendable {
    case primitive(Primitive)
    case elements([Element])
  }

  var storage: Storage

  /// A path without elements.
  public init() {
    storage = .elements([])
  }

  /// A path built by a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  package init(_ primitive: Primitive) {
    storage = .primitive(primitive)
  }

  /// A path of elements as they are.
  package init(elements: [Element]) {
    storage = .elements(elements)
  }

  /// The exact form, `nil` for a path that has none.
  package var primitive: Primitive? {
    if case .primitive(let primitive) = storage { primitive } else { nil }
  }

  /// The steps of the outline.
  package var elements: [Element] {
    switch storage {
    case .primitive(let primitive): primitive.elements
    case .elements(let elements): elements
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    if case .elements(let elements) = storage { elements.isEmpty } else { false }
  }

  /// Calls a closure with each step of the outline.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// The point from which the next element starts, `nil` if there is none.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }
}

extension Path {
  /// Begins a new part of the outline at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Adds a line; without a part of the outline to add to it begins one instead.
  public mutating func addLine(to end: CGPoint) {
    appendSegment(.line(to: end), end: end)
  }

  /// Adds a quadratic Bézier curve; without a part of the outline to add to it begins one at the curve's end instead.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    appendSegment(.quadCurve(to: end, control: control), end: end)
  }

  /// Adds a cubic Bézier curve; without a part of the outline to add to it begins one at the curve's end instead.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    appendSegment(.curve(to: end, control1: control1, control2: control2), end: end)
  }

  /// Closes the present part of the outline with a line to where it began; the next element starts there.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }

  /// Adds lines from the first point through all others as a part of the outline of its own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      self = added
    } else {
      append(added.elements)
    }
  }

  mutating func append(_ element: Element) {
    append(CollectionOfOne(element))
  }

  mutating func append(_ added: some Collection<Element>) {
    // Taking the array out of the enumeration keeps it uniquely referenced, so appending does not copy it.
    var elements = self.elements
    storage = .elements([])
    elements.append(contentsOf: added)
    storage = .elements(elements)
  }

  private mutating func appendSegment(_ element: Element, end: CGPoint) {
    append(isEmpty ? .move(to: end) : element)
  }
}
