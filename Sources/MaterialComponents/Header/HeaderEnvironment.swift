import Observation

private struct HeaderStateKey: EnvironmentKey { static var defaultValue: HeaderReference { HeaderReference() } }
private struct HeaderScrollDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The header around.
  var header: HeaderReference {
    get { self[HeaderStateKey.self] }
    set { self[HeaderStateKey.self] = newValue }
  }

  var isHeaderScrollDisabled: Bool {
    get { self[HeaderScrollDisabledKey.self] }
    set { self[HeaderScrollDisabledKey.self] = newValue }
  }
}

/// Refers to a header's state, whatever its type of tabs is.
struct HeaderReference: Equatable {
  private let object: AnyObject?

  init(_ object: AnyObject? = nil) { self.object = object }

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }

  /// The state, if its tabs are of this type.
  func state<Tab: Hashable>(of tabs: Tab.Type = Tab.self) -> HeaderState<Tab>? { object as? HeaderState<Tab> }
}

extension View {
  /// Stops drags and wheels on the headers in this view from scrolling the content below.
  ///
  /// By default parts of a header that take no input of their own scroll the selected tab's content, as the rest of the
  /// screen does. Disabled, the header swallows what it can't use. Default: true.
  public func headerScrollDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHeaderScrollDisabled, disabled)
  }
}
