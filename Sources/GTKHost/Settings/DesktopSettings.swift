import ViewEngine

/// What the user has set for all programs of the desktop, as far as it concerns the engine.
struct DesktopSettings: Equatable {
  var prefersDark = false
  var prefersHighContrast = false
  /// The factor by which text shall be larger.
  var textScale = 1.0
  var reducesMotion = false
  /// The accent colour; nil where the desktop has none.
  var accent: Color.Resolved?

  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = prefersDark ? .dark : .light
    values.colorSchemeContrast = prefersHighContrast ? .increased : .standard
    values.textScale = textScale
    values.accessibilityReduceMotion = reducesMotion
    values.desktopAccent = accent
  }

  /// A factor that text can be shown with: settings may hold anything.
  static func textScale(_ value: Double) -> Double {
    guard value.isFinite, value > 0 else { return 1 }
    return min(max(value, 0.5), 4)
  }
}

/// The values that the settings portal has given so far; nil where it has said nothing.
struct PortalSettings: Equatable {
  enum Preference: Int {
    case unspecified = 0
    case dark = 1
    case light = 2
  }

  var colorScheme: Preference?
  /// The preference that all desktops have.
  var prefersContrast: Bool?
  /// GNOME's own switch.
  var hasHighContrast: Bool?
  var textScale: Double?
  var enablesAnimations: Bool?
  /// The preference that all desktops have.
  var reducesMotion: Bool?
  var accent: Color.Resolved?

  /// The namespaces and keys that are asked for.
  static let keys: [(namespace: String, key: String)] = [
    ("org.freedesktop.appearance", "color-scheme"),
    ("org.freedesktop.appearance", "contrast"),
    ("org.freedesktop.appearance", "accent-color"),
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "text-scaling-factor"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.gnome.desktop.a11y.interface", "high-contrast"),
  ]

  /// Notes a value; one of a wrong type is left out.
  @MainActor
  mutating func set(_ namespace: String, _ key: String, to value: Variant) {
    switch (namespace, key) {
    case ("org.freedesktop.appearance", "color-scheme"):
      colorScheme = value.number.flatMap { Preference(rawValue: Int($0)) }
    case ("org.freedesktop.appearance", "contrast"): prefersContrast = value.number.map { $0 == 1 }
    case ("org.freedesktop.appearance", "reduced-motion"): reducesMotion = value.number.map { $0 == 1 }
    case ("org.freedesktop.appearance", "accent-color"): accent = Self.color(value)
    case ("org.gnome.desktop.a11y.interface", "high-contrast"): hasHighContrast = value.bool
    case ("org.gnome.desktop.interface", "text-scaling-factor"):
      textScale = value.number.map(DesktopSettings.textScale)
    case ("org.gnome.desktop.interface", "enable-animations"): enablesAnimations = value.bool
    default: break
    }
  }

  /// GTK's own settings with the portal's on top.
  func over(_ base: DesktopSettings) -> DesktopSettings {
    var settings = base
    switch colorScheme {
    case .dark: settings.prefersDark = true
    case .light: settings.prefersDark = false
    // This leaves what GTK's own settings say.
    case .unspecified, nil: break
    }
    if prefersContrast != nil || hasHighContrast != nil {
      settings.prefersHighContrast = prefersContrast == true || hasHighContrast == true
    }
    if let textScale { settings.textScale = textScale }
    if let enablesAnimations { settings.reducesMotion = !enablesAnimations }
    // Without this preference the others count.
    if reducesMotion == true { settings.reducesMotion = true }
    settings.accent = accent
    return settings
  }

  /// A colour of three numbers, red, green and blue. The portal says "none" with numbers outside of 0…1.
  @MainActor
  private static func color(_ value: Variant) -> Color.Resolved? {
    let parts = (0..<3).compactMap { value[$0]?.number }
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Color.Resolved(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]))
  }
}
