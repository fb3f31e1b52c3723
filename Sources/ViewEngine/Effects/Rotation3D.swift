extension View {
  /// Turns the view around an axis in space, and draws it as seen from the front.
  ///
  /// Far parts are not made smaller: the projection is a parallel one, whatever `perspective` says.
  /// - Parameters:
  ///   - axis: its direction; x to the right, y down, z towards the viewer.
  ///   - anchor: the point of the view that the axis goes through.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(_SpaceRotationEffect(rotation: SpaceRotation(angle: angle, axis: axis, anchor: anchor)))
  }

  /// Draws the view through a projection, of which the plane part counts.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.planeTransform)
  }
}

/// A projection of the plane: three rows of three figures.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The one that changes nothing.
  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  var planeTransform: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// A turn around an axis in space.
struct SpaceRotation: Animatable, Equatable {
  var angle = Angle.zero
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 1
  var anchor = UnitPoint.center

  init() {}

  init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint) {
    self.angle = angle
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    if length > 0, length.isFinite { (x, y, z) = (axis.x / length, axis.y / length, axis.z / length) }
    self.anchor = anchor
  }

  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }

  /// The plane part of Rodrigues's rotation matrix, around the anchor.
  func transform(in size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let rest = 1 - c
    let turn = CGAffineTransform(
      a: c + x * x * rest, b: y * x * rest + z * s, c: x * y * rest - z * s, d: c + y * y * rest, tx: 0, ty: 0)
    let px = size.width * (isRightToLeft ? 1 - anchor.x : anchor.x)
    let py = size.height * anchor.y
    return CGAffineTransform(translationX: -px, y: -py).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: px, y: py))
  }
}

/// Draws a view turned around an axis in space.
struct _SpaceRotationEffect: ElementModifier {
  let rotation: SpaceRotation
  func makeNode(in context: WrapperContext) -> SpaceRotationNode {
    SpaceRotationNode(context, neutral: SpaceRotation())
  }
  func update(_ node: SpaceRotationNode) { node.set(rotation) }
}

final class SpaceRotationNode: EffectNode<SpaceRotation> {
  override var slot: AnimationSlot { .custom(2) }

  private func turn(of child: LayoutNode) -> CGAffineTransform {
    shown.transform(in: child.size, isRightToLeft: environment.isRightToLeft)
  }

  override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    if shown.angle == .zero { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    let item = child.displayItem(at: .zero, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    let place = builder.offset(to: builder.origin)
    let whole = turn(of: child)
      .concatenating(CGAffineTransform(translationX: origin.x + place.x, y: origin.y + place.y))
    builder.append(.transform(whole, item))
  }

  override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    shown.angle == .zero ? nil : turn(of: child)
  }
}
