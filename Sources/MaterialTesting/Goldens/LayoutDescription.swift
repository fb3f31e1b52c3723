import HeadlessHost
import ViewEngine

/// Writes a tree of nodes as text: a line for each node that has content or several children, with its frame in the
/// window.
@MainActor
struct LayoutDescription {
  private(set) var text = ""

  init(_ root: LayoutNode) { add(root, depth: 0) }

  private mutating func add(_ node: LayoutNode, depth: Int) {
    let children = node.layoutChildren
    // A modifier in the same place as what it modifies says nothing new.
    let isPlain = !node.paintsContent && children.count == 1 && node.frame(in: nil) == children[0].frame(in: nil)
    if !isPlain {
      let name = String(describing: type(of: node)).prefix { $0 != "<" }
      let indent = String(repeating: "  ", count: depth)
      text += "\(indent)\(name) \(JSONValue(node.frame(in: nil)))\n"
    }
    for child in children { add(child, depth: isPlain ? depth : depth + 1) }
  }
}
