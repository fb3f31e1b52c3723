/// A type that gives previews to tools with a canvas. Nothing is made of it here, but what is in it must compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The space in which a tool with a canvas would show a preview.
public enum PreviewLayout: Sendable {
  /// In a whole window.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The machine that a tool with a canvas would show a preview on, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Says in which space a preview is shown.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says on which machine a preview is shown.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
