// What the engine offers beyond SwiftUI's accessibility modifiers.

extension View {
  /// What the element is, by ARIA's names: more than traits can say.
  ///
  /// A role of something with elements in it (`list`, `tablist`, `banner`, `navigation`, `dialog` …) makes an element
  /// around those in the view; any other role changes the single element of the view, and makes one of several.
  public func accessibilityRole(_ role: SemanticsRole) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.role = role }
  }

  /// The element's place in a set, from 1, and the size of that set.
  ///
  /// Lazy stacks, and the members of a `list`, `tablist`, `radiogroup` or `menu`, get theirs without it.
  public func accessibilityPosition(_ position: Int, inSetOf size: Int)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility {
      $0.position = position
      $0.setSize = size
    }
  }

  /// Makes the element's label the name of the element that is made around it, as ARIA's `aria-labelledby` does: a
  /// control or a group is called what its visible label says. What else a control says becomes its value.
  public func accessibilityNamesContainer() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.namesContainer = true }
  }

  /// A condition that the element is in, or is not in. Default: it is.
  public func accessibilityState(_ state: SemanticsState, _ isOn: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.states[state] = isOn }
  }
}
