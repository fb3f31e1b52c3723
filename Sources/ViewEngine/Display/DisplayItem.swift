/// What one node draws, together with all that lies below it: an immutable list of drawing operations in the
/// node's own coordinates (logical points, y down).
///
/// Items are shared: a clean subtree hands out the same object in every frame, so a renderer may keep what it
/// made from an item in ``rendered`` and use it again by identity. Moving a subtree, as scrolling does, puts the
/// same child item at another offset and rebuilds nothing below.
@MainActor
package final class DisplayItem {
  /// The operations, back to front.
  package let operations: ContiguousArray<DisplayOperation>
  /// A rectangle that holds everything the item may touch, shadows included; used to leave out what can't be seen.
  package let inkBounds: CGRect
  /// What a renderer made from this item; owned by the renderer.
  package var rendered: AnyObject?

  package init(operations: ContiguousArray<DisplayOperation>, inkBounds: CGRect) {
    self.operations = operations
    self.inkBounds = inkBounds
  }

  /// An item that draws nothing.
  package static let empty = DisplayItem(operations: [], inkBounds: .null)
}

/// One drawing operation. Rectangles are already snapped to device pixels where snapping is wanted.
///
/// What is large is kept indirectly: containers hand on lists of `item`s in each frame, and those stay small by that.
package enum DisplayOperation {
  /// Fills a shape.
  indirect case fill(DisplayShape, DisplayPaint)
  /// Strokes along a shape's outline; the line is centred on it.
  indirect case stroke(DisplayShape, DisplayPaint, StrokeStyle)
  /// A line inside a rounded rectangle's edge, `width` wide on all sides.
  indirect case border(DisplayRoundedRect, Color.Resolved, width: CGFloat)
  /// A blurred shadow outside a rounded rectangle; nothing is drawn under the rectangle itself.
  indirect case shadow(DisplayRoundedRect, DisplayShadow)
  /// Laid out text with its top leading corner at `origin`. `runColors` replaces `color` for runs that have one;
  /// it is empty or has an entry for every run of the text's request.
  indirect case text(any TextLayout, origin: CGPoint, color: Color.Resolved, runColors: [Color.Resolved?])
  /// A picture. `source` is the part of it, in unit coordinates, that fills `destination`; a `tint` replaces its
  /// colours and keeps its alpha.
  indirect case image(DecodedImage, source: CGRect, destination: CGRect, tint: Color.Resolved?, smooth: Bool)
  /// Another item, moved.
  case item(DisplayItem, offset: CGPoint)
  /// Another item, moved and cut to a shape in this item's coordinates.
  indirect case clip(DisplayShape, DisplayItem, offset: CGPoint)
  /// Another item, moved and blended as one group.
  case opacity(Double, DisplayItem, offset: CGPoint)
  /// Another item under an affine transform.
  indirect case transform(CGAffineTransform, DisplayItem)
  /// Another item, blurred as one group; the radius is in points.
  case blur(radius: CGFloat, DisplayItem, offset: CGPoint)
  /// Another item, moved, as one group in other colours.
  indirect case recolored(ColorMatrix, DisplayItem, offset: CGPoint)
  /// A view of the host's own in this place.
  case platformView(AnyObject, frame: CGRect)
}

/// The geometry of a fill, a stroke or a clip.
package enum DisplayShape: Hashable {
  case rect(CGRect)
  case rounded(DisplayRoundedRect)
  /// A free path; `evenOdd` chooses the fill rule.
  case path(Path, evenOdd: Bool)

  /// The smallest rectangle that holds the shape.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect): rect
    case .rounded(let rounded): rounded.rect
    case .path(let path, _): path.boundingRect
    }
  }
}

/// A rectangle with a radius for each corner, in physical order (not mirrored: direction is resolved before).
package struct DisplayRoundedRect: Hashable {
  package var rect: CGRect
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(rect: CGRect, radius: CGFloat) {
    self.init(rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// A shadow's figures: `blur` is the radius CSS calls blur (twice the standard deviation).
package struct DisplayShadow: Hashable {
  package var color: Color.Resolved
  package var offset: CGSize
  package var spread: CGFloat
  package var blur: CGFloat

  package init(color: Color.Resolved, offset: CGSize, spread: CGFloat, blur: CGFloat) {
    self.color = color
    self.offset = offset
    self.spread = spread
    self.blur = blur
  }
}

/// What fills a shape.
package enum DisplayPaint: Hashable {
  case color(Color.Resolved)
  case linearGradient([DisplayGradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([DisplayGradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angularGradient([DisplayGradientStop], center: CGPoint, startAngle: Angle)
}

/// A colour at a place (0…1) along a gradient; places rise along the list.
package struct DisplayGradientStop: Hashable {
  package var color: Color.Resolved
  package var location: CGFloat

  package init(color: Color.Resolved, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
