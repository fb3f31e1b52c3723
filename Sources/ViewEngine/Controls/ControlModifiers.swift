/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How large controls are; a style decides what it makes of that.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show their labels. Hidden ones are still told to assistive technology.
  public var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// How large the controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Hides the labels of the controls in this view; they still say what the controls are for.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// A control's label, which may be hidden.
struct ControlLabel: View {
  let content: AnyView
  @Environment(\.labelsHidden) private var isHidden

  var body: some View {
    if isHidden {
      content.modifier(_SpokenOnlyModifier()).frame(width: 0, height: 0)
    } else {
      content
    }
  }
}
