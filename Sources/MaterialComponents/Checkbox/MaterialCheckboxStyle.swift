/// Material's checkbox, before the toggle's label: `.toggleStyle(.materialCheckbox)`. Under a Material theme it stands in
/// for `.toggleStyle(.checkbox)`.
public struct MaterialCheckboxStyle: ToggleStyle {
  nonisolated public init() {}

  public var role: SemanticsRole { .checkbox }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Color.clear
        .frame(width: CheckboxTokens.size, height: CheckboxTokens.size)
        .paintEffect(CheckboxEffect(isOn: configuration.isOn))
        .frame(width: CheckboxTokens.stateLayer, height: CheckboxTokens.stateLayer)
      ControlText { configuration.label }
    }
    .touchHeight()
    .contentShape(Rectangle())
  }
}

extension ToggleStyle where Self == MaterialCheckboxStyle {
  /// Material's checkbox.
  public static var materialCheckbox: MaterialCheckboxStyle { MaterialCheckboxStyle() }
}

/// Draws a box with a check mark that is drawn stroke by stroke.
private struct CheckboxEffect: PaintEffect {
  let isOn: Bool

  func interactionDidChange(_ effect: EffectContext) {
    MarkPart.interactionDidChange(effect, isOn: isOn, enter: CheckboxTokens.enter, exit: CheckboxTokens.exit)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { MarkPart.timerDidFire(slot, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let states = ControlStates(effect.interaction)
    MarkPart.paint(isOn: isOn, in: &context, effect)
    let box = MaterialShape(radius: CheckboxTokens.shape)
    let shown = MarkPart.shown(effect)
    if shown < 1 {
      context.strokeBorder(box, with: MarkPart.offColor(states), lineWidth: CheckboxTokens.outlineWidth)
    }
    guard shown > 0 else { return }
    context.fill(box, with: MarkPart.onColor(states).opacity(shown))
    let mark = checkMark(in: context.bounds).trimmedPath(from: 0, to: shown)
    context.stroke(
      mark, with: Color.role(states.contains(.disabled) ? .surface : .onPrimary),
      style: StrokeStyle(lineWidth: CheckboxTokens.markWidth))
  }

  /// A short stroke down and a long one up: material-web's, in a box of 18.
  private func checkMark(in rect: CGRect) -> Path {
    let scale = rect.width / CheckboxTokens.size
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * scale, y: rect.minY + y * scale)
    }
    return Path { path in
      path.move(to: point(3.5, 9))
      path.addLine(to: point(7.3, 12.8))
      path.addLine(to: point(14.8, 5.3))
    }
  }
}
