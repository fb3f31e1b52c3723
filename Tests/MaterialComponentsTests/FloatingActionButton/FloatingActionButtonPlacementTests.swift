import MaterialComponents
import Testing

@MainActor
struct FloatingActionButtonPlacementTests {
  private struct Shown: View {
    let isShown: Box<Bool>
    var body: some View {
      FloatingActionButton("Compose", systemImage: "edit") {}.floatingActionButtonShown(isShown.value)
    }
  }

  /// The scale that the button is drawn at; 1 where nothing scales it, nil where it isn't drawn.
  private func scale(_ stage: Stage) -> CGFloat? {
    func find(_ item: DisplayItem) -> CGFloat? {
      for operation in item.operations {
        switch operation {
        case .transform(let transform, _): return transform.a
        case .item(let inner, _), .opacity(_, let inner, _), .clip(_, let inner, _):
          if let found = find(inner) { return found }
        case .fill: return 1
        default: break
        }
      }
      return nil
    }
    return find(stage.graph.displayItem)
  }

  @Test("showing what is shown changes nothing, and hiding can be turned round on the way")
  func interruptible() throws {
    let isShown = Box(true)
    let stage = Stage { Shown(isShown: isShown) }
    isShown.value = false
    stage.advance(0.1)
    let hiding = try #require(scale(stage))
    #expect(hiding < 1 && hiding > 0.4)
    isShown.value = true
    stage.advance(0.02)
    // It goes on from where it was.
    #expect(abs(try #require(scale(stage)) - hiding) < 0.25)
    stage.advance(2)
    #expect(scale(stage) == 1)
    isShown.value = true
    stage.advance(1)
    #expect(scale(stage) == 1)
    isShown.value = false
    stage.advance(2)
    #expect(scale(stage) == nil && stage.element("Compose") == nil)
    #expect(!stage.graph.needsFrame)
  }

  private struct Feed: View {
    let behavior: FloatingActionButtonScrollBehavior
    var body: some View {
      ScrollView { Color.clear.frame(height: 2000) }
        .floatingActionButton(onScroll: behavior) {
          FloatingActionButton("Compose", systemImage: "edit", isExtended: true) {}
        }
    }
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    let place = CGPoint(x: 100, y: 100)
    let delta = CGSize(width: 0, height: distance)
    stage.graph.send(ScrollEvent(at: place, delta: delta, kind: .precise, time: stage.time))
    stage.advance(1)
  }

  @Test("it stands 16 from the corner, goes while content moves on and comes when it moves back")
  func hides() throws {
    let stage = Stage { Feed(behavior: .hides) }
    let bounds = try #require(stage.element("Compose")).bounds
    #expect(bounds.maxX == 384 && bounds.maxY == 284)
    scroll(stage, by: 4)
    #expect(stage.element("Compose") != nil, "less than 5 is nothing")
    scroll(stage, by: 100)
    #expect(stage.element("Compose") == nil)
    scroll(stage, by: -20)
    #expect(stage.element("Compose") != nil)
  }

  @Test("one that collapses shows its icon alone while content moves on")
  func collapses() throws {
    let stage = Stage { Feed(behavior: .collapses) }
    scroll(stage, by: 100)
    #expect(try #require(stage.element("Compose")).bounds.width == 56)
    scroll(stage, by: -100)
    #expect(try #require(stage.element("Compose")).bounds.width == 120)
  }

  private struct Menu: View {
    @Binding var isExpanded: Bool
    let done: Box<String>
    var body: some View {
      FloatingActionButtonMenu(
        "Create", systemImage: "add", isExpanded: $isExpanded,
        items: [
          FloatingActionButtonMenuItem("Note", systemImage: "edit") { done.value = "Note" },
          FloatingActionButtonMenuItem("List", systemImage: "list") { done.value = "List" },
        ])
    }
  }

  @Test("a menu opens with the focus on its first action; arrow keys, Escape and a choice do what they do in menus")
  func menu() throws {
    let isExpanded = Box(false)
    let done = Box("")
    let stage = Stage { Menu(isExpanded: isExpanded.binding, done: done) }
    #expect(stage.element(.menu) == nil)
    #expect(try #require(stage.element("Create")).perform(SemanticsAction.Name.activate))
    stage.advance(1)
    #expect(isExpanded.value)
    #expect(stage.element("Create")?.properties.states == [.expanded])
    let note = try #require(stage.element("Note"))
    #expect(note.properties.role == .menuitem && note.properties.states == [.focused])
    #expect(note.properties.position == 1 && note.properties.setSize == 2)
    // Items of 56, 4 apart; the button of 56 is round and 8 below.
    let list = try #require(stage.element("List")).bounds
    #expect(note.bounds.height == 56 && list.minY - note.bounds.maxY == 4)
    #expect(try #require(stage.element("Create")).bounds.minY - list.maxY == 8)
    let button = try #require(stage.drawing.compactMap(\.fill).last)
    #expect(button.color == MaterialColorScheme.light[.primary] && button.shape.roundedRect?.topLeft == 28)
    stage.key("ArrowDown")
    stage.advance(0.1)
    #expect(stage.element("List")?.properties.states == [.focused])
    stage.key("Escape")
    stage.advance(1)
    #expect(!isExpanded.value && stage.element(.menu) == nil)
    isExpanded.value = true
    stage.advance(1)
    #expect(try #require(stage.element("List")).perform(SemanticsAction.Name.activate))
    stage.advance(1)
    #expect(done.value == "List" && !isExpanded.value)
  }
}
