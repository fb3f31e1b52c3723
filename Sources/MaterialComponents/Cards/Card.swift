/// A card that is raised from what lies behind by a shadow.
///
/// Several views in a card stand under each other without a gap. They are cut to the card's shape, so a picture may
/// reach the card's edges. A card with an action is a button as a whole; buttons in it are pressed on their own.
///
/// ```swift
/// ElevatedCard(action: open) {
///   Image(picture)
///   Text("Headline").padding(16)
/// }
/// ```
public struct ElevatedCard<Content: View>: View {
  private let action: (@MainActor () -> Void)?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    action = nil
    self.content = content()
  }

  /// A card that does something when it is pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  public var body: some View { CardBody(tokens: .elevated, action: action, content: content) }
}

/// A card that stands out by the colour of its container; see ``ElevatedCard``.
public struct FilledCard<Content: View>: View {
  private let action: (@MainActor () -> Void)?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    action = nil
    self.content = content()
  }

  /// A card that does something when it is pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  public var body: some View { CardBody(tokens: .filled, action: action, content: content) }
}

/// A card with a line around it; see ``ElevatedCard``.
public struct OutlinedCard<Content: View>: View {
  private let action: (@MainActor () -> Void)?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    action = nil
    self.content = content()
  }

  /// A card that does something when it is pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  public var body: some View { CardBody(tokens: .outlined, action: action, content: content) }
}

/// What all kinds of cards are.
struct CardBody<Content: View>: View {
  let tokens: CardTokens
  let action: (@MainActor () -> Void)?
  let content: Content

  var body: some View {
    let card = CardContainer(tokens: tokens, content: VStack(alignment: .leading, spacing: 0) { content })
    if let action {
      Pressable(action: action) { card }
    } else {
      card
    }
  }
}

private struct CardContainer<Content: View>: View {
  let tokens: CardTokens
  let content: Content
  @Environment(\.materialShapes) private var shapes

  var body: some View {
    let shape = MaterialShape(radius: shapes[CardTokens.shape])
    content
      .foregroundStyle(Color.role(.onSurface), Color.role(.onSurfaceVariant))
      .clipShape(shape)
      .paintEffect(CardContainerEffect(tokens: tokens), position: .background)
      .paintEffect(CardOverlayEffect(tokens: tokens))
      .contentShape(shape)
      .inspectionValue("elevation", Double(tokens.elevation.height))
  }
}
