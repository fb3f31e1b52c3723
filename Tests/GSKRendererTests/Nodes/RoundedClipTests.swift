import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Rounded clips") struct RoundedClipTests {
  private let shape = DisplayRoundedRect(rect: CGRect(10, 10, 80, 60), radius: 16)

  @Test("a rectangle is uncut when it keeps clear of the corners")
  func findsUncut() {
    #expect(shape.holdsUncut(CGRect(10, 26, 80, 20)))
    #expect(shape.holdsUncut(CGRect(26, 10, 40, 60)))
    #expect(!shape.holdsUncut(CGRect(10, 25, 80, 20)))
    #expect(!shape.holdsUncut(CGRect(26, 10, 49, 60)))
    #expect(!shape.holdsUncut(CGRect(0, 30, 50, 10)))
    let oneCorner = DisplayRoundedRect(
      rect: CGRect(0, 0, 50, 50), topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 0)
    #expect(oneCorner.holdsUncut(CGRect(0, 0, 50, 30)))
    #expect(!oneCorner.holdsUncut(CGRect(0, 0, 50, 31)))
  }

  /// Things at every kind of place: over a corner, in the middle, half outside, nested, and one over the other.
  private var content: DisplayItem {
    let half = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
    let label = PangoTextShaper().shape(.roboto("Label", size: 18)).layout()
    let inner = DisplayItem(drawing: [
      .fill(.rect(CGRect(0, 0, 20, 20)), .color(half)),
      .text(label, origin: CGPoint(x: 22, y: 24), color: .pureBlack, runColors: []),
      .fill(.rect(CGRect(60, 40, 100, 100)), .color(half)),
    ])
    let faded = DisplayItem(drawing: [.fill(.rect(CGRect(50, -20, 60, 60)), .color(.pureRed))])
    return DisplayItem(drawing: [
      .fill(.rect(CGRect(0, 0, 100, 100)), .color(Color.Resolved(red: 1, green: 1, blue: 0, opacity: 1))),
      .item(inner, offset: CGPoint(x: 8, y: 8)),
      .opacity(0.5, faded, offset: .zero),
      .fill(.rect(CGRect(30, 30, 20, 10)), .color(half)),
      .fill(.rect(CGRect(300, 300, 20, 10)), .color(half)),
    ])
  }

  @Test("what is drawn is what one clip around all of it draws")
  func drawsTheSame() throws {
    for offset in [CGPoint.zero, CGPoint(x: 6, y: -4)] {
      let item = DisplayItem(drawing: [.clip(.rounded(shape), content, offset: offset)])
      let renderer = try OffscreenRenderer(size: CGSize(width: 100, height: 100))
      renderer.render(item)
      let apart = renderer.makeBitmap().pixels
      // For a GPU the clip goes around all; drawn by cairo the nodes show the same.
      renderer.builder.configuration.mode = .gl
      renderer.render(item)
      #expect(renderer.drawCount == 2)
      let together = renderer.makeBitmap().pixels
      var difference = 0
      for (left, right) in zip(apart, together) {
        for shift: UInt32 in [0, 8, 16] {
          let (one, other) = (Int((left >> shift) & 0xFF), Int((right >> shift) & 0xFF))
          difference = max(difference, abs(one - other))
        }
      }
      // Rounding may differ by one step where two things are blended in a corner.
      #expect(difference <= 1)
      #expect(Set(apart).count > 5)
    }
  }

  @Test("a clean child's nodes are kept while its parent changes")
  func keepsNodes() throws {
    let child = content
    let builder = GSKNodeBuilder()
    let first = builder.nodes(child, at: .zero, cutTo: shape)
    let second = builder.nodes(child, at: .zero, cutTo: shape)
    #expect(first.count > 3)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }
}
