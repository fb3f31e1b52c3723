import MaterialColor
import Testing

@Suite("CAM16 equals the reference")
struct Cam16VectorTests {
  @Test("all correlates of sRGB colours")
  func correlates() throws {
    let file = try VectorFile("cam16")
    var differences = Differences()
    for row in file.rows {
      let cam = Cam16(row[0].argb)
      differences.expect(hue: cam.hue, near: row[1].number, "hue of \(row[0].text)")
      let rest = [cam.chroma, cam.j, cam.q, cam.m, cam.s, cam.jstar, cam.astar, cam.bstar]
      for (index, value) in rest.enumerated() {
        differences.expect(value, near: row[index + 2].number, "correlate \(index + 2) of \(row[0].text)")
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("distances in CAM16-UCS")
  func distances() throws {
    let file = try VectorFile("cam16_distance")
    var differences = Differences()
    for row in file.rows {
      let distance = Cam16(row[0].argb).distance(to: Cam16(row[1].argb))
      differences.expect(distance, near: row[2].number, "\(row[0].text) to \(row[1].text)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("colours of CAM16-UCS coordinates, in gamut and out of it")
  func uniformCoordinates() throws {
    let file = try VectorFile("cam16_from_ucs")
    var differences = Differences()
    for row in file.rows {
      let cam = Cam16(jstar: row[0].number, astar: row[1].number, bstar: row[2].number)
      differences.expect(cam.argb, row[3].argb, "\(row.value)")
      differences.expect(cam.j, near: row[4].number, "j of \(row.value)")
      differences.expect(cam.chroma, near: row[5].number, "chroma of \(row.value)")
      differences.expect(hue: cam.hue, near: row[6].number, "hue of \(row.value)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("viewing conditions")
  func conditions() throws {
    let file = try VectorFile("viewing_conditions")
    var differences = Differences()
    for row in file.rows {
      let conditions = ViewingConditions(
        adaptingLuminance: row[1].number,
        backgroundLightness: row[0].number,
        surround: row[2].number,
        discountsIlluminant: row[3].boolean
      )
      let values = [conditions.n, conditions.aw, conditions.nbb, conditions.ncb, conditions.c, conditions.nc]
      for (index, value) in values.enumerated() {
        differences.expect(value, near: row[index + 4].number, "value \(index + 4) of \(row.value)")
      }
      for index in 0..<3 {
        differences.expect(conditions.rgbD[index], near: row[10][index].number, "rgbD of \(row.value)")
      }
      differences.expect(conditions.fl, near: row[11].number, "fl of \(row.value)")
      differences.expect(conditions.flRoot, near: row[12].number, "flRoot of \(row.value)")
      differences.expect(conditions.z, near: row[13].number, "z of \(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}
