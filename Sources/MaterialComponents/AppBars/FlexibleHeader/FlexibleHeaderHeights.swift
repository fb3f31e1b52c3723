/// The least and the greatest height of a flexible header, in points.
///
/// The one that is set last wins: raising the minimum over the maximum raises the maximum too, and lowering the maximum
/// under the minimum lowers the minimum. Negative lengths and such as are no numbers count as 0.
public struct FlexibleHeaderHeights: Hashable, Sendable {
  /// What both are until one of them is set: 56, the height of Google's flexible header for iOS.
  public static let standard: CGFloat = 56

  /// Without what is added for the safe area by default.
  private var low = standard
  private var high = standard
  private var isSet = false

  /// Whether ``minimum`` and ``maximum`` count the safe area above the header. Default: false, the safe area is added to
  /// them. A change leaves the header as high as it is: it converts what was set.
  public var includesSafeArea = false {
    didSet {
      guard includesSafeArea != oldValue, isSet else { return }
      let change = includesSafeArea ? topSafeArea : -topSafeArea
      low = max(0, low + change)
      high = max(0, high + change)
    }
  }

  /// The safe area above, in points.
  public var topSafeArea: CGFloat = 0 { didSet { topSafeArea = Self.length(topSafeArea) } }

  public init() {}

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// With the safe area if ``includesSafeArea``. Default: 56, and with the safe area as much more as that takes.
  public var minimum: CGFloat {
    get { low + defaultSafeArea }
    set {
      fix()
      low = Self.length(newValue)
      high = max(high, low)
    }
  }

  /// With the safe area if ``includesSafeArea``. Default: 56, and with the safe area as much more as that takes.
  public var maximum: CGFloat {
    get { high + defaultSafeArea }
    set {
      fix()
      high = Self.length(newValue)
      low = min(low, high)
    }
  }

  /// What of the header stays when it has collapsed, with the safe area.
  public var effectiveMinimum: CGFloat { includesSafeArea ? minimum : minimum + topSafeArea }
  /// The header at rest, with the safe area.
  public var effectiveMaximum: CGFloat { includesSafeArea ? maximum : maximum + topSafeArea }
  /// How far the header collapses.
  public var range: CGFloat { effectiveMaximum - effectiveMinimum }

  /// Defaults follow the safe area; what was set does not.
  private var defaultSafeArea: CGFloat { includesSafeArea && !isSet ? topSafeArea : 0 }

  private mutating func fix() {
    guard !isSet else { return }
    let extra = defaultSafeArea
    low += extra
    high += extra
    isSet = true
  }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}
