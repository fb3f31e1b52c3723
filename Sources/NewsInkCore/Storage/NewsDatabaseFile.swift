import CSQLite
import Foundation

/// Opens the database, and finds a way on where that fails.
enum NewsDatabaseFile {
  static let name = "news.sqlite"

  /// A usable database.
  struct Opened {
    let database: SQLiteDatabase
    /// What to tell the user, where the database is not the one on disk as it was.
    var notice: NewsError?
    /// What stands in for the file, which can't be used.
    var standIn: StandIn?
  }

  /// A database in memory in place of a file.
  struct StandIn: Sendable {
    let file: URL
    /// Whether it began with everything that the file holds.
    let hasContents: Bool
    /// The words for it.
    let trouble: NewsError
  }

  /// Opens the file or, where that can't be written, a database in memory with what can be read of it.
  static func open(in directory: URL?) throws -> Opened {
    guard let directory else { return Opened(database: try memory()) }
    let file = directory.appendingPathComponent(name)
    do {
      try make(directory)
    } catch {
      return try standIn(for: file, because: unusable(directory.path, reason(for: directory)))
    }
    do {
      return Opened(database: try openFile(file))
    } catch let error as SQLiteError where error.isCorruption {
      do {
        let aside = try setAside(file)
        return Opened(
          database: try openFile(file),
          notice: NewsError(
            .storage,
            "The database \(file.path) is damaged and was set aside as \(aside.lastPathComponent); a new one was begun."
          ))
      } catch {
        return try standIn(
          for: file, because: unusable(file.path, "it is damaged and can't be set aside"), reads: false)
      }
    } catch let error as NewsSchema.TooNew {
      let trouble = NewsError(
        .storage,
        "The database \(file.path) was made by a newer News Ink (version \(error.version)); update this one, until "
          + "then nothing is kept.")
      return try standIn(for: file, because: trouble)
    } catch {
      return try standIn(for: file, because: unusable(file.path, (error as? SQLiteError)?.message ?? "\(error)"))
    }
  }

  /// Opens a file that could not be used before, to go on with it.
  ///
  /// - Parameter isKnown: whether it was read before.
  static func reopen(_ file: URL, isKnown: Bool) throws -> SQLiteDatabase {
    try make(file.deletingLastPathComponent())
    return try openFile(file, checksAll: !isKnown)
  }

  private static func make(_ directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Why a directory can't be made.
  private static func reason(for directory: URL) -> String {
    var place = directory
    while place.path != "/" {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory) {
        if isDirectory.boolValue { break }
        return place.path == directory.path
          ? "it is a file and no directory" : "\(place.path) is a file and no directory"
      }
      place.deleteLastPathComponent()
    }
    return "the directory can't be made"
  }

  private static func standIn(for file: URL, because trouble: NewsError, reads: Bool = true) throws -> Opened {
    let contents = reads ? contents(of: file) : nil
    return Opened(
      database: try contents ?? memory(), notice: trouble,
      standIn: StandIn(file: file, hasContents: contents != nil, trouble: trouble))
  }

  /// What a file holds that can only be read, in memory; nil where not even that can be done.
  private static func contents(of file: URL) -> SQLiteDatabase? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    // With a lock of its own SQLite needs no file beside the log; without the right to lock it can't read the log.
    return copy {
      let database = try SQLiteDatabase(path: file.path)
      try database.execute("PRAGMA locking_mode = EXCLUSIVE")
      return database
    } ?? copy { try SQLiteDatabase(unchanging: file) }
  }

  private static func copy(_ open: () throws -> SQLiteDatabase) -> SQLiteDatabase? {
    guard let source = try? open() else { return nil }
    defer { source.close() }
    guard let copy = try? SQLiteDatabase(path: nil), (try? source.copy(to: copy)) != nil,
      (try? NewsSchema.migrate(copy)) != nil
    else { return nil }
    return copy
  }

  /// An empty database in memory.
  static func memory() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: nil)
    try NewsSchema.migrate(database)
    return database
  }

  /// The words for a place where nothing can be kept.
  static func unusable(_ path: String, _ reason: String) -> NewsError {
    NewsError(
      .storage,
      "\(path) can't be used (\(reason)); free space or choose another place with --data, until then nothing "
        + "is kept.")
  }

  /// - Parameter checksAll: whether every page is looked at, which takes its time.
  private static func openFile(_ file: URL, checksAll: Bool = true) throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: file.path)
    do {
      // With a log a reader never waits for a writer, and a killed writer leaves the last commit.
      try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
      if checksAll {
        let verdict = try database.query("PRAGMA quick_check(1)") { $0.text(0) ?? "" }.first
        guard verdict == "ok" else { throw SQLiteError(code: SQLITE_CORRUPT, message: verdict ?? "no verdict") }
      }
      try NewsSchema.migrate(database)
      // That it can be read does not say that it can be written.
      try database.transaction { try database.execute("PRAGMA user_version = \(NewsSchema.version)") }
      return database
    } catch {
      database.close()
      throw error
    }
  }

  /// Renames the file, with its log, to the first free name.
  private static func setAside(_ file: URL) throws -> URL {
    let files = FileManager.default
    var number = 1
    var target = file.appendingPathExtension("damaged")
    while files.fileExists(atPath: target.path) {
      number += 1
      target = file.appendingPathExtension("damaged-\(number)")
    }
    try files.moveItem(at: file, to: target)
    for suffix in ["-wal", "-shm"] where files.fileExists(atPath: file.path + suffix) {
      try files.moveItem(atPath: file.path + suffix, toPath: target.path + suffix)
    }
    return target
  }
}
