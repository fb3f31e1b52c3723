/// What is shown in front of everything else in a window: dialogs, sheets, menus, snackbars.
///
/// A presentation belongs to the view that presents it, from which it inherits its environment, and is laid out in
/// the window as a whole.
@MainActor
package final class Presentations {
  private unowned let graph: ViewGraph
  private var portals: ContiguousArray<PortalNode> = []
  private var nextSerial = 0
  /// What has taken the focus to itself, the front-most last.
  private var modals: ContiguousArray<PortalNode> = []

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
    var shown: ContiguousArray<PortalNode> = []
    var boundary = 0
    var inert: Set<ObjectIdentifier> = []
    for portal in portals {
      let start = elements.count
      portal.appendPresented(to: &elements)
      if portal.style.isInert {
        for element in elements[start...] { inert.insert(ObjectIdentifier(element)) }
      } else if elements[start...].contains(where: { !$0.isDeparting }) {
        if portal.style.isModal || portal.style.grabsFocus { shown.append(portal) }
        if portal.style.isModal { boundary = start }
      }
    }
    for (index, element) in elements.enumerated() {
      element.isCovered = index < boundary || inert.contains(ObjectIdentifier(element))
    }
    modalsDidChange(to: shown)
  }

  /// The focus goes into what comes, and when that goes back to where it was.
  private func modalsDidChange(to shown: ContiguousArray<PortalNode>) {
    let gone = modals.filter { portal in !shown.contains { $0 === portal } }
    let come = shown.filter { portal in !modals.contains { $0 === portal } }
    modals = shown
    for portal in come { portal.focusBefore = graph.focus.focusedOrPlace }
    if let top = come.last, top === shown.last {
      graph.focus.focus(nil)
      // What is presented has no place yet.
      graph.actions.task { [weak self, weak top] in
        if let top { self?.giveFocus(to: top) }
      }
    } else if !gone.isEmpty {
      if let focused = graph.focus.focused, graph.focus.canFocus(focused) { return }
      let before = gone.reversed().compactMap(\.focusBefore).first { graph.focus.canFocus($0) }
      graph.focus.focus(before)
    }
  }

  /// Gives the focus to the first view in a presentation that takes it, unless something in it has it by now.
  private func giveFocus(to portal: PortalNode) {
    guard portal.style.takesFocus, modals.last === portal, graph.focus.focused == nil else { return }
    var elements: ContiguousArray<LayoutNode> = []
    portal.appendPresented(to: &elements)
    for element in elements where !element.isDeparting {
      guard let first = FocusOrder.nodes(in: element).first(where: \.isTabStop) else { continue }
      return graph.focus.focus(first)
    }
  }
}

/// Owns presented content, whose elements stand in the window's root and not where the node is.
package class PortalNode: StructuralNode {
  var style = OverlayPresentationStyle() {
    didSet { if style != oldValue { graph.root.structureDidChange() } }
  }
  /// What had the focus when the content came.
  fileprivate(set) weak var focusBefore: LayoutNode?
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
  package override func contribute<Key: PreferenceKey>(to collector: inout PreferenceCollector<Key>) -> Bool { true }
}
