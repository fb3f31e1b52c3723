import Foundation

/// What News Ink keeps: articles, what was read and saved, sources, settings.
///
/// The database is a file in the data directory. Where that can't be used, or can't be written any more, the store
/// goes on in memory with everything it has and says so in ``takeNotice()``. Each later change tries the file again;
/// once it can be written, everything goes there.
public actor NewsStore {
  /// Unsaved articles kept of each source; older ones go. Twice as many as are taken from one document, so that an
  /// article does not go while its feed still has it.
  public static let articlesPerSource = 2 * ParsedFeed.itemLimit

  var database: SQLiteDatabase
  private var notice: NewsError?
  /// What `database` stands in for; nil where it is what it should be.
  private var standIn: NewsDatabaseFile.StandIn?
  private let file: URL?

  /// Opens the store, off the caller's actor.
  ///
  /// - Parameter directory: made where it is missing; `nil` keeps everything in memory.
  /// - Throws: ``NewsError`` only where not even a database in memory can be had.
  public static func open(in directory: URL?) async throws -> NewsStore {
    do {
      let opened = try NewsDatabaseFile.open(in: directory)
      let (notice, standIn) = (opened.notice, opened.standIn)
      return NewsStore(
        database: opened.database, notice: notice, standIn: standIn,
        file: directory?.appendingPathComponent(NewsDatabaseFile.name))
    } catch {
      throw NewsError(.storage, "SQLite can't be used (\(error)); install libsqlite3-0 and try again.")
    }
  }

  private init(
    database: sending SQLiteDatabase, notice: NewsError?, standIn: NewsDatabaseFile.StandIn?, file: URL?
  ) {
    self.database = database
    self.notice = notice
    self.standIn = standIn
    self.file = file
  }

  /// What went wrong since the last call, to be shown once.
  public func takeNotice() -> NewsError? {
    defer { notice = nil }
    return notice
  }

  // MARK: Memory and file

  /// Whether changes reach the disk; without a directory nothing is meant to.
  public var isKept: Bool { standIn == nil }

  /// Has the next ``takeNotice()`` say that nothing is kept, where that is so.
  func noteThatNothingIsKept() {
    if let standIn { notice = standIn.trouble }
  }

  /// Puts everything that is in memory because the file could not be written into the file, and goes on with that.
  ///
  /// - Throws: ``NewsError`` of kind `storage`; the store then goes on in memory.
  public func returnToFile() throws {
    guard let standIn else { return }
    do {
      let disk = try NewsDatabaseFile.reopen(standIn.file, isKnown: standIn.hasContents)
      do {
        try database.add(to: standIn.file.path, replacingChoices: standIn.hasContents)
      } catch {
        disk.close()
        throw error
      }
      database.close()
      database = disk
      self.standIn = nil
      notice = nil
    } catch {
      throw standIn.trouble
    }
  }

  private func moveIntoMemory(because error: SQLiteError) throws {
    guard let file, standIn == nil else { throw failure(error) }
    do {
      let memory = try SQLiteDatabase(path: nil)
      let hasContents = (try? database.copy(to: memory)) != nil
      try NewsSchema.migrate(memory)
      database.close()
      database = memory
      let trouble = NewsDatabaseFile.unusable(file.path, error.message)
      standIn = NewsDatabaseFile.StandIn(file: file, hasContents: hasContents, trouble: trouble)
      notice = trouble
    } catch let second as SQLiteError {
      throw failure(second)
    }
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
    // Where that fails the user knows of it already.
    try? returnToFile()
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

  private var path: String { file?.path ?? "memory" }

  private func failure(_ error: SQLiteError) -> NewsError {
    error.isCorruption
      ? NewsError(.storage, "The database \(path) is damaged (\(error)); restart News Ink to begin a new one.")
      : NewsError(.storage, "The database \(path) can't be written: \(error); try again.")
  }
}
