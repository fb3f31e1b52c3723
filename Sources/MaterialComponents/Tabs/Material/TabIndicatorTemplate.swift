/// The form of the mark at the selected tab of a ``PrimaryTabBar`` or ``SecondaryTabBar``.
///
/// ```swift
/// PrimaryTabBar(tabs, selection: $tab) { $0.name }
///   .tabIndicator(.custom { context in
///     Path(roundedRect: context.bounds.insetBy(dx: 4, dy: 8), cornerRadius: 16)
///   })
/// ```
///
/// On the way from one tab to another the form is made anew for each frame, from bounds and content frame between those of
/// the two; so it may change its shape, too.
public struct TabIndicatorTemplate: Equatable, Sendable {
  /// One form; another one that is made the same way is another.
  private final class Form: Sendable {
    let makePath: @Sendable (TabIndicatorContext) -> Path

    init(_ makePath: @escaping @Sendable (TabIndicatorContext) -> Path) { self.makePath = makePath }
  }

  private let form: Form

  private init(_ makePath: @escaping @Sendable (TabIndicatorContext) -> Path) { form = Form(makePath) }

  public static func == (left: Self, right: Self) -> Bool { left.form === right.form }

  /// A line below the whole tab.
  /// - Parameter thickness: in points. Default: 2, that of secondary tabs.
  public static func full(thickness: CGFloat = 2) -> TabIndicatorTemplate {
    TabIndicatorTemplate { context in
      let bounds = context.bounds
      return Path(CGRect(x: bounds.minX, y: bounds.maxY - thickness, width: bounds.width, height: thickness))
    }
  }

  /// A line with round upper corners below the tab's content.
  /// - Parameters:
  ///   - thickness: in points. Default: 3, that of primary tabs.
  ///   - minimumWidth: in points. Default: 24.
  public static func content(thickness: CGFloat = 3, minimumWidth: CGFloat = 24) -> TabIndicatorTemplate {
    TabIndicatorTemplate { context in
      let content = context.contentFrame
      let width = max(content.width, minimumWidth)
      let line = CGRect(
        x: content.midX - width / 2, y: context.bounds.maxY - thickness, width: width, height: thickness)
      return UnevenRoundedRectangle(topLeadingRadius: thickness, topTrailingRadius: thickness).path(in: line)
    }
  }

  /// A form of an app's own.
  /// - Parameter path: makes it, in the coordinates of the context. It is called for each frame of a motion.
  public static func custom(_ path: @escaping @Sendable (TabIndicatorContext) -> Path) -> TabIndicatorTemplate {
    TabIndicatorTemplate(path)
  }

  func path(in context: TabIndicatorContext) -> Path { form.makePath(context) }
}

/// Where the mark at a tab is to be.
public struct TabIndicatorContext: Hashable, Sendable {
  /// The tab's frame.
  public var bounds: CGRect
  /// The frame of the tab's title and icon.
  public var contentFrame: CGRect

  public init(bounds: CGRect, contentFrame: CGRect) {
    self.bounds = bounds
    self.contentFrame = contentFrame
  }
}

private struct TabIndicatorKey: EnvironmentKey { static var defaultValue: TabIndicatorTemplate? { nil } }

extension EnvironmentValues {
  var tabIndicator: TabIndicatorTemplate? {
    get { self[TabIndicatorKey.self] }
    set { self[TabIndicatorKey.self] = newValue }
  }
}

extension View {
  /// The form of the mark at the selected tab in bars of Material's look in this view; nil is that of the kind of bar.
  public func tabIndicator(_ template: TabIndicatorTemplate?) -> some View { environment(\.tabIndicator, template) }
}

/// The mark itself. It moves as a shape: no body runs and nothing is laid out on the way.
struct TabIndicatorShape: Shape {
  nonisolated var context: TabIndicatorContext
  nonisolated let template: TabIndicatorTemplate

  nonisolated var animatableData: AnimatablePair<CGRect.AnimatableData, CGRect.AnimatableData> {
    get { AnimatablePair(context.bounds.animatableData, context.contentFrame.animatableData) }
    set {
      context.bounds.animatableData = newValue.first
      context.contentFrame.animatableData = newValue.second
    }
  }

  nonisolated func path(in rect: CGRect) -> Path { template.path(in: context) }
}
