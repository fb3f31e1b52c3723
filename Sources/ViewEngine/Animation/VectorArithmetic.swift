import Foundation

/// A type that can be added and scaled: what an animation interpolates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector multiplied by a factor.
  @inlinable package func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The vector on the straight line to another one; 0 gives this one, 1 the other, other fractions extrapolate.
  @inlinable package func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic, Animatable {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  @inlinable public init() {}

  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one vector; nest pairs for more.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  @inlinable public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  @inlinable public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
