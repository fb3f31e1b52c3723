/// The button for the one action that a screen is for: it floats in front of the content.
///
/// With `isExtended` its title shows beside its icon; a change of that moves. Where it is not, the title is what the
/// button is called. Use `floatingActionButton(alignment:onScroll:content:)` to put it in its place.
///
/// ```swift
/// FloatingActionButton("Compose", systemImage: "edit", isExtended: isAtTop, action: compose)
/// ```
public struct FloatingActionButton: View {
  private let title: Text
  private let systemImage: String
  private let style: FloatingActionButtonStyle
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - title: a word or two.
  ///   - size: Default: 56 points.
  ///   - color: Default: the primary container's.
  ///   - isExtended: whether the title shows. Default: no.
  ///   - imageEdge: the side of the title on which the icon stands. Default: leading.
  ///   - isLowered: whether it lies lower, as on a bar. Default: no.
  public init(
    _ title: LocalizedStringKey, systemImage: String, size: FloatingActionButtonSize = .regular,
    color: FloatingActionButtonColor = .primaryContainer, isExtended: Bool = false,
    imageEdge: HorizontalEdge = .leading, isLowered: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.title = Text(title)
    self.systemImage = systemImage
    style = FloatingActionButtonStyle(
      size: size, color: color, isExtended: isExtended, imageEdge: imageEdge, isLowered: isLowered)
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    }
    .buttonStyle(style)
  }
}

/// The look of floating action buttons, for buttons whose label is a `Label`.
public struct FloatingActionButtonStyle: ButtonStyle {
  let size: FloatingActionButtonSize
  let color: FloatingActionButtonColor
  let isExtended: Bool
  let imageEdge: HorizontalEdge
  let isLowered: Bool

  /// See ``FloatingActionButton/init(_:systemImage:size:color:isExtended:imageEdge:isLowered:action:)``.
  nonisolated public init(
    size: FloatingActionButtonSize = .regular, color: FloatingActionButtonColor = .primaryContainer,
    isExtended: Bool = false, imageEdge: HorizontalEdge = .leading, isLowered: Bool = false
  ) {
    self.size = size
    self.color = color
    self.isExtended = isExtended
    self.imageEdge = imageEdge
    self.isLowered = isLowered
  }

  public func makeBody(configuration: Configuration) -> some View {
    FloatingActionButtonBody(label: configuration.label, style: self)
  }
}

private struct FloatingActionButtonBody<Label: View>: View {
  let label: Label
  let style: FloatingActionButtonStyle
  @State private var showsTitle: Bool
  @Environment(\.floatingActionButtonMetrics) private var metrics
  @Environment(\.isFloatingActionButtonCollapsed) private var isCollapsed
  @Environment(\.materialMotion) private var motion
  @Environment(\.hitAreaInsets) private var hitAreaInsets

  init(label: Label, style: FloatingActionButtonStyle) {
    self.label = label
    self.style = style
    _showsTitle = State(initialValue: style.isExtended)
  }

  var body: some View {
    let isExtended = style.isExtended && !isCollapsed
    let figures = metrics[style.size, isExtended: showsTitle]
    let appearance = appearance(figures)
    label
      .labelStyle(FloatingActionButtonLabelStyle(figures: figures, showsTitle: showsTitle, edge: style.imageEdge))
      .foregroundStyle(StateColor(values: appearance.title))
      .frame(minWidth: figures.height, minHeight: figures.height)
      .sizeLimit(maxWidth: figures.maxWidth)
      // While the button grows, its title shows only in it.
      .clipShape(Rectangle())
      .paintEffect(
        ButtonContainerEffect(
          appearance: appearance, corners: ButtonCorners(fixed: ButtonCorners.Sides(figures.shape)),
          isSelected: false, outlineWidth: 0),
        position: .background
      )
      .contentShape(TouchTarget(insets: hitAreaInsets))
      // What is around the button moves with it, so the change is made here and not by an animation of its content.
      .onChange(of: isExtended) { _, isExtended in
        withAnimation(motion.animation(.spatial, .fast)) { showsTitle = isExtended }
      }
  }

  private func appearance(_ figures: FloatingActionButtonFigures) -> ButtonAppearance {
    var appearance = ButtonAppearance(ButtonColors(style.color.container, style.color.content))
    let lowered = FloatingActionButtonTokens.self
    appearance.elevation.normal = style.isLowered ? lowered.loweredElevation : figures.elevation
    appearance.elevation[.hovered] = style.isLowered ? lowered.loweredHoveredElevation : figures.hoveredElevation
    appearance.elevation[.pressed] = style.isLowered ? lowered.loweredElevation : figures.pressedElevation
    return appearance
  }
}

/// An icon, and a title beside it or only for those who listen.
private struct FloatingActionButtonLabelStyle: LabelStyle {
  let figures: FloatingActionButtonFigures
  let showsTitle: Bool
  let edge: HorizontalEdge

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: figures.iconTitleSpace) {
      if showsTitle, edge == .trailing { title(configuration) }
      Label {
        configuration.title
      } icon: {
        configuration.icon.modifier(ButtonIcon(size: figures.iconSize))
      }
      .labelStyle(.iconOnly)
      if showsTitle, edge == .leading { title(configuration) }
    }
    .padding(.leading, showsTitle ? (edge == .leading ? figures.iconSpace : figures.titleSpace) : 0)
    .padding(.trailing, showsTitle ? (edge == .leading ? figures.titleSpace : figures.iconSpace) : 0)
  }

  private func title(_ configuration: Configuration) -> some View {
    configuration.title
      .typography(figures.title)
      .lineLimit(1)
      // It is heard from the icon in both cases.
      .accessibilityHidden(true)
      .transition(.opacity)
  }
}
