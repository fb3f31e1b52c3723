import Testing

@testable import GSKRenderer

@Suite("Weighted cache") struct WeightedCacheTests {
  @Test("it behaves as a list in order of use does, over many random steps")
  func matchesModel() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      var cache = WeightedCache<Int, Int>(weightLimit: 50, countLimit: 8)
      // The newest last.
      var model: [(key: Int, value: Int, weight: Int)] = []
      for step in 0..<400 {
        let key = Int.random(in: 0..<12, using: &random)
        let index = model.firstIndex { $0.key == key }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          #expect(cache.value(for: key) == index.map { model[$0].value })
          if let index { model.append(model.remove(at: index)) }
        case 1:
          cache.remove(key)
          if let index { model.remove(at: index) }
        default:
          let weight = Int.random(in: 0..<60, using: &random)
          cache.insert(step, for: key, weight: weight)
          if let index { model.remove(at: index) }
          if weight <= 50 { model.append((key, step, weight)) }
          while model.count > 8 || model.reduce(0, { $0 + $1.weight }) > 50 { model.removeFirst() }
        }
        #expect(cache.count == model.count)
        #expect(cache.totalWeight == model.reduce(0) { $0 + $1.weight })
      }
    }
  }
}
