import Foundation

extension Path {
  /// A rectangle.
  public init(_ rect: CGRect) {
    self.init(.rect(rect.standardized))
  }

  /// A rectangle with corners rounded by a radius, which is limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(uniform: cornerRadius), style: style)
  }

  /// A rectangle with corners of different radii, which are made smaller together if they do not fit.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    let radii = cornerRadii.limited(to: rect.size)
    if radii == RectangleCornerRadii() {
      self.init(.rect(rect))
    } else if style == .circular, rect.width == rect.height, radii.uniformRadius == rect.width / 2 {
      self.init(.ellipse(rect))
    } else {
      self.init(.roundedRect(rect, radii, style))
    }
  }

  /// A rectangle with corners rounded by quarters of an ellipse, each at most half of a side wide and high.
  ///
  /// A corner that is as wide as high has the given style, any other is a quarter of an ellipse.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    if width == height || width == 0 || height == 0 {
      self.init(roundedRect: rect, cornerRadius: min(width, height), style: style)
    } else if width == rect.width / 2, height == rect.height / 2 {
      self.init(.ellipse(rect))
    } else {
      self.init(elements: Primitive.roundedElements(rect) { _ in CornerCurve(width: width, height: height) })
    }
  }

  /// An ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(.ellipse(rect.standardized))
  }

  /// A circle in the middle of a rectangle, as wide as the shorter side.
  package init(circleIn rect: CGRect) {
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    self.init(
      .ellipse(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }

  /// A rectangle whose shorter sides are as round as possible.
  package init(capsuleIn rect: CGRect, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Adds a rectangle, transformed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles, transformed.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a rectangle with rounded corners, transformed.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with corners of different radii, transformed.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an ellipse that touches the sides of a rectangle, transformed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
}

extension Path.Primitive {
  /// The rectangle around the outline.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    }
  }

  /// The outline, clockwise on screen: a rectangle from its top left corner, the others from the right, where angles
  /// start.
  var elements: [Path.Element] {
    switch self {
    case .rect(let rect):
      return [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
        .closeSubpath,
      ]
    case .roundedRect(let rect, let radii, let style):
      // Two corners share what their radii leave of the side between them.
      let top = (rect.width - radii.topLeading - radii.topTrailing) / 2
      let bottom = (rect.width - radii.bottomLeading - radii.bottomTrailing) / 2
      let left = (rect.height - radii.topLeading - radii.bottomLeading) / 2
      let right = (rect.height - radii.topTrailing - radii.bottomTrailing) / 2
      let spare = RectangleCornerRadii(
        topLeading: min(top, left), bottomLeading: min(bottom, left), bottomTrailing: min(bottom, right),
        topTrailing: min(top, right))
      return Self.roundedElements(rect) { corner in
        let radius = radii[keyPath: corner]
        return CornerCurve(radius: radius, style: style, limit: radius + spare[keyPath: corner])
      }
    case .ellipse(let rect):
      let quarter = CornerCurve(width: rect.width / 2, height: rect.height / 2)
      return Self.roundedElements(rect, omittingSides: true) { _ in quarter }
    }
  }

  /// The outline of a rectangle with a curve in each corner.
  static func roundedElements(
    _ rect: CGRect, omittingSides: Bool = false, corner: (KeyPath<RectangleCornerRadii, CGFloat>) -> CornerCurve
  ) -> [Path.Element] {
    var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    func add(_ curve: CornerCurve, at point: CGPoint, from: SideDirection, to: SideDirection) {
      if !omittingSides { elements.append(.line(to: curve.start(at: point, from: from))) }
      elements += curve.elements(at: point, from: from, to: to)
    }
    let (left, right) = (SideDirection(dx: -1, dy: 0), SideDirection(dx: 1, dy: 0))
    let (up, down) = (SideDirection(dx: 0, dy: -1), SideDirection(dx: 0, dy: 1))
    add(corner(\.bottomTrailing), at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
    add(corner(\.bottomLeading), at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
    add(corner(\.topLeading), at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
    add(corner(\.topTrailing), at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
    elements.append(.closeSubpath)
    return elements
  }
}
