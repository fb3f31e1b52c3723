import MaterialComponents
import Testing

@MainActor
struct ClassicElevationTests {
  /// Ambient blur, key blur (standard deviations) and key offset as Google's components for iOS compute them.
  @Test(
    "a height has the shadows of the formulas",
    arguments: [
      (1.0, 0.886, 0.665, 1.192), (2, 1.775, 1.332, 2.423), (4, 3.554, 2.666, 4.885), (8, 7.113, 5.334, 9.810),
      (24, 21.345, 16.004, 29.509),
    ])
  func shadows(height: CGFloat, ambient: CGFloat, key: CGFloat, y: CGFloat) {
    let stage = Stage { Color.clear.frame(width: 100, height: 100).classicElevation(ClassicElevation(height)) }
    let shadows = stage.drawing.compactMap(\.shadow).map(\.shadow)
    #expect(shadows.count == 2)
    #expect(abs((shadows.first?.blur ?? 0) / 2 - ambient) < 0.001 && shadows.first?.offset.height == 0)
    #expect(abs((shadows.last?.blur ?? 0) / 2 - key) < 0.001 && abs((shadows.last?.offset.height ?? 0) - y) < 0.001)
    #expect(shadows.map(\.color.opacity) == [0.08, 0.26])
  }

  @Test("every name has its height (mdc-features.md §5b)")
  func names() {
    let heights: [(CGFloat, [ClassicElevation])] = [
      (0, [.none]), (1, [.switch]),
      (2, [.cardResting, .raisedButtonResting, .searchBarResting, .quickEntryResting]),
      (3, [.refresh, .quickEntry, .searchBarScrolled]), (4, [.appBar]),
      (6, [.floatingActionButtonResting, .snackbar]),
      (8, [.bottomNavigationBar, .bottomAppBar, .menu, .cardPickedUp, .modalActionSheet, .raisedButtonPressed]),
      (9, [.subMenu]), (12, [.floatingActionButtonPressed]),
      (16, [.navigationDrawer, .rightDrawer, .modalBottomSheet]), (24, [.dialog, .picker]),
    ]
    for (height, names) in heights { #expect(names.allSatisfy { $0.height == height }, "\(height)") }
  }

  @Test("no height has no shadow")
  func none() {
    for height in [0.0, -1] {
      let stage = Stage { Color.clear.frame(width: 100, height: 100).classicElevation(ClassicElevation(height)) }
      #expect(stage.drawing.compactMap(\.shadow).isEmpty)
    }
  }

  @Test(
    "a dark surface is brightened by its height",
    arguments: [
      (0.0, 0.0), (0.5, 1.28), (1, 5.12), (2, 6.94), (3, 8.24), (4, 9.24), (6, 10.76), (8, 11.89), (12, 13.54),
      (16, 14.75), (24, 16.48),
    ])
  func overlay(height: CGFloat, percent: Double) {
    #expect(abs(ClassicElevation(height).darkOverlayOpacity * 100 - percent) < 0.006)
  }

  @Test("in the older style a surface has the older shadows at its level's height, and white over it in the dark")
  func style() {
    let stage = Stage {
      Surface(.surface, elevation: .level4) { Color.clear.frame(width: 100, height: 100) }
        .elevationStyle(.classic).environment(\.colorScheme, .dark)
    }
    // Level 4 lies 8 high.
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.blur == ClassicElevation(8).shadow.ambient.blur)
    let white = stage.drawing.compactMap(\.fill).last?.color
    #expect(abs((white?.red ?? 0) - 1) < 0.001)
    #expect(abs(Double(white?.opacity ?? 0) - 0.1189) < 0.0001)
  }

  @Test(
    "a tint follows the level",
    arguments: [(.level1, 0.05), (.level3, 0.11), (.level5, 0.14)] as [(ElevationLevel, Float)])
  func tint(level: ElevationLevel, opacity: Float) {
    let stage = Stage { Color.clear.frame(width: 100, height: 100).tonalElevation(level) }
    #expect(stage.drawing.compactMap(\.fill).last?.color == MaterialColorScheme.light.color(.surfaceTint, opacity))
  }

  @Test("a height that changes moves, and ends where it should")
  func change() {
    let isHigh = Box(false)
    struct Paper: View {
      let isHigh: Box<Bool>
      var body: some View {
        Color.clear.frame(width: 100, height: 100)
          .classicElevation(isHigh.value ? .floatingActionButtonPressed : .floatingActionButtonResting)
      }
    }
    let stage = Stage { Paper(isHigh: isHigh) }
    func blur() -> CGFloat { stage.drawing.compactMap(\.shadow).first?.shadow.blur ?? 0 }
    let (low, high) = (ClassicElevation(6).shadow.ambient.blur, ClassicElevation(12).shadow.ambient.blur)
    #expect(blur() == low)
    isHigh.value = true
    stage.advance(0.05)
    #expect(blur() > low && blur() < high)
    stage.advance(1)
    #expect(blur() == high)
  }
}
