import MaterialColor
import Testing

@Suite("Schemes equal the reference")
struct SchemeVectorTests {
  @Test(
    "every role of every variant, specification, platform, brightness and contrast level",
    arguments: ["schemes_2021", "schemes_2025", "schemes_2026", "schemes_interpolated_contrast"])
  func roles(name: String) throws {
    let file = try VectorFile(name)
    let roles = try roles(of: file)
    var differences = Differences()
    for row in file.rows {
      let scheme = try scheme(source: row[0], second: nil, rest: row.list.dropFirst())
      compare(scheme, row[6].text, roles, "\(row.list.prefix(6).map(\.value))", &differences)
    }
    differences.verify(of: file.rows.count * roles.count)
  }

  @Test("schemes of two source colours")
  func twoSources() throws {
    let file = try VectorFile("schemes_cmf_two_sources")
    let roles = try roles(of: file)
    var differences = Differences()
    for row in file.rows {
      let scheme = try scheme(source: row[0], second: row[1], rest: row.list.dropFirst(2))
      compare(scheme, row[7].text, roles, "\(row.list.prefix(7).map(\.value))", &differences)
    }
    differences.verify(of: file.rows.count * roles.count)
  }

  @Test("hue and chroma of the palettes")
  func palettes() throws {
    let file = try VectorFile("scheme_palettes")
    var differences = Differences()
    for row in file.rows {
      let palettes = try scheme(source: row[0], second: nil, rest: row.list.dropFirst(), hasContrast: false).palettes
      let all = [
        palettes.primary, palettes.secondary, palettes.tertiary, palettes.neutral, palettes.neutralVariant,
        palettes.error,
      ]
      for (index, palette) in all.enumerated() {
        let label = "palette \(index) of \(row.list.prefix(5).map(\.value))"
        differences.expect(hue: palette.hue, near: row[5][index][0].number, label)
        differences.expect(palette.chroma, near: row[5][index][1].number, label)
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("attributes of Android's themes")
  func androidRoles() throws {
    let file = try VectorFile("schemes_android_extras")
    let roles = try file.names("roles").map { try #require(AndroidColorRole(rawValue: $0)) }
    var differences = Differences()
    for row in file.rows {
      let scheme = try scheme(source: row[0], second: nil, rest: row.list.dropFirst())
      for (role, expected) in zip(roles, row[6].list) {
        differences.expect(scheme.argb(for: role), expected.argb, "\(role) of \(row.list.prefix(6).map(\.value))")
      }
    }
    differences.verify(of: file.rows.count * roles.count)
  }

  private func roles(of file: VectorFile) throws -> [ColorRole] {
    let names = file.names("roles")
    let roles = names.compactMap { ColorRole(name: $0) }
    try #require(roles.count == names.count && Set(roles) == Set(ColorRole.allCases))
    return roles
  }

  /// `rest` is variant, specification, platform, whether dark, contrast.
  private func scheme(
    source: VectorRow, second: VectorRow?, rest: ArraySlice<VectorRow>, hasContrast: Bool = true
  ) throws -> DynamicScheme {
    let rest = Array(rest)
    let version: SpecVersion = try #require(SpecVersion(rawValue: rest[1].text))
    return try DynamicScheme(
      source: source.argb,
      secondSource: second?.argb,
      variant: #require(SchemeVariant(rawValue: rest[0].text)),
      isDark: rest[3].integer == 1,
      contrastLevel: hasContrast ? rest[4].number : 0,
      specVersion: version,
      platform: #require(SchemePlatform(rawValue: rest[2].text))
    )
  }

  /// `hex` holds six digits per role, or dashes where a role is not defined.
  private func compare(
    _ scheme: DynamicScheme, _ hex: String, _ roles: [ColorRole], _ label: String, _ differences: inout Differences
  ) {
    let digits = Array(hex.utf8)
    differences.expect(digits.count, roles.count * 6, "length of \(label)")
    let defined = Set(scheme.roles)
    for (index, role) in roles.enumerated() where digits.count >= (index + 1) * 6 {
      let text = String(decoding: digits[index * 6..<index * 6 + 6], as: UTF8.self)
      let expected = text == "------" ? nil : Argb(hex: text)
      differences.expect(scheme.argb(for: role), expected, "\(role) of \(label)")
      differences.expect(defined.contains(role), expected != nil, "whether \(role) is defined in \(label)")
    }
  }
}
