import Foundation
import Testing

@testable import NewsInkCore

@Suite("Command line")
struct NewsInkOptionsTests {
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try NewsInkOptions.parse(arguments)
      return nil
    } catch {
      return (error as? NewsInkUsageError)?.message
    }
  }

  @Test("every option is understood, in both spellings")
  func all() throws {
    let options = try NewsInkOptions.parse([
      "--demo", "--demo-articles", "10000", "--source", "http://127.0.0.1:8080/a", "--source=https://b.example/x?y=1",
      "--newsapi", "http://localhost:9/", "--timeout=1.5", "--data", "/var/x", "--headless", "412x892@2", "--help",
    ])
    #expect(options.demo)
    #expect(options.demoArticles == 10000)
    #expect(options.sources.map(\.absoluteString) == ["http://127.0.0.1:8080/a", "https://b.example/x?y=1"])
    #expect(options.newsAPI?.absoluteString == "http://localhost:9/")
    #expect(options.timeout == 1.5)
    #expect(HTTPLimits(options: options) == HTTPLimits(silence: 1.5, total: 6))
    #expect(options.dataDirectory?.path == "/var/x")
    #expect(options.headless == "412x892@2")
    #expect(options.showsHelp)
    #expect(try NewsInkOptions.parse([]) == NewsInkOptions())
  }

  @Test("errors are one exact line")
  func errors() {
    #expect(message("--wrong") == "news-ink: unknown option “--wrong”; see news-ink --help")
    #expect(message("feed.xml") == "news-ink: unknown option “feed.xml”; see news-ink --help")
    #expect(message("--source") == "news-ink: --source needs a value")
    #expect(message("--demo=1") == "news-ink: --demo takes no value")
    #expect(message("--source", "file:///x") == "news-ink: --source needs an http or https address, not “file:///x”")
    #expect(message("--newsapi", "x") == "news-ink: --newsapi needs an http or https address, not “x”")
    #expect(message("--demo-articles", "-1") == "news-ink: --demo-articles needs a number from 0 to 1000000, not “-1”")
    #expect(message("--timeout", "0") == "news-ink: --timeout needs seconds from 1 to 3600, not “0”")
    #expect(message("--data", "") == "news-ink: --data needs a directory, not “”")
    #expect(message("--a\nb") == "news-ink: unknown option “--a?b”; see news-ink --help")
  }

  @Test("the help names every option")
  func help() {
    for name in ["--demo", "--demo-articles", "--source", "--newsapi", "--timeout", "--data", "--headless", "--help"] {
      #expect(NewsInkOptions.help.contains("\n  \(name)"))
    }
  }

  @Test("data lives where the XDG base directories say")
  func dataDirectory() {
    #expect(DataDirectory.standard(environment: ["XDG_DATA_HOME": "/d", "HOME": "/h"]).path == "/d/news-ink")
    #expect(
      DataDirectory.standard(environment: ["XDG_DATA_HOME": "relative", "HOME": "/h"]).path
        == "/h/.local/share/news-ink")
  }

  @Test("addresses as people type them")
  func addresses() {
    #expect(FeedAddress.url("example.com/feed")?.absoluteString == "https://example.com/feed")
    #expect(FeedAddress.url(" feed://example.com/x ")?.absoluteString == "https://example.com/x")
    #expect(FeedAddress.url("feed:http://example.com/x")?.absoluteString == "http://example.com/x")
    #expect(FeedAddress.url("hello world") == nil)
    #expect(FeedAddress.url("ftp://example.com/x") == nil)
  }

  @Test(
    "a host nearby may go without a certificate",
    arguments: [
      "localhost:8080/f", "127.0.0.1:8080/f", "10.1.2.3", "192.168.0.9/feed", "172.16.0.1", "172.31.9.9:1",
      "[::1]:80/x",
      "[fe80::1]/x", "printer.local/feed",
    ])
  func nearby(address: String) {
    #expect(FeedAddress.candidates(address).map(\.absoluteString) == ["https://\(address)", "http://\(address)"])
  }

  @Test(
    "others may not, nor whoever is asked for by scheme",
    arguments: [
      "example.com", "172.32.0.1", "11.0.0.1", "10.1.2.3.example.com", "https://localhost/", "http://127.0.0.1/",
      "1.2.3", "[2001:db8::1]/x",
    ])
  func distant(address: String) {
    #expect(FeedAddress.candidates(address).count == 1)
  }
}
