import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 25–28: geometry and coordinate spaces")
struct GeometrySurfaceTests {
  @Observable final class Model {
    var x: CGFloat = 0
    var insets = EdgeInsets()
  }

  @Test("25: a geometry reader takes the whole proposal, 10 where there is none, and places its child top leading")
  func readerSize() {
    let stage = Stage(width: 400, height: 300) {
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))") }
    }
    #expect(stage.frame(of: "400x300")?.origin == .zero)
    let ideal = Stage(width: 400, height: 300) {
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))") }.fixedSize()
    }
    #expect(ideal.labels == ["10x10"])
  }

  @Test("25: the proxy's size is without the safe area, whose insets it tells; a change of them is followed")
  func readerInsets() {
    let stage = Stage(width: 400, height: 300) {
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.height)) \(Int(proxy.safeAreaInsets.top))") }
    }
    #expect(stage.labels == ["300 0"])
    stage.graph.setSafeArea(EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    stage.frame()
    #expect(stage.labels == ["207 59"])
    stage.graph.setSafeArea(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    stage.frame()
    #expect(stage.labels == ["280 20"])
  }

  /// Reports where content is in a space that lies outside of a scroll view with padding.
  struct Tracker: View {
    let padding: CGFloat
    @State private var place: CGFloat = .nan

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 400, height: 1000)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: PlaceKey.self, value: proxy.frame(in: .named("space")).minY)
              }
            }
        }
      }
      .coordinateSpace(name: "space")
      .safeAreaPadding(.top, padding)
      .onPreferenceChange(PlaceKey.self) { place = $0 }
      .overlay(alignment: .bottom) { Text(verbatim: "at \(place)") }
    }
  }

  struct PlaceKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
  }

  @Test("26: the space named around a scroll view starts where content rests: below a safe area padding further out")
  func namedSpace() {
    let stage = Stage(width: 400, height: 300) { Tracker(padding: 92) }
    #expect(stage.labels == ["at 0.0"])
    // The content is drawn below the padding all the same, and passes under it.
    #expect(stage.fill(.red)?.rect.minY == 92)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 92))
    stage.frame()
    #expect(stage.fill(.red)?.rect.minY == 0)
    #expect(stage.labels == ["at -92.0"])
  }

  @Test("27: a frame in a named space is that of the very frame that is shown, to parts of a point, however it moves")
  func everyFrame() {
    let stage = Stage(width: 400, height: 300) { Tracker(padding: 0) }
    func agree() -> Bool { stage.labels == ["at \(-stage.scroll.offset.y)"] }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 10.375))
    stage.frame()
    #expect(stage.labels == ["at -10.375"])
    // A finger, momentum, the pull beyond the end, and a program.
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: 70.25))
    stage.frame()
    #expect(stage.scroll.offset.y < 0)
    #expect(agree())
    stage.scroll.dragEnded(velocity: CGSize(width: 0, height: -800))
    for _ in 0..<30 {
      stage.advance(milliseconds: 17)
      #expect(agree())
    }
    stage.scroll.reveal(CGRect(x: 0, y: 900, width: 1, height: 1), in: stage.scroll.content.layoutChildren[0])
    for _ in 0..<20 {
      stage.advance(milliseconds: 17)
      #expect(agree())
    }
    #expect(stage.scroll.offset.y > 500)
  }

  struct Effects: View {
    let model: Model
    @State private var frame = CGRect.zero

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 40)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            frame = $0
          }
          .offset(x: model.x).scaleEffect(model.x == 0 ? 1 : 2, anchor: .topLeading).opacity(0.5)
        Text(verbatim: "\(Int(frame.minX)) \(Int(frame.width))").frame(width: 100, height: 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("28: offset, scale and opacity move nothing around them, but they do move frames that are asked for in them")
  func effects() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Effects(model: model) }
    #expect(stage.frame(of: "0 100")?.midY == 50)
    model.x = 30
    stage.frame()
    // The scale is around the frame that layout gave, so it doubles the offset as well.
    #expect(stage.frame(of: "60 200")?.midY == 50)
  }
}
