/// The sizes computed for the last five proposals.
///
/// Stored in place: a node is measured for the least, the greatest and the offered length, so most of them remember
/// several sizes, and an array for that would cost an allocation each.
struct SizeMemo {
  /// A proposal as its bits, in which an unspecified length is a number that no length has. Comparing bits is what
  /// most measuring comes down to.
  struct Key: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    private static let unspecified = UInt64.max

    private static func bits(_ length: CGFloat?) -> UInt64 {
      length.map { Double($0).bitPattern } ?? unspecified
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
      bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: Self.length(width), height: Self.length(height))
    }
  }

  private struct Entry {
    var key = Key(.zero)
    var size = CGSize.zero
  }

  private static let capacity = 5

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()
  private var fifth = Entry()
  /// The number of sizes that were remembered since the memo was empty, with those that are forgotten by now.
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Whether no size was forgotten.
  var isComplete: Bool { count <= Self.capacity }

  /// Some size that is remembered.
  @inline(__always)
  var anySize: CGSize? { count > 0 ? first.size : nil }

  // Mutating as far as the compiler knows: it reads the memo where it is then, and copies it otherwise.
  @inline(__always)
  mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let key = Key(proposal)
    if first.key == key { return first.size }
    if count > 1, second.key == key { return second.size }
    if count > 2, third.key == key { return third.size }
    if count > 3, fourth.key == key { return fourth.size }
    if count > 4, fifth.key == key { return fifth.size }
    return nil
  }

  /// Remembers a size, in the place of the oldest one if there are too many.
  @inline(__always)
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(key: Key(proposal), size: size)
    switch count % Self.capacity {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case 3: fourth = entry
    default: fifth = entry
    }
    count += 1
  }

  mutating func removeAll() { count = 0 }

  /// Whether `size` gives the same for every proposal in the memo, which is complete: the oldest first.
  func isConfirmed(by size: (ProposedViewSize) -> CGSize) -> Bool {
    func confirms(_ entry: Entry) -> Bool { size(entry.key.proposal) == entry.size }
    if count > 0, !confirms(first) { return false }
    if count > 1, !confirms(second) { return false }
    if count > 2, !confirms(third) { return false }
    if count > 3, !confirms(fourth) { return false }
    return count <= 4 || confirms(fifth)
  }
}
