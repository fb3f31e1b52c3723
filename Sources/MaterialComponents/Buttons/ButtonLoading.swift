private struct IsButtonLoadingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the buttons here work on what they were pressed for.
  var isButtonLoading: Bool {
    get { self[IsButtonLoadingKey.self] }
    set { self[IsButtonLoadingKey.self] = newValue }
  }
}

extension View {
  /// Shows that a button works on what it was pressed for: an indicator turns in place of its label, it can't be
  /// pressed, and assistive technology hears that it is busy. Its colours and its size stay.
  public func buttonLoading(_ isLoading: Bool = true) -> some View {
    modifier(ButtonLoadingModifier(isLoading: isLoading))
  }
}

private struct ButtonLoadingModifier: ViewModifier {
  let isLoading: Bool
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      // One that can't be used anyway looks like it.
      .environment(\.isButtonLoading, isLoading && isEnabled)
      .disabled(isLoading)
      .accessibilityState(.busy, isLoading)
  }
}

/// A label, or an indicator in its place. What the label says is heard in both cases.
struct ButtonLoadingLabel<Label: View>: View {
  let label: Label
  let isLoading: Bool
  /// The indicator's width and height in points: an icon's.
  let size: CGFloat

  var body: some View {
    if isLoading {
      label
        .mask { Color.clear }
        .overlay {
          ProgressTrack(effect: CircularProgressEffect(look: .inButton(size: size)))
            .frame(width: size, height: size)
            .accessibilityHidden(true)
        }
    } else {
      label
    }
  }
}

/// Draws a button that works as one that can be used, although it can't be pressed.
struct LoadingColors: ViewModifier {
  let isLoading: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.isEnabled) { if isLoading { $0 = true } }
  }
}
