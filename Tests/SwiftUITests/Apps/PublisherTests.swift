import Foundation
import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 50 Publishers")
struct PublisherTests {
  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State var ticks = 0
    var body: some View { Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
  }

  @Test("a timer goes by the window's clock, and goes on as the view is evaluated again")
  func timer() throws {
    let window = try TestWindow { Clock() }
    window.advance(by: 0.9)
    #expect(try window.all(.label("ticks 0")).count == 1)
    window.advance(by: 0.2)
    #expect(try window.all(.label("ticks 1")).count == 1)
    window.advance(by: 2)
    #expect(try window.all(.label("ticks 3")).count == 1)
  }

  @Test("a notification reaches the view while it is there")
  func notification() async throws {
    let name = Notification.Name("test-\(UUID().uuidString)")
    struct Listener: View {
      let name: Notification.Name
      @State var count = 0
      var body: some View {
        Text("heard \(count)").onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
      }
    }
    let window = try TestWindow { Listener(name: name) }
    NotificationCenter.default.post(name: name, object: nil)
    try await window.wait(for: .label("heard 1"))
  }
}
