import MaterialUI

/// The gallery: a catalogue of Material's components.
@main
struct GalleryApp: App {
  /// What the command line says; read before the app is made.
  @MainActor private static var options = GalleryOptions()

  var body: some Scene {
    WindowGroup("Gallery") { GalleryWindow(page: Self.options.page) }
      .defaultSize(GalleryFigures.windowSize)
  }

  @MainActor
  static func main() {
    do {
      let names = GalleryCatalogue.pages.map { $0.name }
      options = try GalleryOptions.parse(Array(CommandLine.arguments.dropFirst()), pages: names)
      if options.showsHelp { return print(GalleryOptions.help, terminator: "") }
      if options.listsPages { return print(names.joined(separator: "\n")) }
      var start = try AppOptions(environment: ProcessInfo.processInfo.environment)
      if let size = options.headless { start.headless = size }
      main(start)
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(2)
    }
  }
}
