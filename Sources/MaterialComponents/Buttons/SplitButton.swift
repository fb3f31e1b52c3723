/// A button with a second, smaller one at its end that shows more actions like its own.
///
/// The second button's arrow turns, and it becomes round, while `isExpanded` is true; show the actions then.
///
/// ```swift
/// SplitButton("Send", systemImage: "send", isExpanded: $showsTimes, more: "Other times", action: send)
/// ```
public struct SplitButton: View {
  private let title: Text
  private let systemImage: String?
  private let kind: ButtonKind
  private let isExpanded: Binding<Bool>
  private let moreTitle: Text
  private let action: @MainActor () -> Void
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
    self.title = Text(title)
    self.systemImage = systemImage
    self.kind = kind
    self.isExpanded = isExpanded
    moreTitle = Text(more)
    self.action = action
  }

  public var body: some View {
    let tokens = SplitButtonTokens.of(size)
    SegmentRow(spacing: SplitButtonTokens.spacing, fillsWidth: false) {
      Button(action: action) { label }
        .buttonStyle(SplitLeadingStyle(kind: kind, space: tokens.leadingSpace))
        .environment(\.buttonCorners, tokens.leadingCorners)
      Toggle(isOn: isExpanded) { moreTitle }
        .toggleStyle(SplitTrailingStyle(kind: kind, tokens: tokens))
        .environment(\.buttonCorners, tokens.trailingCorners)
        .accessibilityState(.pressed, false)
        .accessibilityState(.expanded, isExpanded.wrappedValue)
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
