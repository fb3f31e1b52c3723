import Foundation
import MaterialTesting
import Testing

@testable import gallery

@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"] != nil))
struct ShownCodeTests {
  /// The code of a page as it is on screen.
  private func shown(_ page: any GalleryPage.Type) async throws -> [String] {
    let window = try TestWindow(width: 1120, height: 8000) {
      PageScreen(page: page, goBack: nil).modifier(LookModifier(look: GalleryLook()))
    }
    await window.settle()
    return try window.all(.id("code")).map(\.properties.label)
  }

  /// A view of its own around code that may begin with declarations.
  private func view(_ code: String, number: Int) -> String {
    let state = GalleryCatalogue.examples.values.map(\.state).filter { !$0.isEmpty && code.hasPrefix($0) }
      .max { $0.count < $1.count }
    let body = state.map { String(code.dropFirst($0.count)) } ?? code
    return "struct Shown\(number): View {\n\(state ?? "")\nvar body: some View {\n\(body)\n}\n}\n"
  }

  @Test("the code on every page compiles by itself")
  func compiles() async throws {
    var source = "import Foundation\nimport MaterialComponents\n"
    var count = 0
    for page in GalleryCatalogue.pages {
      let codes = try await shown(page)
      #expect(!codes.isEmpty, "\(page.name) shows no code")
      for code in codes {
        #expect(!code.contains("options."), "an option stands for its value in: \(code)")
        count += 1
        source += view(code, number: count)
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shown.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = try #require(ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]) + "/Modules"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }
}
