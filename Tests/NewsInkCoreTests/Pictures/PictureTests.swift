import Foundation
import LoopbackHTTP
import Synchronization
import Testing

@testable import NewsInkCore

@Suite("Pictures")
struct PictureTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// A picture of `count` bytes by its first ones.
  private func picture(_ count: Int) -> Data {
    Self.png + Data(repeating: 7, count: count - Self.png.count)
  }

  private func url(_ number: Int) -> URL { URL(string: "https://example.com/\(number).png")! }

  @Test("formats are told by their first bytes")
  func formats() {
    func format(_ text: String) -> PictureFormat? { PictureFormat(Data(text.unicodeScalars.map { UInt8($0.value) })) }
    #expect(PictureFormat(Self.png) == .png)
    #expect(format("\u{FF}\u{D8}\u{FF}\u{E0}") == .jpeg)
    #expect(format("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ") == .webp)
    #expect(format("GIF89a") == .gif)
    #expect(format("BM\u{1}\u{2}\u{3}\u{4}\0\0\0\0\u{36}\0\0\0") == .bmp)
    #expect(format("<?xml version=\"1.0\"?><!-- x --><svg xmlns=\"http://www.w3.org/2000/svg\"/>") == .svg)
    #expect(format("<html><svg/></html>") == nil)
    #expect(format("BMW builds a car") == nil)
    #expect(format("RIFF\u{1}\u{2}\u{3}\u{4}WAVE") == nil)
    #expect(format("") == nil)
  }

  @Test("the picture that was not asked for the longest goes first")
  func leastRecentlyUsed() async throws {
    let directory = try TemporaryDirectory()
    let clock = Mutex(0.0)
    let now: @Sendable () -> Date = { clock.withLock { Date(timeIntervalSince1970: $0) } }
    let cache = PictureCache(directory: directory.url, limit: 1000, now: now)
    for number in 0..<4 {
      clock.withLock { $0 += 10 }
      try await cache.store(picture(240), for: url(number))
    }
    clock.withLock { $0 += 10 }
    #expect(await cache.data(for: url(0)) == picture(240))
    // 960 + 240 is over 1000: down to 900, which takes the two oldest.
    try await cache.store(picture(240), for: url(4))
    #expect(await cache.size == 720)
    // Another start reads the order from the files.
    let again = PictureCache(directory: directory.url, limit: 500, now: now)
    #expect(await again.size <= 450)
    #expect(await again.data(for: url(3)) == nil)
    #expect(await again.data(for: url(1)) == nil)
  }

  @Test("what is no picture, or too large, is not kept")
  func refused() async throws {
    let directory = try TemporaryDirectory()
    let cache = PictureCache(directory: directory.url, limit: 100)
    await #expect {
      try await cache.store(Data("<html>".utf8), for: url(1))
    } throws: { error in
      "\(error)" == "https://example.com/1.png is no PNG, JPEG, WebP, GIF, SVG or BMP picture; nothing is shown for it."
    }
    try await cache.store(picture(101), for: url(2))
    #expect(await cache.data(for: url(2)) == nil)
    try await cache.store(picture(60), for: url(3))
    try await cache.store(picture(50), for: url(3))
    #expect(await cache.size == 50)
  }

  @Test("files that were damaged or cut off are gone at the next look")
  func damagedFiles() async throws {
    let directory = try TemporaryDirectory()
    try await PictureCache(directory: directory.url).store(picture(50), for: url(1))
    let file = try #require(FileManager.default.contentsOfDirectory(atPath: directory.url.path).first)
    try Data("junk".utf8).write(to: directory.url.appendingPathComponent(file))
    try Data("half".utf8).write(to: directory.url.appendingPathComponent(".half-written"))
    let cache = PictureCache(directory: directory.url)
    #expect(await cache.data(for: url(1)) == nil)
    #expect(await cache.size == 0)
  }

  @Test("a place that can't be written is told")
  func unwritable() async {
    let cache = PictureCache(directory: URL(fileURLWithPath: "/proc/self/pictures"))
    await #expect {
      try await cache.store(picture(50), for: url(1))
    } throws: { error in
      (error as? NewsError)?.kind == .storage
    }
  }

  // MARK: Loading

  private func loader(_ directory: TemporaryDirectory, log: @escaping @Sendable (String) -> Void) -> PictureLoader {
    PictureLoader(
      cache: PictureCache(directory: directory.url), client: HTTPClient(), limits: HTTPLimits(silence: 20, total: 30),
      log: log)
  }

  @Test("askers share one request, later ones need none")
  func shared() async throws {
    let directory = try TemporaryDirectory()
    let body = picture(3000)
    let server = try LoopbackServer { _ in .answer(headers: ["Content-Type": "text/plain"], body: body) }
    defer { server.stop() }
    let loader = loader(directory) { _ in }
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try await loader.data(for: server.url("/p")) } }
      for try await data in group { #expect(data == body) }
    }
    #expect(try await loader.data(for: server.url("/p")) == body)
    #expect(server.requests.count == 1)
  }

  @Test("a picture that is none is logged in one line, once")
  func failure() async throws {
    let directory = try TemporaryDirectory()
    let lines = Mutex<[String]>([])
    let server = try LoopbackServer { request in
      request.path == "/page" ? .text("<html></html>") : .answer(status: 404, body: Data())
    }
    defer { server.stop() }
    let loader = loader(directory) { line in lines.withLock { $0.append(line) } }
    for path in ["/page", "/gone", "/page", "/gone"] {
      await #expect(throws: NewsError.self) { try await loader.data(for: server.url(path)) }
    }
    #expect(lines.withLock { $0.count } == 2)
    #expect(lines.withLock { $0 }.allSatisfy { !$0.contains("\n") })
    #expect(server.requests.count == 2)
    await loader.forgetFailures()
    await #expect(throws: NewsError.self) { try await loader.data(for: server.url("/page")) }
    #expect(server.requests.count == 3)
  }

  @Test("the request ends with its last asker")
  func cancelled() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let loader = loader(directory) { _ in }
    let askers = (0..<2).map { _ in Task { try await loader.data(for: server.url("/p")) } }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    for asker in askers { asker.cancel() }
    for asker in askers {
      await #expect(throws: CancellationError.self) { try await asker.value }
    }
  }
}
