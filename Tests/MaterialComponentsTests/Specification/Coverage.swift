/// Where what a reference says is looked after.
enum Coverage {
  /// Tests that show it, as `Suite.function`.
  case tests([String])
  /// It is not here, for a reason.
  case notHere(String)

  static func tests(_ names: String...) -> Coverage { .tests(names) }
}

/// The cases of `cases/material.md`, sections C to F, and what was found while reading the source.
enum CaseCoverage {
  static let cases: [Int: Coverage] = [
    22: .tests("CardTests.nested"),
    23: .tests("RippleTests.drag", "RippleTests.shortPress"),
    25: .tests("InkOrderTests.card", "InkOrderTests.pressable"),
    26: .tests("RippleTests.manyPresses", "RandomInkTests.leftovers"),
    28: .tests("SurfaceMotionTests.corners"),
    29: .tests("SurfaceMotionTests.size"),
    31: .tests("SurfaceMotionTests.clip"),
    32: .tests("BottomDrawerGeometryTests.corners", "ButtonTests.pressMorph"),
    34: .tests("FloatingActionButtonTests.extended", "FloatingActionButtonTests.classic"),
    35: .tests("BottomDrawerGeometryTests.shortContent", "BottomDrawerRulesTests.windows"),
    37: .tests("BottomDrawerGeometryTests.dismissal", "BottomDrawerRulesTests.dismissal"),
    38: .tests("BottomDrawerGeometryTests.corners"),
    40: .tests("PagerInSheetTests.pages"),
  ]

  /// By the words with which they begin.
  static let found: [String: Coverage] = [
    "FAB show/hide": .tests("FloatingActionButtonPlacementTests.interruptible"),
    "Button border width": .tests("ControlStatesTests.pressedAndDisabled"),
    "A badge's natural size": .notHere("badges are tabs', see TabPicturesTests"),
    "Percentage corners": .tests("SurfaceMotionTests.limit"),
    "Leaving the dragged state": .tests("SelectableCardTests.movedWhileChosen"),
  ]
}

/// The rows of `mdc-features.md`, by the section's number or name.
enum FeatureCoverage {
  static let sections: [String: [String: Coverage]] = [
    "3": cards, "4a": ripple, "4b": ink, "5a": twoPartShadow, "5b": namedElevations, "5c": singleShadow, "5d": overlay,
    "6a": buttons, "6b": floatingButtons, "6c": newButtons, "7": drawer, "BottomSheet": sheets, "Dialogs": dialogs,
    "Schemes": schemes,
  ]

  private static let cards: [String: Coverage] = [
    "Card states": .tests("CardTests.figures", "CardTests.dragged", "SelectableCardTests.chosen"),
    "Elevation default": .notHere("Material 3's levels: CardTests.figures"),
    "Per-state tables": .notHere("CardTokens hold Material 3's values; an own look is an effect of its own"),
    "Corner": .notHere("12, Material 3's: CardTests.clip"),
    "Interactable": .tests("CardTests.passive"),
    "Ink/Ripple order": .notHere(
      "contradicts case 25 and the buttons' order: ink lies over what fills the content and under its text, InkOrderTests"
    ),
    "Shape generator": .notHere("a surface's shape is one value for container, shadow, clip and presses"),
    "Content clipping": .notHere("content is clipped: CardTests.clip, SurfaceMotionTests.clip"),
    "Border": .tests("CardTests.outline", "SurfaceMotionTests.clip"),
    "Cell: selectable": .tests("SelectableCardTests.chosen"),
    "Cell: selected mark": .tests("SelectableCardTests.chosen"),
    "Cell: state precedence": .tests("SelectableCardTests.movedWhileChosen"),
    "Cell: dragging": .tests("ReorderableStackTests.drag", "ReorderableStackTests.cancelled"),
    "Reorder": .tests("ReorderableStackTests.drag", "ReorderableStackTests.swipe"),
    "A11y": .tests("CardTests.role", "SelectableCardTests.chosen"),
    "Elevation notice": .notHere("what depends on a height reads the same value as the surface"),
    "Shadow path": .tests("SurfaceMotionTests.corners", "SurfaceMotionTests.size"),
    "Theme standard": .notHere("Material 3's cards; `elevationStyle(.classic)` has the older shadows"),
    "Theme outlined": .notHere("Material 3's outlined card: CardTests.outline"),
    "Performant variant": .notHere("shadows are drawn once and kept"),
    "Touch end": .tests("ReorderableStackTests.cancelled", "RippleTests.release"),
    "Deprecated": .notHere("a note on the project"),
  ]

  private static let ripple: [String: Coverage] = [
    "Final radius": .notHere("Material 3's: RippleGeometryTests.end"),
    "Start radius": .notHere("Material 3's: RippleGeometryTests.start"),
    "Unbounded": .tests("UnboundedRippleTests.circle"),
    "Touch down": .notHere("Material 3's timing: RippleTests.press"),
    "Touch up": .notHere("Material 3's timing: RippleTests.shortPress"),
    "Drag out / in": .tests("RippleTests.drag"),
    "Default colour": .notHere("the content's colour with Material 3's opacity: RippleTests.press"),
    "Bounded clip": .tests("RippleTests.clip", "RipplePixelTests.pixels"),
    "Many ripples": .tests("RippleTests.several"),
    "Callbacks": .notHere("effects are told of presses: `PaintEffect.interactionDidChange`"),
    "Stateful ripple": .tests("RippleTests.hover", "CardTests.dragged", "SelectableCardTests.movedWhileChosen"),
    "allowsSelection": .tests("SelectableCardTests.chosen"),
    "Dragged": .tests("CardTests.dragged", "SelectableCardTests.movedWhileChosen"),
    "Touch controller": .tests("ScrollingPressTests.delay", "ScrollingPressTests.late"),
    "Delegate filter": .notHere("where a ripple is in the order is `PaintEffectPosition`: InkOrderTests"),
    "Reparenting": .tests("RandomInkTests.leftovers"),
  ]

  private static let ink: [String: Coverage] = Dictionary(
    uniqueKeysWithValues: ["Default", "New ink radius", "New ink down", "New ink up", "Legacy ink"].map {
      ($0, .notHere("older than the ripple, and superseded by it"))
    } + [
      ("Gesture", .tests("RippleTests.drag", "ScrollingPressTests.delay")),
      ("Button ink", .tests("InkOrderTests.pressable")),
    ])

  private static let twoPartShadow: [String: Coverage] = [
    "Ambient (\"top\") part": .tests("ClassicElevationTests.shadows"),
    "Key (\"bottom\") part": .tests("ClassicElevationTests.shadows"),
    "e <= 0": .tests("ClassicElevationTests.none"),
    "Blur means": .tests("ClassicElevationTests.shadows"),
    "Colour": .tests("SurfaceTests.shadows"),
    "Path": .tests("SurfaceMotionTests.corners"),
    "Mask": .notHere("nothing of a shadow is drawn under its shape: `DisplayOperation.shadow`"),
    "Animation": .tests("SurfaceMotionTests.size"),
    "Figures e: ambient blur / key blur / key y": .tests("ClassicElevationTests.shadows"),
  ]

  private static let namedElevations: [String: Coverage] = Dictionary(
    uniqueKeysWithValues: ["0", "1", "2", "3", "4", "6", "8", "9", "12", "16", "24"].map {
      ($0, .tests("ClassicElevationTests.names"))
    })

  private static let singleShadow: [String: Coverage] = Dictionary(
    uniqueKeysWithValues: ["Table elevation -> opacity, radius, y", "Lookup", "Colour", "Spread"].map {
      ($0, .notHere("a step to Material 3's levels, superseded by them"))
    } + [("Sync", .tests("SurfaceMotionTests.size"))])

  private static let overlay: [String: Coverage] = [
    "Dark overlay": .tests("ClassicElevationTests.overlay"), "When": .tests("ClassicElevationTests.style"),
    "Absolute elevation": .notHere("a surface's height is its own"),
    "Change notice": .notHere("what depends on a height reads the environment and is drawn again"),
  ]

  private static let buttons: [String: Coverage] = [
    "Defaults": .notHere("Material 3's: ButtonTests.colours, ButtonTests.sizes"),
    "Per-state values": .tests("ButtonAppearanceTests.pressed", "ButtonAppearanceTests.iconAndShadow"),
    "State algebra": .tests("ControlStatesTests.fallback", "ControlStatesTests.pressedAndDisabled"),
    "Elevation change": .tests("SurfaceTests.lifting"),
    "Upper-casing": .notHere("Material 3 has given it up; `textCase(.uppercase)` does it"),
    "Min/max size": .tests("ButtonLayoutTests.limits"), "Hit area": .tests("ButtonLayoutTests.limits"),
    "centerVisibleArea": .notHere("padding around the button, which can still be hit in 48 × 48"),
    "Min touch target": .tests("ButtonTests.touchTarget"), "Multi-line": .tests("TooltipTests.cutTitles"),
    "Exclusive touch": .notHere("each pointer has a press of its own"),
    "Ripple": .tests("RippleTests.anyView", "RandomInkTests.leftovers"),
    "Image tint": .tests("ButtonAppearanceTests.iconAndShadow"),
    "Bold text (a11y)": .notHere("text is measured with the weight that it has"),
    "Raised": .notHere("Material 3's elevated button: ButtonTests.outlineAndShadow"),
    "Scheme": .notHere("Material 3's sizes: ButtonTests.sizes"), "(all)": .notHere("see the variants"),
    "Contained": .notHere("Material 3's filled button: ButtonTests.colours"),
    "Outlined": .notHere("Material 3's outlined button: ButtonTests.outlineAndShadow"),
    "Text": .notHere("Material 3's text button: ButtonTests.colours"),
    "FAB secondary": .notHere("a colour of floating action buttons: FloatingActionButtonTests.colors"),
  ]

  private static let floatingButtons: [String: Coverage] = [
    "Shapes": .tests("FloatingActionButtonTests.classic"), "Elevation": .tests("FloatingActionButtonTests.classic"),
    "Mini": .tests("FloatingActionButtonTests.classic"), "Modes": .tests("FloatingActionButtonTests.collapse"),
    "Expanded size": .tests("FloatingActionButtonTests.classic"),
    "Image location": .tests("FloatingActionButtonTests.classic"),
    "Per (shape, mode) tables": .tests("FloatingActionButtonTests.classic"),
    "Expand (show)": .notHere("the theme's springs: FloatingActionButtonPlacementTests.interruptible"),
    "Collapse (hide)": .notHere("the theme's springs: FloatingActionButtonPlacementTests.interruptible"),
    "Not idempotent": .tests("FloatingActionButtonPlacementTests.interruptible"),
    "Mode animation": .tests("FloatingActionButtonTests.collapse"),
    "A11y": .notHere("AT-SPI acts on elements, not on places"),
  ]

  private static let newButtons: [String: Coverage] = [
    "Min size": .notHere("48 × 48: ButtonTests.touchTarget"), "Shape": .tests("ButtonTests.pressMorph"),
    "Animation": .notHere("Material 3's spring in both directions: ButtonTests.pressMorph"),
    "Per state": .tests("ButtonAppearanceTests.pressed"), "Insets": .tests("ButtonTests.sizes", "ButtonTests.icon"),
    "Text": .tests("TooltipTests.cutTitles"),
  ]

  private static let drawer: [String: Coverage] = [
    "Initial height": .tests("BottomDrawerGeometryTests.initialHeight", "BottomDrawerRulesTests.way"),
    "Top inset": .tests("BottomDrawerRulesTests.way"),
    "Max height": .tests("BottomDrawerGeometryTests.maximumHeight"),
    "States": .tests("BottomDrawerGeometryTests.expanded", "BottomDrawerGeometryTests.transition"),
    "Surplus": .tests("BottomDrawerRulesTests.way"),
    "Full screen at once": .tests("BottomDrawerTests.landscape", "BottomDrawerTests.screenReader"),
    "Transition ratio": .tests("BottomDrawerRulesTests.way"), "Header growth": .tests("BottomDrawerRulesTests.way"),
    "Header delegate": .tests("BottomDrawerGeometryTests.alwaysExpandingHeader", "BottomDrawerTests.paths"),
    "Sticky header": .tests("BottomDrawerTests.dragging"),
    "Half transitions": .tests("BottomDrawerGeometryTests.halfTransitions"),
    "Tracking scroll view": .tests("BottomDrawerTests.tracking"),
    "Drag down": .tests("BottomDrawerRulesTests.dismissal", "BottomDrawerTests.options"),
    "Scrim": .tests("BottomDrawerTests.closing", "BottomDrawerTests.forwarding"),
    "Overscroll at end": .notHere("the container goes on below the window, and content that fits has nowhere to go"),
    "Top handle": .tests("BottomDrawerTests.handle"), "Corners": .tests("BottomDrawerGeometryTests.corners"),
    "Shadow": .notHere("Material 3's level 1; BottomDrawerStyle.classic has the highest level"),
    "Open/close": .notHere("one spring of 0.34 s, damping 0.85, both ways, so that it can be turned round"),
    "Content size change": .tests("BottomDrawerTests.contentChange"),
    "Dragging": .tests("BottomDrawerTests.options", "BottomDrawerGeometryTests.resistance"),
    "No header": .notHere("windows of a desktop have no status bar to stick"),
    "Escape gesture": .tests("BottomDrawerTests.closing"),
    "Safe area flags": .notHere("one option adds it to the content: BottomDrawerOptions.includesSafeArea"),
    "Delegates": .tests("BottomDrawerTests.release", "BottomDrawerTests.paths"),
    "Theme": .notHere("BottomDrawerStyle.classic; Material 3's colours are the tokens'"),
    "Scrim a11y": .notHere("BottomDrawerOptions.scrimLabel; off by default there too"),
  ]

  private static let sheets: [String: Coverage] = [
    "States": .notHere("detents, as SwiftUI has them: MaterialSheetTests.handle"),
    "Physics": .notHere("Material 3's springs: MaterialSheetTests.motion"),
    "Transition": .notHere("Material 3's springs and scrim: MaterialSheetTests.look"),
    "Drag": .tests("PagerInSheetTests.pages"),
    "Insets": .notHere("a desktop's keyboard covers nothing; safe areas are the engine's"),
    "A11y / size": .tests("MaterialSheetTests.size", "MaterialSheetTests.handle"),
  ]

  private static let dialogs: [String: Coverage] = [
    "Size": .tests("DialogTests.width"), "Insets": .tests("DialogTests.alert"),
    "Actions": .tests("DialogTests.stacking", "DialogTests.alert"),
    "Transition": .notHere("Material 3's: it comes down while it fades in"), "Theme": .tests("DialogTests.look"),
    "Behaviour": .tests("DialogTests.escape", "DialogTests.confirmation", "DialogTests.longMessage"),
  ]

  private static let schemes: [String: Coverage] = [
    "Color 201804": .notHere("Material 2's colours; MaterialColorScheme makes any scheme by hand: ThemeTests.byHand"),
    "Dark 201907": .notHere("Material 2's colours; its overlay is ClassicElevationTests.overlay"),
    "201907 dynamic": .tests("ThemeTests.fixedAppearance", "ThemeSwitchTests.looks"),
    "Typography 201804/201902": .notHere("Material 3's type scale; MaterialTypography makes another: SkinTests.theme"),
    "Shape 201809": .tests("SkinTests.theme"),
    "Container": .tests("SkinTests.theme", "ThemeTests.subtree"),
  ]
}
