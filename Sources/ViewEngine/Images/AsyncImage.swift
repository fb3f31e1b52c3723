/// How far the load of an ``AsyncImage`` has come.
public enum AsyncImagePhase {
  /// There is no address, or its picture is not there yet.
  case empty
  /// The picture is there and decoded.
  case success(Image)
  /// The picture can't be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture can't be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture by address, loaded and decoded while something else is shown.
///
/// The bytes come from the environment's `imageLoader`, or from the file of a `file:` address. They are decoded off the
/// main actor, to the size of the place that the view has while it waits; a picture that ends up in a larger place is
/// decoded again. What was decoded before, and is still cached, is there at once.
///
/// The load ends when the view disappears, and begins anew when it comes back. Another address starts at
/// ``AsyncImagePhase/empty``.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var load = AsyncImageLoad()
  @State private var place = AsyncImagePlace()
  @Environment(\.imageLoader) private var loader
  @Environment(\.displayScale) private var displayScale
  @Environment(\.self) private var environment

  /// A picture whose phases are shown by `content`.
  /// - Parameters:
  ///   - url: the address; nil stays at ``AsyncImagePhase/empty``.
  ///   - scale: the picture's pixels in a point. Default: 1.
  ///   - transaction: with which the phases change. Default: without animation.
  ///   - content: the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    let place = place
    ZStack { content(phase) }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        place.size = $0
      }
      .task(id: source) { await run() }
  }

  /// Where the picture comes from; nil where there is no address, or no way to get it.
  private var source: ImageSource? {
    guard let url else { return nil }
    if url.isFileURL { return .file(url.path) }
    return loader.map { .remote(RemoteImage(url: url, loader: $0)) }
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard let source else {
      return .failure(
        ImageError(
          "\(url.absoluteString) can't be loaded: the program has no image loader; import MaterialUI or set one"))
    }
    // The phase of another address is none of this one's.
    if let phase = load.phase(of: source) { return phase }
    let isCached = decoder?.cachedImage(for: source, target: Self.anySize) != nil
    return isCached ? .success(Image(source, scale: scale)) : .empty
  }

  private static var anySize: ImageTarget { ImageTarget(pixelWidth: 1, pixelHeight: 1) }

  private var decoder: (any ImageDecoder)? { environment.services?.imageDecoder }

  private func run() async {
    guard let source, let services = environment.services, let decoder = services.imageDecoder else { return }
    if case .success = phase { return }
    let size = place.size
    let target = ImageTarget(
      pixelWidth: max(1, Int((size.width * displayScale).rounded(.up))),
      pixelHeight: max(1, Int((size.height * displayScale).rounded(.up))))
    do {
      try await withPendingWork("loading \(source)") { _ = try await decoder.decode(source, target: target) }
      show(.success(Image(source, scale: scale)), of: source)
    } catch is CancellationError {
      return
    } catch {
      // A loader tells of its own failures in its own way.
      if error is ImageError { services.log("\(error)") }
      show(.failure(error), of: source)
    }
  }

  private func show(_ phase: AsyncImagePhase, of source: ImageSource) {
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { load = AsyncImageLoad(source: source, phase: phase) }
  }
}

extension AsyncImage {
  /// A picture in its own size; grey until it is there, and where it can't be had.
  /// - Parameter scale: the picture's pixels in a point. Default: 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .waiting }
  }

  /// A picture that `content` adjusts, with something else until it is there and where it can't be had.
  /// - Parameter scale: the picture's pixels in a point. Default: 1.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The phase that a source has come to.
private struct AsyncImageLoad {
  var source: ImageSource?
  var phase = AsyncImagePhase.empty

  func phase(of source: ImageSource) -> AsyncImagePhase? { source == self.source ? phase : nil }
}

/// The place that is there for a picture. It is read when a load starts, and its changes concern nobody.
@MainActor
private final class AsyncImagePlace {
  var size = CGSize.zero
  nonisolated init() {}
}

/// A faint grey, for a place whose picture is not there; premultiplied, a sixth of the middle of the scale.
private struct WaitingPicture: BitmapGenerator {
  var naturalSize: CGSize { CGSize(width: 10, height: 10) }

  func makeBitmap(pixelWidth: Int, pixelHeight: Int) throws -> Bitmap {
    Bitmap(width: 1, height: 1, pixels: [0x2914_1414])
  }
}

extension Image {
  /// What stands for a picture that is not there.
  fileprivate static var waiting: Image { Image(WaitingPicture()).resizable() }
}
