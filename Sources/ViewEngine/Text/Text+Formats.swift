extension Text {
  /// A value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A text with attributes: those of `AttributeScopes.SwiftUIAttributes`, and links.
  // A literal is a key, though it could be this too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    var runs: ContiguousArray<Run> = []
    for run in attributedContent.runs {
      var made = Run(content: .string(String(attributedContent[run.range].characters)))
      if let url = run.link {
        made.link = url
        made.isUnderlined = true
      }
      made.font = run.swiftUI.font
      made.style = run.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
      made.kerning = run.swiftUI.kern ?? run.swiftUI.tracking ?? 0
      made.baselineOffset = run.swiftUI.baselineOffset ?? 0
      made.isUnderlined = made.isUnderlined || run.swiftUI.underlineStyle != nil
      made.isStruckThrough = run.swiftUI.strikethroughStyle != nil
      runs.append(made)
    }
    self.init(runs: runs.isEmpty ? [Run(content: .string(""))] : runs)
  }
}

extension AttributeScopes {
  /// What a text can say of its characters.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a ``Text`` shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// Extra space between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// Extra space after each character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// A distance in points, upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of a text by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// The line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn. It is solid here, whatever is asked for.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as a format writes it.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(format.format(input))
  }
}
