import Testing
import ViewEngine

@MainActor
struct WakeCallTests {
  @Test("however often a window is asked before it hears, one request waits")
  func coalescing() async {
    var count = 0
    let wake = WakeCall { count += 1 }
    for _ in 0..<1000 { wake.ask() }
    #expect(count == 0)
    while count == 0 { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(count == 1)
    wake.ask()
    while count == 1 { await Task.yield() }
    #expect(count == 2)
  }
}
