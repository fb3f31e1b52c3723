import CSQLite

/// What SQLite reports.
struct SQLiteError: Error, Equatable, CustomStringConvertible {
  /// The primary result code.
  let code: Int32
  let message: String

  var description: String { "\(message) (SQLite \(code))" }

  /// The file is no database or its structure is broken.
  var isCorruption: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }

  /// The file can't be written: disk full, read-only, or a failing device.
  var isUnwritable: Bool {
    [SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM].contains(code)
  }
}

/// A value of a column or a parameter.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  static func optional(_ text: String?) -> SQLiteValue { text.map(SQLiteValue.text) ?? .null }
  static func optional(_ number: Double?) -> SQLiteValue { number.map(SQLiteValue.real) ?? .null }
  static func optional(_ number: Int?) -> SQLiteValue { number.map { .integer(Int64($0)) } ?? .null }
  static func flag(_ value: Bool) -> SQLiteValue { .integer(value ? 1 : 0) }
}
