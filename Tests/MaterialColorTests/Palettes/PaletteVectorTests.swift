import MaterialColor
import Testing

@Suite("Palettes equal the reference")
struct PaletteVectorTests {
  @Test("whole and fractional tones, the mean of tone 99 for yellows included")
  func tones() throws {
    let file = try VectorFile("tonal_palettes")
    let tones = file.numbers("tones")
    let fractionalTones = file.numbers("fractionalTones")
    var differences = Differences()
    for row in file.rows {
      let palette =
        row[0].isList
        ? TonalPalette(hue: row[0][0].number, chroma: row[0][1].number)
        : TonalPalette(row[0].argb)
      differences.expect(hue: palette.hue, near: row[1].number, "hue of \(row[0].value)")
      differences.expect(palette.chroma, near: row[2].number, "chroma of \(row[0].value)")
      differences.expect(palette.keyColor.argb, row[3].argb, "key colour of \(row[0].value)")
      for (tone, expected) in zip(tones, row[4].list) {
        differences.expect(palette.argb(tone: tone), expected.argb, "tone \(tone) of \(row[0].value)")
      }
      for (tone, expected) in zip(fractionalTones, row[5].list) {
        differences.expect(palette.hct(tone: tone).argb, expected.argb, "tone \(tone) of \(row[0].value)")
      }
    }
    differences.verify(of: file.rows.count * (tones.count + fractionalTones.count))
  }

  @Test("key colours")
  func keyColors() throws {
    let file = try VectorFile("key_colors")
    var differences = Differences()
    for row in file.rows {
      let palette = TonalPalette(hue: row[0].number, chroma: row[1].number)
      differences.expect(palette.keyColor.argb, row[2].argb, "\(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}
