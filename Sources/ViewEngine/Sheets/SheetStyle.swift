/// The look and the figures of sheets; the engine does the rest: detents, fingers, focus, keys, accessibility.
@MainActor @preconcurrency
public protocol SheetStyle {
  associatedtype Body: View
  typealias Configuration = SheetStyleConfiguration

  /// The sheet itself: its container around `configuration.content`. It takes the size that it is offered.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The sheet's figures; what is read from the environment is followed.
  func metrics(in environment: EnvironmentValues) -> SheetMetrics
}

extension SheetStyle {
  public func metrics(in environment: EnvironmentValues) -> SheetMetrics { SheetMetrics() }
}

/// The figures of sheets, in points and seconds.
public struct SheetMetrics: Hashable, Sendable {
  /// A wider window leaves margins beside the sheet. Without limit by default.
  public var maximumWidth = CGFloat.infinity
  /// The least margin at the sides where the sheet is not as wide as the window.
  public var sideMargin: CGFloat = 0
  /// The distance to the window's top that the largest sheet keeps where it is not as wide as the window.
  public var topMargin: CGFloat = 0
  /// What covers the window behind a modal sheet.
  public var scrim = Color.black.opacity(0.32)
  /// The spring of sheets that come, go and rest.
  public var spring = Spring.smooth(duration: 0.4)
  /// A sheet that is let go faster goes on in that direction, in points a second.
  public var flingVelocity: CGFloat = 700
  /// The detents of a sheet whose content names none. All of the height by default.
  public var detents: Set<PresentationDetent> = [.large]

  public init() {}
}

/// What a ``SheetStyle`` shows.
@MainActor
public struct SheetStyleConfiguration {
  /// What the sheet presents.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
  /// Whether a handle is to be shown.
  public let showsDragIndicator: Bool
  /// The radius of the upper corners that the content asks for.
  public let cornerRadius: CGFloat?
  /// What the content asks the sheet to be filled with.
  public let background: AnyShapeStyle?
  /// Whether the sheet covers the window, as `fullScreenCover` does.
  public let isFullScreen: Bool
  /// What moves the sheet.
  public let panel: Panel
  /// Goes on to the next larger detent, and from the largest to the smallest: what the handle does when it is pressed.
  public let advance: @MainActor () -> Void
}

/// A plain sheet.
public struct DefaultSheetStyle: SheetStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let radius = configuration.isFullScreen ? 0 : configuration.cornerRadius ?? 10
    VStack(spacing: 0) {
      if configuration.showsDragIndicator {
        Button(action: configuration.advance) {
          Capsule().fill(Color.gray).frame(width: 36, height: 5).padding(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Handle")
      }
      configuration.content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(
      configuration.background ?? AnyShapeStyle(BackgroundStyle()),
      in: UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    )
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
  }
}

extension SheetStyle where Self == DefaultSheetStyle {
  /// A plain sheet.
  public static var automatic: DefaultSheetStyle { DefaultSheetStyle() }
}

extension ErasedStyle where Style == any SheetStyle {
  @MainActor func makeBody(_ configuration: SheetStyleConfiguration) -> AnyView {
    func make<Base: SheetStyle>(_ style: Base) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(base)
  }
}

private struct SheetStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any SheetStyle> { ErasedStyle(DefaultSheetStyle()) }
}

extension EnvironmentValues {
  var sheetStyle: ErasedStyle<any SheetStyle> {
    get { self[SheetStyleKey.self] }
    set { self[SheetStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of sheets that are presented in this view.
  public func sheetStyle<Style: SheetStyle>(_ style: Style) -> some View {
    environment(\.sheetStyle, ErasedStyle(style))
  }
}
