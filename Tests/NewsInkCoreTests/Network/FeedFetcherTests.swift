import Foundation
import LoopbackHTTP
import Testing

@testable import NewsInkCore

@Suite("Feeds over HTTP", .serialized)
struct FeedFetcherTests {
  static let rss = "<rss><channel><title>R</title><item><title>One</title><link>/1</link></item></channel></rss>"

  /// Long enough for a busy machine; what waits on purpose has limits of its own.
  private let limits = HTTPLimits(silence: 20, total: 30)

  private func fetch(
    _ url: URL, limits: HTTPLimits? = nil, validators: HTTPValidators = HTTPValidators()
  ) async throws -> FeedFetcher.Outcome {
    try await FeedFetcher(client: HTTPClient(), limits: limits ?? self.limits).fetch(url, validators: validators)
  }

  /// The error of a server that always replies in the same way, and the server's address.
  private func failure(
    _ reply: LoopbackServer.Reply, limits: HTTPLimits? = nil
  ) async throws -> (error: NewsError?, address: String) {
    let server = try LoopbackServer { _ in reply }
    defer { server.stop() }
    do {
      _ = try await fetch(server.url("/f"), limits: limits)
      return (nil, server.url("/f").absoluteString)
    } catch {
      return (error as? NewsError, server.url("/f").absoluteString)
    }
  }

  @Test(
    "every format loads",
    arguments: [
      rss, "<feed xmlns='http://www.w3.org/2005/Atom'><entry><title>One</title><link href='/1'/></entry></feed>",
      "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"title\":\"One\",\"url\":\"/1\"}]}",
    ])
  func formats(document: String) async throws {
    // The content type is wrong on purpose: the document decides.
    let server = try LoopbackServer { _ in .text(document, type: "application/octet-stream") }
    defer { server.stop() }
    guard case .feed(let feed, _) = try await fetch(server.url("/dir/feed")) else {
      Issue.record("expected a feed")
      return
    }
    #expect(feed.items.map(\.title) == ["One"])
    #expect(feed.items[0].url == server.url("/1"))
  }

  @Test("the charset of the header is used")
  func charset() async throws {
    let body = Data("<rss><channel><title>Zo".utf8) + [0xEB] + Data("</title></channel></rss>".utf8)
    let server = try LoopbackServer { _ in
      .answer(headers: ["Content-Type": "text/xml; charset=\"ISO-8859-1\""], body: body)
    }
    defer { server.stop() }
    guard case .feed(let feed, _) = try await fetch(server.url("/")) else {
      Issue.record("expected a feed")
      return
    }
    #expect(feed.title == "Zoë")
  }

  @Test("a compressed document is read")
  func gzip() async throws {
    // `printf '<rss><channel><title>Z</title></channel></rss>' | gzip -n | base64`
    let encoded = "H4sIAAAAAAAAA7MpKi62s0nOSMzLS82xsynJLMlJtYuy0YcwbPThMvoghQBcUOiGLgAAAA=="
    let body = try #require(Data(base64Encoded: encoded))
    let server = try LoopbackServer { _ in .answer(headers: ["Content-Encoding": "gzip"], body: body) }
    defer { server.stop() }
    guard case .feed(let feed, _) = try await fetch(server.url("/")) else {
      Issue.record("expected a feed")
      return
    }
    #expect(feed.title == "Z")
  }

  @Test("an unchanged document is not sent again")
  func conditional() async throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"v1\""
        ? .raw(Data("HTTP/1.1 304 Not Modified\r\nETag: \"v1\"\r\nConnection: close\r\n\r\n".utf8))
        : .text(Self.rss, headers: ["ETag": "\"v1\"", "Last-Modified": "Mon, 02 Jan 2006 15:04:05 GMT"])
    }
    defer { server.stop() }
    guard case .feed(_, let validators) = try await fetch(server.url("/")) else {
      Issue.record("expected a feed")
      return
    }
    #expect(validators == HTTPValidators(entityTag: "\"v1\"", lastModified: "Mon, 02 Jan 2006 15:04:05 GMT"))
    guard case .notModified = try await fetch(server.url("/"), validators: validators) else {
      Issue.record("expected that nothing changed")
      return
    }
    #expect(server.requests[1].headers["if-modified-since"] == "Mon, 02 Jan 2006 15:04:05 GMT")
  }

  // MARK: Faults

  @Test("statuses are told")
  func statuses() async throws {
    let notFound = try await failure(.answer(status: 404, body: Data("no".utf8)))
    #expect(notFound.error?.kind == .status(404))
    #expect(
      notFound.error?.message
        == "Could not load \(notFound.address): there is nothing at this address (404); check the address.")
    let fault = try await failure(.answer(status: 500, body: Data()))
    #expect(fault.error?.message == "Could not load \(fault.address): the server has a fault (500); try again later.")
  }

  @Test("a server that says nothing")
  func silence() async throws {
    let result = try await failure(.silence, limits: HTTPLimits(silence: 0.3))
    #expect(result.error?.kind == .timedOut)
    #expect(result.error?.message.contains("did not answer within 0.3 s; check the connection and try again.") == true)
  }

  @Test("a server that never ends its answer")
  func deadline() async throws {
    let server = try LoopbackServer { request in
      request.path == "/f" ? .answer(status: 302, headers: ["Location": "/next"], body: Data()) : .silence
    }
    defer { server.stop() }
    await #expect {
      _ = try await fetch(server.url("/f"), limits: HTTPLimits(silence: 30, total: 0.2))
    } throws: { error in
      (error as? NewsError)?.kind == .timedOut
    }
  }

  @Test("a port that nobody listens on")
  func refused() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.stop()
    await #expect {
      _ = try await fetch(server.url("/f"))
    } throws: { error in
      (error as? NewsError)?.kind == .connectionRefused
        && "\(error)".hasSuffix(
          "127.0.0.1:\(server.port) refuses the connection; check the address or try again later.")
    }
  }

  @Test("a host that does not exist")
  func unknownHost() async throws {
    // RFC 2606 keeps this name unused.
    await #expect {
      _ = try await fetch(URL(string: "http://feed.invalid/")!, limits: HTTPLimits())
    } throws: { error in
      (error as? NewsError)?.isOffline == true
    }
  }

  @Test(
    "documents that were cut off",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n<rss><channel></channel></rss>",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n<rss>",
      "HTTP/1.1 200 OK\r\n\r\n<rss><channel><item><title>On", "", "HTTP/1.1 200 OK\r\n\r\n{\"items\":[{\"title\"",
    ])
  func truncated(answer: String) async throws {
    let result = try await failure(.raw(Data(answer.utf8)))
    #expect(result.error?.kind == .truncated, "\(String(describing: result.error))")
  }

  @Test("what is no HTTP")
  func otherProtocol() async throws {
    let result = try await failure(.raw(Data("SSH-2.0-OpenSSH\r\n".utf8)))
    #expect(result.error?.message.contains("did not answer in HTTP") == true, "\(String(describing: result.error))")
  }

  @Test("a body over the limit, announced or not")
  func tooLarge() async throws {
    // The default limit: 16 MiB.
    let limits = HTTPLimits()
    let endless = try await failure(.endless, limits: limits)
    #expect(endless.error?.kind == .tooLarge)
    #expect(endless.error?.message.contains("is larger than 16 MiB; check that the address is that of a feed.") == true)
    let announced = try await failure(
      .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 17000000\r\n\r\nx".utf8)), limits: limits)
    #expect(announced.error?.kind == .tooLarge)
  }

  @Test("a redirect is followed, one without end is not")
  func redirects() async throws {
    let server = try LoopbackServer { request in
      request.path == "/once"
        ? .answer(status: 301, headers: ["Location": "/deep/feed"], body: Data()) : .text(Self.rss)
    }
    defer { server.stop() }
    guard case .feed(let feed, _) = try await fetch(server.url("/once")) else {
      Issue.record("expected a feed")
      return
    }
    #expect(feed.items[0].url == server.url("/1"))
    let endless = try await failure(.answer(status: 302, headers: ["Location": "/f"], body: Data()))
    #expect(endless.error?.kind == .tooManyRedirects)
    #expect(endless.error?.message.contains("redirected more than 10 times; check the address.") == true)
  }

  @Test("what is no feed")
  func noFeeds() async throws {
    let page = try await failure(.text("<!DOCTYPE html><html><body>Hello</body></html>", type: "text/html"))
    #expect(page.error?.kind == .notAFeed)
    let bomb = try await failure(
      .text("<!DOCTYPE r [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><rss><channel>&b;</channel></rss>"))
    #expect(bomb.error?.kind == .dangerousDocument)
    #expect(
      bomb.error?.message == "The feed at \(bomb.address) defines entities that expand without bound and was not read; "
        + "remove this source.")
  }

  @Test("cancelling ends a request at once")
  func cancellation() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let limits = HTTPLimits(silence: 30)
    let task = Task { try await FeedFetcher(client: HTTPClient(), limits: limits).fetch(server.url("/f")) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await FeedFetcher(client: HTTPClient(), limits: limits).fetch(server.url("/f"))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  @Test("requests that are cancelled while they are redirected end quietly")
  func cancelledRedirects() async throws {
    let server = try LoopbackServer { _ in .answer(status: 302, headers: ["Location": "/f"], body: Data()) }
    defer { server.stop() }
    let client = HTTPClient()
    let limits = HTTPLimits(redirects: 1_000_000)
    for round in 0..<60 {
      let task = Task { try await client.get(server.url("/f"), limits: limits) }
      try await Task.sleep(for: .microseconds(2000 + round * 37))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
