/// A tab's label with a title, an icon or both. While the tab is selected a line below is as wide as they are.
///
/// ``MaterialTabBar`` makes it from `.primary` labels. It can also be part of a label of an app's own.
public struct PrimaryTab<Tab: Hashable>: View {
  /// The look of a label in one of its states.
  public struct Config {
    /// Default: the system's, bold, of 14 points. Nil is that of the environment.
    public var font: Font?
    /// Of title and icon. Nil is the tint.
    public var titleStyle: (any ShapeStyle)?
    /// Nil is the title's.
    public var underlineStyle: (any ShapeStyle)?
    /// In points. Default: 3.
    public var underlineThickness: CGFloat
    /// The upper half of this shape is the line. Nil draws none. Default: a capsule.
    public var underlineShape: (any View & Shape)?
    /// Of the rule below the whole tab. Nil is the tint at 35 %.
    public var bottomRuleStyle: (any ShapeStyle)?
    /// In points. Default: 1.
    public var bottomRuleThickness: CGFloat
    /// Behind the whole tab. Nil draws nothing.
    public var backgroundStyle: (any ShapeStyle)?
    /// Around the content with its line, above the rule. Default: 0.
    public var padding: EdgeInsets
    /// Around title and icon, above the line. Default: 10 above and below.
    public var contentPadding: EdgeInsets
    /// Between icon and title in points. Default: 3.
    public var contentSpacing: CGFloat

    public init(
      font: Font? = .system(size: 14, weight: .bold), titleStyle: (any ShapeStyle)? = nil,
      underlineStyle: (any ShapeStyle)? = nil, underlineThickness: CGFloat = 3,
      underlineShape: (any View & Shape)? = Capsule(), bottomRuleStyle: (any ShapeStyle)? = nil,
      bottomRuleThickness: CGFloat = 1, backgroundStyle: (any ShapeStyle)? = nil,
      padding: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
      contentPadding: EdgeInsets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0),
      contentSpacing: CGFloat = 3
    ) {
      self.font = font
      self.titleStyle = titleStyle
      self.underlineStyle = underlineStyle
      self.underlineThickness = underlineThickness
      self.underlineShape = underlineShape
      self.bottomRuleStyle = bottomRuleStyle
      self.bottomRuleThickness = bottomRuleThickness
      self.backgroundStyle = backgroundStyle
      self.padding = padding
      self.contentPadding = contentPadding
      self.contentSpacing = contentSpacing
    }
  }

  /// The font size of icons, in points.
  private static var iconSize: CGFloat { 26 }

  private let tab: Tab
  private let context: MaterialTabsHeaderContext<Tab>
  private let tapped: () -> Void
  private let title: String?
  private let icon: AnyView?
  private let config: Config
  private let deselectedConfig: Config
  @Namespace private var ownNamespace
  @Environment(\.font) private var font

  /// - Parameters:
  ///   - context: the header, which knows the selected tab.
  ///   - tapped: called when the label is pressed.
  ///   - config: the look while the tab is selected.
  ///   - deselectedConfig: the look otherwise; nil makes it from `config`.
  public init<Icon: View>(
    tab: Tab, context: MaterialTabsHeaderContext<Tab>, tapped: @escaping () -> Void, title: String? = nil, icon: Icon,
    config: Config, deselectedConfig: Config?
  ) {
    self.init(
      tab: tab, context: context, tapped: tapped, title: title, symbol: AnyView(icon), config: config,
      deselectedConfig: deselectedConfig)
  }

  /// A label without an icon.
  public init(
    tab: Tab, context: MaterialTabsHeaderContext<Tab>, tapped: @escaping () -> Void, title: String? = nil,
    config: Config, deselectedConfig: Config?
  ) {
    self.init(
      tab: tab, context: context, tapped: tapped, title: title, symbol: nil, config: config,
      deselectedConfig: deselectedConfig)
  }

  init(
    tab: Tab, context: MaterialTabsHeaderContext<Tab>, tapped: @escaping () -> Void, title: String?, symbol: AnyView?,
    config: Config, deselectedConfig: Config?
  ) {
    self.tab = tab
    self.context = context
    self.tapped = tapped
    self.title = title
    icon = symbol
    self.config = config
    self.deselectedConfig = deselectedConfig ?? config.makeDeselectedConfig()
  }

  public var body: some View {
    let isSelected = context.selectedTab == tab
    let config = isSelected ? config : deselectedConfig
    let tapped = tapped
    Button {
      tapped()
    } label: {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Spacer()
          content(config)
            .padding(config.contentPadding)
            .background(alignment: .bottom) { underline(config, isSelected: isSelected) }
        }
        .padding(config.padding)
        Rectangle()
          .fill(config.bottomRuleStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint.opacity(0.35)))
          .frame(height: config.bottomRuleThickness)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { TabBackground(style: config.backgroundStyle) }
    }
    .buttonStyle(TabButtonStyle())
  }

  private func content(_ config: Config) -> some View {
    VStack(spacing: config.contentSpacing) {
      if let icon { icon.font(.system(size: Self.iconSize)) }
      if let title { Text(verbatim: title).font(config.font ?? font).lineLimit(1) }
    }
    .lineHeight(nil)
    .foregroundStyle(titleStyle(config))
  }

  private func titleStyle(_ config: Config) -> AnyShapeStyle {
    config.titleStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }

  @ViewBuilder
  private func underline(_ config: Config, isSelected: Bool) -> some View {
    if let shape = config.underlineShape {
      // The lower half is cut off, which leaves a line with round upper corners.
      let line = filled(shape, config.underlineStyle.map { AnyShapeStyle($0) } ?? titleStyle(config))
        .frame(height: 2 * config.underlineThickness)
        .offset(y: config.underlineThickness)
        .clipped()
      if isSelected {
        line.modifier(MatchedUnderline(namespace: context.state?.namespace ?? ownNamespace))
      } else {
        line
      }
    }
  }

  private func filled<S: Shape>(_ shape: S, _ style: AnyShapeStyle) -> AnyView { AnyView(shape.fill(style)) }
}

extension PrimaryTab.Config {
  /// The same look for a tab that is not selected: paler, and without a line.
  public func makeDeselectedConfig() -> Self {
    var config = self
    config.titleStyle = titleStyle.map { $0.opacity(0.2) } ?? .secondary
    config.underlineShape = nil
    return config
  }
}
