import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 98 Targets in sight")
struct ScrollTargetTests {
  private struct Rows: View {
    @State var seen: [Int] = []
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Color(white: Double($0) / 10).frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
      .overlay { Text("seen \(seen.map { "\($0)" }.joined(separator: " "))") }
    }
  }

  @Test("the targets of which half is in sight are told, at first and as they change")
  func visibility() throws {
    let window = try TestWindow(width: 100, height: 250) { Rows() }
    // Of the third row half is in sight.
    #expect(try window.all(.label("seen 0 1 2")).count == 1)
    window.scroll(at: CGPoint(x: 50, y: 200), by: CGSize(width: 0, height: 60))
    window.advance(by: 0.1)
    #expect(try window.all(.label("seen 1 2")).count == 1)
    window.scroll(at: CGPoint(x: 50, y: 200), by: CGSize(width: 0, height: 390))
    window.advance(by: 0.1)
    #expect(try window.all(.label("seen 5 6")).count + window.all(.label("seen 4 5 6")).count == 1)
  }
}
