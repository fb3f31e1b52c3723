/// A change to how a view is drawn that may depend on its geometry: an offset, a scale, an opacity and so on. Layout and
/// the geometry that is asked for outside of the view do not see it.
public protocol VisualEffect: Sendable {
  /// The steps of the effect, in the order in which they are applied.
  var _steps: [_VisualEffectStep] { get }
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// One step of a ``VisualEffect``.
public struct _VisualEffectStep: Sendable, Equatable {
  enum Kind: Equatable {
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case transform(CGAffineTransform)
    case opacity(Double)
    case blur(CGFloat)
  }
  let kind: Kind
}

struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let kind: _VisualEffectStep.Kind
  var _steps: [_VisualEffectStep] { base._steps + [_VisualEffectStep(kind: kind)] }
}

extension VisualEffect {
  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { AddedVisualEffect(base: self, kind: .offset(offset)) }
  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  /// Makes the view larger or smaller around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedVisualEffect(base: self, kind: .scale(scale, anchor: anchor))
  }
  /// Makes the view larger or smaller around a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Makes the view larger or smaller around a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Turns the view around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    AddedVisualEffect(base: self, kind: .rotation(angle, anchor: anchor))
  }
  /// Draws the view through an affine transform around its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    AddedVisualEffect(base: self, kind: .transform(transform))
  }
  /// Makes the view more transparent, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { AddedVisualEffect(base: self, kind: .opacity(opacity)) }
  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    AddedVisualEffect(base: self, kind: .blur(max(0, radius)))
  }
}

/// What the steps of an effect come to.
struct VisualDrawing: Equatable {
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blur: CGFloat = 0

  init() {}

  init(_ steps: [_VisualEffectStep], size: CGSize, isRightToLeft: Bool) {
    for step in steps {
      switch step.kind {
      case .offset(let offset):
        transform = transform.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
      case .scale(let scale, let anchor):
        let effect = ScaleRotation(scale: scale, anchor: anchor)
        transform = transform.concatenating(effect.transform(in: size, isRightToLeft: isRightToLeft))
      case .rotation(let angle, let anchor):
        let effect = ScaleRotation(angle: angle, anchor: anchor)
        transform = transform.concatenating(effect.transform(in: size, isRightToLeft: isRightToLeft))
      case .transform(let own): transform = transform.concatenating(own)
      case .opacity(let value): opacity *= min(max(value, 0), 1)
      case .blur(let radius): blur += radius
      }
    }
  }
}

extension _VisualEffectStep {
  /// The step between two of the same kind, `part` of the way to `other`; the nearer one if they are of two kinds.
  func mixed(with other: Self, by part: Double) -> Self {
    func mix<V: Animatable>(_ left: V, _ right: V) -> V {
      var mixed = left
      var data = right.animatableData - left.animatableData
      data.scale(by: part)
      mixed.animatableData = left.animatableData + data
      return mixed
    }
    func number(_ left: Double, _ right: Double) -> Double { left + (right - left) * part }
    switch (kind, other.kind) {
    case (.offset(let left), .offset(let right)): return Self(kind: .offset(mix(left, right)))
    case (.scale(let left, let anchor), .scale(let right, let otherAnchor)):
      return Self(kind: .scale(mix(left, right), anchor: mix(anchor, otherAnchor)))
    case (.rotation(let left, let anchor), .rotation(let right, let otherAnchor)):
      return Self(kind: .rotation(mix(left, right), anchor: mix(anchor, otherAnchor)))
    case (.transform(let left), .transform(let right)):
      return Self(kind: .transform(mix(AffineEffect(transform: left), AffineEffect(transform: right)).transform))
    case (.opacity(let left), .opacity(let right)): return Self(kind: .opacity(number(left, right)))
    case (.blur(let left), .blur(let right)): return Self(kind: .blur(CGFloat(number(Double(left), Double(right)))))
    default: return part < 0.5 ? self : other
    }
  }
}
