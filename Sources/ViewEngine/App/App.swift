/// A program with windows. Mark the type with `@main`; its `main()` comes with the runtime.
///
/// The app's own `@State` and `@StateObject` live as long as the program and are shared by its windows.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` gives.
  associatedtype Body: Scene

  /// The windows that the app may show.
  @SceneBuilder @MainActor var body: Body { get }

  /// Makes the app; called once, before the first window opens.
  @MainActor init()
}
