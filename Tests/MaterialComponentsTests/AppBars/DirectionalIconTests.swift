import MaterialTesting
import Testing

@testable import MaterialComponents

@MainActor
@Suite("Directional icons")
struct DirectionalIconTests {
  /// Where an icon of 24 points has ink, by the pixel.
  private func ink(_ name: String, _ direction: LayoutDirection) async throws -> [[Bool]] {
    let window = try TestWindow(width: 24, height: 24, environment: { $0.layoutDirection = direction }) {
      Image(systemName: name).font(.system(size: 24)).lineHeight(nil).foregroundStyle(.black)
        .frame(width: 24, height: 24).background(.white)
    }
    await window.settle()
    return (0..<24).map { y in
      (0..<24).map { x in (window.pixel(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5) ?? "#FFFFFF") < "#80" }
    }
  }

  @Test(
    "an icon of the way in which one reads is turned round from right to left, others stay",
    arguments: [("arrow_back", true), ("arrow.backward", true), ("send", true), ("chevron_left", false)])
  func mirrored(name: String, isMirrored: Bool) async throws {
    let (left, right) = (try await ink(name, .leftToRight), try await ink(name, .rightToLeft))
    #expect(left.joined().contains(true))
    #expect(right == (isMirrored ? left.map { $0.reversed() } : left))
    #expect(left != left.map { $0.reversed() })
  }
}
