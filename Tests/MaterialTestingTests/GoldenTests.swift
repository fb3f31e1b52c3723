import Foundation
import MaterialTesting
import Testing

@MainActor
@Suite("Goldens", .serialized)
struct GoldenTests {
  private func window(_ color: Color) throws -> TestWindow {
    try TestWindow(width: 40, height: 20) {
      RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 20, height: 10)
    }
  }

  /// A test file that is not there, in a folder of its own: goldens lie beside it.
  private func folder() -> String {
    NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"
  }

  private func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
    setenv("RECORD_GOLDENS", "1", 1)
    defer { unsetenv("RECORD_GOLDENS") }
    return try body()
  }

  @Test("a window prints what it draws, where its nodes lie and what it says")
  func text() throws {
    let window = try TestWindow(width: 40, height: 20) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).accessibilityLabel("Dot")
    }
    // The nodes between the window and the colour each hold one item at an offset; the colour fills 20 × 10 in the
    // middle of 40 × 20.
    #expect(window.text(of: .drawing).contains("fill [0,0,20,10] #FF0000\n"))
    #expect(window.text(of: .layout).hasPrefix("RootNode [0,0,40,20]\n"))
    #expect(window.text(of: .layout).contains("[10,5,20,10]\n"))
    #expect(window.text(of: .semantics) == "window [0,0,40,20]\n  image \"Dot\" [10,5,20,10]\n")
  }

  @Test("a picture of use by itself is written only where pictures are asked for, and says how")
  func picture() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/dot.png"
    // Goldens that are recorded leave it alone.
    let missing = recording {
      #expect(throws: GoldenMismatch.self) { try window(.black).picture(at: path) }
    }
    #expect(missing?.description.contains("RECORD_PICTURES=1") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    setenv("RECORD_PICTURES", "1", 1)
    try window(.black).picture(at: path)
    unsetenv("RECORD_PICTURES")
    try window(.black).picture(at: path)
    #expect(throws: GoldenMismatch.self) { try window(.white).picture(at: path) }
  }

  @Test("a text golden holds until a line changes, and names that line")
  func textGolden() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/Test.swift"
    let missing = #expect(throws: GoldenMismatch.self) { try window(.black).textGolden("dot", file: file) }
    #expect(missing?.description.contains("there is no golden") == true)
    try recording { try window(.black).textGolden("dot", file: file) }
    try window(.black).textGolden("dot", file: file)
    let mismatch = #expect(throws: GoldenMismatch.self) { try window(.white).textGolden("dot", file: file) }
    #expect(mismatch?.description.contains("#000000\" and is \"") == true)
    #expect(FileManager.default.fileExists(atPath: folder + "/Goldens/dot.actual.txt"))
    try window(.black).textGolden("dot", file: file)
    #expect(!FileManager.default.fileExists(atPath: folder + "/Goldens/dot.actual.txt"))
  }

  @Test("a PNG golden holds within its tolerance, and shows where it does not")
  func pngGolden() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/Test.swift"
    try recording { try window(.black).pngGolden("dot", file: file) }
    try window(.black).pngGolden("dot", file: file)
    // A grey of 5 of 255 beside black: beyond 2, within 5.
    let grey = Color(red: 5 / 255, green: 5 / 255, blue: 5 / 255)
    try window(grey).pngGolden("dot", tolerance: 5, file: file)
    let mismatch = #expect(throws: GoldenMismatch.self) { try window(grey).pngGolden("dot", file: file) }
    #expect(mismatch?.description.contains("by up to 5 of 255") == true)
    #expect(FileManager.default.fileExists(atPath: folder + "/Goldens/dot.actual.png"))
    #expect(FileManager.default.fileExists(atPath: folder + "/Goldens/dot.difference.png"))
    // 20 × 10 pixels, all but some in the corners, differ.
    try window(grey).pngGolden("dot", differences: 200, file: file)
  }

  @Test("pixels can be looked at")
  func pixels() throws {
    let window = try window(Color(red: 0, green: 0, blue: 1))
    #expect(window.pixel(x: 20, y: 10) == "#0000FF")
    #expect(window.pixel(x: 1, y: 1) == "#FFFFFF")
    #expect(window.pixel(x: 40, y: 1) == nil)
  }
}
