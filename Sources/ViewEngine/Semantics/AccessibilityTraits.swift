/// How an element behaves, by SwiftUI's names.
///
/// Most traits are a ``SemanticsRole``; ``isSelected`` is a state. Those that mean nothing to Linux's assistive
/// technology are accepted and change nothing.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The roles that traits stand for. A later entry wins where several are given.
  static let roles: [(AccessibilityTraits, SemanticsRole)] = [
    (.isStaticText, .text), (.isImage, .image), (.isHeader, .heading), (.isModal, .dialog), (.isTabBar, .tablist),
    (.isLink, .link), (.isSearchField, .searchbox), (.isKeyboardKey, .button), (.isButton, .button),
    (.isToggle, .switch),
  ]

  var role: SemanticsRole? { Self.roles.last { contains($0.0) }?.1 }
}

/// The rank of a heading, as in HTML.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Actions of assistive technology that have a meaning of their own.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: SemanticsAction.Name.activate)
  /// Leaves a dialog, a menu or a page.
  public static let escape = AccessibilityActionKind(name: SemanticsAction.Name.dismiss)
  /// The most likely action of a screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  init(name: String) { self.name = name }

  /// An action of the app's own.
  @MainActor public init(named name: Text) { self.name = name.plainString }
}

/// Which way a value is to be adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
