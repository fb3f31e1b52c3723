import Foundation
import MaterialUI
import Testing

@Suite("material theme", .enabled(if: MaterialTool.isAvailable), .serialized)
struct ThemeCommandTests {
  private let seed = "#6750A4"

  @Test("JSON has what it came from, and both schemes with every role")
  func json() throws {
    let run = try MaterialTool(["theme", seed])
    #expect(run.status == 0 && run.errors.isEmpty)
    let head = ##"{"source":"#6750A4","variant":"tonalSpot","spec":"2021","platform":"phone","contrast":0,"light":{"##
    #expect(run.text.hasPrefix(head))
    let schemes = try MaterialTool.schemes([seed])
    let light = try DynamicScheme(source: Argb(0xFF67_50A4))
    let dark = try DynamicScheme(source: Argb(0xFF67_50A4), isDark: true)
    #expect(schemes.light == colors(light))
    #expect(schemes.dark == colors(dark))
    // The specification's sheet, section 1.3.
    #expect(schemes.light["primary"] == "#65558F")
    #expect(schemes.dark["primary"] == "#CFBDFE")
    // The vectors' 59 roles without the four dim ones that 2021 does not define.
    #expect(schemes.light.count == 55)
    #expect(try MaterialTool.schemes([seed, "--spec", "2025"]).light.count == 59)
  }

  private func colors(_ scheme: DynamicScheme) -> [String: String] {
    Dictionary(uniqueKeysWithValues: scheme.roles.map { ($0.name, scheme[$0].hexString) })
  }

  @Test("every variant, specification and platform gives the library's colours", arguments: SchemeVariant.allCases)
  func variants(_ variant: SchemeVariant) throws {
    for spec in SpecVersion.allCases where variant != .cmf || spec == .spec2026 {
      for platform in SchemePlatform.allCases {
        let schemes = try MaterialTool.schemes([
          seed, "--variant", variant.rawValue, "--spec", spec.rawValue, "--platform", platform.rawValue, "--contrast",
          "-0.5",
        ])
        let expected = try DynamicScheme(
          source: Argb(0xFF67_50A4), variant: variant, isDark: true, contrastLevel: -0.5, specVersion: spec,
          platform: platform)
        #expect(schemes.dark == colors(expected), "\(variant) \(spec) \(platform)")
      }
    }
  }

  @Test(
    "names in kebab case and joined values mean the same",
    arguments: [
      (["--variant", "fruit-salad"], ["--variant", "fruitSalad"]),
      (["--variant=tonal-spot"], []), (["--contrast=-0.5"], ["--contrast", "-0.5"]), (["--contrast", "-0"], []),
      (["--dark"], []), (["--variant", "cmf"], ["--variant", "cmf", "--spec", "2026"]),
    ])
  func spellings(_ arguments: [String], _ same: [String]) throws {
    let (first, second) = (try MaterialTool(["theme", seed] + arguments), try MaterialTool(["theme"] + same + [seed]))
    #expect(first.status == 0)
    #expect(first.text == second.text)
  }

  @Test("a colour may be short, and without its sign", arguments: ["6750a4", "#ff6750A4", "#6750a4"])
  func colours(_ text: String) throws {
    #expect(try MaterialTool(["theme", text]).text == MaterialTool(["theme", seed]).text)
  }

  @Test("--dark chooses the scheme of CSS and of Swift")
  func dark() throws {
    let light = try MaterialTool(["theme", seed, "--format", "css"]).text
    #expect(light.contains("  --md-sys-color-on-primary-container: #4D3D75;\n"))
    #expect(light.contains("color-scheme: light;"))
    let dark = try MaterialTool(["theme", seed, "--format", "css", "--dark"]).text
    #expect(dark.contains("  --md-sys-color-on-primary-container: #E9DDFF;\n"))
    #expect(dark.contains("color-scheme: dark;"))
    #expect(try MaterialTool(["theme", seed, "--format", "swift", "--dark"]).text.contains("static let darkTheme"))
  }

  @Test("the Swift that it writes compiles, and has the scheme's colours")
  func swift() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Exported/LightTheme.swift")
    #expect(try MaterialTool(["theme", seed, "--format", "swift"]).text == String(contentsOf: file, encoding: .utf8))
    let scheme = MaterialColorScheme(try DynamicScheme(source: Argb(0xFF67_50A4)))
    for role in try DynamicScheme(source: Argb(0xFF67_50A4)).roles {
      #expect(MaterialColorScheme.lightTheme[role] == scheme[role])
    }
  }

  @Test("--out writes the file and nothing else; a file that can't be written is an error of one line")
  func out() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("theme.json")
      let run = try MaterialTool(["theme", seed, "--out", file.path])
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8) == MaterialTool(["theme", seed]).text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["theme.json"])
      let failed = try MaterialTool(["theme", seed, "--out", folder.appendingPathComponent("no/theme.json").path])
      #expect(failed.status == 1)
      #expect(failed.errors.split(separator: "\n").count == 1 && failed.errors.contains("No such file"))
    }
  }

  @Test("the sheet is A4 and shows the colour of every role", arguments: [[], ["--dark", "--spec", "2025"]])
  @MainActor
  func sheet(_ arguments: [String]) async throws {
    let run = try MaterialTool(["theme", seed, "--format", "png"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    let bitmap = try await makeImageDecoder().bitmap(.data(run.output, key: "sheet"), target: nil)
    // 210 × 297 mm at 200 pixels an inch.
    #expect(bitmap.width == 1654 && bitmap.height == 2338)
    let shown = Set(bitmap.pixels)
    let isDark = arguments.contains("--dark")
    let scheme = try DynamicScheme(
      source: Argb(0xFF67_50A4), isDark: isDark, specVersion: isDark ? .spec2025 : .spec2021)
    for role in scheme.roles { #expect(shown.contains(scheme[role].rawValue), "\(role) is not on the sheet") }
  }
}
