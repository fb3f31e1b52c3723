import CGTK
import Synchronization
import ViewEngine

/// Decodes pictures with gdk-pixbuf on two threads of its own, and keeps the latest by weight.
///
/// 1. A picture in the cache that is large enough is the answer at once.
/// 2. A request for a picture that is being decoded at that size or larger waits for that decoding.
/// 3. Otherwise a worker decodes it to the smallest size that covers the target, and the result replaces what the
///    cache has of it.
/// 4. When the last task that waits is cancelled, the worker stops at the next piece of the file.
///
/// Which formats there are depends on the loaders that are installed: PNG and JPEG always, SVG with librsvg, WebP
/// with the package webp-pixbuf-loader.
@MainActor
package final class PixbufImageDecoder: ImageDecoder {
  /// What is cached under which name; see ``ImageSource``.
  private enum Key: Hashable {
    case file(String)
    case data(String)
    case generated(AnyBitmapGenerator)

    init(_ source: ImageSource) {
      switch source {
      case .file(let path): self = .file(path)
      case .data(_, let key): self = .data(key)
      case .generated(let generator): self = .generated(generator)
      case .remote(let image): self = .data(image.url.absoluteString)
      }
    }
  }

  @MainActor
  private struct Entry {
    let image: DecodedImage
    let isLargest: Bool

    func covers(_ target: ImageTarget?) -> Bool {
      if isLargest { return true }
      guard let target else { return false }
      return image.pixelWidth >= target.pixelWidth - 1 && image.pixelHeight >= target.pixelHeight - 1
    }
  }

  /// A decoding under way, and who waits for it.
  @MainActor
  private final class Flight {
    let target: ImageTarget?
    let isCancelled = CancellationFlag()
    var waiters: [Int: CheckedContinuation<DecodedImage, any Error>] = [:]

    init(target: ImageTarget?) { self.target = target }

    func covers(_ other: ImageTarget?) -> Bool {
      guard let target else { return true }
      guard let other else { return false }
      return target.pixelWidth >= other.pixelWidth && target.pixelHeight >= other.pixelHeight
    }
  }

  /// The most bytes of pixels that are kept for later; what is on screen is kept by its users besides.
  package var cacheLimit: Int {
    get { cache.weightLimit }
    set { cache.weightLimit = max(0, newValue) }
  }
  /// The bytes of pixels that the cache holds now.
  package var cachedByteCount: Int { cache.totalWeight }
  /// How many decodings are under way.
  package private(set) var pendingCount = 0
  /// How many decodings have been started.
  package private(set) var decodeCount = 0
  package let limits: ImageLimits

  private var cache: WeightedCache<Key, Entry>
  private var flights: [Key: [Flight]] = [:]
  private var lastWaiter = 0
  private let workers = OperationQueue()

  /// - Parameters:
  ///   - cacheLimit: Bytes of pixels to keep. Default: 64 MiB.
  ///   - limits: What a picture may cost.
  package init(cacheLimit: Int = 64 << 20, limits: ImageLimits = ImageLimits()) {
    self.limits = limits
    cache = WeightedCache(weightLimit: max(0, cacheLimit))
    workers.name = "image decoding"
    workers.maxConcurrentOperationCount = 2
    workers.qualityOfService = .userInitiated
  }

  package func cachedImage(for source: ImageSource, target: ImageTarget?) -> DecodedImage? {
    guard let entry = cache.value(for: Key(source)), entry.covers(target) else { return nil }
    return entry.image
  }

  package func decode(_ source: ImageSource, target: ImageTarget?) async throws -> DecodedImage {
    try Task.checkCancellation()
    if let image = cachedImage(for: source, target: target) { return image }
    if case .remote(let image) = source { return try await decode(image.loaded(), target: target) }
    let key = Key(source)
    let flight = flights[key]?.first { $0.covers(target) } ?? start(source, key: key, target: target)
    lastWaiter += 1
    let waiter = lastWaiter
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { flight.waiters[waiter] = $0 }
    } onCancel: {
      Task { @MainActor in self.stopWaiting(waiter, for: flight, key: key) }
    }
  }

  package func bitmap(_ source: ImageSource, target: ImageTarget?) async throws -> Bitmap {
    if case .remote(let image) = source { return try await bitmap(image.loaded(), target: target) }
    let flag = CancellationFlag()
    let decoding = PixbufDecoding(source: source, target: target, limits: limits) { flag.isSet }
    let workers = workers
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        workers.addOperation { continuation.resume(with: Result { try decoding.run().surface.makeBitmap() }) }
      }
    } onCancel: {
      flag.set()
    }
  }

  /// Drops one picture from the cache, such as a file that was written anew.
  package func forget(_ source: ImageSource) { cache.remove(Key(source)) }

  /// Drops all pictures from the cache.
  package func forgetAll() { cache.removeAll() }

  private func start(_ source: ImageSource, key: Key, target: ImageTarget?) -> Flight {
    let flight = Flight(target: target)
    flights[key, default: []].append(flight)
    pendingCount += 1
    decodeCount += 1
    let flag = flight.isCancelled
    let decoding = PixbufDecoding(source: source, target: target, limits: limits) { flag.isSet }
    workers.addOperation {
      let result = Result { try decoding.run() }
      Task { @MainActor in self.finish(flight, key: key, result) }
    }
    return flight
  }

  private func finish(_ flight: Flight, key: Key, _ result: Result<DecodedPicture, any Error>) {
    pendingCount -= 1
    remove(flight, key: key)
    let image = result.map { picture in
      let image = DecodedImage(
        pixelWidth: picture.surface.pixelWidth, pixelHeight: picture.surface.pixelHeight,
        naturalSize: CGSize(width: picture.ownWidth, height: picture.ownHeight), backing: picture.surface)
      cache.insert(Entry(image: image, isLargest: picture.isLargest), for: key, weight: image.byteCount)
      return image
    }
    for waiter in flight.waiters.values { waiter.resume(with: image) }
    flight.waiters = [:]
  }

  private func stopWaiting(_ waiter: Int, for flight: Flight, key: Key) {
    guard let continuation = flight.waiters.removeValue(forKey: waiter) else { return }
    if flight.waiters.isEmpty {
      flight.isCancelled.set()
      // A later request must not join work that is about to stop.
      remove(flight, key: key)
    }
    continuation.resume(throwing: CancellationError())
  }

  private func remove(_ flight: Flight, key: Key) {
    flights[key]?.removeAll { $0 === flight }
    if flights[key]?.isEmpty == true { flights[key] = nil }
  }
}

extension RemoteImage {
  /// The picture with its bytes, known by its address.
  fileprivate func loaded() async throws -> ImageSource {
    .data(try await loader.imageData(from: url), key: url.absoluteString)
  }
}

/// Tells a worker from the main actor that its work is not wanted any longer.
private final class CancellationFlag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
