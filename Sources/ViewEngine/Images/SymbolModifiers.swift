/// How the layers of an icon are coloured. Icons have one layer here, so all of them look alike.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Other forms of icons.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(suffixes: ["circle"] + suffixes) }
  public var square: SymbolVariants { SymbolVariants(suffixes: ["square"] + suffixes) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: ["slash"] + suffixes) }
}

/// A movement of an icon that a value's change causes.
public protocol DiscreteSymbolEffect: Sendable {}
/// A movement of an icon that goes on.
public protocol IndefiniteSymbolEffect: Sendable {}

/// An icon jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
}
/// An icon fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}

extension DiscreteSymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension IndefiniteSymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension DiscreteSymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// How often an icon moves, and how fast.
public struct SymbolEffectOptions: Equatable, Sendable {
  var count = 1
  var speedFactor = 1.0
  var isRepeating = false

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(isRepeating: true) }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count ?? 1, isRepeating: count == nil)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed) }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speedFactor = speed
    return copy
  }
}

extension View {
  /// How the layers of icons in this view are coloured. Icons have one layer here, so nothing changes.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Moves the icons in this view when a value changes: a jump is a scale by a fifth and back, a pulse a fade to half
  /// and back.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let isPulse = effect is PulseSymbolEffect
    let seconds = 0.2 / max(options.speedFactor, 0.01)
    return phaseAnimator([false, true, false], trigger: value) { content, isOn in
      content.scaleEffect(isOn && !isPulse ? 1.2 : 1).opacity(isOn && isPulse ? 0.5 : 1)
    } animation: { _ in
      .easeInOut(duration: seconds)
    }
  }
}
