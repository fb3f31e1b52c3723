import Foundation

extension Path {
  /// The part of the outline between two fractions of its length, each limited to 0…1.
  ///
  /// Nothing is left if the first fraction is not smaller than the second.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = PathSegment.segments(of: elements, closingOpenParts: false).map { ($0, SegmentLengths($0)) }
    let total = segments.reduce(0) { $0 + $1.1.total }
    guard total > 0, total.isFinite else { return Path() }
    let (start, end) = (from * total, to * total)

    var trimmed: [Element] = []
    var position: CGFloat = 0
    /// The part of the outline being drawn, and whether it is drawn from its beginning, so that it can be closed.
    var part = -1
    var isWhole = false
    for (segment, lengths) in segments {
      let (segmentStart, segmentEnd) = (position, position + lengths.total)
      position = segmentEnd
      let isFirst = segment.part != part
      guard segmentEnd > start, segmentStart < end else { continue }
      let low = segmentStart >= start ? 0 : lengths.parameter(at: start - segmentStart)
      let high = segmentEnd <= end ? 1 : lengths.parameter(at: end - segmentStart)
      let piece = segment.subsegment(from: low, to: high)
      if isFirst {
        part = segment.part
        isWhole = segmentStart >= start && beginsPart(segment)
        trimmed.append(.move(to: piece.points[0]))
      }
      trimmed.append(piece.isClosing && isWhole ? .closeSubpath : piece.element)
    }
    return Path(elements: trimmed)

    func beginsPart(_ segment: PathSegment) -> Bool {
      segments.first { $0.0.part == segment.part }?.0.points[0] == segment.points[0]
    }
  }
}

/// The length of a segment as a function of the curve parameter.
private struct SegmentLengths {
  /// The lengths up to equally spaced parameters, from 0 to the whole length.
  private let lengths: [CGFloat]

  var total: CGFloat { lengths[lengths.count - 1] }

  init(_ segment: PathSegment) {
    let count = segment.points.count > 2 ? 64 : 1
    var lengths: [CGFloat] = [0]
    var last = segment.points[0]
    for index in 1...count {
      let next = segment.point(at: CGFloat(index) / CGFloat(count))
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      lengths.append(lengths[index - 1] + (dx * dx + dy * dy).squareRoot())
      last = next
    }
    self.lengths = lengths
  }

  /// The curve parameter at a length from the start.
  func parameter(at length: CGFloat) -> CGFloat {
    let count = lengths.count - 1
    guard let index = lengths.dropFirst().firstIndex(where: { $0 >= length }) else { return 1 }
    let step = lengths[index] - lengths[index - 1]
    let fraction = step > 0 ? (length - lengths[index - 1]) / step : 0
    return (CGFloat(index - 1) + fraction) / CGFloat(count)
  }
}
