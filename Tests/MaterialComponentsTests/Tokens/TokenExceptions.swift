/// Tokens that no test asserts, and why.
enum TokenExceptions {
  /// Whole sets.
  struct Sets {
    let names: Set<String>
    let reason: String
  }

  /// Tokens by the endings of sets and tokens.
  struct Tokens {
    /// Sets that begin with one of these.
    let sets: [String]
    /// Tokens that end with one of these.
    let tokens: [String]
    let reason: String

    func covers(set: String) -> Bool { sets.contains { $0.hasSuffix("*") ? set.hasPrefix($0.dropLast()) : set == $0 } }
    func covers(token: String) -> Bool { tokens.contains { token.hasSuffix($0) } }
  }

  static func reason(set: String, token: String) -> String? {
    tokens.first { $0.covers(set: set) && $0.covers(token: token) }?.reason
  }

  static let sets: [Sets] = [
    Sets(
      names: [
        "md-comp-elevated-button", "md-comp-filled-button", "md-comp-filled-tonal-button", "md-comp-outlined-button",
        "md-comp-text-button",
      ], reason: "superseded by md-comp-button-*"),
    Sets(
      names: ["md-comp-filled-icon-button", "md-comp-filled-tonal-icon-button", "md-outlined-icon-button"],
      reason: "superseded by md-comp-icon-button-*"),
    Sets(
      names: [
        "md-comp-fab-primary-large", "md-comp-fab-primary-small", "md-comp-fab-secondary-large",
        "md-comp-fab-secondary-small", "md-comp-fab-tertiary-large", "md-comp-fab-tertiary-small",
      ], reason: "superseded by md-comp-fab-small, -large and the sets of colours"),
    Sets(
      names: [
        "md-comp-fab-surface", "md-comp-fab-surface-large", "md-fab-surface-small", "md-comp-extended-fab-surface",
      ],
      reason: "the colours of the first generation; they are offered, and FloatingActionButtonTests see them"),
    Sets(
      names: ["md-comp-fab-branded", "md-comp-fab-branded-large", "md-comp-extended-fab-branded"],
      reason: "for an app's own many-coloured mark: an app's own style"),
    Sets(
      names: ["md-comp-extended-fab"], reason: "the baseline size; md-comp-extended-fab-small has taken its place"),
    Sets(
      names: ["md-comp-toolbar-floating-fab"], reason: "a part of floating toolbars, which are another component"),
    Sets(
      names: ["md-comp-filled-menu-button", "md-comp-outlined-menu-button", "md-comp-standard-menu-button"],
      reason: "buttons that open menus: a part of menus, which are another component"),
    Sets(names: ["md-comp-radio-button"], reason: "another component"),
  ]

  static let tokens: [Tokens] = [
    Tokens(
      sets: ["md-comp-button-filled", "md-comp-button-tonal", "md-comp-button"], tokens: ["container-shadow-color"],
      reason: "these lie at level 0 in every state, so no shadow is drawn"),
    Tokens(
      sets: ["md-comp-filled-card", "md-comp-outlined-card"], tokens: ["container-shadow-color"],
      reason: "at rest these lie at level 0; the elevated card's shadow has the same colour"),
    Tokens(
      sets: [
        "md-comp-fab-menu-primary-container", "md-comp-fab-menu-secondary-container",
        "md-comp-fab-menu-tertiary-container",
      ],
      tokens: ["container-shadow-color"], reason: "at rest an item lies at level 0"),
    Tokens(
      sets: ["md-comp-button"], tokens: ["leading-space", "trailing-space"],
      reason: "the set sums up the sizes, but with the space of the first generation; the sizes' own sets are asserted"),
    Tokens(
      sets: ["md-comp-outlined-segmented-button"],
      tokens: ["label-text-font", "label-text-line-height", "label-text-tracking", "label-text-weight"],
      reason: "all of the style label-large, whose size is asserted; the type scale has tests of its own"),
  ]
}
