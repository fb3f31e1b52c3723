import CGTK
import Foundation
import Observation
import ViewEngine

/// A web page to be shown by a ``WebView``: what it is, how far its load has come, and ways to act on it.
///
/// A page keeps its history for as long as it lives, whether or not a view shows it. Without a display, or where
/// WebKitGTK can't be used, it knows its address and loads nothing.
@MainActor @Observable
public final class WebPage {
  /// The address that is shown or on its way.
  public private(set) var url: URL?
  /// The document's title; empty until it is known.
  public private(set) var title = ""
  public private(set) var isLoading = false
  /// How far the load has come, 0…1.
  public private(set) var estimatedProgress = 0.0
  /// Whether there is a page to go back to.
  public private(set) var canGoBack = false
  /// What went wrong with the last load, in one sentence; nil while nothing has.
  public private(set) var failure: String?

  @ObservationIgnored private var native: PlatformWidget?

  /// Makes a page.
  /// - Parameter url: the first address, which is loaded once a view shows the page.
  public init(url: URL? = nil) { self.url = url }

  /// Shows another address.
  public func load(_ url: URL) {
    self.url = url
    failure = nil
    withView { $0.load($1, url.absoluteString) }
  }

  /// Loads the document anew.
  public func reload() {
    failure = nil
    withView { $0.reload($1) }
  }

  public func stopLoading() { withView { $0.stopLoading($1) } }

  /// Goes back in the history; does nothing at its beginning.
  public func goBack() {
    failure = nil
    withView { $0.goBack($1) }
  }

  // MARK: The native view

  /// The page's widget, made at the first call; nil where WebKitGTK can't be used.
  func widget() -> PlatformWidget? {
    if let native { return native }
    guard let library = WebKitLibrary.shared, let view = library.makeView() else { return nil }
    let widget = PlatformWidget(view)
    native = widget
    follow(view, library)
    if let url { library.load(view, url.absoluteString) }
    return widget
  }

  private func withView(_ body: (WebKitLibrary, WebKitLibrary.View) -> Void) {
    guard let native, let library = WebKitLibrary.shared else { return }
    body(library, gpointer(native.widget))
  }

  private func follow(_ view: WebKitLibrary.View, _ library: WebKitLibrary) {
    for property in ["uri", "title", "estimated-load-progress", "is-loading"] {
      connect(view, "notify::\(property)") { [weak self] _ in self?.takeState() }
    }
    connect(view, "load-changed") { [weak self] _ in self?.takeState() }
    connectAnswering(view, "load-failed") { [weak self] arguments in
      self?.loadFailed(at: arguments.string(1), arguments.pointer(2)) ?? false
    }
    connect(view, "web-process-terminated") { [weak self] _ in
      self?.failure = "The page has stopped working; load it anew."
    }
    // A link that asks for a window of its own is followed in this one.
    connect(view, "create") { [weak self] arguments in
      guard let action = arguments.pointer(0), let request = library.request(action),
        let address = library.requestAddress(request), let url = URL(string: String(cString: address))
      else { return }
      self?.load(url)
    }
  }

  private func takeState() {
    withView { library, view in
      if let address = library.address(view), let url = URL(string: String(cString: address)), url != self.url {
        self.url = url
      }
      let title = library.title(view).map { String(cString: $0) } ?? ""
      if title != self.title { self.title = title }
      let isLoading = library.isLoading(view) != 0
      if isLoading != self.isLoading { self.isLoading = isLoading }
      let progress = library.progress(view)
      if progress != estimatedProgress { estimatedProgress = progress }
      let canGoBack = library.canGoBack(view) != 0
      if canGoBack != self.canGoBack { self.canGoBack = canGoBack }
    }
  }

  /// - Returns: whether the view need not show a page of its own about it.
  private func loadFailed(at address: String, _ error: gpointer?) -> Bool {
    guard let error = error?.assumingMemoryBound(to: GError.self).pointee else { return false }
    // WebKitNetworkError's "cancelled" and WebKitPolicyError's "interrupted": another load took its place.
    let isReplaced = error.code == 302 || error.code == 102
    if !isReplaced { failure = "\(address) can't be shown: \(error.message.map { String(cString: $0) } ?? "")" }
    return true
  }
}
