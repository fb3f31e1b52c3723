/// What a header knows about itself while its content scrolls. Views that read a value here are evaluated again when
/// that value changes, and no others.
@MainActor @Observable
public final class HeaderContext<Tab: Hashable> {
  /// The measured and derived figures.
  public internal(set) var geometry: HeaderGeometry
  /// How far the header has moved up; negative while it is stretched.
  public private(set) var offset: CGFloat = 0
  /// How much taller the header is than at rest, because the content is pulled down beyond its top.
  public private(set) var stretch: CGFloat = 0
  /// Whether content lies under the header's lower edge.
  public private(set) var isOverContent = false
  /// The content whose scrolling moves the header.
  @ObservationIgnored public private(set) var selectedTab: Tab?

  /// Where each content was left, and where the header stood then.
  @ObservationIgnored private var places: [Tab: Place] = [:]

  private struct Place {
    var content: CGFloat
    var header: CGFloat
  }

  public init(minimumTitleHeight: CGFloat = 0) {
    geometry = HeaderGeometry(minimumTitleHeight: minimumTitleHeight)
  }

  /// 0 at rest, 1 collapsed, negative when stretched.
  public var unitOffset: CGFloat { geometry.unitOffset(offset) }

  /// How open the header is: 1 at rest, 0 collapsed, above 1 when stretched; what Google's flexible header calls the
  /// scroll phase percentage.
  public var scrollPhase: CGFloat {
    let maximum = geometry.height
    guard offset >= 0 else { return maximum > 0 ? 1 - offset / maximum : 1 }
    return geometry.maximumOffset > 0 ? 1 - offset / geometry.maximumOffset : 0
  }

  /// The title's visible height.
  public var visibleTitleHeight: CGFloat { geometry.titleHeight - offset }

  /// Where a content has to stand when it comes into view: at its old distance from the header, and never so that a
  /// gap shows below the header.
  func contentOffset(forSelecting tab: Tab) -> CGFloat {
    let header = max(0, offset)
    let wanted = places[tab].map { $0.content + header - $0.header } ?? header
    return geometry.contentOffset(withoutGap: max(0, wanted), offset: header)
  }

  /// A content has come into view; from now on it moves the header.
  func didSelect(_ tab: Tab) {
    guard tab != selectedTab else { return }
    let content = contentOffset(forSelecting: tab)
    selectedTab = tab
    places[tab] = Place(content: content, header: max(0, offset))
    setOffset(max(0, offset), content: content)
  }

  /// A content was scrolled.
  func contentDidScroll(_ tab: Tab, to content: CGFloat) {
    guard tab == selectedTab else { return }
    let old = places[tab]?.content ?? 0
    let new = geometry.offset(after: offset, scrollingFrom: old, to: content)
    places[tab] = Place(content: content, header: new)
    setOffset(new, content: content)
  }

  /// The header's own measures have changed: the content keeps its place.
  func geometryDidChange() {
    let content = selectedTab.flatMap { places[$0]?.content } ?? 0
    setOffset(min(offset, geometry.maximumOffset), content: content)
  }

  private func setOffset(_ new: CGFloat, content: CGFloat) {
    if new != offset { offset = new }
    // On its own, so that what only stretches stays as it is while the header collapses.
    if max(0, -new) != stretch { stretch = max(0, -new) }
    // The content's top touches the header's lower edge when both have moved by the same amount.
    let isOver = content > new + 0.5
    if isOver != isOverContent { isOverContent = isOver }
  }
}
