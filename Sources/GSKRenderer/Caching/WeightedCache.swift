/// Keeps what was used last, up to a total weight and a number of entries.
///
/// A dictionary finds an entry; a doubly linked list through an array of slots keeps the order of use. Every
/// operation takes constant time. An entry that outweighs the whole limit is not kept.
struct WeightedCache<Key: Hashable, Value> {
  private struct Slot {
    var key: Key
    var value: Value?
    var weight: Int
    var newer: Int
    var older: Int
  }

  /// The largest total weight; entries are dropped as soon as it is exceeded.
  var weightLimit: Int { didSet { trim() } }
  /// The largest number of entries.
  let countLimit: Int
  private(set) var totalWeight = 0
  var count: Int { slotOfKey.count }

  private var slots: [Slot] = []
  private var free: [Int] = []
  private var slotOfKey: [Key: Int] = [:]
  private var newest = -1
  private var oldest = -1

  init(weightLimit: Int, countLimit: Int = .max) {
    self.weightLimit = weightLimit
    self.countLimit = countLimit
  }

  /// The value of a key, which becomes the one used last.
  mutating func value(for key: Key) -> Value? {
    guard let slot = slotOfKey[key] else { return nil }
    if slot != newest {
      unlink(slot)
      linkAsNewest(slot)
    }
    return slots[slot].value
  }

  mutating func insert(_ value: Value, for key: Key, weight: Int) {
    remove(key)
    guard weight <= weightLimit, countLimit > 0 else { return }
    let slot: Int
    let entry = Slot(key: key, value: value, weight: weight, newer: -1, older: -1)
    if let reused = free.popLast() {
      slot = reused
      slots[slot] = entry
    } else {
      slot = slots.count
      slots.append(entry)
    }
    slotOfKey[key] = slot
    totalWeight += weight
    linkAsNewest(slot)
    trim()
  }

  mutating func remove(_ key: Key) {
    guard let slot = slotOfKey.removeValue(forKey: key) else { return }
    unlink(slot)
    totalWeight -= slots[slot].weight
    slots[slot].value = nil
    free.append(slot)
  }

  mutating func removeAll() {
    self = WeightedCache(weightLimit: weightLimit, countLimit: countLimit)
  }

  private mutating func trim() {
    while oldest >= 0, totalWeight > weightLimit || slotOfKey.count > countLimit {
      remove(slots[oldest].key)
    }
  }

  private mutating func linkAsNewest(_ slot: Int) {
    slots[slot].newer = -1
    slots[slot].older = newest
    if newest >= 0 { slots[newest].newer = slot }
    newest = slot
    if oldest < 0 { oldest = slot }
  }

  private mutating func unlink(_ slot: Int) {
    let (newer, older) = (slots[slot].newer, slots[slot].older)
    if newer >= 0 { slots[newer].older = older } else { newest = older }
    if older >= 0 { slots[older].newer = newer } else { oldest = newer }
  }
}
