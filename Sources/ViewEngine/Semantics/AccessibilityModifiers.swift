// SwiftUI's accessibility modifiers. They describe the nearest element: the only one in the view, or one that is made
// for the view where it has none or several.

extension View {
  /// What the element is called.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label.plainString }
  }

  /// What the element is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.label = Text(labelKey).plainString }
  }

  /// What the element is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.label = String(label) }
  }

  /// The value that the element has now, such as a slider's.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value.plainString }
  }

  /// The value that the element has now, such as a slider's.
  public func accessibilityValue(_ valueKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.value = Text(valueKey).plainString }
  }

  /// The value that the element has now, such as a slider's.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.value = String(value) }
  }

  /// What happens when the element is used.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint.plainString }
  }

  /// What happens when the element is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.hint = Text(hintKey).plainString }
  }

  /// What happens when the element is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.hint = String(hint) }
  }

  /// A name for tests and tools, never shown or spoken.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  /// Hides the view and all in it from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  /// Adds to what the element is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility {
      $0.addedTraits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  /// Takes away from what the element is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility {
      $0.removedTraits.formUnion(traits)
      $0.addedTraits.subtract(traits)
    }
  }

  /// Makes the element a heading of a rank.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility {
      $0.addedTraits.insert(.isHeader)
      if level != .unspecified { $0.headingLevel = Int(level.rawValue) }
    }
  }

  /// The order in which the element is read: before siblings with a lower priority. Default: 0.
  public func accessibilitySortPriority(_ sortPriority: Double)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// What assistive technology does when it is asked for an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(SemanticsAction(name: actionKind.name, perform: handler)) }
  }

  /// An action of the app's own.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(SemanticsAction(name: name.plainString, perform: handler)) }
  }

  /// An action of the app's own.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(SemanticsAction(name: Text(nameKey).plainString, perform: handler)) }
  }

  /// An action of the app's own.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions.append(SemanticsAction(name: String(name), perform: handler)) }
  }

  /// Lets assistive technology raise and lower the element's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.actions.append(SemanticsAction(name: SemanticsAction.Name.increment) { handler(.increment) })
      $0.actions.append(SemanticsAction(name: SemanticsAction.Name.decrement) { handler(.decrement) })
    }
  }

  /// Makes one element of the view: one that holds, ignores or joins the elements in it. Joined labels are read in
  /// order, with commas between them.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.behavior = children }
  }
}
