import Foundation

/// The rules of Google's MDCBottomDrawer as mdc-features.md §7 states them, written down once more: what the drawer's own
/// geometry is compared with. Heights and places are in points; `y` is how far the drawer is pulled up.
struct BottomDrawerRules {
  let container: Double
  let header: Double
  let content: Double
  let safeArea: Double

  private var total: Double { header + content }
  private var headerInset: Double { header > 0 ? safeArea : 0 }

  /// "If total content ≥ max initial: round(container − max initial); else container − total", and never under what the
  /// header needs at the top.
  var topInset: Double {
    let largest = container * 0.5
    let natural = total >= largest ? (container - largest).rounded() : container - total
    return max(natural, headerInset)
  }

  /// "topInset + total height − container height (= how far it can scroll)".
  var surplus: Double { max(0, topInset + total - container) }
  /// "Reaches full screen when surplus ≥ topInset".
  var reachesFullScreen: Bool { surplus >= topInset }

  /// How far it can be pulled up: to the top, or until all of it shows.
  var way: Double { reachesFullScreen ? topInset - headerInset : surplus }

  /// "r = 1 − clamp((C − y)/D, 0, 1)"; 0 where the top can't be reached; 1 where there is no way.
  func ratio(_ y: Double) -> Double {
    guard reachesFullScreen else { return 0 }
    let length = min(20, surplus) + safeArea
    if length <= 0.001 { return 1 }
    return 1 - min(max((topInset - headerInset - y) / length, 0), 1)
  }

  /// "Header height += r × (topHeaderHeight − header height)".
  func headerHeight(_ y: Double) -> Double { header > 0 ? header + ratio(y) * safeArea : 0 }

  /// Where the content begins: it moves with the finger, point for point.
  func contentTop(_ y: Double) -> Double { topInset - y + header }

  /// "Dismiss if > 40 pt below start (content < 160: a quarter of its height) or velocity < −2, unless the drag began at
  /// full screen".
  func isDismissed(at y: Double, velocity: Double, beganAtFullScreen: Bool) -> Bool {
    !beganAtFullScreen && (-y > (total < 160 ? total / 4 : 40) || velocity < -2000)
  }
}
