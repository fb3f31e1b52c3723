import Testing
import ViewEngine

@MainActor
@Suite("Effects")
struct EffectTests {
  private func operations(_ stage: Stage) -> [DisplayOperation] {
    func flatten(_ item: DisplayItem) -> [DisplayOperation] {
      item.operations.flatMap { operation -> [DisplayOperation] in
        switch operation {
        case .item(let inner, _), .opacity(_, let inner, _), .clip(_, let inner, _), .transform(_, let inner),
          .blur(_, let inner, _):
          [operation] + flatten(inner)
        default: [operation]
        }
      }
    }
    return flatten(stage.graph.displayItem)
  }

  @Test("the shadow of a filled shape is that of a rounded rectangle")
  func shapeShadow() {
    let stage = Stage(width: 100, height: 100) {
      RoundedRectangle(cornerRadius: 8, style: .circular).fill(Color.red).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 3, y: 2)
    }
    let shadows = operations(stage).compactMap { operation -> (DisplayRoundedRect, DisplayShadow)? in
      if case .shadow(let shape, let shadow) = operation { (shape, shadow) } else { nil }
    }
    #expect(shadows.count == 1)
    #expect(shadows.first?.0 == DisplayRoundedRect(rect: CGRect(x: 0, y: 0, width: 40, height: 40), radius: 8))
    // In the coordinates of the view's own item. CSS's blur is twice the standard deviation.
    #expect(shadows.first?.1.blur == 6)
    #expect(shadows.first?.1.offset == CGSize(width: 0, height: 2))
  }

  @Test("anything else casts its silhouette, blurred, in the shadow's colour")
  func silhouette() {
    let stage = Stage(width: 100, height: 100) {
      HStack(spacing: 10) {
        Color.red.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10)
      }
      .shadow(color: .black, radius: 2, x: 5)
    }
    #expect(operations(stage).contains { if case .blur(2, _, _) = $0 { true } else { false } })
    let black = stage.fills.filter { $0.color == Color.black.resolve(in: EnvironmentValues()) }
    #expect(black.map(\.rect.minX) == [40, 60])
    #expect(stage.fill(.red)?.rect.minX == 35)
  }

  @Test("a mask cuts to what it fills")
  func mask() {
    let stage = Stage(width: 100, height: 100) {
      Color.red.mask { Circle().frame(width: 50, height: 50) }
    }
    let clips = operations(stage).compactMap { if case .clip(let shape, _, _) = $0 { shape } else { nil } }
    #expect(clips == [.rounded(DisplayRoundedRect(rect: CGRect(x: 25, y: 25, width: 50, height: 50), radius: 25))])
    var path: ContiguousArray<LayoutNode> = []
    #expect(stage.graph.root.hitTest(CGPoint(x: 50, y: 50), path: &path))
  }

  @Test("position puts the centre at a point and takes all space; transforms don't touch layout")
  func positionAndTransform() {
    let stage = Stage(width: 100, height: 100) {
      Color.red.frame(width: 10, height: 10).position(x: 20, y: 30)
    }
    #expect(stage.fill(.red)?.rect == CGRect(x: 15, y: 25, width: 10, height: 10))
    let moved = Stage(width: 100, height: 100) {
      Color.red.frame(width: 10, height: 10).transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0))
    }
    #expect(moved.fill(.red)?.rect == CGRect(x: 46, y: 45, width: 20, height: 20))
  }
}
