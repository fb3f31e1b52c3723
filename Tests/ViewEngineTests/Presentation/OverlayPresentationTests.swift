import Testing

@testable import ViewEngine

@MainActor
@Suite("Overlay presentations")
struct OverlayPresentationTests {
  @Observable final class Model {
    var isShown = false
    var isNoteShown = false
    var dismissals = 0
    var dismiss: DismissAction?
  }

  struct Content: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss
    @Environment(\.font) private var font
    var body: some View {
      let _ = note()
      Text(verbatim: font == .title ? "dialog in title" : "dialog")
    }
    private func note() { model.dismiss = dismiss }
  }

  struct App: View {
    @Bindable var model: Model
    var style = OverlayPresentationStyle(alignment: .bottomTrailing, scrim: .red)
    var body: some View {
      VStack {
        Text(verbatim: "below")
        Text(verbatim: "presenter")
          .overlayPresentation(isPresented: $model.isShown, style: style, onDismiss: { model.dismissals += 1 }) {
            Content(model: model)
          }
          .font(.title)
      }
    }
  }

  @Test("content lies over the window, with the presenter's environment, and hides what is behind from semantics")
  func presenting() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { App(model: model) }
    let before = stage.frame(of: "presenter")
    model.isShown = true
    stage.frame()
    #expect(stage.labels == ["dialog in title"])
    #expect(stage.frame(of: "dialog in title")?.maxX == 400)
    #expect(stage.frame(of: "dialog in title")?.maxY == 300)
    #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 0, width: 400, height: 300))
    model.dismiss?()
    stage.frame()
    #expect(stage.labels == ["below", "presenter"])
    #expect(stage.frame(of: "presenter") == before)
    #expect(model.dismissals == 1)
  }

  @Test("Escape and a press on the scrim dismiss, unless the style says no")
  func dismissing() {
    let model = Model()
    let stage = Stage { App(model: model) }
    model.isShown = true
    stage.frame()
    #expect(stage.graph.focus.performExitCommand())
    stage.frame()
    #expect(!model.isShown)
    let other = Model()
    other.isShown = true
    let fixed = Stage { App(model: other, style: OverlayPresentationStyle(isDismissible: false)) }
    #expect(!fixed.graph.focus.performExitCommand())
    #expect(other.isShown)
  }

  @Test("what is modal keeps keys from what lies behind it, which does not scroll")
  func keys() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(height: 2000) }.background { App(model: model) }
    }
    stage.key("PageDown")
    stage.advance(milliseconds: 1000)
    let offset = stage.scroll.offset.y
    #expect(offset > 0)
    model.isShown = true
    stage.frame()
    for key in ["PageDown", "End", "ArrowDown", "Home"] { stage.key(key) }
    stage.advance(milliseconds: 1000)
    #expect(stage.scroll.offset.y == offset)
  }

  @Test("the focus goes back to what was pressed, though a press gives none, and Tab goes on from there")
  func focusAfterPress() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        Button("one") {}.frame(height: 50)
        Button("two") { model.isShown = true }.frame(height: 50)
        Button("three") {}.frame(height: 50)
      }
      .frame(height: 300, alignment: .top)
      .background { App(model: model) }
    }
    func focused() -> String? { stage.nodes.first { $0.properties.states.contains(.focused) }?.properties.label }
    stage.tap(200, 75)
    stage.advance(milliseconds: 500)
    #expect(model.isShown && focused() == nil)
    stage.key("Escape")
    stage.advance(milliseconds: 500)
    #expect(!model.isShown && focused() == "two")
    // While nothing has the focus, Tab goes on from what was pressed last.
    stage.graph.focus.focus(nil)
    stage.tap(200, 75)
    stage.key("Escape")
    stage.graph.focus.focus(nil)
    stage.key("Tab")
    #expect(focused() == "three")
  }

  @Test("what is not modal leaves the rest usable, and a higher level is in front")
  func levels() {
    let model = Model()
    let stage = Stage {
      Text(verbatim: "below")
        .overlayPresentation(
          isPresented: Bindable(model).isNoteShown, style: OverlayPresentationStyle(isModal: false, level: 10)
        ) { Text(verbatim: "note") }
        .overlayPresentation(isPresented: Bindable(model).isShown) { Text(verbatim: "dialog") }
    }
    model.isNoteShown = true
    stage.frame()
    #expect(stage.labels == ["below", "note"])
    model.isShown = true
    stage.frame()
    #expect(stage.labels == ["dialog", "note"])
    model.isShown = false
    stage.frame()
    #expect(stage.labels == ["below", "note"])
  }

  @Test("preferences stay in a presentation, and it goes with its presenter")
  func ends() {
    let model = Model()
    var titles: [String?] = []
    let stage = Stage {
      VStack {
        if !model.isNoteShown {
          Text(verbatim: "presenter").navigationTitle("outside")
            .overlayPresentation(isPresented: Bindable(model).isShown) {
              Text(verbatim: "dialog").navigationTitle("inside")
            }
        }
      }
      .onPreferenceChange(NavigationTitleKey.self) { titles.append($0) }
    }
    let nodes = stage.graph.statistics.nodes
    model.isShown = true
    stage.frame()
    #expect(titles == ["outside"])
    model.isShown = false
    stage.frame()
    #expect(stage.graph.statistics.nodes == nodes)
    model.isShown = true
    stage.frame()
    model.isNoteShown = true
    stage.frame()
    #expect(stage.labels.isEmpty)
  }
}
