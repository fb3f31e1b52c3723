/// A control that chooses one of several values.
///
/// Each option is a view with the `tag(_:)` of the value that it stands for; the rows of a `ForEach` stand for their
/// identities where they have no tag. A tag matches if it is of the selection's type, or of the type in a selection that
/// is optional; others can't be chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let selections: [Binding<SelectionValue>]
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuScope) private var menuScope

  /// A control with a label of any kind.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    selections = [selection]
    self.content = content()
    self.label = label()
  }

  /// A control for the selections of several things at once: an option counts as chosen when it is for all of them.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    let configuration = PickerStyleConfiguration(
      label: PickerStyleConfiguration.Label(content: AnyView(label)), content: AnyView(content),
      selection: PickerSelection(selections))
    if menuScope != nil {
      PickerBody(configuration: configuration, style: ErasedStyle(MenuItemsPickerStyle()))
    } else {
      PickerBody(configuration: configuration, style: style)
    }
  }
}

private struct PickerBody: View {
  let configuration: PickerStyleConfiguration
  let style: ErasedStyle<any PickerStyle>

  var body: some View {
    func make<Style: PickerStyle>(_ style: Style) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(style.base)
  }
}

extension Picker where Label == Text {
  /// A control with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewEngine.Label<Text, Image> {
  /// A control with a title and an icon.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(titleKey, systemImage: systemImage) }
  }

  /// A control with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

/// The look of pickers.
///
/// SwiftUI keeps what a style does to itself; here an app can write its own.
@MainActor @preconcurrency
public protocol PickerStyle {
  associatedtype Body: View
  typealias Configuration = PickerStyleConfiguration
  /// The look of one picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PickerStyle`` shows.
@MainActor
public struct PickerStyleConfiguration {
  /// The picker's label, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  public let label: Label
  let content: AnyView
  let selection: PickerSelection

  /// The options, each as `make` shows it. They are a list: in a stack each is an element of its own.
  public func options<Option: View>(
    @ViewBuilder _ make: @escaping @MainActor (PickerOptionConfiguration) -> Option
  ) -> some View {
    content.environment(\.pickerScope, PickerScope(selection: selection) { AnyView(make($0)) })
  }

  /// The options as items of a menu, for the content of a ``Menu`` or of `menu(isPresented:items:)`.
  public var menuItems: some View { MenuItemsPickerStyle().makeBody(configuration: self) }

  /// The options that are chosen now, as their user wrote them.
  public var currentValue: some View {
    options { option in
      if option.isSelected { option.label }
    }
  }
}

/// One of a picker's options.
@MainActor
public struct PickerOptionConfiguration {
  /// The option, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content.environment(\.pickerScope, nil) }
  }

  public let label: Label
  public let isSelected: Bool
  let choose: () -> Void

  /// Chooses this option.
  public func select() { choose() }
}

/// The selection of a picker, of whatever type.
struct PickerSelection: Equatable {
  private let values: [AnyHashable]
  private let matches: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ bindings: [Binding<Value>]) {
    values = bindings.map { AnyHashable($0.wrappedValue) }
    matches = { tag in
      guard let value = Self.value(tag, as: Value.self) else { return false }
      return bindings.allSatisfy { $0.wrappedValue == value }
    }
    select = { tag in
      guard let value = Self.value(tag, as: Value.self) else { return }
      for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }

  /// The value that a tag stands for; a tag of nothing is the nothing of an optional selection.
  private static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? { tag.base as? Value }

  func contains(_ tag: AnyHashable) -> Bool { matches(tag) }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }
}

/// What the options of a picker know of it.
struct PickerScope: Equatable {
  let selection: PickerSelection
  let make: @MainActor (PickerOptionConfiguration) -> AnyView

  // The way in which options are shown belongs to the style, and that is made anew together with the options.
  static func == (left: Self, right: Self) -> Bool { false }
}

private struct PickerScopeKey: EnvironmentKey { static var defaultValue: PickerScope? { nil } }

extension EnvironmentValues {
  /// The picker in which a view stands as an option.
  var pickerScope: PickerScope? {
    get { self[PickerScopeKey.self] }
    set { self[PickerScopeKey.self] = newValue }
  }
}

/// A view with a tag, in a picker.
struct PickerOption: View {
  let tag: AnyHashable
  let label: AnyView
  @Environment(\.pickerScope) private var scope

  var body: some View {
    if let scope {
      scope.make(
        PickerOptionConfiguration(
          label: PickerOptionConfiguration.Label(content: label), isSelected: scope.selection.contains(tag),
          choose: { scope.selection.select(tag) }))
    } else {
      label
    }
  }
}
