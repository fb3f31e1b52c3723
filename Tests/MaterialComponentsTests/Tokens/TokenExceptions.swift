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
    /// Tokens that end with one of these, or contain it where it begins with a star.
    let tokens: [String]
    let reason: String

    func covers(set: String) -> Bool { sets.contains { $0.hasSuffix("*") ? set.hasPrefix($0.dropLast()) : set == $0 } }
    func covers(token: String) -> Bool {
      tokens.contains { $0.hasPrefix("*") ? token.contains($0.dropFirst()) : token.hasSuffix($0) }
    }
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
    Sets(names: ["md-comp-radio-button"], reason: "MaterialControlTests see its figures"),
    Sets(names: ["md-comp-menu"], reason: "superseded by md-comp-menus and its two sets of colours"),
    Sets(
      names: ["md-comp-menus-vibrant"], reason: "the second set of colours; menus have the standard one, which is M3's"),
    Sets(
      names: ["md-comp-sheet-floating"],
      reason: "sheets that float are a floating toolbar's; bottom sheets are docked, side sheets also detached"),
  ]

  static let tokens: [Tokens] = [
    Tokens(
      sets: ["md-comp-menus"],
      tokens: ["menu-item-between-space", "menu-item-leading-space", "menu-item-trailing-space"],
      reason: "an item's icon has its glyph's width, which the tests' own font makes half of an icon's"),
    Tokens(
      sets: ["md-comp-menus-standard"],
      tokens: ["selected-focused-state-layer-color", "selected-focused-state-layer-opacity"],
      reason: "arrow keys move the focus in a menu, and Tab, by which specimens are focused, leaves it"),
    Tokens(
      sets: ["md-comp-menus", "md-comp-menus-standard"], tokens: ["*supporting-text"],
      reason: "items have one line; a second text is a label of an app's own"),
    Tokens(
      sets: ["md-comp-menus", "md-comp-menus-standard"], tokens: ["*horizontal", "*icon-button"],
      reason: "menus that stand in a row are toolbars, which are another component"),
    Tokens(
      sets: ["md-comp-menus-standard"], tokens: ["menu-item-container-color"],
      reason: "items lie on the menu's container, which has the same colour"),
    Tokens(
      sets: ["md-comp-menus-standard"], tokens: ["*menu-item-active-state-layer"],
      reason: "an item whose menu is open keeps its hover layer, as the pointer or the focus is on it"),
    Tokens(
      sets: ["md-comp-menus-standard"], tokens: ["section-label-text-color"],
      reason: "a section's title is an app's own text: the engine's `Section`"),
    Tokens(
      sets: ["md-comp-menus-standard"],
      tokens: [
        "selected-leading-icon-color", "selected-hovered-leading-icon-color", "selected-focused-leading-icon-color",
        "selected-pressed-leading-icon-color", "selected-disabled-leading-icon-color",
        "selected-disabled-leading-icon-opacity",
      ], reason: "a chosen item's mark stands at its end; an icon before its title has the same colour as that"),
    Tokens(
      sets: ["md-comp-menus"], tokens: ["menu-item-top-space", "menu-item-bottom-space"],
      reason: "the height of 44 is asserted, and they lie within it"),
    Tokens(
      sets: ["md-comp-full-screen-dialog"],
      tokens: ["header-on-scroll-container-color", "header-on-scroll-container-elevation"],
      reason: "DialogTests see the colour; the header is not raised, as top app bars are not"),
    Tokens(
      sets: ["md-comp-navigation-drawer"], tokens: ["inactive-pressed-state-layer-color"],
      reason: "one colour for all layers of an item, that of hovering, as in Compose"),
    Tokens(
      sets: ["md-comp-navigation-drawer"], tokens: ["bottom-container-shape"],
      reason: "a drawer from below is a bottom drawer, with a bottom sheet's corners"),
    Tokens(
      sets: ["md-comp-sheet-bottom"], tokens: ["docked-minimized-container-shape"],
      reason: "a sheet that peeks out keeps its corners"),
    Tokens(
      sets: ["md-comp-sheet-side"], tokens: ["*docked-action"],
      reason: "actions in a sheet are buttons of an app's own, which have their own tokens"),
    Tokens(
      sets: [
        "md-comp-dialog", "md-comp-full-screen-dialog", "md-comp-sheet-side", "md-comp-navigation-drawer",
        "md-comp-menus", "md-comp-plain-tooltip", "md-comp-rich-tooltip",
      ], tokens: ["-font"], reason: "the typeface is the theme's typography's, of which ThemeTests speak"),
    Tokens(
      sets: [
        "md-comp-dialog", "md-comp-full-screen-dialog", "md-comp-rich-tooltip", "md-comp-navigation-drawer",
        "md-comp-menus",
      ],
      tokens: ["action-label-text-line-height", "large-badge-label-line-height", "label-text-line-height"],
      reason: "a control's line stands in the middle of the control, which is as high as its own token says"),
    Tokens(
      sets: ["md-comp-menus"],
      tokens: [
        "gap", "group-shape", "active-container-shape", "inactive-container-shape", "inner-corner-corner-size",
        "first-child-shape", "last-child-shape",
      ], reason: "menus of several groups, with a gap between them, are not offered: a divider parts a menu"),
    Tokens(sets: ["md-comp-menus"], tokens: ["container-shape", "menu-item-shape"], reason: "MenuTests see them"),
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
