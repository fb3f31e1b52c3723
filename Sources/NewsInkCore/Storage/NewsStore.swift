import Foundation

/// What News Ink keeps: articles, what was read and saved, sources, settings.
///
/// The database is a file in the data directory. Where that can't be used, or can't be written any more, the store
/// goes on in memory with everything it has and says so once in ``takeNotice()``.
public actor NewsStore {
  /// Unsaved articles kept of each source; older ones go. Twice as many as are taken from one document, so that an
  /// article does not go while its feed still has it.
  public static let articlesPerSource = 2 * ParsedFeed.itemLimit

  var database: SQLiteDatabase
  private var notice: NewsError?
  private let path: String

  /// Opens the store, off the caller's actor.
  ///
  /// - Parameter directory: made where it is missing; `nil` keeps everything in memory.
  /// - Throws: ``NewsError`` only where not even a database in memory can be had.
  public static func open(in directory: URL?) async throws -> NewsStore {
    do {
      let (database, notice) = try NewsDatabaseFile.open(in: directory)
      let path = directory?.appendingPathComponent(NewsDatabaseFile.name).path ?? "memory"
      return NewsStore(database: database, notice: notice, path: path)
    } catch {
      throw NewsError(.storage, "SQLite can't be used (\(error)); install libsqlite3-0 and try again.")
    }
  }

  private init(database: sending SQLiteDatabase, notice: NewsError?, path: String) {
    self.database = database
    self.notice = notice
    self.path = path
  }

  /// What went wrong since the last call, to be shown once.
  public func takeNotice() -> NewsError? {
    defer { notice = nil }
    return notice
  }

  // MARK: Access

  func read<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    do {
      return try body(database)
    } catch let error as SQLiteError {
      throw NewsError(.storage, "The database \(path) can't be read: \(error); restart News Ink.")
    }
  }

  /// Changes the database, all or nothing; in memory where the file can't be written.
  func write<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    do {
      return try database.transaction { try body(database) }
    } catch let error as SQLiteError where error.isUnwritable {
      try moveIntoMemory(because: error)
    } catch let error as SQLiteError {
      throw failure(error)
    }
    do {
      return try database.transaction { try body(database) }
    } catch let error as SQLiteError {
      throw failure(error)
    }
  }

  private func failure(_ error: SQLiteError) -> NewsError {
    error.isCorruption
      ? NewsError(.storage, "The database \(path) is damaged (\(error)); restart News Ink to begin a new one.")
      : NewsError(.storage, "The database \(path) can't be written: \(error); try again.")
  }

  private func moveIntoMemory(because error: SQLiteError) throws {
    do {
      let memory = try SQLiteDatabase(path: nil)
      if (try? database.copy(to: memory)) == nil { try NewsSchema.migrate(memory) }
      database.close()
      database = memory
      notice = NewsDatabaseFile.unusable(path, error.message)
    } catch let second as SQLiteError {
      throw failure(second)
    }
  }
}
