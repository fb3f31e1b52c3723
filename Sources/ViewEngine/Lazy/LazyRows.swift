/// The rows of a `ForEach` in a lazy container: those that were asked for, by their place in the collection.
@MainActor
struct LazyRows<ID: Hashable> {
  private var rows: [Int: IdentityNode] = [:]
  private var places: [ObjectIdentifier: Int] = [:]

  var inOrder: [(place: Int, row: IdentityNode)] {
    rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  subscript(place: Int) -> IdentityNode? { rows[place] }

  func place(of row: ViewNode) -> Int? { places[ObjectIdentifier(row)] }

  mutating func insert(_ row: IdentityNode, at place: Int) {
    rows[place] = row
    places[ObjectIdentifier(row)] = place
  }

  mutating func remove(_ row: ViewNode) {
    if let place = places.removeValue(forKey: ObjectIdentifier(row)) { rows[place] = nil }
  }

  /// Finds the rows' places in a collection that has changed, and takes out those that are gone.
  ///
  /// Rows that stayed or moved by the change of length are found at once; the collection is searched only for the
  /// others. Elements with the same identity are given out in order.
  mutating func rearrange(
    count: Int, oldCount: Int, id: (Int) -> ID, all: ((Int, ID) -> Bool) -> Void
  ) -> (gone: [IdentityNode], changed: Bool) {
    let old = inOrder
    rows.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    var missing: [(Int, IdentityNode)] = []
    for (place, row) in old {
      if place < count, row.identity.base as? ID == id(place) {
        insert(row, at: place)
      } else {
        missing.append((place, row))
      }
    }
    let shift = count - oldCount
    if shift != 0 {
      missing.removeAll { place, row in
        let next = place + shift
        guard next >= 0, next < count, rows[next] == nil, row.identity.base as? ID == id(next) else { return false }
        insert(row, at: next)
        return true
      }
    }
    var changed = count != oldCount || !missing.isEmpty
    guard !missing.isEmpty else { return ([], changed) }
    var wanted: [ID: [IdentityNode]] = [:]
    for (_, row) in missing.reversed() {
      if let id = row.identity.base as? ID { wanted[id, default: []].append(row) }
    }
    all { place, id in
      if rows[place] == nil, var waiting = wanted[id], let row = waiting.popLast() {
        insert(row, at: place)
        wanted[id] = waiting.isEmpty ? nil : waiting
      }
      return !wanted.isEmpty
    }
    changed = true
    let gone = missing.map(\.1).filter { places[ObjectIdentifier($0)] == nil }
    return (gone, changed)
  }
}
