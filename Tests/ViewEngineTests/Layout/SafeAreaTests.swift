import Testing

@testable import ViewEngine

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  private let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = Stage(width: 400, height: 300, content)
    stage.graph.setSafeArea(insets)
    stage.frame()
    return stage
  }

  @Test("content is laid out within the window's safe area")
  func window() {
    let stage = stage { Text(verbatim: "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top) }
    #expect(stage.frame(of: "a")?.minY == 40)
  }

  @Test("a geometry reader tells the insets that it touches, and one that ignores them none")
  func reader() {
    let stage = stage {
      GeometryReader { Text(verbatim: "\(Int($0.size.height)) \(Int($0.safeAreaInsets.top))") }
    }
    #expect(stage.labels == ["240 40"])
    let ignoring = self.stage {
      GeometryReader { Text(verbatim: "\(Int($0.size.height)) \(Int($0.safeAreaInsets.top))") }.ignoresSafeArea()
    }
    #expect(ignoring.labels == ["300 0"])
  }

  @Test("a view reaches over an edge only where it touches it")
  func adjacency() {
    let stage = stage {
      VStack(spacing: 0) {
        GeometryReader { Text(verbatim: "first \(Int($0.size.height))") }.ignoresSafeArea()
        GeometryReader { Text(verbatim: "second \(Int($0.size.height))") }.ignoresSafeArea(edges: .top)
      }
    }
    // 240 shared by two; the first gets 40 more at the top, the second touches no top edge.
    #expect(stage.labels.contains("first 160"))
    #expect(stage.labels.contains("second 120"))
  }

  @Test("padding adds to the safe area, and the content of a scroll view starts behind it and passes under it")
  func scrollView() {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Text(verbatim: "row \($0)").frame(width: 400, height: 100) } }
      }
      .safeAreaPadding(.top, 30)
    }
    // 40 of the window, 30 of padding, and text of 22 in rows of 100.
    #expect(stage.frame(of: "row 0")?.minY == 109)
    #expect(stage.scroll.offset.y == 0)
    #expect(stage.scroll.visibleRect == CGRect(x: 0, y: -70, width: 400, height: 300))
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 60))
    stage.frame()
    let row = stage.nodes.first { $0.properties.label == "row 0" }
    #expect(row?.frame.minY == 49)
    #expect(stage.scroll.geometry.contentInsets == EdgeInsets(top: 70, leading: 0, bottom: 20, trailing: 0))
    #expect(stage.scroll.geometry.contentOffset.y == -10)
  }

  @Test("a bar at an edge keeps content away")
  func inset() {
    let stage = stage {
      Text(verbatim: "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .safeAreaInset(edge: .bottom, spacing: 5) { Text(verbatim: "bar").frame(height: 50) }
    }
    #expect(stage.frame(of: "a")?.maxY == 225)
    #expect(stage.frame(of: "bar")?.midY == 255)
  }
}
