/// A button with a second, smaller one at its end that shows more actions like its own.
///
/// The second button opens a menu; its arrow turns, and it becomes round, while that is open.
///
/// ```swift
/// SplitButton("Send", systemImage: "send", more: "Other times", action: send) {
///   Button("In an hour") { send(after: .seconds(3600)) }
///   Button("Tomorrow") { send(after: .seconds(86400)) }
/// }
/// ```
///
/// Without a menu it only says that the actions are to be shown, and the app shows them in its own way.
public struct SplitButton: View {
  private let title: Text
  private let systemImage: String?
  private let kind: ButtonKind
  /// Nil where the button has a menu of its own.
  private let isExpanded: Binding<Bool>?
  private let moreTitle: Text
  private let action: @MainActor () -> Void
  private let menu: AnyView?
  @State private var isMenuOpen = false
  @Environment(\.buttonSize) private var size

  /// - Parameters:
  ///   - systemImage: the icon before the title. Default: none.
  ///   - kind: how both buttons look. Default: filled; text buttons have no edge that could be split.
  ///   - isExpanded: whether the other actions are shown; pressing the second button turns it over.
  ///   - more: what the second button is called.
  public init(
    _ title: LocalizedStringKey, systemImage: String? = nil, kind: ButtonKind = .filled, isExpanded: Binding<Bool>,
    more: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), systemImage, kind, isExpanded, Text(more), nil, action)
  }

  /// A split button with a menu.
  /// - Parameters:
  ///   - systemImage: the icon before the title. Default: none.
  ///   - kind: how both buttons look. Default: filled; text buttons have no edge that could be split.
  ///   - more: what the second button is called.
  ///   - menu: what stands in the menu, as in `Menu`.
  public init<Items: View>(
    _ title: LocalizedStringKey, systemImage: String? = nil, kind: ButtonKind = .filled, more: LocalizedStringKey,
    action: @escaping @MainActor () -> Void, @ViewBuilder menu: () -> Items
  ) {
    self.init(Text(title), systemImage, kind, nil, Text(more), AnyView(menu()), action)
  }

  private init(
    _ title: Text, _ systemImage: String?, _ kind: ButtonKind, _ isExpanded: Binding<Bool>?, _ more: Text,
    _ menu: AnyView?, _ action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.kind = kind
    self.isExpanded = isExpanded
    moreTitle = more
    self.menu = menu
    self.action = action
  }

  public var body: some View {
    let tokens = SplitButtonTokens.of(size)
    let isExpanded = self.isExpanded ?? $isMenuOpen
    SegmentRow(spacing: SplitButtonTokens.spacing, fillsWidth: false) {
      Button(action: action) { label }
        .buttonStyle(SplitLeadingStyle(kind: kind, space: tokens.leadingSpace))
        .environment(\.buttonCorners, tokens.leadingCorners)
      Toggle(isOn: isExpanded) { moreTitle }
        .toggleStyle(SplitTrailingStyle(kind: kind, tokens: tokens))
        .environment(\.buttonCorners, tokens.trailingCorners)
        .accessibilityState(.pressed, false)
        .accessibilityState(.expanded, isExpanded.wrappedValue)
        .onKeyPress(.downArrow) {
          guard menu != nil else { return .ignored }
          isExpanded.wrappedValue = true
          return .handled
        }
        .menu(isPresented: $isMenuOpen) { menu }
    }
    .accessibilityRole(.group)
  }

  @ViewBuilder private var label: some View {
    if let systemImage {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    } else {
      title
    }
  }
}

private struct SplitLeadingStyle: ButtonStyle {
  let kind: ButtonKind
  let space: ButtonSpace

  func makeBody(configuration: Configuration) -> some View {
    ButtonBody(
      label: configuration.label,
      appearance: ButtonAppearance(kind, isDestructive: configuration.role == .destructive), space: space)
  }
}

private struct SplitTrailingStyle: ToggleStyle {
  let kind: ButtonKind
  let tokens: SplitButtonTokens

  var role: SemanticsRole { .button }

  func makeBody(configuration: Configuration) -> some View {
    SplitTrailingBody(title: configuration.label, kind: kind, tokens: tokens, isExpanded: configuration.isOn)
  }
}

private struct SplitTrailingBody<Title: View>: View {
  let title: Title
  let kind: ButtonKind
  let tokens: SplitButtonTokens
  let isExpanded: Bool
  @Environment(\.buttonCorners) private var corners
  @Environment(\.hitAreaInsets) private var hitAreaInsets
  @Environment(\.materialDensity) private var density

  var body: some View {
    // The second button keeps its colours while it is chosen: only its corners and its arrow change.
    let appearance = ButtonAppearance(kind)
    Label {
      title
    } icon: {
      Image(systemName: "keyboard_arrow_down")
        .rotationEffect(.degrees(isExpanded ? 180 : 0))
        .animation(MaterialEasing.standard(SplitButtonTokens.arrowTurn), value: isExpanded)
    }
    .labelStyle(.iconOnly)
    .font(.system(size: tokens.iconSize))
    .lineHeight(nil)
    .tracking(0)
    .foregroundStyle(StateColor(values: appearance.icon))
    .frame(width: tokens.iconSize + tokens.trailingSpace.leading + tokens.trailingSpace.trailing)
    .frame(minHeight: density.height(tokens.height), maxHeight: .infinity)
    .paintEffect(
      ButtonContainerEffect(
        appearance: appearance, corners: corners ?? tokens.trailingCorners, isSelected: isExpanded,
        outlineWidth: tokens.outlineWidth),
      position: .background
    )
    .contentShape(TouchTarget(insets: hitAreaInsets))
  }
}
