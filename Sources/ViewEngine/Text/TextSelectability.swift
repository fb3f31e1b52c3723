/// Whether people can select text, as an argument of `textSelection(_:)`.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Makes the texts of a view selectable, or spares them.
public struct _TextSelectionModifier: ElementModifier {
  let allowsSelection: Bool
  package func makeNode(in context: WrapperContext) -> TextSelectionNode { TextSelectionNode(context) }
  package func update(_ node: TextSelectionNode) { node.allowsSelection = allowsSelection }
}

extension View {
  /// Lets people select the text in this view and copy it, or not.
  ///
  /// A selection reaches over all texts of the view, in their order, and spares those of controls and of views in it that
  /// have this modifier themselves. The mouse selects by dragging, words by a double press and a whole text by a third; a
  /// finger selects a word by a long press. Ctrl+C copies, Ctrl+A selects all, and Shift with arrows changes the
  /// selection. Default: no text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_TextSelectionModifier(allowsSelection: S.allowsSelection))
  }
}
