/// A part of an app's interface with a life of its own: a window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` gives.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor var body: Body { get }

  /// Adds the scene's windows. The engine's own scenes replace the default.
  static func _collect(_ scene: Self, into collector: inout SceneCollector)
}

extension Scene {
  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    var scene = scene
    collector.attach(&scene)
    Body._collect(scene.body, into: &collector)
  }
}

extension Never: Scene {
  public static func _collect(_ scene: Never, into collector: inout SceneCollector) {}
}

/// A scene that the engine knows itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is made by the engine and has no body") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _TupleScene((repeat each content))
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _OptionalScene(content)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

struct _TupleScene<each Content: Scene>: PrimitiveScene {
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: (repeat each Content)) { self.content = content }

  static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    func collect<S: Scene>(_ scene: S) { S._collect(scene, into: &collector) }
    repeat collect(each scene.content)
  }
}

struct _OptionalScene<Content: Scene>: PrimitiveScene {
  nonisolated(unsafe) let content: Content?

  nonisolated init(_ content: Content?) { self.content = content }

  static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    if let content = scene.content { Content._collect(content, into: &collector) }
  }
}
