import Foundation
import LoopbackHTTP
import Testing

@testable import NewsInkCore

@Suite("NewsAPI")
struct NewsAPIClientTests {
  private func client(_ server: LoopbackServer, key: String? = "secret") -> NewsAPIClient {
    NewsAPIClient(base: server.url("/"), key: key, client: HTTPClient(), limits: HTTPLimits(silence: 20, total: 30))
  }

  private static let articles = """
    {"status":"ok","totalResults":3,"articles":[
      {"source":{"id":"daily","name":"The Daily"},"author":"A. Writer","title":"Rain &amp; sun - The Daily",
       "description":"Short.","url":"https://daily.example/1","urlToImage":"https://daily.example/1.jpg",
       "publishedAt":"2006-01-02T15:04:05Z","content":"Long text… [+1234 chars]"},
      {"source":{"id":null,"name":"[Removed]"},"title":"[Removed]","url":"https://removed.com"},
      {"source":{"id":null,"name":"Other"},"author":null,"title":"Second","description":null,
       "url":"https://other.example/2","urlToImage":null,"publishedAt":null,"content":null}]}
    """

  @Test("top headlines become articles")
  func topHeadlines() async throws {
    let server = try LoopbackServer { _ in .text(Self.articles, type: "application/json") }
    defer { server.stop() }
    let source = NewsSource(title: "Daily", kind: .newsAPI(id: "daily"))
    let articles = try await client(server).topHeadlines(publisher: "daily").articles(for: source)
    #expect(server.requests[0].path == "/v2/top-headlines?sources=daily&pageSize=100")
    #expect(server.requests[0].headers["x-api-key"] == "secret")
    #expect(articles.map(\.title) == ["Rain & sun", "Second"])
    #expect(articles[0].sourceTitle == "The Daily")
    #expect(articles[0].text == "Long text…")
    #expect(articles[0].summary == "Short.")
    #expect(articles[0].published?.timeIntervalSince1970 == 1_136_214_245)
    #expect(articles[0].picture == .remote(URL(string: "https://daily.example/1.jpg")!))
    #expect(articles[1].picture == .none)
    #expect(articles[1].sourceTitle == "Other")
  }

  @Test("the headlines and sources have their addresses")
  func endpoints() async throws {
    let server = try LoopbackServer { request in
      request.path.hasPrefix("/v2/sources")
        ? .text(
          "{\"status\":\"ok\",\"sources\":[{\"id\":\"a\",\"name\":\"A\"},{\"id\":\"b\"},{\"name\":\"no id\"},7]}")
        : .text("{\"status\":\"ok\",\"articles\":[]}")
    }
    defer { server.stop() }
    let client = client(server, key: nil)
    #expect(try await client.topHeadlines(publisher: nil).isEmpty)
    #expect(try await client.topHeadlines(publisher: "c++ & d").isEmpty)
    #expect(try await client.sources().map(\.title) == ["A", "b"])
    #expect(
      server.requests.map(\.path) == [
        "/v2/top-headlines?language=en&pageSize=100",
        "/v2/top-headlines?sources=c%2B%2B%20%26%20d&pageSize=100", "/v2/sources?language=en",
      ])
    #expect(server.requests.allSatisfy { $0.headers["x-api-key"] == nil })
  }

  @Test("a base address may carry the version")
  func base() {
    for base in ["http://h", "http://h/", "http://h/v2", "http://h/v2/"] {
      let url = NewsAPIClient.address("sources", [], base: URL(string: base)!)
      #expect(url.absoluteString.hasPrefix("http://h/v2/sources"))
    }
  }

  @Test(
    "error documents become one sentence",
    arguments: [
      ("apiKeyMissing", "it wants a key; set NEWSAPI_KEY to the key of your account."),
      ("apiKeyInvalid", "it does not know the key; check NEWSAPI_KEY."),
      ("rateLimited", "it asks for fewer requests; wait some minutes and try again."),
      ("parameterInvalid", "it says “Own words”; try again later."),
    ])
  func errors(code: String, ending: String) async throws {
    let server = try LoopbackServer { _ in
      .answer(
        status: 401, body: Data("{\"status\":\"error\",\"code\":\"\(code)\",\"message\":\"Own words\"}".utf8))
    }
    defer { server.stop() }
    await #expect {
      try await client(server).topHeadlines(publisher: nil)
    } throws: { error in
      (error as? NewsError)?.kind == .newsAPI(code)
        && "\(error)" == "NewsAPI at 127.0.0.1 gave no articles: \(ending)"
    }
  }

  @Test("a server that is something else is named", arguments: ["<html></html>", "{}", "[1]", "{\"status\":\"ok\"}"])
  func otherServer(body: String) async throws {
    let server = try LoopbackServer { _ in .text(body) }
    defer { server.stop() }
    await #expect {
      try await client(server).sources()
    } throws: { error in
      "\(error)".hasSuffix("did not answer /v2/sources as NewsAPI does; check the address given with --newsapi.")
    }
  }

  @Test("the key does not follow a redirect to another host")
  func keyStays() async throws {
    let other = try LoopbackServer { _ in .text("{\"status\":\"ok\",\"articles\":[]}") }
    defer { other.stop() }
    let target = "http://localhost:\(other.port)/x"
    let server = try LoopbackServer { _ in .answer(status: 302, headers: ["Location": target], body: Data()) }
    defer { server.stop() }
    _ = try? await client(server).topHeadlines(publisher: nil)
    #expect(server.requests.first?.headers["x-api-key"] == "secret")
    #expect(other.requests.count == 1)
    #expect(other.requests.allSatisfy { $0.headers["x-api-key"] == nil })
  }
}
