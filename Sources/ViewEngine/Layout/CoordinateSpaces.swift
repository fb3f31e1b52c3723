/// A system of coordinates that geometry can be asked for in.
public enum CoordinateSpace: Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of an ancestor which has this name.
  case named(AnyHashable)
}

/// A value that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The nearest scroll view's space.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace())) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The name that every scroll view answers to.
package struct ScrollViewSpace: Hashable {
  package init() {}
}

/// Gives a name to a view's coordinate space.
public struct _CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable
  package func makeNode(in context: WrapperContext) -> CoordinateSpaceNode { CoordinateSpaceNode(context) }
  package func update(_ node: CoordinateSpaceNode) { node.name = name }
}

package final class CoordinateSpaceNode: WrapperNode {
  var name: AnyHashable?
  package override func answers(toSpace name: AnyHashable) -> Bool { self.name == name }
}

extension LayoutNode {
  /// The nearest ancestor that has a name.
  package final func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node = layoutParent
    while let current = node {
      if current.answers(toSpace: name) { return current }
      node = current.layoutParent
    }
    return nil
  }

  /// The node's frame in a coordinate space; a name that no ancestor has means the window.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: frame(in: nil)
    case .local: CGRect(origin: .zero, size: size)
    case .named(let name): frame(in: ancestor(named: name))
    }
  }
}

extension View {
  /// Gives a name to this view's coordinate space.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: space.name))
  }
}
