import MaterialTesting
import Testing

@testable import MaterialComponents

/// mdc-features.md §1b, rows "NavigationBar height", "Title", "Title insets", "Centring rule", "Title view", "ButtonBar".
@MainActor
@Suite("The row of an app bar")
struct TopAppBarRowTests {
  private func row(
    _ placement: AppBarTitlePlacement = .center, _ view: AppBarTitleViewLayout? = nil,
    _ metrics: AppBarMetrics = .classic
  ) -> TopAppBarRow {
    TopAppBarRow(metrics: metrics, placement: placement, titleView: view, height: metrics.height)
  }

  @Test("a title stands in the true middle if half of it fits on both sides")
  func trueCentre() {
    #expect(row().place(width: 400, leading: 48, title: 100, trailing: 96) == .init(x: 150, width: 100))
    #expect(row().place(width: 400, leading: 0, title: 100, trailing: 0) == .init(x: 150, width: 100))
  }

  @Test("otherwise it is pushed towards the side with room")
  func pushed() {
    // Trailing items take 4 + 144 points, and 16 are kept free before them.
    #expect(row().place(width: 400, leading: 48, title: 160, trailing: 144) == .init(x: 76, width: 160))
    #expect(row().place(width: 400, leading: 144, title: 160, trailing: 48) == .init(x: 164, width: 160))
  }

  @Test("otherwise it stands as a leading one")
  func leading() {
    let place = row().place(width: 400, leading: 48, title: 300, trailing: 144)
    #expect(place == .init(x: 52, width: 200))
  }

  @Test("a leading title has 16 points beside it only where there are no items")
  func insets() {
    #expect(row(.leading).place(width: 400, leading: 0, title: 500, trailing: 0) == .init(x: 16, width: 368))
    #expect(row(.leading).place(width: 400, leading: 48, title: 500, trailing: 0) == .init(x: 52, width: 332))
    // Material 3 has 4 more between an item and the title: it starts at 56.
    #expect(row(.leading, nil, .material3).place(width: 400, leading: 48, title: 100, trailing: 0).x == 56)
    #expect(row(.leading, nil, .material3).place(width: 400, leading: 0, title: 100, trailing: 0).x == 16)
  }

  @Test("a title view fills all room, or is centred, or is centred and as wide as it is")
  func titleView() {
    #expect(row(.leading, .fill).place(width: 400, leading: 48, title: 50, trailing: 96) == .init(x: 52, width: 248))
    #expect(row(.leading, .center).place(width: 400, leading: 48, title: 50, trailing: 96) == .init(x: 100, width: 200))
    #expect(
      row(.leading, .centerFit).place(width: 400, leading: 48, title: 50, trailing: 96) == .init(x: 175, width: 50))
    #expect(row(.leading, .centerFit).place(width: 400, leading: 48, title: 500, trailing: 96).width == 200)
  }

  @Test("too little room gives no negative widths")
  func narrow() {
    for view in [nil, .fill, .center, .centerFit] as [AppBarTitleViewLayout?] {
      let place = row(.center, view).place(width: 80, leading: 96, title: 100, trailing: 96)
      #expect(place.width == 0)
    }
  }

  @Test("the older bar is 56 points high, and 24…56 and Material's 64 are kept")
  func height() throws {
    #expect(AppBarMetrics.classic.height == 56)
    #expect(AppBarMetrics.classic.height(10).height == 24)
    #expect(AppBarMetrics.classic.height(40).height == 40)
    #expect(AppBarMetrics.classic.height(500).height == 64)
    let window = try TestWindow(width: 400, height: 300) {
      VStack(spacing: 0) {
        TopAppBar("Harbour").appBarMetrics(.classic)
        Text(verbatim: "Below")
        Spacer()
      }
      .materialTheme(.baseline)
    }
    #expect(try window.find(.label("Below")).bounds.minY == 56)
  }

  @Test("older items are at least 36 wide, with 12 beside what is in them; first and last have 4 more to the edge")
  func items() throws {
    let window = try TestWindow(width: 400, height: 100) {
      TopAppBar("Harbour") {
        Color.red.frame(width: 8, height: 8).accessibilityElement().accessibilityIdentifier("first")
        Color.red.frame(width: 40, height: 8).accessibilityElement().accessibilityIdentifier("second")
      } trailing: {
        Color.red.frame(width: 20, height: 8).accessibilityElement().accessibilityIdentifier("last")
      }
      .appBarMetrics(.classic)
      .materialTheme(.baseline)
    }
    // 36 wide, its 8 in the middle; then 12 + 40 + 12.
    #expect(try window.find(.id("first")).bounds.midX == 22)
    #expect(try window.find(.id("second")).bounds.minX == 52)
    #expect(try window.find(.id("last")).bounds.maxX == 384)
    #expect(try window.find(.role(.heading)).bounds.minX == 104)
  }

  @Test("in a taller bar the row stays at the top")
  func taller() throws {
    let window = try TestWindow(width: 400, height: 300) {
      VStack(spacing: 0) {
        FlexibleHeader {
          _ in
          TopAppBar("Harbour").flexibleHeaderHeights(minimum: 150)
        } content: {
          Text(verbatim: "Below")
        }
      }
      .materialTheme(.baseline)
    }
    #expect(try window.find(.role(.banner)).bounds.height == 150)
    #expect(try window.find(.role(.heading)).bounds.midY == 32)
  }

  @Test("from right to left all of it is mirrored")
  func mirrored() throws {
    func frames(_ direction: LayoutDirection) throws -> [CGRect] {
      let window = try TestWindow(width: 400, height: 100) {
        $0.layoutDirection = direction
      } content: {
        TopAppBar("Harbour", style: .centerAligned) {
          IconButton("Menu", systemImage: "menu") {}
        } trailing: {
          IconButton("Search", systemImage: "search") {}
          IconButton("More", systemImage: "more_vert") {}
        }
        .materialTheme(.baseline)
      }
      return try ["Menu", "Harbour", "Search", "More"].map { try window.find(.label($0)).bounds }
    }
    let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
    for (a, b) in zip(left, right) { #expect(abs(a.midX - (400 - b.midX)) <= 1) }
    #expect(left[0].midX == 28)
    #expect(left[3].midX == 372)
    #expect(left[2].midX == 324)
    #expect(abs(left[1].midX - 200) <= 1)
  }
}

/// mdc-features.md §1b, row "HeaderStackView".
@MainActor
@Suite("Header stacks")
struct HeaderStackTests {
  private func frames(height: CGFloat?) throws -> (top: CGRect, bottom: CGRect) {
    let window = try TestWindow(width: 400, height: 300) {
      VStack(spacing: 0) {
        HeaderStack {
          Color.red.frame(maxWidth: .infinity, minHeight: 56, idealHeight: 56, maxHeight: .infinity)
            .accessibilityElement().accessibilityIdentifier("top")
        } bottom: {
          Color.blue.frame(height: 48).accessibilityElement().accessibilityIdentifier("bottom")
        }
        .frame(height: height)
        Color.clear.frame(height: 0)
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: height == nil)
    }
    return (try window.find(.id("top")).bounds, try window.find(.id("bottom")).bounds)
  }

  @Test("by itself it is as high as both")
  func natural() throws {
    let (top, bottom) = try frames(height: nil)
    #expect(top.height == 56)
    #expect(bottom.height == 48)
    #expect(bottom.minY == top.maxY)
  }

  @Test("all that there is more goes to the top part")
  func more() throws {
    let (top, bottom) = try frames(height: 200)
    #expect(top.height == 152)
    #expect(bottom.height == 48)
    #expect(bottom.maxY - top.minY == 200)
  }

  @Test("with too little the top part slides up and keeps its height")
  func less() throws {
    let (top, bottom) = try frames(height: 70)
    #expect(top.height == 56)
    #expect(bottom.height == 48)
    #expect(top.maxY == bottom.minY)
  }
}

/// mdc-features.md §1a, row "Snap animation".
@Suite("How headers snap")
struct HeaderSnapAnimationTests {
  @Test("each frame makes 12 times the rest in a second, and the end is within 0.1 point")
  func steps() {
    let animation = HeaderSnapAnimation()
    var context = AnimationContext<Double>()
    var rest = 40.0
    var time = 0.0
    for _ in 0..<60 {
      time += 1.0 / 60
      rest -= 12 * rest / 60
      guard let value = animation.animate(value: 40.0, time: time, context: &context) else {
        #expect(rest <= 0.1)
        return
      }
      #expect(abs(value - (40 - rest)) < 1e-9)
      #expect(rest > 0.1)
    }
    Issue.record("it never ends")
  }

  @Test("a long frame does not go beyond the end")
  func longFrame() {
    #expect(HeaderSnapAnimation.rest(of: 10, after: 1) == 0)
    #expect(HeaderSnapAnimation.rest(of: 10, after: -1) == 10)
  }
}
