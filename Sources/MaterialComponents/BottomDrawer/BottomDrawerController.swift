/// What an app knows and asks of a bottom drawer while it is there. A view that reads one of the properties is evaluated
/// again when that property changes.
@MainActor @Observable
public final class BottomDrawerController {
  /// How much of the drawer shows.
  public private(set) var state = BottomDrawerState.collapsed
  /// How far the header has come from being above the content to being at the window's top: 0…1. It rises on the last
  /// points of the way only, and stays 0 for a drawer that can't reach the top.
  public private(set) var transitionRatio: CGFloat = 0
  /// Whether the drawer is wanted, and has come to rest.
  public internal(set) var isOpen = false

  /// The drawer's upper edge in the window, in points. Not observed, since it changes in every frame of a motion; see
  /// ``onTopChange``.
  @ObservationIgnored public private(set) var top: CGFloat = 0
  /// Called when ``top`` has changed.
  @ObservationIgnored public var onTopChange: @MainActor (CGFloat) -> Void = { _ in }

  @ObservationIgnored let panel = Panel()
  @ObservationIgnored private(set) var geometry = BottomDrawerGeometry(
    containerHeight: 0, headerHeight: 0, contentHeight: 0)
  /// The height at which the drawer has opened, for as long as the window stays as it is.
  @ObservationIgnored private var initialHeight: (container: CGFloat, height: CGFloat)?

  public nonisolated init() {}

  /// Moves an open drawer as high as it goes.
  public func expandToFullScreen() { panel.move(toExtent: geometry.maximumExtent) }

  /// Moves an open drawer down to the height at which it opened.
  public func collapse() { panel.move(toExtent: geometry.initialHeight) }

  /// Does the one of the two that changes something: what the handle does.
  func toggle() {
    if panel.extent.target < geometry.maximumExtent - 0.5 { expandToFullScreen() } else { collapse() }
  }

  /// Takes over the sizes of a layout.
  func resolve(_ measured: BottomDrawerGeometry) {
    var geometry = measured
    if !panel.isPresent { initialHeight = nil }
    if let initialHeight, initialHeight.container == geometry.containerHeight, !geometry.options.adjustsToContent {
      geometry.chosenInitialHeight = initialHeight.height
    } else {
      initialHeight = (geometry.containerHeight, geometry.initialHeight)
    }
    self.geometry = geometry
    panel.resolve(geometry)
  }

  /// Tells what the drawer's place means, once it is known.
  func update(extent: CGFloat) {
    let state = geometry.state(extent: extent)
    if state != self.state { self.state = state }
    let ratio = geometry.transitionRatio(extent: extent)
    if ratio != transitionRatio { transitionRatio = ratio }
    let top = geometry.top(extent: extent)
    guard top != self.top else { return }
    self.top = top
    onTopChange(top)
  }
}
