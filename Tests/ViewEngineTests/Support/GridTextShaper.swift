import ViewEngine

/// Shapes text into a grid: every character is half as wide as the font's size, every line 1.25 times as high, the
/// baseline at 1.0. Lines break at spaces. Figures in tests follow from this.
@MainActor
final class GridTextShaper: TextShaper {
  private(set) var shapeCount = 0

  func shape(_ request: TextRequest) -> any ShapedText {
    shapeCount += 1
    return GridText(request)
  }

  func warmUp() {}
}

@MainActor
private final class GridText: ShapedText {
  let text: [Character]
  let size: CGFloat

  init(_ request: TextRequest) {
    text = Array(request.string)
    size = request.runs.map { CGFloat($0.font.size) }.max() ?? 16
  }

  func layout(_ options: TextLayoutOptions) -> any TextLayout {
    let advance = size / 2
    var lines: [[Character]] = []
    let perLine = options.width.map { max(1, Int(($0 + 0.01) / advance)) } ?? Int.max
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: [Character] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if line.isEmpty {
          line = Array(word)
        } else if line.count + 1 + word.count <= perLine {
          line += [" "] + word
        } else {
          lines.append(line)
          line = Array(word)
        }
      }
      lines.append(line)
    }
    let lineHeight = size * 1.25
    let byHeight = options.height.map { max(1, Int(($0 + 0.01) / lineHeight)) } ?? Int.max
    let limit = min(options.lineLimit ?? Int.max, byHeight)
    let isTruncated = lines.count > limit || lines.contains { $0.count > perLine }
    lines = lines.prefix(limit).map { Array($0.prefix(perLine)) }
    return GridLayout(
      lines: lines, advance: advance, size: size, spacing: options.lineSpacing, isTruncated: isTruncated)
  }
}

@MainActor
private final class GridLayout: TextLayout {
  let lines: [[Character]]
  let advance: CGFloat
  let fontSize: CGFloat
  let spacing: CGFloat
  let isTruncated: Bool

  init(lines: [[Character]], advance: CGFloat, size: CGFloat, spacing: CGFloat, isTruncated: Bool) {
    self.lines = lines
    self.advance = advance
    fontSize = size
    self.spacing = spacing
    self.isTruncated = isTruncated
  }

  private var pitch: CGFloat { fontSize * 1.25 + spacing }
  var size: CGSize {
    CGSize(
      width: CGFloat(lines.map(\.count).max() ?? 0) * advance, height: CGFloat(lines.count) * pitch - spacing)
  }
  var firstBaseline: CGFloat { fontSize }
  var lastBaseline: CGFloat { CGFloat(lines.count - 1) * pitch + fontSize }
  var lineCount: Int { lines.count }

  func caretRect(at offset: Int) -> CGRect {
    CGRect(x: CGFloat(offset) * advance, y: 0, width: 0, height: fontSize * 1.25)
  }
  func offset(at point: CGPoint) -> Int {
    min(max(0, Int((point.x / advance).rounded())), lines.first?.count ?? 0)
  }
  func selectionRects(for range: Range<Int>) -> [CGRect] {
    [
      CGRect(
        x: CGFloat(range.lowerBound) * advance, y: 0, width: CGFloat(range.count) * advance,
        height: fontSize * 1.25)
    ]
  }
}
