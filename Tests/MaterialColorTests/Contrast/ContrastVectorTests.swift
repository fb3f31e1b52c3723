import MaterialColor
import Testing

@Suite("Contrast equals the reference")
struct ContrastVectorTests {
  @Test("ratios, and tones of a ratio; -1 stands for impossible")
  func contrast() throws {
    let file = try VectorFile("contrast")
    var differences = Differences()
    for row in file.rows {
      let tone = row[0].number
      let ratio = row[3].number
      let values = [
        Contrast.ratio(ofTones: tone, row[1].number),
        Contrast.lighter(thanTone: tone, ratio: ratio) ?? -1,
        Contrast.darker(thanTone: tone, ratio: ratio) ?? -1,
        Contrast.lighterOrWhite(thanTone: tone, ratio: ratio),
        Contrast.darkerOrBlack(thanTone: tone, ratio: ratio),
      ]
      for (value, column) in zip(values, [2, 4, 5, 6, 7]) {
        differences.expect(value, near: row[column].number, "column \(column) of \(row.value)")
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("tones of foregrounds")
  func foregrounds() throws {
    let file = try VectorFile("foreground_tone")
    var differences = Differences()
    for row in file.rows {
      let tone = row[0].number
      let foreground = Contrast.foregroundTone(onTone: tone, ratio: row[1].number)
      differences.expect(foreground, near: row[2].number, "foreground of \(row.value)")
      differences.expect(Contrast.enablingLightForeground(tone: tone), near: row[3].number, "\(row.value)")
      differences.expect(Contrast.prefersLightForeground(onTone: tone), row[4].boolean, "prefers light on \(tone)")
      differences.expect(Contrast.allowsLightForeground(onTone: tone), row[5].boolean, "allows light on \(tone)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("values between contrast levels")
  func curves() throws {
    let file = try VectorFile("contrast_curve")
    var differences = Differences()
    for row in file.rows {
      let curve = ContrastCurve(row[0].number, row[1].number, row[2].number, row[3].number)
      differences.expect(curve.value(atContrastLevel: row[4].number), near: row[5].number, "\(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}
