/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height of an app's own may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Kind: Hashable, Sendable {
    case content
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private struct CustomDetent: Hashable, Sendable {
    let id: ObjectIdentifier
    let height: @MainActor @Sendable (Context) -> CGFloat?
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let kind: Kind

  /// About half of the height that there is.
  public static let medium = fraction(0.5)
  /// All of the height that there is.
  public static let large = fraction(1)
  /// The height that the sheet's content asks for; beyond SwiftUI.
  public static let content = PresentationDetent(kind: .content)

  /// A part, 0…1, of the height that there is.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
  /// A height of an app's own; nil takes the detent out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(CustomDetent(id: ObjectIdentifier(type)) { type.height(in: $0) }))
  }

  /// The height in points, 0…`maximum`; nil for a detent that is not there now.
  @MainActor
  func height(in maximum: CGFloat, contentHeight: () -> CGFloat, environment: EnvironmentValues) -> CGFloat? {
    let wanted: CGFloat? =
      switch kind {
      case .content: contentHeight()
      case .fraction(let fraction): maximum * fraction
      case .height(let height): height
      case .custom(let custom): custom.height(Context(maxDetentValue: maximum, environment: environment))
      }
    return wanted.map { min(max(0, $0), max(0, maximum)) }
  }
}

/// A way to compute a sheet's height.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points; nil takes the detent out.
  @MainActor static func height(in context: PresentationDetent.Context) -> CGFloat?
}
