import CGTK
import Glibc

/// WebKitGTK for GTK 4, found when a page is first asked for. Nothing links to it: it takes 120 MB of the disk and a
/// third of a second to load, and most programs never show a page.
@MainActor
struct WebKitLibrary {
  /// Why pages can't be shown, in one sentence.
  struct Obstacle: Error {
    let reason: String
  }

  /// The library; nil where it can't be used.
  static var shared: WebKitLibrary? { try? found.get() }
  /// Why it can't be used; nil where it can.
  static var obstacle: String? {
    if case .failure(let obstacle) = found { obstacle.reason } else { nil }
  }

  private static let found = Result { () throws(Obstacle) in
    let library = try WebKitLibrary()
    if let reason = WebSandbox.obstacle() { throw Obstacle(reason: reason) }
    return library
  }

  private static let name = "libwebkitgtk-6.0.so.4"

  typealias View = gpointer
  typealias Action = @convention(c) (View) -> Void
  typealias Question = @convention(c) (View) -> gboolean
  typealias TextQuestion = @convention(c) (gpointer) -> UnsafePointer<CChar>?
  typealias Part = @convention(c) (gpointer) -> gpointer?

  let makeView: @convention(c) () -> View?
  let load: @convention(c) (View, UnsafePointer<CChar>) -> Void
  let reload: Action
  let stopLoading: Action
  let goBack: Action
  let canGoBack: Question
  let isLoading: Question
  let progress: @convention(c) (View) -> Double
  let address: TextQuestion
  let title: TextQuestion
  /// The request of a navigation action, and the address of a request.
  let request: Part
  let requestAddress: TextQuestion

  private init() throws(Obstacle) {
    guard let library = dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else {
      throw Obstacle(reason: "WebKitGTK 6.0 is not installed: install libwebkitgtk-6.0-4")
    }
    func find<Function>(_ symbol: String) -> Function? {
      dlsym(library, symbol).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeView: @convention(c) () -> View? = find("webkit_web_view_new"),
      let load: @convention(c) (View, UnsafePointer<CChar>) -> Void = find("webkit_web_view_load_uri"),
      let reload: Action = find("webkit_web_view_reload"),
      let stopLoading: Action = find("webkit_web_view_stop_loading"),
      let goBack: Action = find("webkit_web_view_go_back"),
      let canGoBack: Question = find("webkit_web_view_can_go_back"),
      let isLoading: Question = find("webkit_web_view_is_loading"),
      let progress: @convention(c) (View) -> Double = find("webkit_web_view_get_estimated_load_progress"),
      let address: TextQuestion = find("webkit_web_view_get_uri"),
      let title: TextQuestion = find("webkit_web_view_get_title"),
      let request: Part = find("webkit_navigation_action_get_request"),
      let requestAddress: TextQuestion = find("webkit_uri_request_get_uri")
    else { throw Obstacle(reason: "\(Self.name) lacks functions of WebKitGTK 6.0: install it anew") }
    self.makeView = makeView
    self.load = load
    self.reload = reload
    self.stopLoading = stopLoading
    self.goBack = goBack
    self.canGoBack = canGoBack
    self.isLoading = isLoading
    self.progress = progress
    self.address = address
    self.title = title
    self.request = request
    self.requestAddress = requestAddress
  }
}
