import Testing

@testable import ViewEngine

@MainActor
@Suite("Scroll trackers")
struct ScrollTrackerTests {
  final class Tracker: ScrollTracker {
    struct Report: Equatable {
      var offset: CGFloat
      var isUserScroll: Bool
    }
    var reports: [Report] = []
    var known: [TrackedScrollView.ID: TrackedScrollView] = [:]

    func scrollViewDidChange(_ scrollView: TrackedScrollView, isUserScroll: Bool) {
      known[scrollView.id] = scrollView
      reports.append(Report(offset: scrollView.offset.y, isUserScroll: isUserScroll))
    }

    func scrollViewDidDisappear(_ id: TrackedScrollView.ID) { known[id] = nil }
  }

  @Observable final class Model {
    var position = ScrollPosition(idType: Int.self)
    var isThere = true
  }

  struct Screen: View {
    let model: Model
    let tracker: Tracker
    var body: some View {
      @Bindable var model = model
      VStack(spacing: 0) {
        if model.isThere {
          ScrollView {
            ScrollView { Color.clear.frame(height: 900) }.frame(height: 100)
            Color.clear.frame(height: 2000)
          }
          .scrollPosition($model.position)
        }
        Color.clear.frame(height: 10)
      }
      .scrollTracker(tracker)
    }
  }

  private func open() -> (Stage, Model, Tracker) {
    let (model, tracker) = (Model(), Tracker())
    return (Stage(width: 400, height: 300) { Screen(model: model, tracker: tracker) }, model, tracker)
  }

  @Test("the outermost scroll view is told of, and none that lies in it")
  func outermost() {
    let (_, _, tracker) = open()
    #expect(tracker.known.count == 1)
    #expect(tracker.reports == [.init(offset: 0, isUserScroll: false)])
    #expect(tracker.known.values.first?.axes == .vertical)
  }

  @Test("scrolling by the user and by program are told apart")
  func user() {
    let (stage, model, tracker) = open()
    stage.graph.send(
      ScrollEvent(at: CGPoint(x: 200, y: 250), delta: CGSize(width: 0, height: 40), kind: .precise, time: 0))
    stage.frame()
    #expect(tracker.reports.last == .init(offset: 40, isUserScroll: true))
    model.position.scrollTo(y: 500)
    stage.frame()
    #expect(tracker.reports.last == .init(offset: 500, isUserScroll: false))
  }

  @Test("a tracker moves the content; that is no scrolling by the user")
  func moves() throws {
    let (stage, _, tracker) = open()
    let scrollView = try #require(tracker.known.values.first)
    scrollView.scroll(y: 300)
    stage.frame()
    #expect(scrollView.offset.y == 300)
    #expect(tracker.reports.last == .init(offset: 300, isUserScroll: false))
    scrollView.scroll(y: 1e6)
    stage.frame()
    #expect(scrollView.offset.y == scrollView.maximumOffset.y)
  }

  @Test("it is told when a scroll view has gone")
  func gone() {
    let (stage, model, tracker) = open()
    model.isThere = false
    stage.frame()
    #expect(tracker.known.isEmpty)
  }
}
