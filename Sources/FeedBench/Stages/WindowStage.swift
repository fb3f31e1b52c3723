import GTKHost
import Glibc
import MaterialComponents

/// Shows frames in a window of the desktop, without decoration.
@MainActor
final class WindowStage: FrameStage {
  var onFrame: () -> Void {
    get { window.onFrame }
    set { window.onFrame = newValue }
  }
  var graph: ViewGraph { window.graph }
  var time: TimeInterval { window.time }

  private let application: HostApplication
  private let window: HostWindow

  init(feed: Feed) throws {
    application = try HostApplication()
    var options = WindowOptions(title: FeedData.heading)
    options.isDecorated = false
    window = application.open(options, content: FeedView(feed: feed))
  }

  /// Goes on until the window is closed.
  func run() -> Never {
    application.run()
    exit(0)
  }

  func requestFrame() { window.requestFrame() }

  func close() { window.close() }
}
