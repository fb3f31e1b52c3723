import Foundation
import Glibc
import Testing

@testable import NewsInkCore

@Suite("Store under fire")
struct NewsStoreFaultTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test("a damaged file is set aside, and a new one begun", arguments: [0, 1])
  func damaged(kind: Int) async throws {
    let directory = try TemporaryDirectory()
    if kind == 0 {
      try Data("this is no database, but long enough to be looked at".utf8).write(to: directory.database)
    } else {
      do {
        let store = try await NewsStore.open(in: directory.url)
        try await store.store((0..<500).map { .sample($0) }, of: "s", now: now)
      }
      var bytes = try Data(contentsOf: directory.database)
      #expect(bytes.count > 20_000)
      // Behind the head, which stays readable.
      for index in 4096..<(bytes.count - 100) { bytes[index] = 0xA5 }
      try bytes.write(to: directory.database)
    }
    let store = try await NewsStore.open(in: directory.url)
    let notice = try #require(await store.takeNotice())
    #expect(
      notice.message == "The database \(directory.database.path) is damaged and was set aside as news.sqlite.damaged; "
        + "a new one was begun.")
    #expect(await store.takeNotice() == nil)
    #expect(FileManager.default.fileExists(atPath: directory.database.path + ".damaged"))
    try await store.store([.sample(1)], of: "s", now: now)
    #expect(try await NewsStore.open(in: directory.url).articles(of: "s").count == 1)
  }

  @Test("a second damaged file does not replace the first")
  func damagedTwice() async throws {
    let directory = try TemporaryDirectory()
    for _ in 0..<2 {
      try Data(repeating: 1, count: 5000).write(to: directory.database)
      _ = try await NewsStore.open(in: directory.url)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(Set(names).isSuperset(of: ["news.sqlite", "news.sqlite.damaged", "news.sqlite.damaged-2"]))
  }

  @Test("where no directory can be, everything works in memory and says so")
  func noDirectory() async throws {
    // Nobody can make a directory there, not even root.
    let store = try await NewsStore.open(in: URL(fileURLWithPath: "/proc/self/news-ink"))
    let notice = try #require(await store.takeNotice())
    #expect(notice.kind == .storage)
    #expect(notice.message.hasPrefix("/proc/self/news-ink can't be used (the directory can't be made); free space or"))
    try await store.store([.sample(1)], of: "s", now: now)
    #expect(try await store.articles(of: "s").count == 1)
  }

  @Test("when the disk is full, what was stored is there in memory, with what comes")
  func diskFull() async throws {
    let directory = try TemporaryDirectory()
    let store = try await NewsStore.open(in: directory.url)
    try await store.setSaved(true, .sample(1), now: now)
    // SQLite reports a page limit as it reports a full disk.
    try await store.limitPages()
    try await store.store((2..<900).map { .sample($0) }, of: "s", now: now)
    let notice = try #require(await store.takeNotice())
    #expect(notice.message.contains("news.sqlite can't be used (database or disk is full); free space or"))
    #expect(try await store.articles(of: "s").count == 899)
    #expect(try await store.savedArticles().map(\.id) == ["s-1"])
    #expect(try await NewsStore.open(in: directory.url).articles(of: "s").map(\.id) == ["s-1"])
  }

  @Test("once there is space again, everything from memory is in the file")
  func spaceAgain() async throws {
    let directory = try TemporaryDirectory()
    let store = try await NewsStore.open(in: directory.url)
    try await store.setSources(DemoFeed.sources)
    try await store.setSaved(true, .sample(1), now: now)
    try await store.limitPages()
    try await store.store((2..<900).map { .sample($0) }, of: "s", now: now)
    #expect(await !store.isKept)
    #expect(await store.takeNotice()?.kind == .storage)
    // The limit was that of the connection.
    try await store.setSaved(true, .sample(5), now: now)
    #expect(await store.isKept)
    #expect(await store.takeNotice() == nil)
    let again = try await NewsStore.open(in: directory.url)
    #expect(try await again.articles(of: "s").count == 899)
    #expect(Set(try await again.savedArticles().map(\.id)) == ["s-1", "s-5"])
    #expect(try await again.search("title 77").contains { $0.id == "s-77" })
    #expect(try await again.sources() == DemoFeed.sources)
  }

  @Test("while nothing is kept each article that is saved says so, and goes to disk when that is possible")
  func fileInTheWay() async throws {
    let directory = try TemporaryDirectory()
    let way = directory.url.appendingPathComponent("way")
    try Data().write(to: way)
    let place = way.appendingPathComponent("data")
    let store = try await NewsStore.open(in: place)
    #expect(await store.takeNotice()?.message.contains("\(way.path) is a file and no directory") == true)
    for number in 1...2 {
      try await store.setSaved(true, .sample(number), now: now)
      #expect(await store.takeNotice()?.kind == .storage)
    }
    try await store.setSettings(NewsSettings())
    #expect(await store.takeNotice() == nil)
    await #expect(throws: NewsError.self) { try await store.returnToFile() }
    try FileManager.default.removeItem(at: way)
    try await store.returnToFile()
    #expect(try await NewsStore.open(in: place).savedArticles().count == 2)
  }

  @Test("what can only be read is shown, and said not to be kept")
  func readOnly() async throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try await NewsStore.open(in: directory.url)
      try await store.setSaved(true, .sample(1), now: now)
      try await store.setSources([DemoFeed.sources[2]])
    }
    // Where the log has to be nothing can be written, not even by root.
    let log = URL(fileURLWithPath: directory.database.path + "-wal")
    try? FileManager.default.removeItem(at: log)
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: false)
    let store = try await NewsStore.open(in: directory.url)
    #expect(await store.takeNotice()?.message.contains("news.sqlite can't be used (") == true)
    #expect(try await store.savedArticles().map(\.id) == ["s-1"])
    #expect(try await store.sources() == [DemoFeed.sources[2]])
    try await store.setSaved(true, .sample(2), now: now)
    try await store.setSources([])
    try FileManager.default.removeItem(at: log)
    try await store.returnToFile()
    let again = try await NewsStore.open(in: directory.url)
    #expect(await again.takeNotice() == nil)
    #expect(try await again.savedArticles().count == 2)
    #expect(try await again.sources() == [])
  }

  @Test("a database of the first version keeps its sources")
  func firstVersion() async throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try await NewsStore.open(in: directory.url)
      try await store.setSources([DemoFeed.sources[1]])
      try await store.becomeFirstVersion()
    }
    #expect(try await NewsStore.open(in: directory.url).sources() == [DemoFeed.sources[1]])
  }

  @Test("a database of a newer version is left alone")
  func newerVersion() async throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try await NewsStore.open(in: directory.url)
      try await store.store([.sample(1)], of: "s", now: now)
      try await store.setVersion(99)
    }
    let store = try await NewsStore.open(in: directory.url)
    #expect(await store.takeNotice()?.message.contains("made by a newer News Ink (version 99)") == true)
    #expect(try await store.articles(of: "s").isEmpty)
    try await store.setSettings(NewsSettings(appearance: .dark))
    #expect(!FileManager.default.fileExists(atPath: directory.database.path + ".damaged"))
  }

  @Test("two windows can store at the same time")
  func twoConnections() async throws {
    let directory = try TemporaryDirectory()
    let stores = [try await NewsStore.open(in: directory.url), try await NewsStore.open(in: directory.url)]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for round in 0..<10 {
            try await store.store([.sample(number * 100 + round)], of: "s", now: Date(timeIntervalSince1970: 0))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stores[0].articles(of: "s").count == 20)
  }

  // MARK: Kill

  @Test("a process killed in the middle of storing leaves everything from before")
  func killedWhileStoring() async throws {
    let directory = try TemporaryDirectory()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.url.path as String] in
      let now = Date(timeIntervalSince1970: 1_000_000)
      let store = try await NewsStore.open(in: URL(fileURLWithPath: path))
      try await store.store((0..<50).map { .sample($0) }, of: "s", now: now)
      try await store.setSaved(true, .sample(7), now: now)
      let long = String(repeating: "a title as long as a page ", count: 100)
      try await store.store(
        (50..<3000).lazy.map { number -> Article in
          if number == 2500 { kill(getpid(), SIGKILL) }
          return .sample(number, title: long)
        }, of: "s", now: now)
    }
    // The transaction was so large that the log has a part of it: megabytes that the next start must not take for
    // stored.
    let log = try FileManager.default.attributesOfItem(atPath: directory.database.path + "-wal")
    #expect((log[.size] as? Int ?? 0) > 1 << 20)
    let store = try await NewsStore.open(in: directory.url)
    #expect(await store.takeNotice() == nil)
    #expect(Set(try await store.articles(of: "s").map(\.id)) == Set((0..<50).map { "s-\($0)" }))
    #expect(try await store.savedArticles().map(\.id) == ["s-7"])
    #expect(try await store.search("title 49").count == 1)
  }

  @Test("a process killed at any moment leaves whole batches and every saved article")
  func killedAtAnyMoment() async throws {
    let directory = try TemporaryDirectory()
    for _ in 0..<3 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.url.path as String] in
        let directory = URL(fileURLWithPath: path)
        let now = Date(timeIntervalSince1970: 1_000_000)
        let store = try await NewsStore.open(in: directory)
        let saved = try await store.savedArticles().count
        var isDoomed = false
        var batch = saved
        while true {
          // Batches of ten, then one of them saved; the notebook beside the database names what was promised.
          try await store.store((0..<10).map { .sample(batch * 10 + $0) }, of: "s", now: now)
          try await store.setSaved(true, .sample(batch * 10), now: now)
          batch += 1
          try Data("\(batch)".utf8).write(to: directory.appendingPathComponent("promised"), options: .atomic)
          if !isDoomed {
            isDoomed = true
            Thread.detachNewThread {
              usleep(useconds_t.random(in: 1000...60_000))
              kill(getpid(), SIGKILL)
            }
          }
        }
      }
    }
    let store = try await NewsStore.open(in: directory.url)
    #expect(await store.takeNotice() == nil)
    let file = try String(contentsOf: directory.url.appendingPathComponent("promised"), encoding: .utf8)
    let promised = try #require(Int(file))
    let saved = try await store.savedArticles().count
    #expect(promised >= 3)
    #expect(saved == promised || saved == promised + 1)
    #expect(try await store.articles(of: "s", limit: 1_000_000).count.isMultiple(of: 10))
  }
}

extension NewsStore {
  /// No page more than there are.
  fileprivate func limitPages() throws {
    let pages = try database.query("PRAGMA page_count") { $0.integer(0) }[0]
    try database.query("PRAGMA max_page_count = \(pages)") { _ in }
  }

  fileprivate func becomeFirstVersion() throws {
    try database.execute("DROP TABLE removed_sources; DROP TABLE choices; PRAGMA user_version = 1")
  }

  fileprivate func setVersion(_ version: Int) throws {
    try database.execute("PRAGMA user_version = \(version)")
  }
}
