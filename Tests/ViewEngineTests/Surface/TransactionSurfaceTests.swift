import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, point 51: each change carries its own transaction")
struct TransactionSurfaceTests {
  private func minX(_ stage: Stage, _ color: Color = .red) -> CGFloat { stage.fill(color)?.rect.minX ?? .nan }

  /// Both states are read by one body.
  struct TwoStates: View {
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0
    let bodies: Journal
    /// Whether what is not animated comes before what is.
    var isFirst = false
    var body: some View {
      let _ = bodies.note("\(Int(x)) \(Int(y))")
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: x)
        Color.green.frame(width: 10, height: 10).offset(x: y)
        Color.blue.frame(width: 400, height: 50).onTapGesture {
          if isFirst { y = 100 }
          withAnimation(.linear(duration: 1)) { x = 100 }
          if !isFirst { y = 100 }
          #expect(x == 100 && y == 100)
        }
      }
    }
  }

  @Test(
    "51: a state that is changed beside the animation is not animated, before or after, though one body reads both",
    arguments: [false, true])
  func besideAnimation(isFirst: Bool) {
    let journal = Journal()
    let stage = Stage(width: 400, height: 100) { TwoStates(bodies: journal, isFirst: isFirst) }
    stage.tap(200, 60)
    #expect(minX(stage) == 0)
    #expect(minX(stage, .green) == 100)
    stage.advance(milliseconds: 500)
    #expect(minX(stage) == 50)
    #expect(minX(stage, .green) == 100)
    #expect(journal.entries == ["0 0", isFirst ? "0 100" : "100 0", "100 100"])
  }

  /// A view that comes with the animated change and shows what is changed after it.
  struct LateReader: View {
    @State private var isThere = false
    @State private var y: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isThere { Late(y: $y) }
        Color.blue.frame(width: 400, height: 50).onTapGesture {
          withAnimation(.linear(duration: 1)) { isThere = true }
          y = 100
        }
      }
    }

    struct Late: View {
      @Binding var y: CGFloat
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: y).transition(.identity) }
    }
  }

  @Test("51: a view that comes with an animated change still gets what is changed after it")
  func lateReader() {
    let stage = Stage(width: 400, height: 100) { LateReader() }
    // The blue is in the middle, from 25 to 75.
    stage.tap(200, 50)
    stage.advance(milliseconds: 16)
    #expect(minX(stage) == 100)
  }

  /// The same state is set with an animation, and again without.
  struct SetTwice: View {
    @State private var x: CGFloat = 0
    let bodies: Journal
    var body: some View {
      let _ = bodies.note("\(Int(x))")
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: x)
        Color.blue.frame(width: 400, height: 50)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { x = 100 }
            x = 200
          }
          .onChange(of: x) { old, new in bodies.note("\(Int(old)) to \(Int(new))") }
      }
    }
  }

  @Test("51: of two changes of one state each has its own animation, and both are seen one after the other")
  func setTwice() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 100) { SetTwice(bodies: journal) }
    stage.tap(200, 60)
    #expect(journal.entries.filter { !$0.contains("to") } == ["0", "100", "200"])
    // What is left of the animated 100 lies on top of the 200 that are set at once.
    #expect(minX(stage) == 100)
    stage.advance(milliseconds: 500)
    #expect(minX(stage) == 150)
    stage.advance(milliseconds: 600)
    #expect(minX(stage) == 200)
  }

  /// A scroll view whose position is set with an animation, beside other changes of what its body reads.
  struct Positioned: View {
    @State private var page: Int? = 0
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { page in
              (page == 2 ? Color.red : Color.white).frame(width: 400, height: 50).id(page)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $page, anchor: .center)
        Text("\(count) \(page ?? -1)")
        Color.blue.frame(width: 400, height: 30).onTapGesture {
          count += 1
          withAnimation(.linear(duration: 1)) { page = 2 }
          count += 1
        }
      }
    }
  }

  @Test("51: a scroll view follows a position that is set with an animation beside other changes")
  func positionBesideChanges() {
    let stage = Stage(width: 400, height: 120) { Positioned() }
    #expect(minX(stage) == 800)
    stage.tap(200, 110)
    stage.advance(milliseconds: 2000)
    #expect(minX(stage) == 0)
  }
}
