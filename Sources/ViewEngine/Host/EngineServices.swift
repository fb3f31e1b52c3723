/// What the engine needs from outside: text, pictures, a clipboard, ways out of the app.
@MainActor
public struct EngineServices {
  public var textShaper: any TextShaper
  public var imageDecoder: (any ImageDecoder)?
  public var clipboard: any Clipboard
  /// Opens an address with the desktop's own program; false if none would take it.
  public var openURL: (URL) -> Bool
  /// What ``AppStorage`` reads and writes; the same for all windows of an app.
  public var settings: AppSettings
  /// Takes one line about something that went wrong and that no one waits for.
  public var log: (String) -> Void

  public init(
    textShaper: any TextShaper, imageDecoder: (any ImageDecoder)? = nil, clipboard: any Clipboard = MemoryClipboard(),
    openURL: @escaping (URL) -> Bool = { _ in false },
    settings: AppSettings = AppSettings(store: MemorySettingsStore()),
    log: @escaping (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  ) {
    self.textShaper = textShaper
    self.imageDecoder = imageDecoder
    self.clipboard = clipboard
    self.openURL = openURL
    self.settings = settings
    self.log = log
  }
}

/// Text that is exchanged with other programs.
@MainActor
public protocol Clipboard: AnyObject {
  func setText(_ text: String)
  /// The text on the clipboard, nil if there is none.
  func text() async -> String?
}

/// A clipboard within the process, for tests and where there is no display.
@MainActor
public final class MemoryClipboard: Clipboard {
  private var content: String?
  public init() {}
  public func setText(_ text: String) { content = text }
  public func text() async -> String? { content }
}

private struct ClipboardKey: EnvironmentKey { static var defaultValue: (any Clipboard)? { nil } }

extension EnvironmentValues {
  /// Text that is exchanged with other programs; nil outside of a window.
  public internal(set) var clipboard: (any Clipboard)? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
