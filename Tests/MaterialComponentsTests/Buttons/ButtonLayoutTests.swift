import MaterialComponents
import Testing

@MainActor
struct ButtonLayoutTests {
  @Test(
    "larger text takes its room from the space beside it",
    // Flutter's components: 24 at a scale of 1 are 12 at 2 and 6 at 3; so 16 are 8 and 4.
    arguments: [(0.75, 16.0), (1, 16), (1.5, 12), (2, 8), (3, 4), (4, 4)])
  func space(scale: Double, space: CGFloat) throws {
    let stage = Stage(width: 800) {
      Button("abcdefghijkl") {}.buttonStyle(.filled).environment(\.textScale, scale)
    }
    // Twelve characters, each half as wide as the font's size of 14.
    let width = try #require(stage.element(.button)).bounds.width
    #expect(abs(width - (12 * 7 * CGFloat(scale) + 2 * space)) < 0.01)
  }

  @Test("a button keeps to limits, and is hit where its insets say")
  func limits() throws {
    let count = Box(0)
    let stage = Stage {
      Button("a") { count.value += 1 }.buttonStyle(.filled).buttonLimits(minWidth: 100, minHeight: 60)
        .hitAreaInsets(EdgeInsets(top: 10, leading: -20, bottom: 0, trailing: 0))
    }
    #expect(try #require(stage.element(.button)).bounds == CGRect(x: 150, y: 120, width: 100, height: 60))
    for (x, y, expected) in [(131.0, 150.0, 1), (200, 131, 2), (200, 129, 2), (251, 150, 2)] {
      stage.pointer(.down, x, y)
      stage.pointer(.up, x, y)
      #expect(count.value == expected, "\(x), \(y)")
    }
    let narrow = Stage { Button("a long label indeed") {}.buttonStyle(.filled).buttonLimits(maxWidth: 80) }
    #expect(try #require(narrow.element(.button)).bounds.width == 80)
  }

  @Test("a button at work is busy, keeps its size and colours, and does nothing")
  func loading() throws {
    let isLoading = Box(false)
    let count = Box(0)
    struct Send: View {
      let isLoading: Box<Bool>
      let action: () -> Void
      var body: some View {
        Button("Send") { action() }.buttonStyle(.filled).buttonLoading(isLoading.value)
      }
    }
    let stage = Stage { Send(isLoading: isLoading) { count.value += 1 } }
    let before = try #require(stage.element("Send")).bounds
    isLoading.value = true
    stage.advance(0.5)
    let button = try #require(stage.element("Send"))
    #expect(button.bounds == before)
    #expect(button.properties.states == [.busy, .disabled])
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light[.primary])
    let arc = stage.drawing.lazy.compactMap { drawn -> (Color.Resolved, CGFloat)? in
      if case .stroke(_, .color(let color), let style) = drawn.operation { (color, style.lineWidth) } else { nil }
    }.first
    // The indicator's line of 4 in 40, in an icon's 20.
    #expect(arc?.0 == MaterialColorScheme.light[.onPrimary] && arc?.1 == 2)
    stage.pointer(.down, before.midX, before.midY)
    stage.pointer(.up, before.midX, before.midY)
    #expect(count.value == 0)
    isLoading.value = false
    stage.advance(0.1)
    stage.pointer(.down, before.midX, before.midY)
    stage.pointer(.up, before.midX, before.midY)
    #expect(count.value == 1)
  }
}
