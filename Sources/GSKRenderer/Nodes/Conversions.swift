import CGTK
import ViewEngine

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension graphene_size_t {
  init(_ size: CGSize) { self.init(width: Float(size.width), height: Float(size.height)) }
}

extension graphene_rect_t {
  init(_ rect: CGRect) { self.init(origin: graphene_point_t(rect.origin), size: graphene_size_t(rect.size)) }
}

extension GdkRGBA {
  /// The color in sRGB; what lies outside its gamut is brought to its edge, since GTK 4.8 has no wider one.
  init(_ color: Color.Resolved) {
    func inside(_ component: Float) -> Float { component > 0 ? min(component, 1) : 0 }
    self.init(
      red: inside(color.red), green: inside(color.green), blue: inside(color.blue), alpha: inside(color.opacity))
  }
}

extension GskRoundedRect {
  /// Radii that overlap are scaled down together, as in CSS.
  init(_ rounded: DisplayRoundedRect) {
    func corner(_ radius: CGFloat) -> graphene_size_t {
      graphene_size_t(CGSize(width: max(0, radius), height: max(0, radius)))
    }
    self.init()
    var bounds = graphene_rect_t(rounded.rect)
    var (topLeft, topRight) = (corner(rounded.topLeft), corner(rounded.topRight))
    var (bottomRight, bottomLeft) = (corner(rounded.bottomRight), corner(rounded.bottomLeft))
    gsk_rounded_rect_init(&self, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
  }
}

extension CGRect {
  /// Whether there is anything in it that could be drawn.
  var isDrawable: Bool {
    width > 0 && height > 0 && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// The smallest rectangle with whole coordinates around this one.
  var roundedOutward: CGRect {
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension DisplayRoundedRect {
  var isSquare: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }
  var isRoundEverywhere: Bool { topLeft > 0 && topRight > 0 && bottomRight > 0 && bottomLeft > 0 }

  /// The outline that lies `distance` further out all round; square corners stay square.
  func expanded(by distance: CGFloat) -> DisplayRoundedRect {
    func radius(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius + distance) : 0 }
    return DisplayRoundedRect(
      rect: rect.insetBy(dx: -distance, dy: -distance), topLeft: radius(topLeft), topRight: radius(topRight),
      bottomRight: radius(bottomRight), bottomLeft: radius(bottomLeft))
  }
}
