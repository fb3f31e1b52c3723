import CGTK
import ViewEngine

/// The desktop's clipboard.
@MainActor
final class DesktopClipboard: Clipboard {
  private var clipboard: OpaquePointer? {
    gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }

  func setText(_ text: String) {
    guard let clipboard else { return }
    gdk_clipboard_set_text(clipboard, text)
  }

  func text() async -> String? {
    guard let clipboard else { return nil }
    return await withCheckedContinuation { continuation in
      gdk_clipboard_read_text_async(
        clipboard, nil, AsyncCall.callback,
        AsyncCall.data { source, result in
          let text = gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, nil)
          continuation.resume(returning: String(takingString: text))
        })
    }
  }
}
