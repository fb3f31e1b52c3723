import Foundation
import ViewEngine

/// A web page inside of a window, drawn by WebKitGTK.
///
/// WebKitGTK 6.0 is loaded when the first page is shown; programs don't link to it. The page takes the space that it is
/// offered, and the keys and the pointer while they are in it. Escape, where the page has no use for it, and a mouse's
/// back button are the exit command of the views around.
///
/// Without a display, and where ``obstacle`` says that pages can't be shown, a placeholder with the address stands for
/// the page.
public struct WebView: View {
  private let url: URL?
  private let givenPage: WebPage?
  @State private var ownPage = WebPage()

  /// Shows a page that the program acts on.
  public init(_ page: WebPage) {
    givenPage = page
    url = nil
  }

  /// Shows an address. Another address is loaded in place of the one before.
  public init(url: URL?) {
    givenPage = nil
    self.url = url
  }

  /// Why pages can't be shown here, in one sentence that says what to do; nil where they can.
  ///
  /// WebKitGTK 6.0 may be missing, or the sandbox without which it ends the program; both are tried at the first call,
  /// in a tenth of a second or two. Without a display it is nil, and a placeholder stands for the page.
  public static var obstacle: String? { HostApplication.isShowingWindows ? WebKitLibrary.obstacle : nil }

  public var body: some View {
    let page = givenPage ?? ownPage
    content(page)
      .onChange(of: url, initial: true) { _, url in
        if givenPage == nil, let url { page.load(url) }
      }
  }

  @ViewBuilder private func content(_ page: WebPage) -> some View {
    if HostApplication.isShowingWindows, Self.obstacle == nil {
      PlatformView<PlatformWidget>(page.title.isEmpty ? "Web page" : page.title) { page.widget() }
        .id(ObjectIdentifier(page))
    } else {
      WebPlaceholder(
        url: page.url,
        reason: Self.obstacle ?? "The web page is shown here where there is a display")
    }
  }
}

/// What stands for a page that can't be shown.
private struct WebPlaceholder: View {
  let url: URL?
  let reason: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "public").font(.system(size: 48))
      Text(verbatim: reason).multilineTextAlignment(.center)
      if let url { Text(verbatim: url.absoluteString).lineLimit(2).opacity(0.7) }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("web-page")
  }
}
