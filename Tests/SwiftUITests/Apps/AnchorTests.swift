import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 45 Anchors and preference values")
struct AnchorTests {
  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// A value that can't be compared.
  private struct Mark {
    let point: Anchor<CGPoint>
  }

  private struct MarksKey: PreferenceKey {
    static var defaultValue: [Mark] { [] }
    static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
  }

  private struct Underlined: View {
    @State var chosen = 0
    let log: Log
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Text("tab \(index)")
            .frame(width: CGFloat(40 + 20 * index), height: 30)
            .contentShape(Rectangle())
            .onTapGesture { chosen = index }
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          let _ = log("overlay \(bounds.count)")
          if let anchor = bounds[chosen] {
            let rect = proxy[anchor]
            Color.red.frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY - 2)
              .accessibilityElement().accessibilityLabel("bar")
          }
        }
      }
      .padding(.leading, 7)
    }
  }

  @Test("an overlay finds the places of views behind it, in its own coordinates and in the first frame")
  func overlay() throws {
    let log = Log()
    let window = try TestWindow(width: 300, height: 100) { Underlined(log: log) }
    #expect(window.statistics.frames == 1)
    #expect(log.lines.last == "overlay 3")
    func bar() throws -> CGRect { try window.find(.label("bar")).bounds }
    #expect(try bar().width == 40)
    try window.click(on: .label("tab 2", index: 0))
    // The tabs are 40, 60 and 80 points wide.
    #expect(try bar().width == 80)
  }

  private struct Moving: View {
    @State var x: CGFloat = 10
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.frame(width: 20, height: 20)
          .anchorPreference(key: MarksKey.self, value: .topTrailing) { [Mark(point: $0)] }
          .padding(.leading, x)
        Button("move") { x = 50 }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlayPreferenceValue(MarksKey.self) { marks in
        GeometryReader { proxy in
          ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
            Text("x \(Int(proxy[mark.point].x))")
          }
        }
      }
    }
  }

  @Test("a value that can't be compared is followed too, and an anchor moves with its view")
  func moving() throws {
    let window = try TestWindow(width: 300, height: 100) { Moving() }
    #expect(try window.all(.label("x 30")).count == 1)
    try window.click(on: .role(.button, "move"))
    #expect(try window.all(.label("x 70")).count == 1)
    #expect(window.logged == [])
  }

  private struct Transformed: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { [1: $0] }
        Color.blue.frame(width: 30, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { [2: $0] }
      }
      .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0[3] = $1 }
      .backgroundPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          Text("\(bounds.keys.sorted().map { "\($0): \(Int(proxy[bounds[$0]!].width))" }.joined(separator: ", "))")
            .fixedSize()
        }
      }
    }
  }

  @Test("an ancestor adds its own place to what its content says")
  func transformed() throws {
    let window = try TestWindow(width: 300, height: 100) { Transformed() }
    #expect(try window.all(.label("1: 10, 2: 30, 3: 40")).count == 1)
  }
}
