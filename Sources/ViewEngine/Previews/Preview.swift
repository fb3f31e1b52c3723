/// Declares a preview of a view, as tools with a canvas show it. Nothing is made of it here, but what is in it must
/// compile.
///
/// ```swift
/// #Preview("Empty") { InboxScreen(messages: []) }
/// ```
///
/// - Parameters:
///   - name: what a tool would call the preview.
///   - body: makes the view. Statements may come before it, and `return` may stand in front of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits of its canvas.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<PreviewTraits>, _ additionalTraits: PreviewTrait<PreviewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a dynamic property that is declared in a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// What the traits of a preview are about: a view.
public enum PreviewTraits: Sendable {}

/// How a tool with a canvas would show a preview.
public struct PreviewTrait<Subject>: Sendable {
  private init() {}
}

extension PreviewTrait where Subject == PreviewTraits {
  /// In a whole window.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
