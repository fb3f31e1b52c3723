import CGTK
import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Reuse of nodes") struct NodeReuseTests {
  private let builder = GSKNodeBuilder()

  private func square(_ color: Color.Resolved = .pureRed) -> DisplayItem {
    DisplayItem(drawing: [.fill(.rect(CGRect(0, 0, 20, 20)), .color(color))])
  }

  private func column(of rows: [DisplayItem]) -> DisplayItem {
    DisplayItem(drawing: rows.enumerated().map { .item($1, offset: CGPoint(x: 0, y: CGFloat($0) * 20)) })
  }

  @Test("a clean item gives the very same node again")
  func keepsNode() throws {
    let item = square()
    let first = try #require(builder.node(for: item))
    #expect(builder.node(for: item) === first)
    #expect(builder.builtCount == 1)
  }

  @Test("moving an item makes one node around the same child")
  func keepsChildWhenMoved() throws {
    let child = square()
    let before = try #require(builder.node(for: DisplayItem(drawing: [.item(child, offset: CGPoint(x: 1, y: 2))])))
    let after = try #require(builder.node(for: DisplayItem(drawing: [.item(child, offset: CGPoint(x: 3, y: 4))])))
    #expect(before !== after)
    #expect(gsk_transform_node_get_child(before.pointer) == gsk_transform_node_get_child(after.pointer))
    // The child once, and its two parents.
    #expect(builder.builtCount == 3)
  }

  @Test("an item at no offset is its own node: GSK has no transform for that")
  func needsNoTransform() {
    let child = square()
    let parent = DisplayItem(drawing: [.item(child, offset: .zero)])
    #expect(builder.node(for: parent) === builder.node(for: child))
  }

  @Test("a change in one row leaves the other rows' nodes")
  func keepsSiblings() throws {
    var rows = (0..<5).map { _ in square() }
    let before = try #require(builder.node(for: column(of: rows)))
    rows[2] = square(.pureBlue)
    let built = builder.builtCount
    let after = try #require(builder.node(for: column(of: rows)))
    #expect(builder.builtCount - built == 2)
    #expect(gsk_container_node_get_child(before.pointer, 0) == gsk_container_node_get_child(after.pointer, 0))
  }

  @Test("another scale makes other nodes")
  func followsConfiguration() {
    let item = square()
    let first = builder.node(for: item)
    builder.configuration.scale = 2
    #expect(builder.node(for: item) !== first)
  }

  @Test("of many rows only those in sight are in the node")
  func leavesOutInvisible() throws {
    let list = column(of: (0..<1000).map { _ in square() })
    let node = try #require(builder.node(for: list, visible: CGRect(0, 5000, 100, 100)))
    // 100 points of rows of 20 that start at a row's edge.
    #expect(gsk_container_node_get_n_children(node.pointer) == 5)
    #expect(builder.builtCount == 6)
  }

  @Test("the same rows in sight are the same node, although the list has moved by less than a row")
  func keepsVisiblePart() throws {
    let list = column(of: (0..<100).map { _ in square() })
    let first = try #require(builder.node(for: list, visible: CGRect(0, 105, 100, 90)))
    #expect(builder.node(for: list, visible: CGRect(0, 108, 100, 90)) === first)
    let next = try #require(builder.node(for: list, visible: CGRect(0, 125, 100, 90)))
    #expect(next !== first)
    // Row 6 was second and is now first.
    #expect(gsk_container_node_get_child(first.pointer, 1) == gsk_container_node_get_child(next.pointer, 0))
  }

  @Test("a list is culled through the clip, the offset and the opacity above it")
  func cullsThroughParents() {
    let list = column(of: (0..<100).map { _ in square() })
    let faded = DisplayItem(drawing: [.opacity(0.5, list, offset: CGPoint(x: 0, y: -400))])
    let page = DisplayItem(drawing: [.clip(.rect(CGRect(0, 50, 20, 60)), faded, offset: CGPoint(x: 0, y: 50))])
    _ = builder.node(for: page, visible: CGRect(0, 0, 500, 500))
    // Sixty points of the list, from 400 on: three rows; then the list, the fading and the page.
    #expect(builder.builtCount == 6)
  }

  @Test("few children stay one node wherever they are")
  func keepsFewWhole() {
    let list = column(of: (0..<10).map { _ in square() })
    let whole = builder.node(for: list)
    #expect(builder.node(for: list, visible: CGRect(0, 50, 20, 20)) === whole)
    #expect(builder.node(for: list, visible: CGRect(0, 500, 20, 20)) == nil)
  }

  @Test("a culled list draws what it draws whole")
  func cullsWithoutTrace() throws {
    let rows = (0..<60).map { square($0 % 2 == 0 ? .pureRed : .pureBlue) }
    let renderer = try OffscreenRenderer(size: CGSize(width: 20, height: 150))
    renderer.render(DisplayItem(drawing: [.item(column(of: rows), offset: CGPoint(x: 0, y: -333))]))
    let culled = renderer.makeBitmap().pixels
    // Rows 16 to 25 by hand: few enough to stay whole.
    let few = column(of: Array(rows[16..<26]))
    renderer.render(DisplayItem(drawing: [.item(few, offset: CGPoint(x: 0, y: 16 * 20 - 333))]))
    #expect(renderer.makeBitmap().pixels == culled)
    #expect(Set(culled).count == 2)
  }

  @Test("a host's view is asked for in every frame, and what lies beside it is kept")
  func rebuildsAroundPlatformViews() {
    final class View {}
    var asked = 0
    builder.platformViewNode = { _, frame in
      asked += 1
      return PaintNode.fill(.pureBlue, frame)
    }
    let page = DisplayItem(drawing: [
      .item(square(), offset: .zero), .platformView(View(), frame: CGRect(0, 50, 20, 20)),
    ])
    let first = builder.node(for: page)
    let built = builder.builtCount
    #expect(builder.node(for: page) !== first)
    #expect(asked == 2)
    #expect(builder.builtCount - built == 1)
  }

  @Test("an item's node goes when the item goes")
  func freesNodes() {
    weak var kept: RenderNode?
    do {
      let item = square()
      kept = builder.node(for: item)
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }
}
