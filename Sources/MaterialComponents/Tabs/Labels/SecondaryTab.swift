/// A tab's label with a title. While the tab is selected a line below is as wide as the tab.
///
/// ``MaterialTabBar`` makes it from `.secondary` labels. It can also be part of a label of an app's own.
public struct SecondaryTab<Tab: Hashable>: View {
  /// The look of a label in one of its states.
  public struct Config {
    /// Default: the system's, bold, of 13 points. Nil is that of the environment.
    public var font: Font?
    /// Nil is the tint.
    public var titleStyle: (any ShapeStyle)?
    /// Nil is the title's while the tab is selected, and clear otherwise.
    public var underlineStyle: (any ShapeStyle)?
    /// In points. Default: 2.
    public var underlineThickness: CGFloat
    /// Behind the whole tab. Nil draws nothing.
    public var backgroundStyle: (any ShapeStyle)?
    /// Around the title. Default: 12 above, 10 on the other sides.
    public var padding: EdgeInsets

    /// - Parameter selectedTextStyle: stands for `titleStyle` where that is nil.
    public init(
      font: Font? = .system(size: 13, weight: .bold), titleStyle: (any ShapeStyle)? = nil,
      selectedTextStyle: (any ShapeStyle)? = nil, underlineStyle: (any ShapeStyle)? = nil,
      underlineThickness: CGFloat = 2, backgroundStyle: (any ShapeStyle)? = nil,
      padding: EdgeInsets = EdgeInsets(top: 12, leading: 10, bottom: 10, trailing: 10)
    ) {
      self.font = font
      self.titleStyle = titleStyle ?? selectedTextStyle
      self.underlineStyle = underlineStyle
      self.underlineThickness = underlineThickness
      self.backgroundStyle = backgroundStyle
      self.padding = padding
    }
  }

  private let tab: Tab
  private let context: MaterialTabsHeaderContext<Tab>
  private let tapped: () -> Void
  private let title: String
  private let config: Config
  private let deselectedConfig: Config
  @Namespace private var ownNamespace
  @Environment(\.font) private var font

  /// - Parameters:
  ///   - context: the header, which knows the selected tab.
  ///   - tapped: called when the label is pressed.
  ///   - config: the look while the tab is selected.
  ///   - deselectedConfig: the look otherwise; nil makes it from `config`.
  public init(
    tab: Tab, context: MaterialTabsHeaderContext<Tab>, tapped: @escaping () -> Void, title: String, config: Config,
    deselectedConfig: Config?
  ) {
    self.tab = tab
    self.context = context
    self.tapped = tapped
    self.title = title
    self.config = config
    self.deselectedConfig = deselectedConfig ?? config.makeDeselectedConfig()
  }

  public var body: some View {
    let isSelected = context.selectedTab == tab
    let config = isSelected ? config : deselectedConfig
    let titleStyle = config.titleStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    let tapped = tapped
    Button {
      tapped()
    } label: {
      Text(verbatim: title)
        .font(config.font ?? font)
        .lineHeight(nil)
        .lineLimit(1)
        .foregroundStyle(titleStyle)
        .padding(config.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { TabBackground(style: config.backgroundStyle) }
        .overlay(alignment: .bottom) {
          ZStack(alignment: .bottom) {
            line(deselectedConfig, AnyShapeStyle(.clear)).zIndex(-1)
            if isSelected {
              line(config, titleStyle)
                .modifier(MatchedUnderline(namespace: context.state?.namespace ?? ownNamespace))
            }
          }
        }
    }
    .buttonStyle(TabButtonStyle())
  }

  private func line(_ config: Config, _ otherwise: AnyShapeStyle) -> some View {
    Rectangle()
      .fill(config.underlineStyle.map { AnyShapeStyle($0) } ?? otherwise)
      .frame(height: config.underlineThickness)
  }
}

extension SecondaryTab.Config {
  /// The same look for a tab that is not selected: paler, and without a line.
  public func makeDeselectedConfig() -> Self {
    var config = self
    config.titleStyle = titleStyle.map { $0.opacity(0.7) } ?? .secondary
    config.underlineStyle = nil
    return config
  }
}
