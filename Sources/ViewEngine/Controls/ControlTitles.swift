// The spellings of controls with a title and an icon.

extension Button where Label == ViewEngine.Label<Text, Image> {
  /// A button with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  /// A button with a title, an icon and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title, an icon and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ViewEngine.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
  /// A toggle with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == ViewEngine.Label<Text, Image> {
  /// A menu with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }

  /// A button with a title and an icon whose press does something; a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewEngine.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Slider {
  /// A slider with a label, and with views at the ends of its range.
  public init<V: BinaryFloatingPoint, Ends: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Ends, @ViewBuilder maximumValueLabel: () -> Ends,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    ends = SliderEnds(minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
  }
}

/// What stands at the ends of a slider.
struct SliderEnds {
  let minimum: AnyView
  let maximum: AnyView
}
