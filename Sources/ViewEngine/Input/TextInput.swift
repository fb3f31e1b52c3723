/// A text field as an input method sees it.
@MainActor
package protocol TextInputClient: AnyObject {
  /// Takes text from the input method.
  func handle(_ event: TextInputEvent)
  /// The caret in the window, in points.
  var caretRect: CGRect { get }
  /// The field's text without what is being composed, and the selection in it in UTF-16 code units.
  var surroundingText: (text: String, selection: Range<Int>) { get }
  /// Whether the text must not be shown, learned or suggested.
  var isSecure: Bool { get }
}

/// What a host's input method needs to know: which field has the focus, where its caret is, and its text.
@MainActor
public final class TextInput {
  /// What a host is told.
  public struct Status: Hashable {
    /// The caret in the window, in points.
    public var caretRect: CGRect
    /// The field's text without what is being composed.
    public var text: String
    /// The selection in ``text``, or the caret as an empty range, in UTF-16 code units.
    public var selection: Range<Int>
    /// Whether the text must not be shown, learned or suggested.
    public var isSecure: Bool
  }

  private unowned let graph: ViewGraph
  package private(set) weak var client: (any TextInputClient)?

  /// The field with the focus as of the last frame; nil if none has it.
  public private(set) var status: Status?
  /// Called when ``status`` has changed: after each frame in which the caret moved, also by layout or scrolling.
  public var onChange: (Status?) -> Void = { _ in }
  /// Called when what is being composed must be given up, since the caret moves or the field loses the focus.
  public var onReset: () -> Void = {}

  init(graph: ViewGraph) { self.graph = graph }

  func send(_ event: TextInputEvent) -> Bool {
    guard let client else { return false }
    client.handle(event)
    return true
  }

  /// The field that input methods write to from now on.
  package func activate(_ client: any TextInputClient) {
    self.client = client
    graph.setNeedsUpdate()
  }

  package func deactivate(_ client: any TextInputClient) {
    guard self.client === client else { return }
    self.client = nil
    onReset()
    graph.setNeedsUpdate()
  }

  /// Compares what the host knows with what is true at the end of a frame.
  func refresh() {
    guard client != nil || status != nil else { return }
    let now = client.map { client in
      Status(
        caretRect: client.caretRect, text: client.surroundingText.text,
        selection: client.surroundingText.selection, isSecure: client.isSecure)
    }
    guard now != status else { return }
    status = now
    onChange(now)
  }
}
