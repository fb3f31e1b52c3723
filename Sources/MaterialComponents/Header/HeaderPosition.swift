import Observation

/// Where a header is, each value on its own for views to follow.
///
/// It knows nothing of the tabs' type: in a class with a parameter, each access that can be followed makes a key path
/// anew, and these are read in every frame of a scroll.
@Observable
final class HeaderPosition {
  var geometry: HeaderGeometry
  private(set) var offset: CGFloat = 0
  private(set) var contentOffset: CGFloat = 0
  /// On its own, so that what only stretches stays as it is while the header collapses.
  private(set) var stretch: CGFloat = 0
  private(set) var isOverContent = false

  init(_ geometry: HeaderGeometry) { self.geometry = geometry }

  /// Takes over where header and content are; values that stay the same make no view look again.
  @MainActor
  func follow(_ new: CGFloat, contentOffset content: CGFloat, _ animation: Animation?) {
    if new != offset {
      if let animation { withAnimation(animation) { offset = new } } else { offset = new }
    }
    if content != contentOffset { contentOffset = content }
    if max(0, -new) != stretch { stretch = max(0, -new) }
    // The content's top touches the header's lower edge when both have moved by the same amount.
    let isOver = content > new + 0.5
    if isOver != isOverContent { isOverContent = isOver }
  }
}
