/// The lengths of many rows, of which few are known: the others count as an estimate.
///
/// Lengths are kept in chunks that exist only where a row was measured, and a Fenwick tree over the chunks' sums
/// gives positions, and the row at a position, in logarithmic time. A million rows of which none is known take
/// 40 KB.
package struct SparseExtents {
  private static let chunkSize = 256

  package private(set) var count: Int
  /// The length of a row that was not measured.
  package var estimate: CGFloat
  package private(set) var measuredCount = 0
  package private(set) var measuredSum: CGFloat = 0

  private struct Sum {
    var length: CGFloat = 0
    var count = 0
  }
  /// Lengths by chunk; NaN is an unknown one.
  private var chunks: ContiguousArray<ContiguousArray<CGFloat>?> = []
  private var tree: ContiguousArray<Sum> = []

  package init(count: Int, estimate: CGFloat) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// The length of all rows together.
  package var total: CGFloat { measuredSum + CGFloat(count - measuredCount) * estimate }

  /// The mean of the known lengths, nil if none is known.
  package var mean: CGFloat? { measuredCount > 0 ? measuredSum / CGFloat(measuredCount) : nil }

  /// The known length of a row.
  package func measured(_ index: Int) -> CGFloat? {
    guard index >= 0, index < count, !chunks.isEmpty, let chunk = chunks[index / Self.chunkSize] else { return nil }
    let length = chunk[index % Self.chunkSize]
    return length.isNaN ? nil : length
  }

  package func extent(_ index: Int) -> CGFloat { measured(index) ?? estimate }

  /// Notes a row's length; true if that differs from what it counted as.
  @discardableResult
  package mutating func set(_ index: Int, to length: CGFloat) -> Bool {
    guard index >= 0, index < count else { return false }
    if chunks.isEmpty {
      let number = (count + Self.chunkSize - 1) / Self.chunkSize
      chunks = ContiguousArray(repeating: nil, count: number)
      tree = ContiguousArray(repeating: Sum(), count: number + 1)
    }
    let chunk = index / Self.chunkSize
    if chunks[chunk] == nil { chunks[chunk] = ContiguousArray(repeating: .nan, count: Self.chunkSize) }
    let old = chunks[chunk]![index % Self.chunkSize]
    if old == length { return false }
    chunks[chunk]![index % Self.chunkSize] = length
    let isNew = old.isNaN
    add(length - (isNew ? 0 : old), isNew ? 1 : 0, toChunk: chunk)
    return abs(length - (isNew ? estimate : old)) > 1e-6
  }

  private mutating func add(_ length: CGFloat, _ number: Int, toChunk chunk: Int) {
    measuredSum += length
    measuredCount += number
    var place = chunk + 1
    while place < tree.count {
      tree[place].length += length
      tree[place].count += number
      place += place & -place
    }
  }

  /// Forgets all lengths.
  package mutating func forget() {
    chunks.removeAll()
    tree.removeAll()
    measuredSum = 0
    measuredCount = 0
  }

  /// Where a row starts.
  package func position(_ index: Int) -> CGFloat {
    let index = min(max(0, index), count)
    guard !chunks.isEmpty else { return CGFloat(index) * estimate }
    let chunk = index / Self.chunkSize
    var sum = Sum()
    var place = chunk
    while place > 0 {
      sum.length += tree[place].length
      sum.count += tree[place].count
      place -= place & -place
    }
    var position = sum.length + CGFloat(chunk * Self.chunkSize - sum.count) * estimate
    let rest = index % Self.chunkSize
    guard rest > 0 else { return position }
    guard let lengths = chunks[chunk] else { return position + CGFloat(rest) * estimate }
    for length in lengths[..<rest] { position += length.isNaN ? estimate : length }
    return position
  }

  /// The row at a position: the first one that ends behind it.
  package func index(at position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    guard !chunks.isEmpty else {
      return estimate > 0 ? Int(min(CGFloat(count - 1), (position / estimate).rounded(.down))) : count - 1
    }
    var chunk = 0
    var before: CGFloat = 0
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = chunk + step
      if next < tree.count {
        let length = tree[next].length + CGFloat(step * Self.chunkSize - tree[next].count) * estimate
        if before + length <= position {
          before += length
          chunk = next
        }
      }
      step /= 2
    }
    var index = chunk * Self.chunkSize
    while index < count - 1 {
      let length = extent(index)
      if before + length > position { break }
      before += length
      index += 1
    }
    return min(index, count - 1)
  }
}
