import MaterialComponents
import MaterialTesting
import Testing

/// Where content with a scroll target behaviour of the app's own comes to rest below a header of 56…128, in a window of
/// 400 × 700.
@MainActor
@Suite("Scroll target behaviours below app bars")
struct AppBarTargetBehaviorTests {
  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { row in
          Color.blue.frame(height: 100).accessibilityElement().accessibilityLabel("A \(row)")
        }
      }
      .scrollTargetLayout()
    }
  }

  /// Wants content to stop at multiples of 250 points.
  private struct Quarters: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 250).rounded() * 250
    }
  }

  private func open(
    _ options: FlexibleHeaderOptions, _ behavior: some ScrollTargetBehavior
  ) throws -> (AppBarFixture, TestWindow) {
    let fixture = AppBarFixture()
    let window = try TestWindow(width: 400, height: 700) {
      FlexibleHeader(options) { context in
        let _ = fixture.note(context)
        Text(verbatim: "Title")
      } content: {
        ScrollView { Rows() }.scrollTargetBehavior(behavior)
      }
      .materialTheme(.baseline)
    }
    return (fixture, window)
  }

  private func options(
    _ behavior: HeaderShiftBehavior = .disabled, minimum: CGFloat = 56, maximum: CGFloat = 128
  ) -> FlexibleHeaderOptions {
    var options = FlexibleHeaderOptions()
    options.heights = FlexibleHeaderHeights(minimum: minimum, maximum: maximum)
    options.shiftBehavior = behavior
    options.collapseThreshold = 0.5
    return options
  }

  /// Drags slowly, so that nothing goes on by momentum.
  private func drag(_ window: TestWindow, by distance: CGFloat) throws {
    window.press(at: CGPoint(x: 200, y: 650), pointer: .touch)
    for _ in 0..<20 {
      window.move(by: CGSize(width: 0, height: -distance / 20))
      window.advance(by: 0.03)
    }
    window.advance(by: 0.3)
    window.release()
    window.advance(by: 3)
  }

  @Test("view aligned: a row stops at the edge of the header, however high that is", arguments: [330, 370, 480])
  func viewAligned(distance: CGFloat) throws {
    let (fixture, window) = try open(options(), .viewAligned)
    try drag(window, by: distance)
    #expect(try fixture.header(in: window).maxY == 56)
    let top = try #require(fixture.contentTop(in: window))
    #expect((top - 56).truncatingRemainder(dividingBy: 100) == 0, "\(top)")
  }

  @Test(
    "where it has nothing to say about the header's way, the header goes to its nearer end",
    arguments: [(30, 128), (60, 56)] as [(CGFloat, CGFloat)])
  func snaps(distance: CGFloat, height: CGFloat) throws {
    let (fixture, window) = try open(options(), .viewAligned)
    try drag(window, by: distance)
    #expect(try fixture.header(in: window).height == height)
  }

  @Test("one of the app's own gives the place, and the header still leaves no part of itself above content")
  func own() throws {
    let (fixture, window) = try open(options(.enabled, minimum: 56, maximum: 56), Quarters())
    try drag(window, by: 200)
    // The content's place of 250 points stands at the edge of the window, since the header is away.
    #expect(fixture.context?.shift == 56)
    #expect(fixture.contentTop(in: window) == -250)
    let (other, small) = try open(options(minimum: 56, maximum: 128), Quarters())
    try drag(small, by: 60)
    #expect(try other.header(in: small).height == 56)
  }

  // mdc-features.md §1a, row "Never while…": interactive shift off for paging scroll views.
  @Test("scrolling from page to page shifts no header, and collapses it as usual")
  func paging() throws {
    let (fixture, window) = try open(options(.enabled), .paging)
    fixture.scroll(window, by: 600)
    #expect(try fixture.header(in: window) == CGRect(x: 0, y: 0, width: 400, height: 56))
    #expect(fixture.context?.shift == 0)
    fixture.scroll(window, by: 600)
    #expect(fixture.context?.shift == 0)
  }

  @Test("in the model a header that was away comes back over pages, and does not leave again")
  func pagingModel() {
    var model = FlexibleHeaderModel()
    model.options.shiftBehavior = .enabled
    model.contentDidScroll(to: 0)
    model.contentDidScroll(to: 300)
    #expect(model.shift == 56)
    model.contentDidScroll(to: 200, isPaging: true)
    #expect(model.shift == 56)
    model.contentDidScroll(to: 40, isPaging: true)
    #expect(model.shift < 56)
    let shift = model.shift
    model.contentDidScroll(to: 300, isPaging: true)
    #expect(model.shift <= shift)
  }
}
