/// What an app bar does while content is scrolled under it.
public struct AppBarScrollBehavior: Hashable, Sendable {
  /// The figures of the header that the bar is in.
  public var options: FlexibleHeaderOptions
  /// Shows and hides the bar by program. Default: none.
  public var controller: FlexibleHeaderController?

  public init(_ options: FlexibleHeaderOptions, controller: FlexibleHeaderController? = nil) {
    self.options = options
    self.controller = controller
  }

  /// Behaviours are equal if their figures are, and if the same controller moves the bar.
  public static func == (left: Self, right: Self) -> Bool {
    left.options == right.options && left.controller === right.controller
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(options) }

  private static func behavior(
    controller: FlexibleHeaderController? = nil, _ edit: (inout FlexibleHeaderOptions) -> Void
  ) -> AppBarScrollBehavior {
    var options = FlexibleHeaderOptions()
    options.canOverExtend = false
    edit(&options)
    return AppBarScrollBehavior(options, controller: controller)
  }

  /// The bar stays; medium and large ones collapse, and go on to one of their ends when they are let go.
  public static let pinned = exitUntilCollapsed

  /// Medium and large bars collapse to small ones, which stay. They are large again only at the content's start. A bar that
  /// is let go on its way goes to the nearer end.
  public static let exitUntilCollapsed = behavior { $0.collapseThreshold = AppBarTokens.collapseThreshold }

  /// The bar leaves with scrolling towards the end, and comes back as soon as the user scrolls back.
  public static let enterAlways = hideOnScroll(importance: .immediate)

  /// The bar leaves with scrolling towards the end, and comes back once the user has scrolled back far enough.
  /// - Parameters:
  ///   - importance: how far that is. Default: 175 points.
  ///   - includesStatusArea: whether what stands in the safe area above leaves as well. Default: no.
  public static func hideOnScroll(
    importance: HeaderContentImportance = .standard, includesStatusArea: Bool = false
  ) -> AppBarScrollBehavior {
    behavior {
      $0.shiftBehavior = includesStatusArea ? .enabledWithStatusArea : .enabled
      $0.contentImportance = importance
      $0.collapseThreshold = AppBarTokens.collapseThreshold
    }
  }

  /// Only `controller` moves the bar.
  public static func hideable(_ controller: FlexibleHeaderController) -> AppBarScrollBehavior {
    behavior(controller: controller) { $0.shiftBehavior = .hideable }
  }

  /// The same, and the bar gets higher while content is pulled down. Default: it does not.
  public func stretches(_ stretches: Bool = true) -> AppBarScrollBehavior {
    var copy = self
    copy.options.canOverExtend = stretches
    return copy
  }
}

extension View {
  /// Puts an app bar over this view, which begins below it and passes under it when it is scrolled.
  ///
  /// ```swift
  /// ScrollView { Articles() }
  ///   .topAppBar("Harbour", style: .large, scrollBehavior: .exitUntilCollapsed) {
  ///     IconButton("Menu", systemImage: "menu") {}
  ///   } trailing: {
  ///     IconButton("Search", systemImage: "search") {}
  ///   }
  /// ```
  /// - Parameters:
  ///   - title: what the screen is called.
  ///   - subtitle: a line below the title. Default: none.
  ///   - style: Default: small.
  ///   - scrollBehavior: Default: it stays, and collapses if the style does.
  ///   - background: Default: Material's, which changes its tone while content lies under it.
  ///   - leading: Default: in pushed pages a button that goes back.
  ///   - trailing: Default: nothing.
  ///   - bottom: what belongs to the bar and stays below it: tabs, or a search bar. Default: nothing.
  public func topAppBar<Leading: View, Trailing: View, Bottom: View>(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, style: TopAppBarStyle = .small,
    scrollBehavior: AppBarScrollBehavior = .pinned, background: AppBarBackground = .tonal,
    @ViewBuilder leading: () -> Leading = { EmptyView() }, @ViewBuilder trailing: () -> Trailing = { EmptyView() },
    @ViewBuilder bottom: () -> Bottom = { EmptyView() }
  ) -> some View {
    let bar = TopAppBar(title, subtitle: subtitle, style: style, leading: leading, trailing: trailing)
    let bottom = bottom()
    return FlexibleHeader(
      scrollBehavior.options, background: background, controller: scrollBehavior.controller
    ) { _ in
      HeaderStack {
        bar
      } bottom: {
        bottom
      }
    } content: {
      self
    }
  }
}
