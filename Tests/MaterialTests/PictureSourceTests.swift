import Foundation
import Testing

@Suite("material theme with a picture", .enabled(if: MaterialTool.isAvailable), .serialized)
struct PictureSourceTests {
  private func source(_ run: MaterialTool) throws -> String {
    try #require((JSONSerialization.jsonObject(with: run.output) as? [String: Any])?["source"] as? String)
  }

  @Test("the colours are those of the picture's best colour, one pixel being enough")
  func picture() throws {
    try withTemporaryFolder { folder in
      for (width, height) in [(1, 1), (300, 200), (3000, 1)] {
        let file = folder.appendingPathComponent("\(width).png")
        try TestPicture.write(file, width: width, height: height, color: [192, 32, 32, 255])
        let run = try MaterialTool(["theme", file.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try source(run) == "#C02020")
      }
    }
  }

  @Test("a picture whose name is a colour is a picture")
  func name() throws {
    try withTemporaryFolder { folder in
      try TestPicture.write(folder.appendingPathComponent("6750A4"), width: 2, height: 2, color: [192, 32, 32, 255])
      #expect(try source(MaterialTool(["theme", "6750A4"], in: folder)) == "#C02020")
      #expect(try source(MaterialTool(["theme", "#6750A4"], in: folder)) == "#6750A4")
    }
  }

  @Test("a grey picture gives Google's blue; one with nothing opaque is an error")
  func withoutColour() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      try TestPicture.write(file, width: 4, height: 4, color: [128, 128, 128, 255])
      #expect(try source(MaterialTool(["theme", file.path])) == "#4285F4")
      try TestPicture.write(file, width: 4, height: 4, color: [192, 32, 32, 0])
      try expectFailure(file, "has no opaque pixel")
    }
  }

  @Test("what is no picture is an error of one line")
  func noPicture() throws {
    try withTemporaryFolder { folder in
      try expectFailure(folder, "can't be shown")
      let file = folder.appendingPathComponent("a.txt")
      try Data("not a picture".utf8).write(to: file)
      try expectFailure(file, "can't be shown")
      try Data().write(to: file)
      try expectFailure(file, "there are no bytes in it")
      try TestPicture.write(file, width: 50, height: 50, color: [1, 2, 3, 255])
      try Data(contentsOf: file).prefix(200).write(to: file)
      try expectFailure(file, "can't be shown")
    }
  }

  @Test("a hundred million pixels end in a theme, and more in an error")
  func huge() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("huge.png")
      try TestPicture.writeHuge(file, width: 10_000, height: 10_000)
      #expect(try source(MaterialTool(["theme", file.path])) == "#4285F4")
      try TestPicture.writeHuge(file, width: 20_000, height: 10_000)
      try expectFailure(file, "more than the limit")
    }
  }

  private func expectFailure(_ file: URL, _ message: String) throws {
    let run = try MaterialTool(["theme", file.path])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }
}
