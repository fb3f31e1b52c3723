import Foundation
import Testing

@testable import NewsInkCore

@Suite("Demo feed")
struct DemoFeedTests {
  private let now = Date(timeIntervalSince1970: 1_763_650_800)

  @Test("six sources with thirty articles, each complete and unlike the others")
  func complete() {
    let feed = DemoFeed(now: now)
    #expect(DemoFeed.sources.count == 6)
    var ids: Set<String> = []
    for source in DemoFeed.sources.indices {
      let articles = Array(feed.articles(ofSource: source))
      #expect(articles.count == 30)
      #expect(Set(articles.map(\.title)).count == 30)
      #expect(Set(articles.map(\.text)).count == 30)
      for article in articles {
        #expect(article.paragraphs.count >= 3)
        #expect(!article.summary.isEmpty && article.url != nil && article.author != nil)
        #expect(!article.text.contains("%") && !article.text.contains("#"))
        ids.insert(article.id)
      }
      let dates = articles.compactMap(\.published)
      #expect(dates.count == 30 && dates == dates.sorted(by: >) && dates[0] < now)
    }
    #expect(ids.count == 180)
  }

  @Test("the first three names fit into 412 points")
  func names() {
    // Material tabs: 16 points of padding on each side and at least 90 in all; a letter of 14-point text takes about 8.
    let widths = DemoFeed.sources.prefix(3).map { max(90, Double($0.title.count) * 8 + 32) }
    #expect(widths.reduce(0, +) <= 412)
  }

  @Test("an article is the same at each start")
  func deterministic() {
    let first = DemoFeed(articlesPerSource: 5, now: now).article(3, ofSource: 2)
    let second = DemoFeed(articlesPerSource: 10_000, now: now).article(3, ofSource: 2)
    #expect(first == second)
    #expect(DemoFeed.position(of: first.id).map { [$0.source, $0.index] } == [2, 3])
    #expect(DemoFeed.position(of: "demo-9-1") == nil)
    #expect(DemoFeed.position(of: "other") == nil)
  }

  @Test("a list of a million is made without making articles")
  func lazily() {
    let list = DemoFeed(articlesPerSource: 1_000_000, now: now).articles(ofSource: 0)
    #expect(list.count == 1_000_000)
    #expect(list[999_999].id == list.id(at: 999_999))
    #expect(DemoFeed(articlesPerSource: -3, now: now).articles(ofSource: 0).isEmpty)
  }

  @Test("no headline returns before subjects, events and places have all met")
  func headlines() {
    // 13 subjects, 12 events, 17 places.
    let titles = DemoFeed(articlesPerSource: 13 * 12 * 17, now: now).articles(ofSource: 1).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test("marks lie over articles")
  func marks() {
    var list = DemoFeed(now: now).articles(ofSource: 0)
    list.setRead(true, id: list.id(at: 4))
    list.setSaved(true, id: list.id(at: 5))
    #expect(list.filter(\.isRead).map(\.id) == ["demo-0-4"])
    #expect(list.filter(\.isSaved).map(\.id) == ["demo-0-5"])
  }

  @Test("pictures differ, and their figures stay in range", arguments: [0, 1, 59_999, -1, .max, .min])
  func pictures(number: Int) {
    let recipe = PictureRecipe(number: number)
    #expect((0..<360).contains(recipe.hue) && (0..<360).contains(recipe.accentHue))
    #expect((3...14).contains(recipe.shapes.count))
    for shape in recipe.shapes {
      #expect((0...1).contains(shape.x) && (0...1).contains(shape.lightness) && (0...1).contains(shape.opacity))
      #expect(shape.width > 0 && shape.height > 0)
    }
    #expect(recipe.shapes == PictureRecipe(number: number).shapes)
  }

  @Test("neighbouring pictures have unlike compositions")
  func neighbours() {
    // A source's articles have every sixth number.
    let kinds = (0..<12).map { PictureRecipe(number: $0 * 6).composition }
    #expect(Set(kinds).count == PictureRecipe.Composition.allCases.count)
    #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 })
  }
}
