import MaterialColor
import Testing

@Suite("Temperature, dislike and blending equal the reference")
struct FeelVectorTests {
  @Test("temperature, complements and analogous colours, of greys too")
  func temperature() throws {
    let file = try VectorFile("temperature")
    var differences = Differences()
    for row in file.rows {
      let argb = row[0].argb
      let temperature = ColorTemperature(Hct(argb))
      differences.expect(ColorTemperature.rawTemperature(of: argb), near: row[1].number, "warmth of \(argb)")
      differences.expect(temperature.relativeTemperature, near: row[2].number, "relative warmth of \(argb)")
      differences.expect(temperature.complement.argb, row[3].argb, "complement of \(argb)")
      for (column, count, divisions) in [(4, 5, 12), (5, 3, 6), (6, 4, 8)] {
        let colors = temperature.analogous(count: count, divisions: divisions).map(\.argb)
        differences.expect(colors, row[column].list.map(\.argb), "\(count) of \(divisions) around \(argb)")
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("an absurd number of analogous colours is bounded, not a trap")
  func absurdCounts() {
    let temperature = ColorTemperature(Hct(Argb(0xFF67_50A4)))
    #expect(temperature.analogous(count: 0, divisions: 0).map(\.argb) == [Argb(0xFF67_50A4)])
    #expect(temperature.analogous(count: -3, divisions: -1).count == 1)
    #expect(temperature.analogous(count: 20, divisions: 2).count == 20)
  }

  @Test("disliked colours and their remedies")
  func dislike() throws {
    let file = try VectorFile("dislike")
    var differences = Differences()
    for row in file.rows {
      let hct = Hct(row[0].argb)
      differences.expect(hct.isDisliked, row[1].boolean, "dislike of \(row[0].text)")
      differences.expect(hct.fixedIfDisliked.argb, row[2].argb, "remedy of \(row[0].text)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("harmonised colours and mixtures")
  func blend() throws {
    let file = try VectorFile("blend")
    var differences = Differences()
    for row in file.rows {
      let design = row[0].argb
      let source = row[1].argb
      let amount = row[2].number
      differences.expect(Blend.harmonize(design, with: source), row[3].argb, "harmony of \(row.value)")
      differences.expect(Blend.hue(from: design, to: source, amount: amount), row[4].argb, "hue of \(row.value)")
      differences.expect(
        Blend.cam16Ucs(from: design, to: source, amount: amount), row[5].argb, "mixture of \(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}
