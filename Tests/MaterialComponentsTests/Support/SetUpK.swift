import MaterialComponents

extension HeaderGeometry {
  /// The set-up K of the worked examples of tabs and sticky headers: a container of 390 × 700 below an inset of 59, a
  /// title of 200 points of which 50 stay, a bar of 48.
  static let k = HeaderGeometry(
    titleHeight: 200, tabBarHeight: 48, minimum: MinTitleHeight(.absolute(50)),
    containerSize: CGSize(width: 390, height: 700), topSafeArea: 59)

  func with(_ edit: (inout HeaderGeometry) -> Void) -> HeaderGeometry {
    var copy = self
    edit(&copy)
    return copy
  }
}

extension HeaderOffsets where Tab == String {
  /// Tab A in the set-up K.
  static func k(_ mode: MaterialTabsConfig.CrossTabSyncMode) -> HeaderOffsets {
    HeaderOffsets(selectedTab: "A", mode: mode, geometry: .k)
  }

  /// Scrolls the selected tab to places, one after the other; the header's offsets.
  @discardableResult
  mutating func scroll(_ places: CGFloat...) -> [CGFloat] {
    places.map {
      _ = contentDidScroll(selectedTab, to: $0)
      return offset
    }
  }
}
