import Foundation
import Synchronization
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Image cache") struct ImageCacheTests {
  private func source(_ name: String, width: Int = 100, height: Int = 100) throws -> ImageSource {
    .data(try EncodedPictures.encode("png", width: width, height: height), key: name)
  }

  private func target(_ side: Int) -> ImageTarget { ImageTarget(pixelWidth: side, pixelHeight: side) }

  @Test("a decoded picture is there without waiting, at its size and smaller")
  func remembers() async throws {
    let decoder = PixbufImageDecoder()
    let source = try source("a")
    #expect(decoder.cachedImage(for: source, target: target(50)) == nil)
    let image = try await decoder.decode(source, target: target(50))
    #expect(decoder.cachedImage(for: source, target: target(50)) === image)
    #expect(decoder.cachedImage(for: source, target: target(20)) === image)
    #expect(decoder.cachedImage(for: source, target: target(80)) == nil)
    #expect(decoder.cachedImage(for: source, target: nil) == nil)
    let whole = try await decoder.decode(source, target: nil)
    #expect(whole.pixelWidth == 100)
    // Its own size is all there is, so it answers any target.
    #expect(decoder.cachedImage(for: source, target: target(5000)) === whole)
    #expect(decoder.decodeCount == 2)
    decoder.forget(source)
    #expect(decoder.cachedImage(for: source, target: target(20)) == nil)
  }

  @Test("the cache drops what was used longest ago, by bytes")
  func weighs() async throws {
    // A picture of 100 × 100 pixels weighs 40,000 bytes.
    let decoder = PixbufImageDecoder(cacheLimit: 100_000)
    let (a, b, c) = (try source("a"), try source("b"), try source("c"))
    _ = try await decoder.decode(a, target: nil)
    _ = try await decoder.decode(b, target: nil)
    _ = decoder.cachedImage(for: a, target: nil)
    _ = try await decoder.decode(c, target: nil)
    #expect(decoder.cachedImage(for: a, target: nil) != nil)
    #expect(decoder.cachedImage(for: b, target: nil) == nil)
    #expect(decoder.cachedImage(for: c, target: nil) != nil)
    #expect(decoder.cachedByteCount == 80_000)
    decoder.cacheLimit = 40_000
    #expect(decoder.cachedByteCount == 40_000)
  }

  @Test("requests for one picture at the same time are one decoding")
  func coalesces() async throws {
    let decoder = PixbufImageDecoder()
    let source = try source("a")
    async let first = decoder.decode(source, target: nil)
    // The largest comes first: for a smaller one alone, less is decoded.
    while decoder.decodeCount == 0 { await Task.yield() }
    async let second = decoder.decode(source, target: target(10))
    async let third = decoder.decode(source, target: nil)
    let images = try await [first, second, third]
    #expect(images[0] === images[1] && images[1] === images[2])
    #expect(decoder.decodeCount == 1)
    #expect(decoder.pendingCount == 0)
  }

  /// Draws nothing until it is let go.
  private struct Gate: BitmapGenerator {
    final class Counter: Sendable {
      let isOpen = Atomic(false)
      let count = Atomic(0)
    }

    let name: String
    let counter: Counter
    var naturalSize: CGSize { CGSize(width: 1, height: 1) }

    func makeBitmap(pixelWidth: Int, pixelHeight: Int) throws -> Bitmap {
      counter.count.add(1, ordering: .relaxed)
      while !counter.isOpen.load(ordering: .relaxed) { usleep(500) }
      return Bitmap(width: 1, height: 1, pixels: [0])
    }

    static func == (left: Gate, right: Gate) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test("a task that is cancelled stops waiting at once, and work that hasn't begun is left undone")
  func cancels() async throws {
    let decoder = PixbufImageDecoder()
    let counter = Gate.Counter()
    func gate(_ name: String) -> ImageSource { .generated(AnyBitmapGenerator(Gate(name: name, counter: counter))) }
    // Two workers are busy; the third picture waits for one of them.
    let tasks = ["a", "b", "c"].map { name in Task { try await decoder.decode(gate(name), target: nil) } }
    while counter.count.load(ordering: .relaxed) < 2 { await Task.yield() }
    tasks[2].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[2].value }
    counter.isOpen.store(true, ordering: .relaxed)
    _ = try await tasks[0].value
    _ = try await tasks[1].value
    while decoder.pendingCount > 0 { await Task.yield() }
    #expect(counter.count.load(ordering: .relaxed) == 2)
  }

  @Test("when one of two waiting tasks is cancelled, the other gets its picture")
  func keepsOthers() async throws {
    let decoder = PixbufImageDecoder()
    let counter = Gate.Counter()
    let source = ImageSource.generated(AnyBitmapGenerator(Gate(name: "a", counter: counter)))
    let first = Task { try await decoder.decode(source, target: nil) }
    let second = Task { try await decoder.decode(source, target: nil) }
    while counter.count.load(ordering: .relaxed) < 1 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    counter.isOpen.store(true, ordering: .relaxed)
    #expect(try await second.value.pixelWidth == 1)
    #expect(decoder.decodeCount == 1)
  }
}
