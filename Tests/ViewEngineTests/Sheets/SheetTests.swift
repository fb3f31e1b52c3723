import Testing

@testable import ViewEngine

@MainActor @Suite("Sheets")
struct SheetTests {
  @Observable final class Model {
    var isShown = true
    var isInnerShown = false
    var item: Item?
    var detent = PresentationDetent.height(200)
    var dismissals = 0
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct App: View {
    @Bindable var model: Model
    var detents: Set<PresentationDetent> = [.height(200), .large]
    var isFixed = false
    var usesSelection = false
    var interaction = PresentationBackgroundInteraction.automatic

    var body: some View {
      VStack {
        Button("Below") {}
        Spacer()
      }
      .sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) { content }
    }

    @ViewBuilder private var content: some View {
      let inside = VStack(spacing: 0) {
        Button("First") {}
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40) { Text(verbatim: "row \($0)").frame(height: 50) } }
        }
      }
      .interactiveDismissDisabled(isFixed)
      .presentationBackgroundInteraction(interaction)
      .sheet(isPresented: $model.isInnerShown) { Button("Inner") {} }
      if usesSelection {
        inside.presentationDetents(detents, selection: $model.detent)
      } else {
        inside.presentationDetents(detents)
      }
    }
  }

  private func sheet(of stage: Stage) -> CGRect? { stage.node(.dialog)?.bounds }

  private func open(_ model: Model = Model(), _ edit: (inout App) -> Void = { _ in }) -> Stage {
    var app = App(model: model)
    edit(&app)
    let made = app
    let stage = Stage(width: 400, height: 600) { made }
    stage.advance(milliseconds: 1500)
    return stage
  }

  @Test("a sheet comes in from below to its smallest detent, and its content gets that height")
  func opening() {
    let model = Model()
    model.isShown = false
    let stage = open(model)
    model.isShown = true
    stage.frame()
    stage.advance(milliseconds: 50)
    let top = sheet(of: stage)?.minY ?? 0
    #expect(top > 400 && top < 600)
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage) == CGRect(x: 0, y: 400, width: 400, height: 200))
    #expect(!stage.graph.needsFrame)
    #expect(!stage.labels.contains("Below"))
    #expect(stage.nodes.first { $0.properties.label == "First" }?.properties.states.contains(.focused) == true)
  }

  @Test("without detents it takes all of the height, and a height of the content's is its own")
  func detents() {
    #expect(sheet(of: open { $0.detents = [] })?.minY == 0)
    #expect(sheet(of: open { $0.detents = [.medium] })?.height == 300)
    #expect(sheet(of: open { $0.detents = [.fraction(0.25)] })?.height == 150)
    let model = Model()
    let stage = Stage(width: 400, height: 600) {
      Color.clear.sheet(isPresented: Bindable(model).isShown) {
        Color.red.frame(height: 123).presentationDetents([.content])
      }
    }
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage)?.height == 123)
  }

  @Test("a finger on its scroll view makes it grow to the largest detent, then scrolls")
  func dragging() {
    let stage = open()
    stage.pointer(.down, 200, 550, kind: .touch)
    stage.pointer(.move, 200, 350, kind: .touch)
    #expect(sheet(of: stage)?.minY == 200)
    stage.pointer(.move, 200, 100, kind: .touch)
    #expect(sheet(of: stage)?.minY == 0)
    #expect(stage.graph.scrolling.all.map(\.offset.y).max() == 50)
    stage.pointer(.move, 200, 170, kind: .touch)
    #expect(sheet(of: stage)?.minY == 20)
    #expect(stage.graph.scrolling.all.map(\.offset.y).max() == 0)
    stage.advance(milliseconds: 200)
    stage.pointer(.up, 200, 170, kind: .touch)
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage)?.minY == 0)
  }

  @Test("a drag down dismisses it and sets the binding; the end is told once it has gone")
  func draggingAway() {
    let model = Model()
    let stage = open(model)
    stage.pointer(.down, 200, 450, kind: .touch)
    stage.pointer(.move, 200, 570, kind: .touch)
    #expect(sheet(of: stage)?.minY == 520)
    stage.advance(milliseconds: 200)
    stage.pointer(.up, 200, 570, kind: .touch)
    #expect(!model.isShown)
    #expect(model.dismissals == 0)
    #expect(stage.labels.contains("Below"))
    stage.advance(milliseconds: 1500)
    #expect(model.dismissals == 1)
    #expect(!stage.labels.contains("First"))
  }

  @Test("one that may not be dismissed stays, whatever the user does; the binding still ends it")
  func fixed() {
    let model = Model()
    let stage = open(model) { $0.isFixed = true }
    stage.key("Escape")
    stage.tap(200, 50)
    stage.pointer(.down, 200, 450, kind: .touch)
    stage.pointer(.move, 200, 590, kind: .touch)
    stage.pointer(.up, 200, 590, kind: .touch)
    stage.advance(milliseconds: 1500)
    #expect(model.isShown)
    #expect(sheet(of: stage)?.minY == 400)
    model.isShown = false
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage) == nil)
  }

  @Test("a binding chooses the detent, and is told of the one that a drag ends at")
  func selection() {
    let model = Model()
    let stage = open(model) { $0.usesSelection = true }
    #expect(sheet(of: stage)?.minY == 400)
    model.detent = .large
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage)?.minY == 0)
    stage.pointer(.down, 200, 10, kind: .touch)
    stage.pointer(.move, 200, 350, kind: .touch)
    stage.advance(milliseconds: 200)
    stage.pointer(.up, 200, 350, kind: .touch)
    stage.advance(milliseconds: 1500)
    #expect(model.detent == .height(200))
  }

  @Test("what lies behind can be used where the sheet says so")
  func backgroundInteraction() {
    let stage = open { $0.interaction = .enabled }
    #expect(stage.labels.contains("Below"))
    let upThrough = open { $0.interaction = .enabled(upThrough: .height(200)) }
    #expect(upThrough.labels.contains("Below"))
    let disabled = open { $0.interaction = .enabled(upThrough: .height(100)) }
    #expect(!disabled.labels.contains("Below"))
  }

  @Test("a sheet over a sheet: Escape ends the front one, and the focus goes back step by step")
  func nested() {
    let model = Model()
    let stage = open(model)
    func focused() -> String? { stage.nodes.first { $0.properties.states.contains(.focused) }?.properties.label }
    #expect(focused() == "First")
    model.isInnerShown = true
    stage.advance(milliseconds: 1500)
    #expect(focused() == "Inner")
    #expect(stage.labels.contains("Inner") && !stage.labels.contains("First"))
    stage.key("Escape")
    #expect(!model.isInnerShown && model.isShown)
    #expect(focused() == "First")
    stage.key("Escape")
    stage.advance(milliseconds: 1500)
    #expect(!model.isShown)
    #expect(stage.labels.contains("Below"))
  }

  @Test("an item's sheet shows it until it has gone")
  func item() {
    let model = Model()
    let stage = Stage(width: 400, height: 600) {
      Color.clear.sheet(item: Bindable(model).item) { Text(verbatim: "item \($0.id)") }
    }
    model.item = Item(id: 7)
    stage.advance(milliseconds: 1500)
    #expect(stage.labels == ["item 7"])
    stage.key("Escape")
    #expect(model.item == nil)
    stage.advance(milliseconds: 50)
    model.item = Item(id: 8)
    stage.advance(milliseconds: 1500)
    #expect(stage.labels == ["item 8"])
  }

  @Test("a cover takes the window, and only its content ends it")
  func cover() {
    let model = Model()
    let stage = Stage(width: 400, height: 600) {
      Text(verbatim: "below").fullScreenCover(isPresented: Bindable(model).isShown) { Cover() }
    }
    stage.advance(milliseconds: 1500)
    #expect(sheet(of: stage) == CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.key("Escape")
    #expect(model.isShown)
    stage.nodes.first { $0.properties.label == "Done" }?.perform("activate")
    stage.advance(milliseconds: 1500)
    #expect(!model.isShown)
    #expect(stage.labels == ["below"])
  }

  private struct Cover: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
  }

  @Test("a window that becomes lower leaves the sheet at its detent, and it goes with its presenter")
  func changes() {
    let model = Model()
    let stage = open(model) { $0.detents = [.medium, .large] }
    stage.graph.resize(to: CGSize(width: 400, height: 500), scale: 1)
    stage.frame()
    #expect(sheet(of: stage)?.minY == 250)
    let nodes = Model()
    nodes.isShown = false
    let other = Stage(width: 400, height: 600) {
      if !nodes.isInnerShown { App(model: nodes) }
    }
    let count = other.graph.statistics.nodes
    nodes.isShown = true
    other.advance(milliseconds: 200)
    nodes.isShown = false
    other.advance(milliseconds: 1500)
    #expect(other.graph.statistics.nodes == count)
    nodes.isShown = true
    other.advance(milliseconds: 100)
    nodes.isInnerShown = true
    other.advance(milliseconds: 1500)
    #expect(other.labels.isEmpty)
  }

  @Test("with less motion it is there at once")
  func reducedMotion() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let model = Model()
    let app = App(model: model)
    let stage = Stage(width: 400, height: 600, environment: environment) { app }
    stage.frame()
    #expect(sheet(of: stage)?.minY == 400)
    model.isShown = false
    stage.frame()
    stage.frame()
    #expect(sheet(of: stage) == nil)
  }
}
