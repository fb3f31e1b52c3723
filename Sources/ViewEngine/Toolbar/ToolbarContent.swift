/// What a `toolbar` puts into bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items that this consists of.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items. The engine's own content replaces the default.
  func _append(to items: inout _ToolbarItems)
}

/// Content that the user may arrange; here it stays as it is written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public func _append(to items: inout _ToolbarItems) { body._append(to: &items) }
}

extension Never: ToolbarContent {
  public func _append(to items: inout _ToolbarItems) {}
}

/// Content of the engine's own, which has no body.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is read by the engine and has no body") }
}

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, principal, bottom }
  let place: Place
  /// Whether the item does what a dialog is for.
  var isConfirmation = false
  private let name: String

  private init(_ name: String, _ place: Place, isConfirmation: Bool = false) {
    self.name = name
    self.place = place
    self.isConfirmation = isConfirmation
  }

  /// Where items go as a rule: at the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// For moving around: at the leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// For what ends a sheet or page with effect.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing, isConfirmation: true)
  /// For what ends a sheet or page without effect.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .leading)
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// Over a keyboard on the screen; desktops have none, so these are in the bottom bar.
  public static let keyboard = ToolbarItemPlacement("keyboard", .bottom)
}

/// The items of toolbars, in order.
public struct _ToolbarItems {
  struct Item {
    let placement: ToolbarItemPlacement
    let content: AnyView
  }

  var items: [Item] = []
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public func _append(to items: inout _ToolbarItems) {
    items.items.append(_ToolbarItems.Item(placement: placement, content: AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// - Parameter id: by which the user's arrangement would know the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Items of a toolbar that go to the same place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _append(to items: inout _ToolbarItems) {
    items.items.append(_ToolbarItems.Item(placement: placement, content: AnyView(content)))
  }
}

/// Space between the items of a toolbar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public func _append(to items: inout _ToolbarItems) {
    items.items.append(_ToolbarItems.Item(placement: placement, content: AnyView(Spacer())))
  }
}

/// How long a space in a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Several items, or one of several; made by ``ToolbarContentBuilder``.
public struct _ToolbarContentList: PrimitiveToolbarContent {
  let parts: [any ToolbarContent]

  public func _append(to items: inout _ToolbarItems) {
    for part in parts { part._append(to: &items) }
  }
}

/// Builds a toolbar's content from the statements of a closure.
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarContentList {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return _ToolbarContentList(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContentList {
    _ToolbarContentList(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContentList {
    _ToolbarContentList(parts: [first])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContentList {
    _ToolbarContentList(parts: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
    _ToolbarContentList(parts: [content])
  }
}

extension View {
  /// Puts items into the bars around this view: those of the navigation stack that it is a page of.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    var items = _ToolbarItems()
    content()._append(to: &items)
    return modifier(_ToolbarModifier(items: items))
  }

  /// Puts views at the trailing edge of the navigation bar around this view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let item = _ToolbarItems.Item(placement: .automatic, content: AnyView(content()))
    return modifier(_ToolbarModifier(items: _ToolbarItems(items: [item])))
  }
}
