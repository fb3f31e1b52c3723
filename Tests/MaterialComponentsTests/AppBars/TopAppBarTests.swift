import MaterialComponents
import MaterialTesting
import Testing

/// An app bar over a long list in a window of 400 × 700.
@MainActor
private func open<Content: View>(
  width: CGFloat = 400, environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
) throws -> TestWindow {
  try TestWindow(width: width, height: 700, environment: environment) { content().materialTheme(.baseline) }
}

private struct Rows: View {
  var body: some View { ScrollView { Color.gray.frame(height: 3000).accessibilityIdentifier("rows") } }
}

extension TestWindow {
  fileprivate func scrollRows(by distance: CGFloat) {
    scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: distance))
  }
  fileprivate var bar: CGRect { get throws { try find(.role(.banner)).bounds } }
}

/// m3-spec.md §9.16: heights and scroll behaviours.
@MainActor
@Suite("Top app bars")
struct TopAppBarTests {
  @Test(
    "each style is as high as the specification says, expanded and collapsed",
    arguments: [
      (TopAppBarStyle.small, false, 64), (.centerAligned, false, 64), (.medium, false, 112), (.large, false, 152),
      (.mediumFlexible, false, 112), (.mediumFlexible, true, 136), (.largeFlexible, false, 120),
      (.largeFlexible, true, 152), (.small, true, 64),
    ] as [(TopAppBarStyle, Bool, CGFloat)])
  func heights(style: TopAppBarStyle, hasSubtitle: Bool, height: CGFloat) throws {
    let window = try open { Rows().topAppBar("Harbour", subtitle: hasSubtitle ? "Berths" : nil, style: style) }
    #expect(try window.bar.height == height)
    window.scrollRows(by: 300)
    #expect(try window.bar.height == 64)
    let alone = try open {
      TopAppBar("Harbour", subtitle: hasSubtitle ? "Berths" : nil, style: style).accessibilityIdentifier("bar")
    }
    _ = alone
  }

  @Test("pinned: the bar stays and changes its tone while content lies under it")
  func pinned() throws {
    let window = try open { Rows().topAppBar("Harbour") }
    func fills() -> [Color.Resolved] {
      Drawn.all(in: window.displayItem).compactMap(\.fill).filter { $0.shape.bounds.height == 64 }.map(\.color)
    }
    #expect(fills() == [MaterialColorScheme.light[.surface]])
    window.scrollRows(by: 300)
    window.advance(by: 1)
    #expect(fills().last == MaterialColorScheme.light[.surfaceContainer])
    #expect(try window.bar == CGRect(x: 0, y: 0, width: 400, height: 64))
    window.scrollRows(by: -300)
    window.advance(by: 1)
    #expect(fills() == [MaterialColorScheme.light[.surface]])
  }

  @Test("enter always: away with scrolling on, back with the first step back")
  func enterAlways() throws {
    let window = try open { Rows().topAppBar("Harbour", scrollBehavior: .enterAlways) }
    window.scrollRows(by: 500)
    #expect(try window.find(.label("Harbour")).properties.states.contains(.offscreen))
    window.scrollRows(by: -20)
    #expect(try window.bar.maxY == 20)
  }

  @Test("exit until collapsed: a large bar becomes a small one, and is large again only at the content's start")
  func exitUntilCollapsed() throws {
    let window = try open { Rows().topAppBar("Harbour", style: .large, scrollBehavior: .exitUntilCollapsed) }
    window.scrollRows(by: 500)
    #expect(try window.bar.height == 64)
    window.scrollRows(by: -400)
    #expect(try window.bar.height == 64)
    window.scrollRows(by: -100)
    #expect(try window.bar.height == 152)
  }

  @Test("let go on its way a bar goes to the nearer end", arguments: [(30, 152), (60, 64)] as [(CGFloat, CGFloat)])
  func nearerEnd(distance: CGFloat, height: CGFloat) throws {
    let window = try open { Rows().topAppBar("Harbour", style: .large) }
    window.press(at: CGPoint(x: 200, y: 600), pointer: .touch)
    window.advance(by: 0.02)
    for _ in 0..<10 {
      window.move(by: CGSize(width: 0, height: -(distance + 8) / 10))
      window.advance(by: 0.02)
    }
    window.advance(by: 0.3)
    let before = try window.bar.height
    #expect(before < 152 && before > 64)
    window.release()
    window.advance(by: 2)
    #expect(try window.bar.height == height)
  }

  @Test("only one of the two titles of a collapsing bar is there for assistive technology: a heading")
  func oneHeading() throws {
    let window = try open { Rows().topAppBar("Harbour", style: .large) }
    #expect(try window.all(.label("Harbour")).count == 1)
    #expect(try window.find(.role(.heading, "Harbour")).bounds.minY > 64)
    window.scrollRows(by: 88)
    #expect(try window.all(.label("Harbour")).count == 1)
    #expect(try window.find(.role(.heading, "Harbour")).bounds.maxY < 64)
  }

  @Test("read in the order leading, title, trailing, bottom, content")
  func order() throws {
    let window = try open {
      ScrollView { Button("Row") {} }
        .topAppBar("Harbour") {
          IconButton("Menu", systemImage: "menu") {}
        } trailing: {
          IconButton("Search", systemImage: "search") {}
        } bottom: {
          Text("Below")
        }
    }
    var labels: [String] = []
    func visit(_ node: SemanticsNode) {
      if !node.properties.label.isEmpty { labels.append(node.properties.label) }
      node.children.forEach(visit)
    }
    visit(window.semantics)
    #expect(labels == ["Menu", "Harbour", "Search", "Below", "Row"])
    #expect(try window.find(.role(.banner)).children.count >= 3)
  }

  @Test("large text makes a bar higher and cuts no title", arguments: TopAppBarStyle.allCases)
  func largeText(style: TopAppBarStyle) throws {
    let window = try open {
      $0.textScale = 2
    } _: {
      Rows().topAppBar("Harbour", subtitle: "Berths", style: style)
    }
    let bar = try window.bar
    let title = try window.find(.role(.heading, "Harbour")).bounds
    #expect(title.minY >= 0 && title.maxY <= bar.maxY, "\(title) in \(bar)")
    #expect(title.height >= 2 * 28)
    window.scrollRows(by: 600)
    let small = try window.find(.role(.heading, "Harbour")).bounds
    #expect(try small.minY >= 0 && small.maxY <= window.bar.maxY)
  }

  @Test("an expanded title that is too long for one line has two, and the bar is higher by that")
  func twoLines() throws {
    let window = try open { Rows().topAppBar("Ships that lie in the harbour today and tomorrow", style: .large) }
    #expect(try window.bar.height > 152)
    let title = try window.find(.role(.heading)).bounds
    #expect(title.minY >= 64)
    #expect(title.height >= 72)
  }

  @Test("the expanded title's baseline is 24 points above the edge of a medium bar and 28 above that of a large one")
  func baseline() throws {
    // Headline-small has lines of 32, headline-medium of 36 points: with their descents 16 and 20 points are left.
    for (style, most) in [(TopAppBarStyle.medium, 24.0), (.large, 28)] {
      let window = try open { Rows().topAppBar("Harbour", style: style) }
      let space = try window.bar.maxY - window.find(.role(.heading)).bounds.maxY
      #expect(space > 8 && space < most)
    }
  }

  @Test("a bottom part stays at the lower edge")
  func bottomPart() throws {
    let window = try open {
      Rows().topAppBar("Harbour", style: .medium) {
        EmptyView()
      } trailing: {
        EmptyView()
      } bottom: {
        Color.red.frame(height: 48).accessibilityElement().accessibilityIdentifier("tabs")
      }
    }
    #expect(try window.bar.height == 160)
    #expect(try window.find(.id("tabs")).bounds.minY == 112)
    window.scrollRows(by: 300)
    #expect(try window.bar.height == 112)
    #expect(try window.find(.id("tabs")).bounds.minY == 64)
  }

  @Test("a hairline is one pixel high, at the lower edge")
  func hairline() throws {
    let window = try TestWindow(width: 400, height: 700, scale: 2) {
      Rows().topAppBar("Harbour", background: .tonal.hairline()).materialTheme(.baseline)
    }
    let line = Drawn.all(in: window.displayItem).compactMap(\.fill).first { $0.shape.bounds.height == 0.5 }
    #expect(line?.shape.bounds == CGRect(x: 0, y: 63.5, width: 400, height: 0.5))
  }

  // mdc-features.md §1a "Shadow": black, offset (0, 1), radius 4, opacity 0.4 × intensity; §1b: elevation = 4 × intensity.
  @Test("the older shadow grows over 8 points of scrolling")
  func shadow() throws {
    let window = try open { Rows().topAppBar("Harbour", background: .shadow()) }
    func shadow() -> DisplayShadow? { Drawn.all(in: window.displayItem).compactMap(\.shadow).first?.shadow }
    #expect(shadow() == nil)
    window.scrollRows(by: 4)
    #expect(shadow().map { abs(Double($0.color.opacity) - 0.2) < 0.01 } == true)
    window.scrollRows(by: 40)
    let complete = try #require(shadow())
    #expect(abs(Double(complete.color.opacity) - 0.4) < 0.01)
    #expect(complete.offset == CGSize(width: 0, height: 1))
  }
}

/// mdc-features.md §1b, row "AppBar shadow".
@MainActor
@Suite("Elevated top app bars")
struct ElevatedAppBarTests {
  @Test("an elevated bar stands as high as 4 points times the shadow's intensity", arguments: [4, 40] as [CGFloat])
  func elevation(distance: CGFloat) throws {
    let window = try open { Rows().topAppBar("Harbour", background: .elevated()) }
    func blurs() -> [CGFloat] { Drawn.all(in: window.displayItem).compactMap(\.shadow).map(\.shadow.blur) }
    #expect(blurs().isEmpty)
    window.scrollRows(by: distance)
    // The ambient shadow's blur at a height, twice the deviation that the original has.
    let height = 4 * min(1, distance / 8)
    #expect(blurs().contains { abs($0 - 2 * (0.889544 * height - 0.003701)) < 0.01 }, "\(blurs())")
  }
}

/// mdc-features.md §1b: back button.
@MainActor
@Suite("The way back in app bars")
struct AppBarBackTests {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack { NavigationLink("Open", value: 1) }
          .topAppBar("First")
          .navigationDestination(for: Int.self) { _ in
            Rows().topAppBar("Second")
          }
      }
    }
  }

  @Test("a pushed page has a button that goes back, as Escape does; the first one has none")
  func back() throws {
    let window = try open { Pages() }
    #expect(try window.all(.role(.button, "Back")).isEmpty)
    try window.click(on: .label("Open"))
    window.advance(by: 1)
    try window.click(on: .role(.button, "Back"))
    window.advance(by: 1)
    #expect(try window.all(.label("Second")).isEmpty)
    try window.click(on: .label("Open"))
    window.advance(by: 1)
    #expect(try !window.all(.label("Second")).isEmpty)
    window.key("Escape")
    window.advance(by: 1)
    #expect(try window.all(.label("Second")).isEmpty)
  }

  @Test("from right to left it stands on the right")
  func mirrored() throws {
    let window = try open {
      $0.layoutDirection = .rightToLeft
    } _: {
      Pages()
    }
    try window.click(on: .label("Open"))
    window.advance(by: 1)
    let button = try window.find(.role(.button, "Back")).bounds
    #expect(button.midX == 372)
    #expect(try window.find(.role(.heading, "Second")).bounds.maxX < button.minX)
  }

  @Test("leading items take its place, unless it supplements them")
  func replaced() throws {
    for (mode, count) in [(AppBarBackButton.automatic, 0), (.supplemented, 1), (.hidden, 0)] {
      let window = try open {
        NavigationStack(path: .constant([1])) {
          Text(verbatim: "First")
            .navigationDestination(for: Int.self) { _ in
              TopAppBar("Second", backButton: mode) {
                IconButton("Menu", systemImage: "menu") {}
              }
            }
        }
      }
      #expect(try window.all(.role(.button, "Back")).count == count, "\(mode)")
    }
  }
}
