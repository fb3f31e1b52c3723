import Foundation
import PackagePlugin

/// Collects the gallery's pages before it is compiled: a file `…Page.swift` in its sources is a page, by its being
/// there. What it makes names their types, and holds the examples that they show as code.
@main
struct GalleryPagesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let pages = target.sourceFiles(withSuffix: "Page.swift").map(\.url)
      .filter { $0.deletingLastPathComponent().lastPathComponent == "Pages" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "GalleryPages.swift")
    return [
      .buildCommand(
        displayName: "Collecting the gallery's pages", executable: try context.tool(named: "gallery-pages").url,
        arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
    ]
  }
}
