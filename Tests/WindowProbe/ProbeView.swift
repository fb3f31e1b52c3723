import ViewEngine

/// A red area, a button, a text field, and an area that reports the wheel, from top to bottom.
struct ProbeView: View {
  @State private var count = 0
  @State private var text = ""
  @State private var isMoved = false
  @ObservedObject private var signals = WindowProbe.signals
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.textScale) private var textScale
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.desktopAccent) private var accent

  var body: some View {
    VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(height: 100)
      Button {
        count += 1
        WindowProbe.report("count \(count)")
      } label: {
        Text("Count").frame(width: 200, height: 50)
      }
      .accessibilityIdentifier("count")
      .frame(height: 50)
      TextField("Name", text: $text).frame(height: 50)
      ScrollView {
        Color(red: 0, green: 0, blue: 1)
          .frame(height: 1000)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("window")).minY
          } action: { place in
            WindowProbe.report(place < 200 ? "scrolled" : "unscrolled")
          }
      }
      .frame(height: 100)
      .offset(x: isMoved ? 100 : 0)
      Text("Position").accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
    }
    .coordinateSpace(.named("window"))
    .onChange(of: text) { _, text in WindowProbe.report("text \(text)") }
    .onChange(of: colorScheme) { _, scheme in WindowProbe.report("scheme \(scheme)") }
    .onChange(of: reduceMotion) { _, isOn in WindowProbe.report("reduce motion \(isOn)") }
    .onChange(of: contrast) { _, contrast in WindowProbe.report("contrast \(contrast)") }
    .onChange(of: accent) { _, accent in WindowProbe.report("accent \(accent?.description ?? "none")") }
    .onChange(of: textScale) { _, scale in WindowProbe.report("text scale \(scale)") }
    .onChange(of: signals.moves) { _, _ in withAnimation(.linear(duration: 0.3)) { isMoved.toggle() } }
  }
}
