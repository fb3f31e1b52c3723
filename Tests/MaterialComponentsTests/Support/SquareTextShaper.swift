import ViewEngine

/// Shapes text so that sizes can be foretold: a character is half as wide as its font's size, a line as high as its
/// font's size or as the line height asked for. Text stays on one line and is cut where it has no room.
@MainActor
final class SquareTextShaper: TextShaper {
  func shape(_ request: TextRequest) -> any ShapedText {
    Shaped(request)
  }

  func warmUp() {}

  private final class Shaped: ShapedText {
    let request: TextRequest
    let count: Int
    let size: CGFloat

    init(_ request: TextRequest) {
      self.request = request
      count = request.string.count
      size = request.runs.map { CGFloat($0.font.size) }.max() ?? 16
    }

    func layout(_ options: TextLayoutOptions) -> any TextLayout {
      let width = CGFloat(count) * size / 2
      return Line(
        request: request, size: CGSize(width: min(width, options.width ?? width), height: size),
        isTruncated: options.width.map { width > $0 } ?? false)
    }
  }

  /// A line, with the text that it shows.
  final class Line: TextLayout {
    let request: TextRequest
    let size: CGSize
    let isTruncated: Bool

    init(request: TextRequest, size: CGSize, isTruncated: Bool) {
      self.request = request
      self.size = size
      self.isTruncated = isTruncated
    }

    var firstBaseline: CGFloat { size.height }
    var lastBaseline: CGFloat { size.height }
    var lineCount: Int { 1 }
    func caretRect(at offset: Int) -> CGRect { CGRect(x: 0, y: 0, width: 0, height: size.height) }
    func offset(at point: CGPoint) -> Int { 0 }
    func selectionRects(for range: Range<Int>) -> [CGRect] { [] }
  }
}
