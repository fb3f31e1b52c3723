import Foundation
import Testing

@testable import NewsInkCore

@Suite("Which sources are shown")
struct SourceListTests {
  private let feed = NewsSource.feed(URL(string: "https://example.com/feed")!)

  private func titles(_ arguments: [String], kept: [NewsSource]? = nil, hasKey: Bool = false) throws -> [String] {
    SourceList(options: try NewsInkOptions.parse(arguments), kept: kept, hasKey: hasKey).sources.map(\.title)
  }

  @Test("the demo feed where nothing is configured")
  func nothing() throws {
    #expect(try titles([]) == DemoFeed.sources.map(\.title))
    #expect(try titles([], hasKey: true) == ["Headlines"])
    #expect(try titles([], kept: [feed], hasKey: true) == ["example.com"])
    #expect(try titles([], kept: [], hasKey: true) == [])
    #expect(try titles(["--demo"], kept: []) == DemoFeed.sources.map(\.title))
  }

  @Test("options come before what is kept")
  func options() throws {
    #expect(try titles(["--demo"], kept: [feed]) == DemoFeed.sources.map(\.title) + ["example.com"])
    #expect(try titles(["--demo"], kept: [DemoFeed.sources[1], feed]) == ["Orbit", "example.com"])
    #expect(
      try titles(["--newsapi", "http://h/"], kept: [feed, DemoFeed.sources[0]]) == ["Headlines", "example.com"])
    #expect(
      try titles(
        ["--demo", "--source", "http://a/", "--source", "http://www.b/", "--source", "http://a/"], kept: [feed])
        == ["a", "b"])
  }

  @Test("sources given by option are for one run")
  func kept() throws {
    #expect(SourceList(options: try .parse(["--source", "http://a/"]), kept: nil, hasKey: false).isKept == false)
    #expect(SourceList(options: try .parse(["--demo"]), kept: nil, hasKey: false).isKept)
  }

  @Test("moves end inside the list")
  func moves() {
    var list = SourceList(options: NewsInkOptions(), kept: nil, hasKey: false)
    list.move("demo-0", to: 2)
    #expect(list.sources.prefix(3).map(\.id) == ["demo-1", "demo-2", "demo-0"])
    list.move("demo-0", to: 99)
    #expect(list.sources.last?.id == "demo-0")
    list.move("demo-0", to: -5)
    #expect(list.sources.first?.id == "demo-0")
    let before = list
    list.move("nobody", to: 0)
    list.append(DemoFeed.sources[0])
    #expect(list == before)
  }
}
