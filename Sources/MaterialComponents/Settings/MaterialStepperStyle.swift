/// A stepper with Material's icon buttons: `.stepperStyle(.material)`. It is what steppers look like under a Material
/// theme. Material has no such component of its own.
public struct MaterialStepperStyle: StepperStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlTokens.betweenSpace) {
      ControlText { configuration.label }
      Spacer(minLength: ControlTokens.betweenSpace)
      HStack(spacing: ButtonGroupTokens.spacing(.medium)) {
        step("Decrement", icon: "remove", configuration.decrement)
        step("Increment", icon: "add", configuration.increment)
      }
      .buttonSize(.extraSmall)
    }
    .touchHeight()
  }

  private func step(_ title: LocalizedStringKey, icon: String, _ action: (() -> Void)?) -> some View {
    IconButton(title, systemImage: icon, kind: .tonal) { action?() }.disabled(action == nil)
  }
}

extension StepperStyle where Self == MaterialStepperStyle {
  /// A stepper with Material's icon buttons.
  public static var material: MaterialStepperStyle { MaterialStepperStyle() }
}
