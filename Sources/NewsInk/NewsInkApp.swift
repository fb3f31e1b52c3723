import MaterialUI
import NewsInkCore

/// News Ink: a news reader.
@main
struct NewsInkApp: App {
  @State private var model = NewsModel(
    options: launchOptions, appearance: appearance, remembersSize: !isHeadless)

  var body: some Scene {
    WindowGroup("News Ink") {
      NewsInkWindow(model: model)
    }
    .defaultSize(Self.windowSize)
  }

  /// The window's size when it opens: what it was last.
  @MainActor private static var windowSize = CGSize(width: 412, height: 892)

  /// Light, dark or the desktop's, as chosen last.
  @MainActor private static var appearance = NewsSettings.Appearance.system

  /// What the command line says; read before the app is made.
  @MainActor private static var launchOptions = NewsInkOptions()

  /// Whether there is no window whose size could be remembered.
  @MainActor private static var isHeadless = false

  @MainActor
  static func main() {
    do {
      launchOptions = try NewsInkOptions.parse(Array(CommandLine.arguments.dropFirst()))
    } catch {
      end(with: "\(error)")
    }
    if launchOptions.showsHelp {
      print(NewsInkOptions.help, terminator: "")
      return
    }
    let kept = NewsSettings.stored(in: launchOptions.dataDirectory ?? DataDirectory.standard())
    appearance = kept.appearance
    if let width = kept.windowWidth, let height = kept.windowHeight {
      windowSize = CGSize(width: width, height: height)
    }
    do {
      var options = try AppOptions(environment: ProcessInfo.processInfo.environment)
      if let size = launchOptions.headless {
        options.headless = try headlessSize(size)
      }
      isHeadless = options.headless != nil
      main(options)
    } catch let error as NewsInkUsageError {
      end(with: error.message)
    } catch {
      end(with: "news-ink: \(error)")
    }
  }

  private static func headlessSize(_ text: String) throws -> HeadlessSize {
    if let size = HeadlessSize(text) { return size }
    throw NewsInkUsageError(
      "--headless needs a size such as 412x892 or 412x892@2 (sides 1 to 16384, scale 0.5 to 8, no side above 32767 "
        + "pixels), not \(NewsInkOptions.quoted(text))")
  }

  private static func end(with message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
