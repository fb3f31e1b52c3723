import Testing

@testable import ViewEngine

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
  @Observable final class Model {
    var items = Array(0..<1000)
    var columns = [GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
  }

  struct Tiles: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVGrid(columns: model.columns, spacing: 10) {
          ForEach(model.items, id: \.self) { Tile(number: $0) }
        }
      }
    }
  }

  struct Tile: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      Text(verbatim: "\(number): \(taps)").frame(maxWidth: .infinity).frame(height: 50).contentShape(Rectangle())
        .onTapGesture { taps += 1 }
    }
  }

  @Test("items stand in columns of equal width, line by line, and only lines near the view are made")
  func lines() {
    let stage = Stage(width: 320, height: 300) { Tiles(model: Model()) }
    // (320 - 2 · 10) / 3 = 100
    #expect(stage.frame(of: "0: 0")?.midX == 50)
    #expect(stage.frame(of: "1: 0")?.midX == 160)
    #expect(stage.frame(of: "5: 0")?.midX == 270)
    #expect(stage.frame(of: "5: 0")?.midY == 85)
    // 334 · 60 - 10
    #expect(stage.scroll.contentSize.height == 20_030)
    // Five lines and a quarter of the view ahead.
    #expect(stage.labels.count <= 24)
    let item = stage.nodes.first { $0.properties.label == "5: 0" }
    #expect(item?.properties.position == 6 && item?.properties.setSize == 1000)
  }

  @Test("columns are fixed, flexible within limits, or as many as fit")
  func tracks() {
    func lengths(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] {
      GridTracks(items, in: width).tracks.map(\.length)
    }
    #expect(lengths([GridItem(.fixed(100)), GridItem(.flexible())], 300) == [100, 192])
    #expect(lengths([GridItem(.flexible(maximum: 50)), GridItem(.flexible())], 208) == [50, 150])
    // (300 + 10) / (80 + 10) is 3.4: three columns share 280.
    #expect(lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], 300).count == 3)
    #expect(abs(lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], 300)[0] - 280.0 / 3) < 1e-9)
    #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 90), spacing: 10)], 300) == [90, 90, 90])
    #expect(lengths([GridItem(.adaptive(minimum: 80), spacing: 10)], 40) == [80])
    #expect(lengths([GridItem(.adaptive(minimum: 80))], .infinity) == [.infinity])
    #expect(lengths([GridItem(), GridItem(.adaptive(minimum: 80, maximum: 90))], .infinity) == [.infinity, 90])
    #expect(lengths([GridItem(.adaptive(minimum: 0))], .greatestFiniteMagnitude).count == 10_000)
  }

  @Test("another width makes another number of columns, and items that move to other lines keep their state")
  func reflow() {
    let model = Model()
    model.columns = [GridItem(.adaptive(minimum: 90), spacing: 10)]
    let stage = Stage(width: 320, height: 300) { Tiles(model: model) }
    stage.tap(160, 85)
    #expect(stage.labels.contains("4: 1"))
    stage.graph.resize(to: CGSize(width: 210, height: 300), scale: 1)
    stage.frame()
    // Two columns of 100: item 4 is the first of the third line.
    #expect(stage.frame(of: "4: 1")?.midX == 50)
    #expect(stage.frame(of: "4: 1")?.midY == 145)
    model.items.insert(-1, at: 0)
    stage.frame()
    #expect(stage.frame(of: "-1: 0")?.midX == 50)
    #expect(stage.frame(of: "4: 1")?.midX == 160)
    model.items.removeAll { $0 < 4 }
    stage.frame()
    #expect(stage.frame(of: "4: 1")?.midY == 25)
  }

  @Test("thousands of steps and changes leave no more nodes than there were")
  func nodes() {
    let model = Model()
    let stage = Stage(width: 320, height: 300) { Tiles(model: model) }
    for step in 0..<40 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 311))
      stage.frame()
      if step % 3 == 0 { model.items.insert(10_000 + step, at: step) }
      stage.frame()
    }
    let count = stage.graph.statistics.nodes
    for step in 0..<40 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: step % 2 == 0 ? -2000 : 2000))
      stage.frame()
      if step % 3 == 0 { model.items.remove(at: step) }
      stage.frame()
    }
    #expect(stage.graph.statistics.nodes <= count + 60)
    model.items = []
    stage.frame()
    #expect(stage.graph.statistics.nodes < 40)
  }

  @Test("a program scrolls to a cell that does not exist yet")
  func scrollTo() {
    let holder = ScrollPositionTests.Holder()
    let stage = Stage(width: 320, height: 300) {
      ScrollViewReader { proxy in
        let _ = holder.hold(proxy)
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<1000) { Text(verbatim: "cell \($0)").frame(height: 50) }
          }
        }
      }
    }
    holder.proxy?.scrollTo(501, anchor: .top)
    stage.frame()
    #expect(stage.frame(of: "cell 501")?.midY == 25)
    #expect(stage.scroll.offset.y == 12_500)
  }

  @Test("a horizontal grid fills rows from the top and grows to the side")
  func horizontal() {
    let stage = Stage(width: 320, height: 300) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 5) {
          ForEach(0..<100) { Text(verbatim: "cell \($0)").frame(width: 90) }
        }
      }
    }
    #expect(stage.frame(of: "cell 3")?.midX == 140)
    // 108 of 300 are used, from 96; the second row is 60 high, 48 further down.
    #expect(stage.frame(of: "cell 3")?.midY == 174)
  }

  @Test("the cells of a marked grid are targets, and what the user scrolls to is written back")
  func targets() {
    var id: Int?
    let stage = Stage(width: 320, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "cell \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: Binding(get: { id }, set: { id = $0 }), anchor: .topTrailing)
    }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 110))
    stage.frame()
    #expect(id == 4 || id == 5)
  }
}
