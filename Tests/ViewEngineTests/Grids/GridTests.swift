import Testing

@testable import ViewEngine

@MainActor
@Suite("Grids")
struct GridTests {
  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest, and cells stand in the middle")
  func alignment() {
    let stage = Stage(width: 400, height: 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          box(.red, 50, 20)
          box(.green, 20, 40)
        }
        GridRow {
          box(.blue, 30, 10)
          box(.orange, 80, 10)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 10, width: 50, height: 20))
    #expect(stage.fill(.green)?.rect == CGRect(x: 90, y: 0, width: 20, height: 40))
    #expect(stage.fill(.blue)?.rect == CGRect(x: 10, y: 44, width: 30, height: 10))
    #expect(stage.fill(.orange)?.rect == CGRect(x: 60, y: 44, width: 80, height: 10))
  }

  @Test("a column, a row and a cell may be aligned otherwise")
  func overrides() {
    let stage = Stage(width: 400, height: 300) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(.red, 50, 20)
          box(.green, 20, 40).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(.blue, 100, 50)
          box(.orange, 60, 10)
        }
        GridRow { box(.purple, 10, 10).gridCellAnchor(.trailing) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.fill(.red)?.rect.origin == CGPoint(x: 0, y: 20))
    #expect(stage.fill(.green)?.rect.maxX == 160)
    #expect(stage.fill(.orange)?.rect.origin == CGPoint(x: 100, y: 40))
    #expect(stage.fill(.purple)?.rect.origin == CGPoint(x: 90, y: 90))
  }

  @Test("a view beside the rows takes all columns, a cell may take several, and one may have no say in sizes")
  func spans() {
    let stage = Stage(width: 400, height: 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(.red, 50, 20)
          box(.green, 50, 20)
          box(.blue, 50, 20)
        }
        GridRow {
          box(.orange, 110, 10).gridCellColumns(2)
          box(.teal, 20, 10)
        }
        Color.purple.frame(height: 3).gridCellUnsizedAxes(.horizontal)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.fill(.orange)?.rect == CGRect(x: 0, y: 20, width: 110, height: 10))
    #expect(stage.fill(.blue)?.rect.minX == 120)
    #expect(stage.fill(.teal)?.rect.midX == 145)
    #expect(stage.fill(.purple)?.rect == CGRect(x: 0, y: 30, width: 170, height: 3))
  }

  @Test("flexible columns share the width, the least flexible first; texts wrap in what they get")
  func sharing() {
    let stage = Stage(width: 300, height: 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(.red, 100, 20)
          Color.green
          Color.blue
        }
      }
    }
    #expect(stage.fill(.green)?.rect == CGRect(x: 100, y: 0, width: 100, height: 300))
    #expect(stage.fill(.blue)?.rect.minX == 200)
    let text = Stage(width: 85, height: 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(.red, 34, 10)
          // 51 points are six characters of 8.5.
          Text(verbatim: "abc def")
        }
      }
    }
    #expect(text.frame(of: "abc def")?.height == 43)
  }

  @Test("modifiers on a row are those of its cells, a loop makes rows, and outside of a grid a row is only its views")
  func structure() {
    let stage = Stage(width: 400, height: 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<3) { row in
          GridRow {
            Text(verbatim: "a\(row)")
            Text(verbatim: "b\(row)")
          }
          .frame(width: 100, height: 50)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.frame(of: "a2")?.midX == 50)
    #expect(stage.frame(of: "b2")?.midX == 150)
    #expect(stage.frame(of: "b2")?.midY == 125)
    let outside = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        GridRow {
          box(.red, 10, 10)
          box(.blue, 10, 10)
        }
      }
    }
    #expect(outside.fill(.blue)?.rect.minY == 150)
  }

  @Test("cells line up by their baselines where a row says so")
  func baselines() {
    let stage = Stage(width: 400, height: 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "big").font(.system(size: 40))
          Text(verbatim: "small").font(.system(size: 10))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // The shaper's baselines are at the font's size.
    #expect(stage.frame(of: "big")?.minY == 0)
    #expect(stage.frame(of: "small")?.minY == 30)
  }
}
