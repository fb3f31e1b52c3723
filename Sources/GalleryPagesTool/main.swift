// Writes the Swift file that names the gallery's pages and holds the code of their examples:
//
//   gallery-pages OUTPUT PAGE…
import Foundation

do {
  guard let output = CommandLine.arguments.dropFirst().first else {
    throw PageError("usage: gallery-pages OUTPUT PAGE…")
  }
  let pages = try CommandLine.arguments.dropFirst(2).map { path in
    try PageSource(name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent, text: text(of: path))
  }
  try Catalogue(pages: pages).text.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
