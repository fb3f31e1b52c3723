/// What is shown in front of everything else in a window: dialogs, sheets, menus, snackbars.
///
/// A presentation belongs to the view that presents it, from which it inherits its environment, and is laid out in
/// the window as a whole.
@MainActor
package final class Presentations {
  private unowned let graph: ViewGraph
  private var portals: ContiguousArray<PortalNode> = []
  private var nextSerial = 0
  private var modal: PortalNode?
  private weak var focusBefore: LayoutNode?

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ portal: PortalNode) { portals.append(portal) }

  func remove(_ portal: PortalNode) {
    portals.removeAll { $0 === portal }
    graph.root.structureDidChange()
  }

  /// Something was presented later than all that is there.
  func makeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  /// Adds what is presented: higher levels later, and within a level what came later.
  func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    portals.sort { ($0.style.level, $0.serial) < ($1.style.level, $1.serial) }
    var top: PortalNode?
    var boundary = 0
    for portal in portals {
      let start = elements.count
      portal.appendPresented(to: &elements)
      if portal.style.isModal, elements[start...].contains(where: { !$0.isDeparting }) {
        top = portal
        boundary = start
      }
    }
    for (index, element) in elements.enumerated() { element.isCovered = index < boundary }
    modalDidChange(to: top)
  }

  /// The focus goes into what is modal, and back when that has gone.
  private func modalDidChange(to top: PortalNode?) {
    guard top !== modal else { return }
    if modal == nil { focusBefore = graph.focus.focused }
    modal = top
    graph.focus.focus(nil)
    if top == nil, let focusBefore, focusBefore.isMounted { graph.focus.focus(focusBefore) }
  }
}

/// Owns presented content, whose elements stand in the window's root and not where the node is.
package class PortalNode: StructuralNode, PreferenceWriting {
  var style = OverlayPresentationStyle()
  private(set) var serial = 0
  private var isEmpty = true
  private(set) var content: ViewNode?

  override init(context: NodeContext) {
    super.init(context: context)
    graph.presentations.add(self)
  }

  func setContent(_ content: ViewNode) {
    self.content = content
    content.parent = self
    structureDidChange()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {}

  func appendPresented(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  package override func structureDidChange() {
    var elements: ContiguousArray<LayoutNode> = []
    appendPresented(to: &elements)
    if isEmpty, !elements.isEmpty { serial = graph.presentations.makeSerial() }
    isEmpty = elements.isEmpty
    graph.root.structureDidChange()
  }

  package override func willUnmount() { graph.presentations.remove(self) }

  // What is presented is a world of its own: its preferences stay there.
  func contribute<Key: PreferenceKey>(to collector: inout PreferenceCollector<Key>) -> Bool { true }
}
