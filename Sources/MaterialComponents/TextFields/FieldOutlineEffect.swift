/// Draws a field's outline, with a gap for a label that stands in it.
struct FieldOutlineEffect: PaintEffect, Equatable {
  let isError: Bool
  /// Whether the label stands in the outline.
  let hasNotch: Bool
  /// Where the label in the outline begins, and its width there, in points from the leading edge.
  let notchStart: CGFloat
  let notchWidth: CGFloat

  /// How far the gap is open, 0…1.
  private static let opening = EffectSlot(0)
  /// How far the line is as thick as that of a field with the focus, 0…1.
  private static let thickness = EffectSlot(1)
  private static let hasAppeared = EffectSlot(2)

  func interactionDidChange(_ effect: EffectContext) {
    let animation = effect.target(Self.hasAppeared) == 0 ? nil : TextFieldTokens.labelMotion
    effect.set(Self.hasAppeared, to: 1)
    func move(_ slot: EffectSlot, to isOn: Bool) {
      let target: Double = isOn ? 1 : 0
      if effect.target(slot) != target { effect.set(slot, to: target, animation: animation) }
    }
    move(Self.opening, to: hasNotch)
    move(Self.thickness, to: effect.interaction.isFocused && effect.interaction.isEnabled)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let (normal, focused) = (TextFieldTokens.outlineWidth, TextFieldTokens.focusedOutlineWidth)
    let width = normal + (focused - normal) * CGFloat(effect[Self.thickness])
    let color = FieldColor(part: .outline, isError: isError)
      .color(
        isEnabled: effect.interaction.isEnabled, isFocused: effect.interaction.isFocused,
        isHovered: effect.interaction.isHovered)
    let radius = context.environment.materialShapes[TextFieldTokens.outlinedShape]
    let opening = CGFloat(effect[Self.opening])
    guard opening > 0, notchWidth > 0 else {
      return context.strokeBorder(MaterialShape(radius: radius), with: color, lineWidth: width)
    }
    let outline = NotchedOutline(
      rect: context.bounds.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
      notch: notch(opening, in: context.bounds))
    context.stroke(
      outline.path(isRightToLeft: context.environment.layoutDirection == .rightToLeft), with: color,
      style: StrokeStyle(lineWidth: width))
  }

  /// The gap opens from its middle.
  private func notch(_ opening: CGFloat, in bounds: CGRect) -> ClosedRange<CGFloat> {
    let padding = TextFieldTokens.notchPadding
    let middle = notchStart + notchWidth / 2
    let half = (notchWidth / 2 + padding) * opening
    return (middle - half)...(middle + half)
  }
}

/// A rectangle with rounded corners whose upper edge has a gap.
struct NotchedOutline {
  /// Where the middle of the line runs.
  let rect: CGRect
  let radius: CGFloat
  /// In points from the leading edge.
  let notch: ClosedRange<CGFloat>

  func path(isRightToLeft: Bool) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let start = max(rect.minX + radius, min(notch.lowerBound, rect.maxX - radius))
    let end = max(start, min(notch.upperBound, rect.maxX - radius))
    let path = Path { path in
      path.move(to: CGPoint(x: end, y: rect.minY))
      func corner(_ x: CGFloat, _ y: CGFloat, from angle: Double) {
        path.addRelativeArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(angle), delta: .degrees(90))
      }
      corner(rect.maxX - radius, rect.minY + radius, from: -90)
      corner(rect.maxX - radius, rect.maxY - radius, from: 0)
      corner(rect.minX + radius, rect.maxY - radius, from: 90)
      corner(rect.minX + radius, rect.minY + radius, from: 180)
      path.addLine(to: CGPoint(x: start, y: rect.minY))
    }
    guard isRightToLeft else { return path }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return Path { $0.addPath(path, transform: mirror) }
  }
}
