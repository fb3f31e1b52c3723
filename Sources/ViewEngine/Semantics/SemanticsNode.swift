/// What kind of thing an element is, by ARIA's names.
public enum SemanticsRole: String, Hashable, Sendable, CaseIterable {
  case window, group, text, heading, button, link, image
  case tab, tablist, tabpanel, list, listitem
  case checkbox, `switch`, radio, radiogroup, slider, spinbutton, textbox, searchbox, combobox
  case dialog, alert, status, progressbar, tooltip
  case menu, menuitem, navigation, banner, main, search, toolbar, scrollbar, separator
}

/// A condition that an element is in.
public enum SemanticsState: String, Hashable, Sendable, CaseIterable {
  case selected, checked, mixed, pressed, expanded, disabled, focused, busy, offscreen
}

/// What an element says about itself.
public struct SemanticsProperties {
  public var role: SemanticsRole?
  public var label = ""
  public var value = ""
  public var hint = ""
  /// A name for tests and tools, never shown or spoken.
  public var identifier = ""
  public var states: Set<SemanticsState> = []
  /// 1…6 for a heading.
  public var headingLevel: Int?
  /// The size of the set that the element is one of, and its place in it, from 1.
  public var setSize: Int?
  public var position: Int?
  /// What can be done, by name: `activate`, `increment`, `decrement`, `dismiss`, `scrollIntoView` or an app's own.
  public var actions: [SemanticsAction] = []

  public init() {}
}

/// Something that assistive technology can do to an element.
public struct SemanticsAction {
  public var name: String
  public var perform: @MainActor () -> Void

  public init(name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

/// An element of the semantics tree, as it was when the tree was built.
@MainActor
public final class SemanticsNode {
  /// The same for the same element in every tree.
  public let id: ObjectIdentifier
  public let properties: SemanticsProperties
  /// The element's rectangle in the window, in points.
  public let bounds: CGRect
  /// The part of ``bounds`` that is visible; `.zero`-sized if none is.
  public let frame: CGRect
  public let children: [SemanticsNode]
  package let layoutNode: LayoutNode

  package init(
    layoutNode: LayoutNode, properties: SemanticsProperties, bounds: CGRect, frame: CGRect, children: [SemanticsNode]
  ) {
    id = ObjectIdentifier(layoutNode)
    self.layoutNode = layoutNode
    self.properties = properties
    self.bounds = bounds
    self.frame = frame
    self.children = children
  }
}

/// Builds the semantics tree.
@MainActor
package struct SemanticsBuilder {
  /// What was found so far at this level.
  package var nodes: [SemanticsNode] = []
  /// The visible part of the window at this level.
  package let clip: CGRect

  package init(clip: CGRect) { self.clip = clip }

  /// Adds an element. Those that `children` adds become its children.
  package mutating func add(
    _ node: LayoutNode, _ properties: SemanticsProperties, children: (inout SemanticsBuilder) -> Void = { _ in }
  ) {
    var inner = SemanticsBuilder(clip: clip)
    children(&inner)
    add(node, properties, children: inner.nodes)
  }

  package mutating func add(_ node: LayoutNode, _ properties: SemanticsProperties, children: [SemanticsNode]) {
    let bounds = node.frame(in: nil)
    var properties = properties
    let visible = bounds.intersection(clip)
    let isOffscreen = visible.isNull || visible.width <= 0 || visible.height <= 0
    if isOffscreen { properties.states.insert(.offscreen) }
    let frame = isOffscreen ? CGRect(origin: bounds.origin, size: .zero) : visible
    nodes.append(
      SemanticsNode(layoutNode: node, properties: properties, bounds: bounds, frame: frame, children: children))
  }

  /// Describes `body` as seen through a clip in the window.
  package mutating func clipped(to rect: CGRect, _ body: (inout SemanticsBuilder) -> Void) {
    let visible = clip.intersection(rect)
    var inner = SemanticsBuilder(clip: visible.isNull ? .zero : visible)
    body(&inner)
    nodes += inner.nodes
  }
}

extension ViewGraph {
  /// The semantics tree as of the last frame: one node with the role `window`, and all elements in it.
  public func semantics() -> SemanticsNode {
    let clip = CGRect(origin: .zero, size: size)
    var builder = SemanticsBuilder(clip: clip)
    root.describe(to: &builder)
    var properties = SemanticsProperties()
    properties.role = .window
    return SemanticsNode(
      layoutNode: root, properties: properties, bounds: clip, frame: clip, children: builder.nodes)
  }
}
