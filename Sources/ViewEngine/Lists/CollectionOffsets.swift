// What `onDelete` and `onMove` ask of a collection.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at offsets from the start. Offsets that are not there are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection {
  /// Brings the elements at offsets from the start before the one at another offset, in the order that they have.
  /// - Parameters:
  ///   - source: offsets that are not there are left out.
  ///   - destination: counted before anything is moved; the number of elements means the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let end = Swift.min(Swift.max(destination, 0), all.count)
    let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
    let before = all[..<end].indices.filter { !source.contains($0) }.map { all[$0] }
    let after = all[end...].indices.filter { !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
