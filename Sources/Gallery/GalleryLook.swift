import MaterialUI

/// How the gallery looks: what a desktop or an app would choose.
struct GalleryLook: Hashable {
  /// Nil follows the desktop.
  var isDark: Bool?
  var isRightToLeft = false
  var textScale = 1.0
  var theme = ThemeChoice.baseline

  enum ThemeChoice: String, CaseIterable, Hashable {
    case baseline, green, coral

    var theme: MaterialTheme {
      switch self {
      case .baseline: .baseline
      case .green: MaterialTheme(seed: 0x3A7D44)
      case .coral: MaterialTheme(seed: 0xE4572E)
      }
    }
  }
}

/// Makes a view look as chosen. The view stays the same one, so nothing in it loses its state.
struct LookModifier: ViewModifier {
  let look: GalleryLook

  func body(content: Content) -> some View {
    content
      .materialTheme(look.theme.theme)
      .transformEnvironment(\.colorScheme) { scheme in
        if let isDark = look.isDark { scheme = isDark ? .dark : .light }
      }
      .transformEnvironment(\.layoutDirection) { if look.isRightToLeft { $0 = .rightToLeft } }
      .transformEnvironment(\.textScale) { $0 *= look.textScale }
  }
}

/// Chooses how the gallery looks.
struct LookBar: View {
  @Binding var look: GalleryLook
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Flow(spacing: GalleryFigures.controlGap) {
      SwitchControl("Dark", isOn: Binding(get: { look.isDark ?? (scheme == .dark) }, set: { look.isDark = $0 }))
      SwitchControl("Right to left", isOn: $look.isRightToLeft)
      SwitchControl("Large text", isOn: Binding(get: { look.textScale > 1 }, set: { look.textScale = $0 ? 2 : 1 }))
      ChoiceControl("Theme", GalleryLook.ThemeChoice.allCases, selection: $look.theme)
    }
    .padding(.horizontal, GalleryFigures.pageMargin)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityRole(.toolbar)
    .accessibilityLabel("Look")
  }
}
