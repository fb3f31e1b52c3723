/// A view that is evaluated again only if it differs from the one before by its own `==`.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: Equatable {
  nonisolated public static func == (left: Self, right: Self) -> Bool {
    MainActor.assumeIsolated { left.content == right.content }
  }
}

extension View where Self: Equatable {
  /// Leaves the view as it is while it equals the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
