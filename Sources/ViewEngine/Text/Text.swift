/// One or more lines of text that can't be edited.
public struct Text: PrimitiveView, Equatable {
  /// A stretch of text with what its own modifiers say; what they leave open comes from the environment.
  package struct Run: Equatable {
    package var content: Content
    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    package var isMonospaced = false
    package var kerning: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var style: AnyShapeStyle?
    package var link: URL?

    package static func == (left: Run, right: Run) -> Bool {
      left.content == right.content && left.font == right.font && left.weight == right.weight
        && left.isItalic == right.isItalic && left.isUnderlined == right.isUnderlined
        && left.isStruckThrough == right.isStruckThrough && left.isMonospaced == right.isMonospaced
        && left.kerning == right.kerning && left.baselineOffset == right.baselineOffset
        && left.style == right.style && left.link == right.link
    }
  }

  package enum Content: Equatable {
    case string(String)
    /// An icon by name, drawn in the text's font size.
    case icon(String)
  }

  package var runs: ContiguousArray<Run>

  package init(runs: ContiguousArray<Run>) { self.runs = runs }

  /// Text exactly as given.
  public init(verbatim content: String) { runs = [Run(content: .string(content))] }

  /// Text exactly as given.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

  /// Text to be translated. Markdown for emphasis, strong emphasis, code, strikethrough and links is understood.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    runs = key.resolvedRuns(tableName: tableName, bundle: bundle)
  }

  /// An icon or picture by name as part of a text.
  public init(_ image: Image) { runs = image.textRuns }

  public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode { TextNode(view, context: context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(with: view)
  }
}

extension Text {
  private func map(_ change: (inout Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  public func font(_ font: Font?) -> Text { map { if $0.font == nil { $0.font = font } } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { map { if $0.weight == nil { $0.weight = weight } } }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { map { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func underline(_ isActive: Bool = true) -> Text { map { $0.isUnderlined = isActive } }
  public func strikethrough(_ isActive: Bool = true) -> Text { map { $0.isStruckThrough = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { map { $0.isMonospaced = isActive } }
  /// Extra space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { map { $0.kerning = kerning } }
  /// Extra space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { map { $0.kerning = tracking } }
  /// Raises the text by a distance in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { map { $0.baselineOffset = offset } }
  public func foregroundColor(_ color: Color?) -> Text {
    map { run in if run.style == nil { run.style = color.map { AnyShapeStyle($0) } } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    map { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
}
