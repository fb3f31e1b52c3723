extension View {
  /// Fades this view out while the flexible header that it is in leaves the screen: it is gone half way.
  public func fadesWhenShifted() -> some View { modifier(FadesWhenShifted()) }
}

private struct FadesWhenShifted: ViewModifier {
  @Environment(\.flexibleHeader) private var header

  func body(content: Content) -> some View { content.opacity(Double(header.state?.shiftOpacity ?? 1)) }
}
