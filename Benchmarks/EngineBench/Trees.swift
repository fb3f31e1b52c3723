import ViewEngine

/// A shaper whose answers cost nothing, so that the engine's own work is measured.
@MainActor
final class PlainTextShaper: TextShaper, ShapedText, TextLayout {
  func shape(_ request: TextRequest) -> any ShapedText { self }
  func warmUp() {}
  func layout(_ options: TextLayoutOptions) -> any TextLayout { self }
  let size = CGSize(width: 80, height: 16)
  let firstBaseline: CGFloat = 12
  let lastBaseline: CGFloat = 12
  let lineCount = 1
  let isTruncated = false
  func caretRect(at offset: Int) -> CGRect { .zero }
  func offset(at point: CGPoint) -> Int { 0 }
  func selectionRects(for range: Range<Int>) -> [CGRect] { [] }
}

@Observable final class Model {
  /// Read by ``Tree``.
  var tick = 0
  /// Read by every ``Row``.
  var rowTick = 0
  var width: CGFloat = 400
  /// Read by ``Changing``, which has a frame of its own.
  var name = "a"
}

/// Eight nodes.
struct Row: View {
  let index: Int
  let model: Model

  var body: some View {
    let _ = model.rowTick
    HStack(spacing: 4) {
      Color.red.frame(width: 10, height: 10)
      Text(verbatim: "row")
      Spacer()
      Text(verbatim: "end").padding(4)
    }
  }
}

/// Ten thousand nodes in a column that is squeezed into the window.
struct Tree: View {
  let model: Model

  var body: some View {
    let _ = model.tick
    VStack(spacing: 0) {
      Changing(model: model)
      Color.blue.frame(width: 50, height: 20).paintEffect(Pulse())
      ForEach(0..<1250) { Row(index: $0, model: model) }
    }
    .frame(width: model.width)
  }
}

/// The same in a scroll view, where each row has its ideal height.
struct ScrolledTree: View {
  let model: Model

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Changing(model: model)
        ForEach(0..<1250) { Row(index: $0, model: model) }
      }
    }
    .frame(width: model.width)
  }
}

struct Changing: View {
  let model: Model
  var body: some View { Text(verbatim: model.name).frame(width: 50, height: 20) }
}

/// Rows that are made as they come into view.
struct LongList: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000) { Row(index: $0, model: model).frame(height: 40) }
      }
    }
  }
}

/// An effect that is under way all the time, as a ripple is while it spreads.
struct Pulse: PaintEffect {
  static let opacity = EffectSlot(0)

  func interactionDidChange(_ effect: EffectContext) {
    effect.set(Self.opacity, to: 1, animation: .linear(duration: 100_000))
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    context.fill(Rectangle(), with: Color.white.opacity(effect[Self.opacity]))
  }
}
