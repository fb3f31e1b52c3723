import MaterialComponents
import MaterialTesting
import Testing

/// Colours of inactive tabs by state: `md.comp.primary-navigation-tab` and `md.comp.secondary-navigation-tab`
/// (m3-spec.md §9.21).
@MainActor
@Suite("Colours of tabs by state")
struct TabStateColorTests {
  private func open(isPrimary: Bool) throws -> TestWindow {
    let selection = Binding.constant("Ships")
    return try TestWindow(width: 390, height: 60) {
      Group {
        if isPrimary {
          PrimaryTabBar(["Ships", "Crew"], selection: selection, arrangement: .fixed) { $0 }
        } else {
          SecondaryTabBar(["Ships", "Crew"], selection: selection, arrangement: .fixed) { $0 }
        }
      }
      .materialTheme(.baseline)
    }
  }

  /// The roles' colours of the titles, from the left.
  private func titles(_ window: TestWindow) -> [Color.Resolved] {
    Drawn.all(in: window.displayItem).compactMap { drawn -> (CGFloat, Color.Resolved)? in
      guard case .text(_, let origin, let color, _) = drawn.operation else { return nil }
      return (drawn.offset.x + origin.x, color)
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func color(_ role: ColorRole) -> Color.Resolved { MaterialColorScheme.light[role] }

  @Test("an inactive title is on-surface-variant, and on-surface while touched in any way", arguments: [true, false])
  func inactive(isPrimary: Bool) throws {
    let window = try open(isPrimary: isPrimary)
    let active = color(isPrimary ? .primary : .onSurface)
    #expect(titles(window) == [active, color(.onSurfaceVariant)])
    window.resetStatistics()
    try window.hover(over: .role(.tab, "Crew"))
    window.advance(by: 0.5)
    #expect(titles(window) == [active, color(.onSurface)])
    try window.press(on: .role(.tab, "Crew"))
    window.advance(by: 0.5)
    #expect(titles(window) == [active, color(.onSurface)])
    #expect(window.statistics.bodies == 0)
    #expect(window.statistics.layouts == 0)
    window.release()
    try window.hover(over: .role(.tab, "Ships"))
    window.advance(by: 0.5)
    #expect(titles(window) == [active, color(.onSurfaceVariant)])
  }

  @Test("presses on an inactive tab are of the active colour, hovering of on-surface", arguments: [true, false])
  func layers(isPrimary: Bool) throws {
    let window = try open(isPrimary: isPrimary)
    try window.hover(over: .role(.tab, "Crew"))
    window.advance(by: 0.5)
    let hover = Drawn.all(in: window.displayItem).compactMap(\.fill).map(\.color)
    // 8 % (m3-spec.md, state layers).
    #expect(hover.contains { isColor($0, color(.onSurface), opacity: 0.08) })
    try window.press(on: .role(.tab, "Crew"))
    window.advance(by: 0.1)
    let waves = Drawn.all(in: window.displayItem).compactMap(\.wave)
    let middle = try #require(waves.first?.stops.first?.color)
    #expect(isColor(middle, color(isPrimary ? .primary : .onSurface), opacity: nil))
    window.release()
  }

  private func isColor(_ found: Color.Resolved, _ wanted: Color.Resolved, opacity: Float?) -> Bool {
    let same = zip([found.red, found.green, found.blue], [wanted.red, wanted.green, wanted.blue])
      .allSatisfy { abs($0 - $1) < 0.003 }
    return same && (opacity.map { abs(found.opacity - $0) < 0.003 } ?? true)
  }
}
