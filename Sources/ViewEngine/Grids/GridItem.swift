/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How long the column or row is across the direction in which the grid grows. All lengths are in points.
  public enum Size: Sendable {
    /// Always that long.
    case fixed(CGFloat)
    /// An equal part of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of at least `minimum` as fit into an equal part of what is left, and at least one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next column or row; nil is 8.
  public var spacing: CGFloat?
  /// Where views stand that are smaller than their cell; nil is the middle.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a vertical grid or the rows of a horizontal one, with their places.
@MainActor
struct GridTracks {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// No adaptive item makes more tracks than this, whatever the length.
  private static let mostInItem: CGFloat = 10_000

  var tracks: [Track] = []
  var length: CGFloat = 0

  /// Divides a length: fixed items take theirs, then each of the others in order an equal part of what is left.
  /// - Parameter available: the length across; nil gives every item its least.
  init(_ items: [GridItem], in available: CGFloat?) {
    let defaultSpacing = StackLayout.defaultSpacing
    let spaces = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var left = available.map { max(0, $0 - spaces - fixed) }
    var position: CGFloat = 0
    for item in items {
      let spacing = item.spacing ?? defaultSpacing
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let least, let most):
        lengths = [min(max((left ?? 0) / CGFloat(flexible), least), most)]
      case .adaptive(let least, let most):
        let part = (left ?? 0) / CGFloat(flexible)
        // In a length without end there is one, without end.
        let fitting = part.isFinite ? (part + spacing) / max(1, least + spacing) : 1
        let number = max(1, Int(min(Self.mostInItem, fitting)))
        let each = (part - spacing * CGFloat(number - 1)) / CGFloat(number)
        lengths = Array(repeating: min(max(each, least), most), count: number)
      }
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
        left = left.map { $0.isFinite ? max(0, $0 - taken) : $0 }
        flexible -= 1
      }
      for length in lengths {
        tracks.append(Track(start: position, length: max(0, length), alignment: item.alignment ?? .center))
        position += max(0, length) + spacing
      }
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }
}
