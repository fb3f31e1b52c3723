import CSQLite
import Foundation

/// Opens the database, and finds a way on where that fails.
enum NewsDatabaseFile {
  static let name = "news.sqlite"

  /// A usable database and, where it is not the one on disk as it was, what to tell the user.
  static func open(in directory: URL?) throws -> (database: SQLiteDatabase, notice: NewsError?) {
    guard let directory else { return (try memory(), nil) }
    let file = directory.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      return (try memory(), unusable(directory.path, "the directory can't be made"))
    }
    do {
      return (try openFile(file.path), nil)
    } catch let error as SQLiteError where error.isCorruption {
      do {
        let aside = try setAside(file)
        return (
          try openFile(file.path),
          NewsError(
            .storage,
            "The database \(file.path) is damaged and was set aside as \(aside.lastPathComponent); a new one was begun."
          )
        )
      } catch {
        return (try memory(), unusable(file.path, "it is damaged and can't be set aside"))
      }
    } catch let error as NewsSchema.TooNew {
      return (
        try memory(),
        NewsError(
          .storage,
          "The database \(file.path) was made by a newer News Ink (version \(error.version)); update this one, until "
            + "then nothing is kept."
        )
      )
    } catch {
      return (try memory(), unusable(file.path, (error as? SQLiteError)?.message ?? "\(error)"))
    }
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

  private static func openFile(_ path: String) throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    do {
      // With a log a reader never waits for a writer, and a killed writer leaves the last commit.
      try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
      let verdict = try database.query("PRAGMA quick_check(1)") { $0.text(0) ?? "" }.first
      guard verdict == "ok" else { throw SQLiteError(code: SQLITE_CORRUPT, message: verdict ?? "no verdict") }
      try NewsSchema.migrate(database)
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
