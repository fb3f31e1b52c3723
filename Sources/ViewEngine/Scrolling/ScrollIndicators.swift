/// The thumbs of a scroll view: thin, shown while content moves, and gone soon after.
@MainActor
final class ScrollIndicators {
  /// The thumb's thickness and its distance to the edge, in points.
  static let thickness: CGFloat = 4
  static let inset: CGFloat = 2
  static let minimumLength: CGFloat = 24
  /// How long the thumb stays after the content has come to rest, and how long it takes to go, in seconds.
  static let delay: TimeInterval = 0.5
  static let fade: TimeInterval = 0.25
  private static let opacity: Double = 0.4

  private var lastMove: TimeInterval?
  private(set) var shown: Double = 0

  /// Notes that content moves.
  func show(at time: TimeInterval) {
    lastMove = time
    shown = 1
  }

  /// Fades; true as long as something shows.
  func tick(to time: TimeInterval, isMoving: Bool) -> Bool {
    guard let start = lastMove else { return false }
    if isMoving {
      show(at: time)
      return true
    }
    let age = time - start - Self.delay
    shown = max(0, min(1, 1 - age / Self.fade))
    if shown == 0 { lastMove = nil }
    return shown > 0
  }

  func compose(for node: ScrollNode, in rect: CGRect, into builder: inout DisplayBuilder) {
    guard shown > 0 else { return }
    for axis in Axis.allCases where node.wantsIndicator(axis) {
      let thumb = thumb(of: node, axis: axis, in: rect)
      let isDark = node.environment.values.colorScheme == .dark
      let white: Float = isDark ? 1 : 0
      let color = Color.Resolved(red: white, green: white, blue: white, opacity: Float(Self.opacity * shown))
      builder.append(.fill(.rounded(DisplayRoundedRect(rect: thumb, radius: Self.thickness / 2)), .color(color)))
    }
  }

  private func thumb(of node: ScrollNode, axis: Axis, in rect: CGRect) -> CGRect {
    let margins = node.policy.attachments.indicatorMargins + node.outset
    // The track begins where content is seen from.
    let uncovered = node.uncovered(at: node.offset[axis], axis: axis)
    let (before, after) =
      axis == .vertical ? (margins.top - uncovered, margins.bottom) : (margins.leading, margins.trailing)
    let track = max(0, rect.size[axis] - before - after - 2 * Self.inset)
    let viewport = node.size[axis]
    let offset = node.offset[axis]
    let maximum = node.maximumOffset[axis]
    // Pulled content squeezes the thumb.
    let excess = max(0, -offset) + max(0, offset - maximum)
    let visible = max(0, viewport - excess)
    let whole = max(maximum + viewport, 1)
    let length = min(track, max(Self.minimumLength, track * visible / whole))
    let part = maximum > 0 ? max(0, min(1, offset / maximum)) : 0
    var start = before + Self.inset + (track - length) * part
    if axis == .horizontal, node.environment.isRightToLeft { start = rect.width - start - length }
    let across: CGFloat
    if axis == .vertical, node.environment.isRightToLeft {
      across = Self.inset
    } else {
      across = rect.size[axis.perpendicular] - Self.inset - Self.thickness
    }
    return axis == .vertical
      ? CGRect(x: rect.minX + across, y: rect.minY + start, width: Self.thickness, height: length)
      : CGRect(x: rect.minX + start, y: rect.minY + across, width: length, height: Self.thickness)
  }
}
