private struct ButtonSizeKey: EnvironmentKey { static var defaultValue: ButtonSize? { nil } }
private struct ButtonShapeKey: EnvironmentKey { static var defaultValue: ButtonShape { .round } }

extension EnvironmentValues {
  /// The size of Material's buttons. Where none is set it follows `controlSize`, whose `regular` is Material's `small`.
  public var buttonSize: ButtonSize {
    get { self[ButtonSizeKey.self] ?? ButtonSize(controlSize) }
    set { self[ButtonSizeKey.self] = newValue }
  }

  /// The form of Material's buttons; round by default.
  public var buttonShape: ButtonShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

extension ButtonSize {
  /// The size that stands for one of SwiftUI's.
  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: self = .extraSmall
    case .regular: self = .small
    case .large: self = .medium
    case .extraLarge: self = .large
    }
  }
}

extension View {
  /// The size of Material's buttons in this view.
  public func buttonSize(_ size: ButtonSize) -> some View { environment(\.buttonSize, size) }

  /// The form of Material's buttons in this view.
  public func buttonShape(_ shape: ButtonShape) -> some View { environment(\.buttonShape, shape) }
}
