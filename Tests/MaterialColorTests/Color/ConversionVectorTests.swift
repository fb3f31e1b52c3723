import Testing

@testable import MaterialColor

@Suite("Conversions equal the reference")
struct ConversionVectorTests {
  @Test("sRGB to XYZ, Lab and lightness, and back")
  func conversions() throws {
    let file = try VectorFile("color_conversions")
    var differences = Differences()
    for row in file.rows {
      let argb = row[0].argb
      let xyz = Xyz(argb)
      let lab = Lab(argb)
      let lightness = Lightness.lightness(of: argb)
      let values = [xyz.x, xyz.y, xyz.z, lab.lightness, lab.a, lab.b, lightness]
      for (index, value) in values.enumerated() {
        differences.expect(value, near: row[index + 1].number, "value \(index + 1) of \(row[0].text)")
      }
      differences.expect(lab.argb, row[8].argb, "Lab round trip of \(row[0].text)")
      differences.expect(xyz.argb, row[9].argb, "XYZ round trip of \(row[0].text)")
      differences.expect(Lightness.grey(ofLightness: lightness), row[10].argb, "grey of \(row[0].text)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("Lab to sRGB, in gamut and out of it")
  func labToArgb() throws {
    let file = try VectorFile("lab_to_argb")
    var differences = Differences()
    for row in file.rows {
      let lab = Lab(lightness: row[0].number, a: row[1].number, b: row[2].number)
      differences.expect(lab.argb, row[3].argb, "\(row.value)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("lightness to luminance and back")
  func lightness() throws {
    let file = try VectorFile("lstar_y")
    var differences = Differences()
    for row in file.rows {
      let value = row[0].number
      differences.expect(Lightness.luminance(ofLightness: value), near: row[1].number, "luminance of \(value)")
      differences.expect(Lightness.lightness(ofLuminance: value), near: row[2].number, "lightness of \(value)")
      differences.expect(Lightness.grey(ofLightness: value), row[3].argb, "grey of \(value)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("the transfer function in both directions")
  func transfer() throws {
    let file = try VectorFile("srgb_transfer")
    var differences = Differences()
    for row in file.rows {
      let component = UInt8(row[0].integer)
      differences.expect(Srgb.linear(component), near: row[1].number, "linear light of \(component)")
      differences.expect(Int(Srgb.component(linear: row[2].number)), row[3].integer, "channel of \(row[2].number)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("arithmetic on angles")
  func angles() throws {
    let file = try VectorFile("math_utils")
    var differences = Differences()
    for row in file.rows {
      let first = Angle.normalized(degrees: row[0].number)
      let second = Angle.normalized(degrees: row[1].number)
      differences.expect(first, near: row[2].number, "\(row[0].number) within a turn")
      differences.expect(Angle.difference(first, second), near: row[3].number, "difference of \(row.value)")
      differences.expect(
        Angle.rotationDirection(from: first, to: second), near: row[4].number, "direction of \(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}
