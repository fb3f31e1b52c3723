/// One edge of a rectangle, named by reading direction: `leading` is the left edge in a left-to-right layout and the
/// right edge in a right-to-left one.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges, for example those that padding applies to.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set holds the edge.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// A set of horizontal edges, for example those of a row that offer swipe actions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// A set of vertical edges, for example those of a section that show separators.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
