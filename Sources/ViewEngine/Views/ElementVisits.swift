extension RandomAccessCollection {
  /// Calls `body` for each element in order, until it gives false; false if it did.
  ///
  /// Loops in code that is not specialised for the collection's type ask for its indices one by one, which takes longer
  /// than what is done with a row. Numbers and arrays, which nearly all loops of views are over, do without.
  func visit(_ body: (Element) -> Bool) -> Bool {
    if let numbers = self as? Range<Int>, Element.self == Int.self {
      for number in numbers where !body(unsafeBitCast(number, to: Element.self)) { return false }
      return true
    }
    let visited = withContiguousStorageIfAvailable { elements in
      for place in 0..<elements.count where !body(elements[place]) { return false }
      return true
    }
    if let visited { return visited }
    for element in self where !body(element) { return false }
    return true
  }
}
