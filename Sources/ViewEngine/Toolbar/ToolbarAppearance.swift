/// A bar that views can say something about.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Every bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar in which a tab view offers its pages.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What views say about a bar.
struct ToolbarAppearance: Equatable {
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  var visibility = Visibility.automatic

  static let automatic = ToolbarAppearance()

  /// What this leaves open is taken from another.
  func filled(from other: ToolbarAppearance) -> ToolbarAppearance {
    ToolbarAppearance(
      background: background ?? other.background,
      backgroundVisibility: backgroundVisibility == .automatic ? other.backgroundVisibility : backgroundVisibility,
      visibility: visibility == .automatic ? other.visibility : visibility)
  }
}

/// What views say about bars, the first contribution first.
struct ToolbarAppearanceKey: PreferenceKey {
  static var defaultValue: [ToolbarPlacement: ToolbarAppearance] { [:] }
  static func reduce(
    value: inout [ToolbarPlacement: ToolbarAppearance], nextValue: () -> [ToolbarPlacement: ToolbarAppearance]
  ) {
    value.merge(nextValue()) { $0.filled(from: $1) }
  }
}

/// Says something about bars, in addition to what the view's content says.
public struct _ToolbarAppearanceModifier: ScopeModifier {
  let placements: [ToolbarPlacement]
  let appearance: ToolbarAppearance

  /// No placement at all means every bar.
  private var appearances: [ToolbarPlacement: ToolbarAppearance] {
    var placements = placements
    if placements.isEmpty || placements.contains(.automatic) {
      placements = [.bottomBar, .navigationBar, .tabBar, .windowToolbar]
    }
    return Dictionary(placements.map { ($0, appearance) }) { first, _ in first }
  }

  package func makeNode(in context: NodeContext) -> ToolbarAppearanceNode {
    ToolbarAppearanceNode(appearances, context: context)
  }

  package func update(_ node: ToolbarAppearanceNode) { node.appearances = appearances }
}

package final class ToolbarAppearanceNode: ScopeNode {
  var appearances: [ToolbarPlacement: ToolbarAppearance] {
    didSet { if oldValue != appearances { graph.preferences.setNeedsCheck() } }
  }

  init(_ appearances: [ToolbarPlacement: ToolbarAppearance], context: NodeContext) {
    self.appearances = appearances
    super.init(context: context)
    graph.preferences.setNeedsCheck()
  }

  package override func willUnmount() { graph.preferences.setNeedsCheck() }

  package override func contribute<Key: PreferenceKey>(to collector: inout PreferenceCollector<Key>) -> Bool {
    guard Key.self == ToolbarAppearanceKey.self, let own = appearances as? Key.Value else { return false }
    // What the content says comes after and fills what is open.
    collector.add(own)
    return false
  }
}

extension View {
  /// The style behind bars, as far as bars of these kinds are shown around this view.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(
      _ToolbarAppearanceModifier(placements: bars, appearance: ToolbarAppearance(background: AnyShapeStyle(style))))
  }

  /// Whether bars have something behind them.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      _ToolbarAppearanceModifier(
        placements: bars, appearance: ToolbarAppearance(backgroundVisibility: visibility)))
  }

  /// Whether bars have something behind them.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      _ToolbarAppearanceModifier(
        placements: bars, appearance: ToolbarAppearance(backgroundVisibility: visibility)))
  }

  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(_ToolbarAppearanceModifier(placements: bars, appearance: ToolbarAppearance(visibility: visibility)))
  }

  /// Whether bars are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(_ToolbarAppearanceModifier(placements: bars, appearance: ToolbarAppearance(visibility: visibility)))
  }
}
