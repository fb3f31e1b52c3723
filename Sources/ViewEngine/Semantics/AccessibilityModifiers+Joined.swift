// The accessibility modifiers again, for views that have one already: those in a row share one node.

@MainActor
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// What the element is called.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.label = label.plainString }
  }

  /// What the element is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.label = Text(labelKey).plainString }
  }

  /// What the element is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.label = String(label) }
  }

  /// The value that the element has now, such as a slider's.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.value = value.plainString }
  }

  /// The value that the element has now, such as a slider's.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.value = Text(valueKey).plainString }
  }

  /// The value that the element has now, such as a slider's.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.value = String(value) }
  }

  /// What happens when the element is used.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.hint = hint.plainString }
  }

  /// What happens when the element is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.hint = Text(hintKey).plainString }
  }

  /// What happens when the element is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.hint = String(hint) }
  }

  /// A name for tests and tools, never shown or spoken.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.identifier = identifier }
  }

  /// Hides the view and all in it from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.isHidden = hidden }
  }

  /// Adds to what the element is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    accessibility {
      $0.addedTraits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  /// Takes away from what the element is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    accessibility {
      $0.removedTraits.formUnion(traits)
      $0.addedTraits.subtract(traits)
    }
  }

  /// Makes the element a heading of a rank.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
    accessibility {
      $0.addedTraits.insert(.isHeader)
      if level != .unspecified { $0.headingLevel = Int(level.rawValue) }
    }
  }

  /// The order in which the element is read: before siblings with a lower priority. Default: 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// What assistive technology does when it is asked for an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.actions.append(SemanticsAction(name: actionKind.name, perform: handler)) }
  }

  /// An action of the app's own.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.actions.append(SemanticsAction(name: name.plainString, perform: handler)) }
  }

  /// An action of the app's own.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.actions.append(SemanticsAction(name: Text(nameKey).plainString, perform: handler)) }
  }

  /// An action of the app's own.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.actions.append(SemanticsAction(name: String(name), perform: handler)) }
  }

  /// Lets assistive technology raise and lower the element's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility {
      $0.actions.append(SemanticsAction(name: SemanticsAction.Name.increment) { handler(.increment) })
      $0.actions.append(SemanticsAction(name: SemanticsAction.Name.decrement) { handler(.decrement) })
    }
  }

  /// What the element is, by ARIA's names: more than traits can say.
  public func accessibilityRole(_ role: SemanticsRole) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.role = role }
  }

  /// The element's place in a set, from 1, and the size of that set.
  public func accessibilityPosition(_ position: Int, inSetOf size: Int) -> ModifiedContent<Content, Modifier> {
    accessibility {
      $0.position = position
      $0.setSize = size
    }
  }

  /// Makes the element's label the name of the element that is made around it.
  public func accessibilityNamesContainer() -> ModifiedContent<Content, Modifier> {
    accessibility { $0.namesContainer = true }
  }

  /// A condition that the element is in, or is not in. Default: it is.
  public func accessibilityState(_ state: SemanticsState, _ isOn: Bool = true) -> ModifiedContent<Content, Modifier> {
    accessibility { $0.states[state] = isOn }
  }
}
