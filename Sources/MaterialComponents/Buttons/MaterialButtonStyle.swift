/// The look of Material's common buttons: `.filled`, `.tonal`, `.outlined`, `.text` and `.elevated`.
///
/// Size and form come from `buttonSize(_:)` and `buttonShape(_:)`. A press, hovering, the focus and being
/// enabled show without a body that runs. A long title takes a second line.
///
/// ```swift
/// Button("Save", action: save).buttonStyle(.filled)
/// ```
public struct MaterialButtonStyle: ButtonStyle {
  private let look: Look

  private enum Look: Hashable {
    case kind(ButtonKind)
    case custom(ButtonAppearance)
  }

  /// The look of a kind.
  nonisolated public init(_ kind: ButtonKind) { look = .kind(kind) }

  /// A look of an app's own.
  nonisolated public init(appearance: ButtonAppearance) { look = .custom(appearance) }

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(label: configuration.label, appearance: appearance(isDestructive: configuration.role == .destructive))
  }

  private func appearance(isDestructive: Bool) -> ButtonAppearance {
    switch look {
    case .kind(let kind): ButtonAppearance(kind, isDestructive: isDestructive)
    case .custom(let appearance): appearance
    }
  }
}

extension ButtonStyle where Self == MaterialButtonStyle {
  /// For the most important action of a screen.
  nonisolated public static var filled: MaterialButtonStyle { MaterialButtonStyle(.filled) }
  /// For an important action that must not draw attention from the screen's main one.
  nonisolated public static var tonal: MaterialButtonStyle { MaterialButtonStyle(.tonal) }
  /// For an action that goes beside a more important one.
  nonisolated public static var outlined: MaterialButtonStyle { MaterialButtonStyle(.outlined) }
  /// For the least important actions, in cards, dialogs and snackbars. The style of buttons in a Material theme.
  nonisolated public static var text: MaterialButtonStyle { MaterialButtonStyle(.text) }
  /// For an action that must stand out from what it lies on, such as a picture.
  nonisolated public static var elevated: MaterialButtonStyle { MaterialButtonStyle(.elevated) }
}
