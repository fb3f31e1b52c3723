import Testing

@testable import ViewEngine

@MainActor
@Suite("Sections in lazy containers")
struct SectionTests {
  /// Sections of a header of 30, ten rows of 50 and a footer of 20, without spacing: 550 each.
  private func stage(_ pinned: PinnedScrollableViews, count: Int = 20) -> Stage {
    Stage(width: 300, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<count) { section in
            Section {
              ForEach(0..<10) { Text(verbatim: "row \(section).\($0)").frame(height: 50) }
            } header: {
              Text(verbatim: "head \(section)").frame(maxWidth: .infinity).frame(height: 30).background(Color.red)
            } footer: {
              Text(verbatim: "foot \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  private func scroll(_ stage: Stage, to offset: CGFloat) {
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: offset - stage.scroll.offset.y))
    stage.frame()
  }

  @Test("rows of sections in a loop are made one by one")
  func laziness() {
    let stage = stage([], count: 200)
    let rows = stage.labels.filter { $0.hasPrefix("row") }
    // 170 points of rows and a quarter of the view ahead.
    #expect(rows.count <= 6)
    #expect(stage.scroll.contentSize.height > 5000)
    scroll(stage, to: 575)
    #expect(stage.frame(of: "row 1.0")?.midY == 30)
    #expect(stage.nodes.first { $0.properties.label == "head 1" }?.properties.role == .heading)
  }

  @Test("a pinned header stays at the start until the end of its section pushes it out")
  func header() {
    let stage = stage(.sectionHeaders)
    func head(_ section: Int) -> CGFloat? { stage.frame(of: "head \(section)")?.midY }
    #expect(head(0) == 15)
    scroll(stage, to: 130)
    #expect(head(0) == 15)
    #expect(stage.frame(of: "row 0.2")?.midY == 25)
    scroll(stage, to: 540)
    // The section ends at 550, 10 below the start: the header has 20 of its 30 above.
    #expect(head(0) == -5)
    #expect(head(1) == 25)
    scroll(stage, to: 552)
    #expect(head(1) == 15)
    scroll(stage, to: 0)
    #expect(head(0) == 15)
    #expect(head(1) == nil || head(1)! > 200)
  }

  @Test("without pinning headers scroll away")
  func unpinned() {
    let stage = stage([])
    scroll(stage, to: 130)
    #expect(stage.frame(of: "head 0").map { $0.maxY < 0 } ?? true)
  }

  @Test("a pinned footer stays at the end of the view, and comes in behind its section's start")
  func footer() {
    let stage = stage(.sectionFooters)
    func foot(_ section: Int) -> CGFloat? { stage.frame(of: "foot \(section)")?.midY }
    #expect(foot(0) == 190)
    scroll(stage, to: 360)
    // Its own place: 530 to 550.
    #expect(foot(0) == 180)
    scroll(stage, to: 362)
    #expect(foot(0) == 178)
  }

  @Test("a pinned header moves along in each step without a body and with nothing but itself placed")
  func cost() {
    let stage = stage(.sectionHeaders)
    scroll(stage, to: 100)
    stage.graph.statistics.reset()
    scroll(stage, to: 104)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints == 0)
  }

  @Test("what is pinned is drawn in front of the rows and is hit first")
  func front() {
    let journal = Journal()
    let stage = Stage(width: 300, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10) { index in
              Color.blue.frame(height: 50).onTapGesture { journal.note("row \(index)") }
            }
          } header: {
            Color.red.frame(height: 30).onTapGesture { journal.note("head") }
          }
        }
      }
    }
    scroll(stage, to: 130)
    let order = stage.fills.map(\.color)
    let (red, blue) = (Color.red.resolve(in: EnvironmentValues()), Color.blue.resolve(in: EnvironmentValues()))
    #expect(order.lastIndex(of: red)! > order.lastIndex(of: blue)!)
    stage.tap(150, 10)
    stage.tap(150, 60)
    #expect(journal.entries == ["head", "row 3"])
  }

  @Test("a section's header takes a line of its own in a grid, and the cells behind start a new one")
  func grid() {
    let stage = Stage(width: 300, height: 400) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<2) { section in
            Section {
              ForEach(0..<3) { Text(verbatim: "cell \(section).\($0)").frame(height: 50) }
            } header: {
              Text(verbatim: "head \(section)").frame(height: 30)
            }
          }
        }
      }
    }
    #expect(stage.frame(of: "head 0")?.midX == 150)
    #expect(stage.frame(of: "cell 0.2")?.midY == 105)
    #expect(stage.frame(of: "head 1")?.midY == 145)
    #expect(stage.frame(of: "cell 1.0")?.midX == 75)
    #expect(stage.frame(of: "cell 1.0")?.midY == 185)
  }
}
