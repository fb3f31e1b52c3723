import MaterialColor
import Testing

@Suite("Ranking takes any populations")
struct ScoreBoundsTests {
  private let purple = ColorPopulation(Argb(0xFF67_50A4), population: 10)

  @Test("no colours, and greys only, give the fallback")
  func fallback() {
    #expect(Score.rank([]) == [Score.defaultFallback])
    let greys = [ColorPopulation(Argb(0xFF80_8080), population: 5), ColorPopulation(Argb(0xFF00_0000), population: 5)]
    #expect(Score.rank(greys, fallback: Argb(0xFF12_3456)) == [Argb(0xFF12_3456)])
    #expect(Score.rank(greys, filter: false) != [Score.defaultFallback])
  }

  @Test("there is always one colour, however few are wanted")
  func fewDesired() {
    #expect(Score.rank([purple], desired: 0) == [purple.color])
    #expect(Score.rank([purple], desired: -3) == [purple.color])
  }

  @Test("populations that make no sense do not trap")
  func oddPopulations() {
    for population in [0, -1, Int.min, Int.max] {
      let odd = ColorPopulation(Argb(0xFFFF_0000), population: population)
      #expect(!Score.rank([odd, purple, odd]).isEmpty)
    }
  }
}
