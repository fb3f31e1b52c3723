import CGTK
import Testing
import ViewEngine

@testable import GTKHost

@Suite("The desktop's settings")
@MainActor
struct SettingsTests {
  private func settings(_ values: [(String, String, String)], over base: DesktopSettings = DesktopSettings())
    -> DesktopSettings
  {
    var portal = PortalSettings()
    for (namespace, key, text) in values {
      portal.set(namespace, key, to: Variant(adopting: g_variant_parse(nil, text, nil, nil, nil)).unboxed)
    }
    return portal.over(base)
  }

  @Test(
    "the portal's color scheme is above GTK's",
    arguments: [
      ("uint32 1", false, true), ("uint32 2", true, false), ("uint32 0", true, true), ("uint32 7", true, true),
      ("'dark'", true, true), ("<<uint32 1>>", false, true),
    ])
  func colorScheme(_ value: String, _ base: Bool, _ expected: Bool) {
    let result = settings(
      [("org.freedesktop.appearance", "color-scheme", value)], over: DesktopSettings(prefersDark: base))
    #expect(result.prefersDark == expected)
  }

  @Test("contrast comes from either of two keys")
  func contrast() {
    #expect(settings([("org.freedesktop.appearance", "contrast", "uint32 1")]).prefersHighContrast)
    #expect(settings([("org.gnome.desktop.a11y.interface", "high-contrast", "true")]).prefersHighContrast)
    #expect(
      !settings([
        ("org.gnome.desktop.a11y.interface", "high-contrast", "true"),
        ("org.gnome.desktop.a11y.interface", "high-contrast", "false"),
      ]).prefersHighContrast)
  }

  @Test("animations switched off are less motion, and so is the preference for it")
  func motion() {
    #expect(settings([("org.gnome.desktop.interface", "enable-animations", "false")]).reducesMotion)
    #expect(settings([("org.freedesktop.appearance", "reduced-motion", "uint32 1")]).reducesMotion)
    let noPreference = [("org.freedesktop.appearance", "reduced-motion", "uint32 0")]
    #expect(!settings(noPreference).reducesMotion)
    #expect(settings(noPreference, over: DesktopSettings(reducesMotion: true)).reducesMotion)
  }

  @Test(
    "the accent is three numbers from 0 to 1; anything else is none",
    arguments: [
      ("(1.0, 0.5, 0.0)", Color.Resolved(red: 1, green: 0.5, blue: 0)), ("(-1.0, -1.0, -1.0)", nil),
      ("(0.2, 1.2, 0.2)", nil), ("(0.2, 0.2)", nil), ("'blue'", nil), ("uint32 1", nil),
    ] as [(String, Color.Resolved?)])
  func accent(_ value: String, _ expected: Color.Resolved?) {
    #expect(settings([("org.freedesktop.appearance", "accent-color", value)]).accent == expected)
  }

  @Test(
    "a text scale is kept within what can be shown",
    arguments: [
      ("1.5", 1.5), ("100.0", 4), ("0.01", 0.5), ("-1.0", 1), ("0.0", 1), ("true", 1),
    ])
  func textScale(_ value: String, _ expected: Double) {
    #expect(settings([("org.gnome.desktop.interface", "text-scaling-factor", value)]).textScale == expected)
  }

  @Test(
    "the language comes from the first variable that is set",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE", LayoutDirection.leftToRight),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8"], "ar_EG", .rightToLeft),
      (["LC_MESSAGES": "he_IL@euro", "LANG": "C"], "he_IL", .rightToLeft),
      (["LANG": "C.UTF-8"], "en", .leftToRight), ([:], "en", .leftToRight), (["LANG": "..@@"], "en", .leftToRight),
    ])
  func locale(_ environment: [String: String], _ identifier: String, _ direction: LayoutDirection) {
    let read = UserLocale.read(from: environment)
    #expect(read.locale.identifier == identifier)
    #expect(read.direction == direction)
  }
}
