/// A kind of card as a type, for ``KindCard``.
public protocol CardKindType { static var kind: CardKind { get } }

/// Names ``CardKind/elevated``.
public enum ElevatedCardKind: CardKindType { public static let kind = CardKind.elevated }
/// Names ``CardKind/filled``.
public enum FilledCardKind: CardKindType { public static let kind = CardKind.filled }
/// Names ``CardKind/outlined``.
public enum OutlinedCardKind: CardKindType { public static let kind = CardKind.outlined }

/// A ``Card`` whose kind is part of its name: ``ElevatedCard``, ``FilledCard`` and ``OutlinedCard``.
public struct KindCard<Kind: CardKindType, Content: View>: View {
  private let card: Card<Content>

  public init(@ViewBuilder content: () -> Content) { card = Card(Kind.kind, content: content) }

  /// A card that does something when it is pressed.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    card = Card(Kind.kind, action: action, content: content)
  }

  public var body: some View { card }
}

/// A card that is raised from what lies behind by a shadow; see ``Card``.
public typealias ElevatedCard<Content: View> = KindCard<ElevatedCardKind, Content>
/// A card that stands out by the colour of its container; see ``Card``.
public typealias FilledCard<Content: View> = KindCard<FilledCardKind, Content>
/// A card with a line around it; see ``Card``.
public typealias OutlinedCard<Content: View> = KindCard<OutlinedCardKind, Content>
