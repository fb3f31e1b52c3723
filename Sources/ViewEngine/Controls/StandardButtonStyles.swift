/// How much of a control shows while it is pressed, and while it can't be used.
private let pressedOpacity = 0.5
private let disabledOpacity = 0.4

/// The style of buttons where none is set: a label in the tint's colour without a frame.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: LabelOnlyStyle(isTinted: true), configuration: configuration)
  }
}

/// A label in the tint's colour without a frame.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: LabelOnlyStyle(isTinted: true), configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: LabelOnlyStyle(isTinted: false), configuration: configuration)
  }
}

/// A label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: FramedStyle(isProminent: false), configuration: configuration)
  }
}

/// A label on a ground of the tint's colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: FramedStyle(isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct LabelOnlyStyle: ButtonStyle {
  let isTinted: Bool

  func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      configuration.label
        .foregroundStyle(style(configuration.role))
        .opacity(configuration.isPressed ? pressedOpacity : 1)
        .contentShape(Rectangle())
    }
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isTinted else { return AnyShapeStyle(ForegroundStyle()) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

private struct FramedStyle: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    let color =
      configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    DimmedWhenDisabled {
      configuration.label
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : color)
        .background(isProminent ? color : AnyShapeStyle(color.opacity(0.15)), in: RoundedRectangle(cornerRadius: 6))
        .opacity(configuration.isPressed ? pressedOpacity : 1)
        .contentShape(RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// Shows that a control can't be used.
struct DimmedWhenDisabled<Content: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.opacity(isEnabled ? 1 : disabledOpacity) }
}
