import MaterialColor
import Testing

@Suite("HCT equals the reference")
struct HctVectorTests {
  @Test("sRGB colours have the reference's hue, chroma and tone")
  func coordinates() throws {
    let file = try VectorFile("hct_from_argb")
    var differences = Differences()
    for row in file.rows {
      let hct = Hct(row[0].argb)
      differences.expect(hue: hct.hue, near: row[1].number, "hue of \(row[0].text)")
      differences.expect(hct.chroma, near: row[2].number, "chroma of \(row[0].text)")
      differences.expect(hct.tone, near: row[3].number, "tone of \(row[0].text)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("hue, chroma and tone are solved for the reference's colour")
  func solving() throws {
    let file = try VectorFile("hct_solve")
    var differences = Differences()
    for row in file.rows {
      let hct = Hct(hue: row[0].number, chroma: row[1].number, tone: row[2].number)
      differences.expect(hct.argb, row[3].argb, "\(row.value)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("assigning hue, chroma or tone solves again from the other two")
  func mutation() throws {
    let file = try VectorFile("hct_mutate")
    var differences = Differences()
    for row in file.rows {
      let hct = Hct(row[0].argb)
      var changed = hct
      changed.hue = row[1].number
      differences.expect(changed.argb, row[2].argb, "hue of \(row[0].text)")
      changed = hct
      changed.chroma = row[3].number
      differences.expect(changed.argb, row[4].argb, "chroma of \(row[0].text)")
      changed = hct
      changed.tone = row[5].number
      differences.expect(changed.argb, row[6].argb, "tone of \(row[0].text)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("a background's lightness changes how a colour looks as in the reference")
  func viewedOnBackgrounds() throws {
    let file = try VectorFile("hct_in_viewing_conditions")
    var differences = Differences()
    for row in file.rows {
      let hct = Hct(row[0].argb).viewed(in: ViewingConditions(backgroundLightness: row[1].number))
      differences.expect(hct.argb, row[2].argb, "\(row[0].text) on \(row[1].number)")
      differences.expect(hue: hct.hue, near: row[3].number, "hue of \(row[0].text) on \(row[1].number)")
      differences.expect(hct.chroma, near: row[4].number, "chroma of \(row[0].text) on \(row[1].number)")
      differences.expect(hct.tone, near: row[5].number, "tone of \(row[0].text) on \(row[1].number)")
    }
    differences.verify(of: file.rows.count)
  }
}
