import CSQLite
import Foundation

/// A connection to a database; belongs to one actor.
final class SQLiteDatabase {
  /// One row of a result.
  struct Row {
    fileprivate let statement: OpaquePointer

    func text(_ column: Int32) -> String? {
      guard let bytes = sqlite3_column_text(statement, column) else { return nil }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double? {
      sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_double(statement, column)
    }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  }

  private var connection: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens or makes the file, or a database in memory for `nil`.
  convenience init(path: String?) throws {
    try self.init(name: path ?? ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  /// Opens a file that is there, to be read only. It is taken to stay as it is: nothing is made beside it and its log
  /// is not looked at, so that it can be read where nothing can be written.
  convenience init(unchanging file: URL) throws {
    try self.init(name: file.absoluteString + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  private init(name: String, flags: Int32) throws {
    let status = sqlite3_open_v2(name, &connection, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK else {
      let error = failure(status)
      sqlite3_close_v2(connection)
      connection = nil
      throw error
    }
    // Another window of the program may be writing.
    sqlite3_busy_timeout(connection, 3000)
  }

  deinit {
    close()
  }

  /// Ends the connection; the database is of no use afterwards.
  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(connection)
    connection = nil
  }

  /// Runs statements without parameters or results.
  func execute(_ sql: String) throws {
    let status = sqlite3_exec(connection, sql, nil, nil, nil)
    guard status == SQLITE_OK else { throw failure(status) }
  }

  /// Runs one statement and maps its rows. Statements are prepared once and kept.
  @discardableResult
  func query<Result>(_ sql: String, _ values: [SQLiteValue] = [], row: (Row) throws -> Result) throws -> [Result] {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
    var results: [Result] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: results.append(try row(Row(statement: statement)))
      case SQLITE_DONE: return results
      case let status: throw failure(status)
      }
    }
  }

  /// Runs one statement that has no result.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws {
    try query(sql, values) { _ in }
  }

  /// All of `body` or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back by itself, as for a full disk; then there is nothing to do.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Copies everything into `other`, replacing what it held.
  func copy(to other: SQLiteDatabase) throws {
    guard let backup = sqlite3_backup_init(other.connection, "main", connection, "main") else {
      throw other.failure(sqlite3_errcode(other.connection))
    }
    let status = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard status == SQLITE_DONE else { throw failure(status) }
  }

  // MARK: Parts

  private func prepare(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    let status = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard status == SQLITE_OK, let statement else { throw failure(status) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer) throws {
    let status: Int32
    switch value {
    case .null: status = sqlite3_bind_null(statement, index)
    case .integer(let number): status = sqlite3_bind_int64(statement, index, number)
    case .real(let number): status = sqlite3_bind_double(statement, index, number)
    case .text(var text):
      status = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // A null pointer would bind NULL in place of the empty text.
          characters.isEmpty
            ? sqlite3_bind_text(statement, index, "", 0, Self.copied)
            : sqlite3_bind_text(statement, index, characters.baseAddress, Int32(characters.count), Self.copied)
        }
      }
    }
    guard status == SQLITE_OK else { throw failure(status) }
  }

  /// SQLITE_TRANSIENT, a cast that C's importer leaves out: SQLite copies the text before the call returns.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func failure(_ status: Int32) -> SQLiteError {
    let message = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    return SQLiteError(code: status & 0xFF, message: message ?? String(cString: sqlite3_errstr(status)))
  }
}
