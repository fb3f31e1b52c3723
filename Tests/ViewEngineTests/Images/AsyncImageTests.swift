import Synchronization
import Testing
import ViewEngine

/// Gives pictures when the test says so.
private final class HeldLoader: ImageLoader {
  private struct State {
    var waiting: [URL: [CheckedContinuation<Data, any Error>]] = [:]
    var requests: [URL] = []
    var cancelled: [URL] = []
  }
  private let state = Mutex(State())

  var requests: [URL] { state.withLock { $0.requests } }
  var cancelled: [URL] { state.withLock { $0.cancelled } }

  func imageData(from url: URL) async throws -> Data {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock {
          $0.requests.append(url)
          $0.waiting[url, default: []].append(continuation)
        }
      }
    } onCancel: {
      state.withLock { $0.cancelled.append(url) }
      finish(url, .failure(CancellationError()))
    }
  }

  func finish(_ url: URL, _ result: Result<Data, any Error>) {
    for continuation in state.withLock({ $0.waiting.removeValue(forKey: url) }) ?? [] {
      continuation.resume(with: result)
    }
  }
}

/// Decodes every bytes but those that say “broken” to a picture of 40 × 20 points.
@MainActor
private final class PlainDecoder: ImageDecoder {
  var targets: [ImageTarget?] = []
  var kept: Set<String> = []

  private func image() -> DecodedImage {
    DecodedImage(pixelWidth: 40, pixelHeight: 20, naturalSize: CGSize(width: 40, height: 20), backing: NSObject())
  }

  func cachedImage(for source: ImageSource, target: ImageTarget?) -> DecodedImage? {
    kept.contains(source.description) ? image() : nil
  }

  func bitmap(_ source: ImageSource, target: ImageTarget?) async throws -> Bitmap {
    Bitmap(width: 1, height: 1, pixels: [0])
  }

  func decode(_ source: ImageSource, target: ImageTarget?) async throws -> DecodedImage {
    targets.append(target)
    if case .remote(let remote) = source {
      let data = try await remote.loader.imageData(from: remote.url)
      if data == Data("broken".utf8) { throw ImageError("\(remote.url) is no picture") }
    }
    kept.insert(source.description)
    return image()
  }
}

@MainActor
@Suite("Pictures by address")
struct AsyncImageTests {
  @Observable final class Model {
    var url = URL(string: "https://example.com/a.png")
    var isShown = true
  }

  private let loader = HeldLoader()
  private let decoder = PlainDecoder()
  private let model = Model()
  private let first = URL(string: "https://example.com/a.png")!
  private let second = URL(string: "https://example.com/b.png")!

  private struct Phases: View {
    let model: Model
    let loader: HeldLoader
    var body: some View {
      ZStack {
        if model.isShown {
          AsyncImage(url: model.url, scale: 2) { phase in
            switch phase {
            case .empty: Text(verbatim: "waiting").frame(width: 100, height: 50)
            case .success(let image): image.accessibilityLabel("picture")
            case .failure(let error): Text(verbatim: "failed: \(error)")
            }
          }
        }
      }
      .environment(\.imageLoader, loader)
    }
  }

  private func stage() -> Stage {
    let (model, loader) = (model, loader)
    return Stage(imageDecoder: decoder) { Phases(model: model, loader: loader) }
  }

  /// Lets tasks run until something holds.
  private func wait(_ stage: Stage, until holds: () -> Bool) async throws {
    for _ in 0..<500 where !holds() {
      try await Task.sleep(for: .milliseconds(2))
      stage.frame()
    }
    #expect(holds())
  }

  @Test("it waits, then shows the picture, decoded for the place that it had")
  func success() async throws {
    let stage = stage()
    #expect(stage.labels == ["waiting"])
    try await wait(stage) { loader.requests == [first] }
    loader.finish(first, .success(Data("pixels".utf8)))
    try await wait(stage) { stage.labels == ["picture"] }
    #expect(decoder.targets.first == ImageTarget(pixelWidth: 100, pixelHeight: 50))
    // 40 × 20 pixels at two in a point.
    #expect(stage.frame(of: "picture")?.size == CGSize(width: 20, height: 10))
  }

  @Test("what can't be had or decoded is a failure; the latter is logged")
  func failure() async throws {
    let stage = stage()
    try await wait(stage) { loader.requests == [first] }
    loader.finish(first, .success(Data("broken".utf8)))
    try await wait(stage) { stage.labels == ["failed: \(first) is no picture"] }
    #expect(stage.logged == ["\(first) is no picture"])
  }

  @Test("another address starts anew, and the load before is cancelled")
  func change() async throws {
    let stage = stage()
    try await wait(stage) { loader.requests == [first] }
    model.url = second
    stage.frame()
    try await wait(stage) { loader.requests == [first, second] }
    #expect(loader.cancelled == [first])
    loader.finish(second, .success(Data("pixels".utf8)))
    try await wait(stage) { stage.labels == ["picture"] }
    model.url = nil
    stage.frame()
    #expect(stage.labels == ["waiting"])
  }

  @Test("a view that disappears cancels its load")
  func disappearance() async throws {
    let stage = stage()
    try await wait(stage) { loader.requests == [first] }
    model.isShown = false
    stage.frame()
    try await wait(stage) { loader.cancelled == [first] }
    #expect(stage.logged == [])
  }

  @Test("a picture that is still decoded is there in the first frame, without a load")
  func cached() async throws {
    decoder.kept = [first.absoluteString]
    let stage = stage()
    #expect(stage.labels == ["picture"])
    try await Task.sleep(for: .milliseconds(20))
    #expect(loader.requests == [])
  }

  @Test("the short forms show the picture, or the placeholder")
  func forms() async throws {
    let loader = loader
    let url = first
    let stage = Stage(imageDecoder: decoder) {
      VStack {
        AsyncImage(url: url) {
          $0.resizable().accessibilityLabel("adjusted")
        } placeholder: {
          Text(verbatim: "holds")
        }
        .frame(width: 30, height: 30)
        AsyncImage(url: nil).frame(width: 30, height: 30)
      }
      .environment(\.imageLoader, loader)
    }
    #expect(stage.labels == ["holds"])
    try await wait(stage) { loader.requests == [url] }
    loader.finish(url, .success(Data("pixels".utf8)))
    try await wait(stage) { stage.labels == ["adjusted"] }
    #expect(stage.frame(of: "adjusted")?.size == CGSize(width: 30, height: 30))
  }

  @Test("phases change with the transaction that was given")
  func transaction() async throws {
    let (loader, url) = (loader, first)
    let stage = Stage(imageDecoder: decoder) {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        Color.red.frame(width: phase.image == nil ? 100 : 200, height: 10).accessibilityElement()
          .accessibilityLabel("place")
      }
      .environment(\.imageLoader, loader)
    }
    try await wait(stage) { loader.requests == [url] }
    loader.finish(url, .success(Data("pixels".utf8)))
    try await wait(stage) { stage.graph.animations.isActive }
  }
}
