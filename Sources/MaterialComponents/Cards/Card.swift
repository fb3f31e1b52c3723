/// The kinds of Material's cards.
public enum CardKind: CaseIterable, Hashable, Sendable {
  /// Raised from what lies behind by a shadow.
  case elevated
  /// Standing out by the colour of its container.
  case filled
  /// With a line around it.
  case outlined
}

/// A piece of content that stands by itself, with what can be done with it.
///
/// Several views in a card stand under each other without a gap. They are cut to the card's shape, so a picture may
/// reach the card's edges. A card with an action is a button as a whole; buttons in it are pressed on their own. A card
/// may also be chosen; see ``init(_:isSelected:checkMark:checkAlignment:content:)``, and ``ReorderableStack`` for cards
/// that can be moved.
///
/// ```swift
/// Card(.elevated, action: open) {
///   Image(picture)
///   Text("Headline").padding(16)
/// }
/// ```
public struct Card<Content: View>: View {
  private let kind: CardKind
  private let use: CardUse
  private let content: Content
  @Environment(\.isReorderable) private var isReorderable

  public init(_ kind: CardKind, @ViewBuilder content: () -> Content) {
    self.init(kind, .passive, content)
  }

  /// A card that does something when it is pressed.
  public init(_ kind: CardKind, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.init(kind, .button(action), content)
  }

  /// A card that is chosen, or not, when it is pressed. To assistive technology it is a checkbox.
  /// - Parameters:
  ///   - checkMark: the icon that a chosen card shows; nil shows none. Default: a check mark in a circle.
  ///   - checkAlignment: where in the card, 8 points from its edges. Default: the top trailing corner.
  public init(
    _ kind: CardKind, isSelected: Binding<Bool>, checkMark: String? = "check_circle",
    checkAlignment: Alignment = .topTrailing, @ViewBuilder content: () -> Content
  ) {
    self.init(kind, .choice(isSelected, CardCheckMark(systemImage: checkMark, alignment: checkAlignment)), content)
  }

  init(_ kind: CardKind, _ use: CardUse, _ content: () -> Content) {
    self.kind = kind
    self.use = use
    self.content = content()
  }

  public var body: some View {
    let card = CardContainer(
      tokens: CardTokens.of(kind), isSelected: isSelected, checkMark: checkMark,
      content: VStack(alignment: .leading, spacing: 0) { content })
    switch use {
    // What can be moved by keys needs their focus.
    case .passive: if isReorderable { card.focusable() } else { card }
    case .button(let action): Pressable(action: action) { card }
    case .choice(let isSelected, _):
      Pressable(role: .checkbox) {
        isSelected.wrappedValue.toggle()
      } content: {
        card
      }
      .accessibilityState(.checked, isSelected.wrappedValue)
    }
  }

  private var isSelected: Bool {
    if case .choice(let isSelected, _) = use { isSelected.wrappedValue } else { false }
  }

  private var checkMark: CardCheckMark? {
    if case .choice(_, let checkMark) = use { checkMark } else { nil }
  }
}

/// What a card is for.
enum CardUse {
  case passive
  case button(@MainActor () -> Void)
  case choice(Binding<Bool>, CardCheckMark)
}

/// The icon of a chosen card, and where it is.
struct CardCheckMark {
  var systemImage: String?
  var alignment: Alignment
}

private struct CardContainer<Content: View>: View {
  let tokens: CardTokens
  let isSelected: Bool
  let checkMark: CardCheckMark?
  let content: Content
  @Environment(\.materialShapes) private var shapes
  @Environment(\.isBeingReordered) private var isBeingReordered
  @Environment(\.interactionSource) private var source

  var body: some View {
    let shape = MaterialShape(radius: shapes[CardTokens.shape])
    content
      .foregroundStyle(Color.role(.onSurface), Color.role(.onSurfaceVariant))
      .overlay(alignment: checkMark?.alignment ?? .center) { mark }
      .clipShape(shape)
      .paintEffect(CardContainerEffect(tokens: tokens), position: .background)
      .paintEffect(CardOverlayEffect(tokens: tokens, isSelected: isSelected), position: .belowText)
      .contentShape(shape)
      .inspectionValue("elevation", Double(tokens.elevation.height))
      .onChange(of: isBeingReordered, initial: true) { _, isMoved in source?.isDragged = isMoved }
  }

  @ViewBuilder private var mark: some View {
    if isSelected, let name = checkMark?.systemImage {
      Image(systemName: name)
        .modifier(ButtonIcon(size: CardTokens.iconSize))
        .foregroundStyle(Color.role(CardTokens.icon))
        .padding(CardTokens.iconMargin)
        .accessibilityHidden(true)
        .transition(.opacity.animation(.linear(duration: CardTokens.selectionFade)))
    }
  }
}
