import Foundation
import LoopbackHTTP
import MaterialUI
import Testing

@Suite("Pictures over HTTP", .serialized)
struct URLImageLoaderTests {
  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/picture": .answer(headers: ["Cache-Control": "max-age=600"], body: Data("pixels".utf8))
      case "/large": .endless
      case "/moved": .answer(status: 302, headers: ["Location": "/picture"], body: Data())
      case "/round": .answer(status: 302, headers: ["Location": "/round"], body: Data())
      case "/slow": .silence
      default: .answer(status: 404, body: Data())
      }
    }
  }

  private func reason(_ loader: URLImageLoader, _ url: URL) async -> String {
    do {
      _ = try await loader.imageData(from: url)
      return "no failure"
    } catch {
      return "\(error)"
    }
  }

  @Test("a program with this module has it as its standard loader")
  func installed() {
    #expect(StandardImageLoader.loader is URLImageLoader)
    #expect(EnvironmentValues().imageLoader === StandardImageLoader.loader)
  }

  @Test("it gets a picture, over a redirect too")
  func success() async throws {
    let server = try server()
    defer { server.stop() }
    let loader = URLImageLoader()
    #expect(try await loader.imageData(from: server.url("/picture")) == Data("pixels".utf8))
    #expect(try await loader.imageData(from: server.url("/moved")) == Data("pixels".utf8))
  }

  @Test("what can't be had is told in one sentence, and bounded")
  func failures() async throws {
    let server = try server()
    var limits = URLImageLoader.Limits()
    limits.silence = 1
    limits.bytes = 1 << 20
    let loader = URLImageLoader(limits: limits)
    #expect(await reason(loader, server.url("/none")).hasSuffix("can't be loaded: the server answers with status 404"))
    #expect(await reason(loader, server.url("/large")).hasSuffix("it is larger than the limit of 1048576 bytes"))
    let round = await reason(loader, server.url("/round"))
    #expect(round.hasSuffix("the server redirected more than 10 times"))
    #expect(await reason(loader, server.url("/slow")).hasSuffix("the server does not answer"))
    #expect(await reason(loader, URL(string: "ftp://example.com/a.png")!).contains("only http, https and file"))
    server.stop()
    #expect(await reason(loader, server.url("/picture?gone")).hasSuffix("the server refuses the connection"))
  }

  @Test("a load that is cancelled ends at once")
  func cancellation() async throws {
    let server = try server()
    defer { server.stop() }
    let loader = URLImageLoader()
    let task = Task { try await loader.imageData(from: server.url("/slow")) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
