import Foundation

/// Pictures on disk under a size limit; those that were not asked for the longest go first.
///
/// A file is named by its address's hash and appears whole or not at all. When it was last used is its modification
/// date, so that the order outlives the program.
public actor PictureCache {
  private struct Entry {
    var size: Int
    var lastUsed: Date
  }

  private let directory: URL
  private let limit: Int
  private let now: @Sendable () -> Date
  private var index: [String: Entry]?
  private var total = 0

  /// - Parameters:
  ///   - directory: made when the first picture is stored.
  ///   - limit: bytes of all pictures together; 128 MiB by default.
  ///   - now: the clock that orders uses.
  public init(directory: URL, limit: Int = 128 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
    self.directory = directory
    self.limit = limit
    self.now = now
  }

  /// Bytes of all pictures on disk.
  public var size: Int {
    load()
    return total
  }

  /// The picture of an address, or `nil` where it is not there or can't be read.
  public func data(for url: URL) -> Data? {
    load()
    let name = StableHash.hexadecimal(url.absoluteString)
    guard index?[name] != nil else { return nil }
    let file = directory.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file), PictureFormat(data) != nil else {
      remove(name)
      return nil
    }
    let date = now()
    index?[name]?.lastUsed = date
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    return data
  }

  /// Keeps a picture; one that is larger than the limit alone is not kept, which is no error.
  ///
  /// - Throws: ``NewsError`` of kind `notAPicture` or `storage`.
  public func store(_ data: Data, for url: URL) throws {
    guard PictureFormat(data) != nil else { throw Self.notAPicture(url) }
    guard data.count <= limit else { return }
    load()
    let name = StableHash.hexadecimal(url.absoluteString)
    let file = directory.appendingPathComponent(name)
    let date = now()
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    } catch {
      throw NewsError(
        .storage, "Pictures can't be kept in \(directory.path); free space or choose another place with --data.")
    }
    total += data.count - (index?[name]?.size ?? 0)
    index?[name] = Entry(size: data.count, lastUsed: date)
    evict()
  }

  static func notAPicture(_ url: URL) -> NewsError {
    NewsError(
      .notAPicture, "\(url.absoluteString) is no PNG, JPEG, WebP, GIF, SVG or BMP picture; nothing is shown for it.")
  }

  // MARK: Order

  /// Reads the directory once. What is not named as pictures are is left of a write that was cut off.
  private func load() {
    guard index == nil else { return }
    var found: [String: Entry] = [:]
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: Array(keys))) ?? []
    total = 0
    for file in files {
      let name = file.lastPathComponent
      guard name.utf8.count == 32, name.allSatisfy(\.isHexDigit), let values = try? file.resourceValues(forKeys: keys),
        let size = values.fileSize
      else {
        try? FileManager.default.removeItem(at: file)
        continue
      }
      found[name] = Entry(size: size, lastUsed: values.contentModificationDate ?? .distantPast)
      total += size
    }
    index = found
    evict()
  }

  /// Goes down to nine tenths of the limit, so that not every further picture sorts the whole index.
  private func evict() {
    guard total > limit, let entries = index else { return }
    for (name, _) in entries.sorted(by: { $0.value.lastUsed < $1.value.lastUsed }) {
      remove(name)
      if total <= limit / 10 * 9 { return }
    }
  }

  private func remove(_ name: String) {
    guard let entry = index?.removeValue(forKey: name) else { return }
    total -= entry.size
    try? FileManager.default.removeItem(at: directory.appendingPathComponent(name))
  }
}
