import Synchronization

/// Gets the bytes of pictures by address. The engine ships none; `MaterialUI` installs one that speaks HTTP.
public protocol ImageLoader: AnyObject, Sendable {
  /// The encoded bytes of a picture.
  ///
  /// Called off the main actor or on it; cancelling the calling task should end the request.
  /// - Throws: what went wrong, in one sentence; `CancellationError` when the task was cancelled.
  func imageData(from url: URL) async throws -> Data
}

/// A picture by address, with the loader that gets it.
public struct RemoteImage: Hashable, Sendable {
  public let url: URL
  public let loader: any ImageLoader

  public init(url: URL, loader: any ImageLoader) {
    self.url = url
    self.loader = loader
  }

  public static func == (left: Self, right: Self) -> Bool { left.url == right.url && left.loader === right.loader }
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// The loader of all pictures for which no view sets another in the environment.
public enum StandardImageLoader {
  private enum State: Sendable {
    case none
    case waiting(@Sendable () -> any ImageLoader)
    case made(any ImageLoader)
  }

  private static let state = Mutex(State.none)

  /// Sets how the loader is made, at its first use.
  public static func install(_ make: @escaping @Sendable () -> any ImageLoader) {
    state.withLock { $0 = .waiting(make) }
  }

  /// The loader; nil where none was installed.
  public static var loader: (any ImageLoader)? {
    state.withLock { state in
      switch state {
      case .none: return nil
      case .made(let loader): return loader
      case .waiting(let make):
        let loader = make()
        state = .made(loader)
        return loader
      }
    }
  }
}

/// A loader in the environment, compared by identity.
private struct ImageLoaderReference: Equatable {
  let loader: (any ImageLoader)?

  static func == (left: Self, right: Self) -> Bool { left.loader === right.loader }
}

private struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: ImageLoaderReference { ImageLoaderReference(loader: StandardImageLoader.loader) }
}

extension EnvironmentValues {
  /// Gets the pictures of ``AsyncImage`` by their addresses. Default: the one that was installed for the program, see
  /// ``StandardImageLoader``; where it is nil no picture can be had by address.
  public var imageLoader: (any ImageLoader)? {
    get { self[ImageLoaderKey.self].loader }
    set { self[ImageLoaderKey.self] = ImageLoaderReference(loader: newValue) }
  }

  /// The window's services; nil for values that belong to no window.
  @MainActor var services: EngineServices? { scope?.graph?.services }
}
