import SwiftUI

/// What a pager's header and its pages share; written with a nested type that has the name of a property wrapper.
@MainActor
public final class PagerModel<Page: Hashable>: ObservableObject {
  struct State: Equatable {
    var titleHeight: CGFloat = 0
    var barHeight: CGFloat = 0
    var minTitleHeight: CGFloat?
    var offset: CGFloat = 0
    var selected: Page

    var maxOffset: CGFloat { max(0, titleHeight - (minTitleHeight ?? 0)) }
  }

  @Published fileprivate(set) var state: State
  @Published var config: PagerConfig
  @Published var isRegistered = false
  /// How often the object has announced a change.
  public private(set) var announcements = 0

  init(selected: Page, config: PagerConfig) {
    _state = Published(wrappedValue: State(selected: selected))
    _config = Published(initialValue: config)
  }

  func titleHeightChanged(_ height: CGFloat) { state.titleHeight = height }
  func barHeightChanged(_ height: CGFloat) { state.barHeight = height }

  func minTitleHeightChanged(_ height: MinHeightPreferenceKey.Value) {
    state.minTitleHeight = height
    announcements += 1
  }

  func scrolled(to offset: CGFloat) {
    let clamped = min(max(offset, 0), state.maxOffset)
    guard clamped != state.offset else { return }
    withAnimation(.snappy(duration: 0.3)) {
      state.offset = clamped
    }
  }

  func select(_ page: Page) { state.selected = page }
}

/// How a pager looks.
public struct PagerConfig: Equatable {
  public enum Sizing { case equal, proportional }

  public var titleStyle: (any ShapeStyle)?
  public var underline: (any View & Shape)?
  public var sizing: Sizing
  public var padding: EdgeInsets

  public init(
    titleStyle: (any ShapeStyle)? = nil,
    underline: (any View & Shape)? = Capsule(),
    sizing: Sizing = .equal,
    padding: EdgeInsets = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
  ) {
    self.titleStyle = titleStyle
    self.underline = underline
    self.sizing = sizing
    self.padding = padding
  }

  public static func == (lhs: PagerConfig, rhs: PagerConfig) -> Bool {
    lhs.sizing == rhs.sizing && lhs.padding == rhs.padding
  }
}
