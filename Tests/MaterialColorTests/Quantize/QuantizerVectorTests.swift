import MaterialColor
import Testing

/// Google's ports differ; results here equal those of the C++ one, which keeps closest to the image.
@Suite("Quantisers equal the reference")
struct QuantizerVectorTests {
  @Test("Wu's colours, in order")
  func wu() throws {
    let file = try VectorFile("quantizer")
    var differences = Differences()
    for row in file.rows {
      let histogram = PixelHistogram(row["pixels"].pixels)
      for (key, count) in [("wu128", 128), ("wu16", 16)] {
        let colors = QuantizerWu.quantize(histogram, maxColors: count)
        differences.expect(colors, row["cpp"][key].list.map(\.argb), "\(key) of image \(row["id"].integer)")
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("Celebi's colours and populations, which add up to all pixels")
  func celebi() throws {
    let file = try VectorFile("quantizer")
    var differences = Differences()
    for row in file.rows {
      let pixels = row["pixels"].pixels
      for (key, count) in [("celebi128", 128), ("celebi16", 16)] {
        let colors = QuantizerCelebi.quantize(pixels, maxColors: count)
        differences.expect(colors, row["cpp"][key].populations, "\(key) of image \(row["id"].integer)")
        differences.expect(colors.reduce(0) { $0 + $1.population }, pixels.count, "pixels of \(row["id"].integer)")
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("weighted k-means from given clusters")
  func wsmeans() throws {
    let file = try VectorFile("quantizer")
    var differences = Differences()
    for row in file.rows {
      guard let expected = row["cpp"].optional("wsmeans") else { continue }
      let histogram = PixelHistogram(row["pixels"].pixels)
      let eight = QuantizerWsmeans.quantize(
        histogram, startingClusters: expected["start8"].list.map(\.argb), maxColors: 8)
      differences.expect(eight, expected["start8_max8"].populations, "eight of image \(row["id"].integer)")
      let sixteen = QuantizerWsmeans.quantize(
        histogram, startingClusters: QuantizerWu.quantize(histogram, maxColors: 16), maxColors: 16)
      differences.expect(sixteen, expected["startWu16_max16"].populations, "sixteen of image \(row["id"].integer)")
    }
    differences.verify(of: file.rows.count)
  }

  @Test("the ranking of an image's colours")
  func ranking() throws {
    let file = try VectorFile("quantizer")
    var differences = Differences()
    for row in file.rows {
      for reference in ["java", "javaWide", "cpp"] {
        let colors = row[reference]["celebi128"].populations
        let label = "\(reference) colours of image \(row["id"].integer)"
        differences.expect(Score.rank(colors), row[reference]["score4"].list.map(\.argb), label)
        differences.expect(
          Score.rank(colors, desired: 8, filter: false), row[reference]["score8_nofilter"].list.map(\.argb), label)
      }
    }
    differences.verify(of: file.rows.count)
  }

  @Test("rankings of made-up populations")
  func score() throws {
    let file = try VectorFile("score")
    var differences = Differences()
    for row in file.rows {
      let ranked = Score.rank(
        row[0].populations, desired: row[1].integer, fallback: row[2].argb, filter: row[3].boolean)
      differences.expect(ranked, row[4].list.map(\.argb), "\(row.value)")
    }
    differences.verify(of: file.rows.count)
  }
}

extension VectorRow {
  fileprivate var populations: [ColorPopulation] {
    list.map { ColorPopulation($0[0].argb, population: $0[1].integer) }
  }

  /// Six digits per pixel.
  fileprivate var pixels: [Argb] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count, by: 6).map { start in
      Argb(hex: String(decoding: digits[start..<start + 6], as: UTF8.self))!
    }
  }
}
