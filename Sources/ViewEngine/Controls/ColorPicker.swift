/// A control that chooses a colour: it shows the one that is chosen, and opens a menu with a palette.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isOpen = false

  /// - Parameter supportsOpacity: whether the opacity can be chosen too.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    HStack {
      ControlLabel(content: AnyView(label))
      Spacer(minLength: 8)
      Button {
        isOpen = true
      } label: {
        Circle().fill(selection.wrappedValue)
          .overlay { Circle().strokeBorder(Color.gray.opacity(0.4)) }
          .frame(width: 28, height: 28)
          .accessibilityLabel("Color")
      }
      .buttonStyle(.plain)
      .popover(isPresented: $isOpen) { ColorPalette(selection: selection, supportsOpacity: supportsOpacity) }
    }
    .accessibilityElement(children: .contain)
  }
}

extension ColorPicker where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Twelve hues in five shades, and grays.
private struct ColorPalette: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var opacity = 1.0

  private func color(_ hue: Int, _ shade: Int) -> Color {
    if shade == 5 { return Color(white: Double(hue) / 11) }
    return Color(
      hue: Double(hue) / 12, saturation: shade < 2 ? 0.35 + Double(shade) * 0.3 : 0.9,
      brightness: shade < 3 ? 1 : 1.45 - Double(shade) * 0.2)
  }

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 2) {
        ForEach(0..<6, id: \.self) { shade in
          HStack(spacing: 2) {
            ForEach(0..<12, id: \.self) { hue in
              Button {
                selection.wrappedValue = color(hue, shade).opacity(opacity)
              } label: {
                color(hue, shade).frame(width: 22, height: 22).accessibilityElement()
                  .accessibilityLabel("Color \(shade * 12 + hue + 1)")
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
      if supportsOpacity {
        Slider(value: $opacity) { Text("Opacity") }
          .onChange(of: opacity) { old, new in
            guard old > 0 else { return }
            selection.wrappedValue = selection.wrappedValue.opacity(new / old)
          }
      }
    }
    .frame(width: 288)
  }
}
