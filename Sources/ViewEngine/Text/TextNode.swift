/// The node of a ``Text``. Shaping happens once for a text and font; another width only breaks the lines anew.
package final class TextNode: LayoutNode {
  private(set) var text: Text
  private var shaped: (any ShapedText)?
  private var environmentToken: DependencyToken?
  private var attributes = Attributes()
  private var needsShaping = true
  /// The layout for the size the node was placed with.
  private(set) var placed: (any TextLayout)?
  /// What is shown, run by run as the text has them: cased, and with the characters that stand for icons.
  private(set) var shownRuns: [String] = []
  /// What a ``TextSelectionNode`` has selected, in UTF-16 code units of what is shown.
  var selection: Range<Int>? {
    didSet { if selection != oldValue { setNeedsPaint() } }
  }
  /// Follows links; nil in a text without any.
  private(set) var links: TextLinks?
  /// What was drawn last where texts change with a transition, and the text before while it gives way to this one.
  private var drawn: DrawnText?
  private var outgoing: DrawnText?
  /// How much of the new text is there, 0…1.
  private var contentProgress = 1.0

  /// What lines depend on besides the width.
  private struct Attributes {
    var limit = LineLimit()
    var spacing: CGFloat = 0
    /// What a line height adds to each line, half above and half below; negative for tight lines.
    var leading: CGFloat = 0
    var lineHeight: CGFloat?
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScale: CGFloat = 1
    var displayScale: CGFloat = 1
    var isRightToLeft = false
  }

  init(_ text: Text, context: NodeContext) {
    self.text = text
    super.init(context: context)
    updateLinks()
  }

  private func updateLinks() {
    let hasLinks = text.runs.contains { $0.link != nil }
    guard hasLinks != (links != nil) else { return }
    links?.detach()
    links = hasLinks ? TextLinks(node: self) : nil
  }

  func update(with text: Text) {
    guard self.text != text else { return }
    self.text = text
    selection = nil
    updateLinks()
    startContentTransition()
    needsShaping = true
    setNeedsLayout()
    setNeedsPaint()
  }

  private func startContentTransition() {
    guard let drawn else { return }
    let transaction = transaction
    guard transaction.animation != nil, !transaction.disablesAnimations else { return }
    graph.animations.cancel(self, slot: .paint)
    outgoing = drawn
    contentProgress = 0
    graph.animations.animate(self, slot: .paint, from: 0.0, to: 1.0, transaction) { node, progress in
      node.contentProgress = min(max(progress, 0), 1)
      if progress >= 1 { node.outgoing = nil }
      node.setNeedsPaint()
    }
  }

  deinit { environmentToken?.cancel() }

  package override func willUnmount() {
    environmentToken?.cancel()
    links?.detach()
    super.willUnmount()
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    if phase == .layout || phase == .body {
      needsShaping = true
      setNeedsPaint()
    }
    super.dependencyDidChange(in: phase)
  }

  // MARK: Layout

  package override var viewSpacing: ViewSpacing { .text }

  private func prepare() {
    guard needsShaping else { return }
    needsShaping = false
    environmentToken?.cancel()
    let (request, token) = DependencyTracker.track(self, .layout) { makeRequest(scaledBy: 1) }
    environmentToken = token
    shownRuns = request.runs.map(\.string)
    shaped = graph.services.textShaper.shape(request)
    attributes.leading = 0
    guard let height = attributes.lineHeight, let line = shaped?.layout(TextLayoutOptions(lineLimit: 1)) else { return }
    attributes.leading = height - line.size.height
  }

  private func makeRequest(scaledBy factor: CGFloat) -> TextRequest {
    let values = environment.values
    attributes.limit = values.lineLimits
    attributes.spacing = values.lineSpacing
    attributes.lineHeight = values.lineHeight.map { $0 * CGFloat(values.textScale) * factor }
    attributes.alignment = values.multilineTextAlignment
    attributes.truncation = values.truncationMode
    attributes.minimumScale = values.minimumScaleFactor
    attributes.displayScale = values.displayScale
    attributes.isRightToLeft = values.layoutDirection == .rightToLeft
    let resolver = TextRunResolver(values: values, factor: factor)
    return TextRequest(
      runs: text.runs.map(resolver.resolve), direction: values.layoutDirection,
      language: values.locale.identifier.replacingOccurrences(of: "_", with: "-"))
  }

  private func layout(_ proposal: ProposedViewSize) -> (any TextLayout)? {
    prepare()
    var options = TextLayoutOptions(
      width: proposal.width, height: proposal.height, lineLimit: attributes.limit.maximum,
      truncation: attributes.truncation, alignment: attributes.alignment,
      lineSpacing: attributes.spacing + attributes.leading)
    if let height = options.height { options.height = max(0, height - attributes.leading) }
    if options.width == .infinity { options.width = nil }
    if options.height == .infinity { options.height = nil }
    guard let layout = shaped?.layout(options) else { return nil }
    guard layout.isTruncated, attributes.minimumScale < 1 else { return layout }
    return shrunken(options) ?? layout
  }

  /// Tries smaller sizes before characters are lost, in steps of a twentieth.
  private func shrunken(_ options: TextLayoutOptions) -> (any TextLayout)? {
    var factor: CGFloat = 0.95
    while factor >= attributes.minimumScale - 0.001 {
      let smaller = graph.services.textShaper.shape(makeRequest(scaledBy: factor)).layout(options)
      if !smaller.isTruncated { return smaller }
      factor -= 0.05
    }
    return graph.services.textShaper.shape(makeRequest(scaledBy: attributes.minimumScale)).layout(options)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout = layout(proposal) else { return .zero }
    var size = layout.size
    size.height += attributes.leading
    if attributes.limit.minimum > 1, layout.lineCount > 0, layout.lineCount < attributes.limit.minimum {
      let line = (size.height + attributes.spacing) / CGFloat(layout.lineCount)
      size.height = line * CGFloat(attributes.limit.minimum) - attributes.spacing
    }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Text takes whole device pixels. The small allowance keeps sums of glyph widths from costing another pixel.
  private func roundedUp(_ value: CGFloat) -> CGFloat {
    ((value * attributes.displayScale - 0.01).rounded(.up)) / attributes.displayScale
  }

  package override func placeChildren() {
    // The size may be a rounded one, wider than the lines; lines break as they did for the proposal.
    // A layout that was had before draws what it drew; what else is drawn by marks the node for paint itself.
    let layout = layout(proposal)
    guard layout !== placed else { return }
    placed = layout
    setNeedsPaint()
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(proposal).map { $0.firstBaseline + attributes.leading / 2 }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(proposal).map { $0.lastBaseline + attributes.leading / 2 }
    }
    return nil
  }

  /// The text, if not all of it shows.
  var cutText: Text? { placed?.isTruncated == true ? text : nil }

  // MARK: Paint

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    guard let placed else { return }
    let values = context.environment
    let base = values.foregroundPaint.solidColor
    let hasColors = text.runs.contains { $0.style != nil || $0.link != nil }
    let colors: [Color.Resolved?] =
      hasColors
      ? text.runs.map { run in
        if let style = run.style { return style.paint(in: values).solidColor }
        return run.link == nil ? nil : values.tintPaint.solidColor
      } : []
    let start = origin(of: placed)
    if values.redactionReasons.contains(.placeholder) {
      // A bar a fifth lower than the text, whose corners are a quarter of a line.
      let height = placed.size.height
      let bar = CGRect(x: start.x, y: start.y + height * 0.1, width: placed.size.width, height: height * 0.8)
      var color = base
      color.opacity *= 0.2
      let radius = height / CGFloat(max(1, placed.lineCount)) / 4
      return context.append(.fill(.rounded(DisplayRoundedRect(rect: bar, radius: radius)), .color(color)))
    }
    let shown = DrawnText(
      string: text.plainString, layout: placed,
      origin: context.snapped(start), color: base, runColors: colors,
      transition: values.contentTransition)
    drawn = values.contentTransition == .identity ? nil : shown
    if let selection {
      for rect in placed.selectionRects(for: selection) {
        let rect = context.snapped(rect.offsetBy(dx: shown.origin.x, dy: shown.origin.y))
        context.fill(Path(rect), with: TintShapeStyle().opacity(0.3))
      }
    }
    links?.paintFocus(in: &context, at: shown.origin)
    if let outgoing {
      shown.draw(in: &context, from: outgoing, progress: contentProgress)
    } else if attributes.isRightToLeft, isDirectionalIcon {
      let icon = context.group { $0.append(shown.operation) }
      context.append(.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: presentedFrame.width, ty: 0), icon))
    } else {
      context.append(shown.operation)
    }
  }

  /// A text narrower than its box (a rounded-up or aligned one) starts where its lines do.
  private func origin(of layout: any TextLayout) -> CGPoint {
    let room = presentedFrame.width - layout.size.width
    let x: CGFloat =
      switch (attributes.alignment, attributes.isRightToLeft) {
      case (.leading, false), (.trailing, true): 0
      case (.trailing, false), (.leading, true): room
      case (.center, _): room / 2
      }
    return CGPoint(x: x, y: attributes.leading / 2)
  }

  /// A point of the node's in the coordinates of its lines; nil where it has none.
  func pointInLines(_ point: CGPoint) -> CGPoint? {
    guard let placed else { return nil }
    let origin = origin(of: placed)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// A rectangle of the lines' in the node's coordinates.
  func rect(ofLines rect: CGRect) -> CGRect {
    let origin = placed.map(origin) ?? .zero
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Whether the text is nothing but an icon that is turned round from right to left.
  private var isDirectionalIcon: Bool {
    guard text.runs.count == 1, case .icon(let name) = text.runs[0].content else { return false }
    return DirectionalIcons.contains(name)
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  package override var responder: (any InputResponder)? { links }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    let string = text.plainString
    guard !string.isEmpty else { return }
    var properties = SemanticsProperties()
    properties.role = .text
    properties.label = string
    links?.describe(in: &properties)
    builder.add(self, properties)
  }

  // An icon has no characters; with a label it is a picture.
  package override var semanticsFallbackRole: SemanticsRole { text.plainString.isEmpty ? .image : .text }

  package override func inspect(_ inspection: inout Inspection) {
    guard inspection.fontSize == nil, let run = text.runs.first else { return }
    let resolver = TextRunResolver(values: environment.values, factor: 1)
    inspection.fontSize = CGFloat(resolver.resolve(run).font.size)
  }
}

/// Fills in what a run leaves open.
@MainActor
struct TextRunResolver {
  let values: EnvironmentValues
  let factor: CGFloat

  func resolve(_ run: Text.Run) -> TextRequest.Run {
    var font = run.font ?? values.font ?? .body
    if let weight = run.weight { font = font.weight(weight) }
    if run.isItalic { font = font.italic() }
    if run.isMonospaced { font = font.monospaced() }
    var resolved = font.resolved(textScale: values.textScale)
    resolved.size *= Double(factor)
    switch run.content {
    case .string(let string):
      return TextRequest.Run(
        string: cased(string), font: resolved, underline: run.isUnderlined, strikethrough: run.isStruckThrough,
        kerning: run.kerning == 0 ? values.tracking : run.kerning, baselineOffset: run.baselineOffset)
    case .icon(let name):
      return IconFont.run(named: name, size: CGFloat(resolved.size) * values.imageScale.factor)
    }
  }

  private func cased(_ string: String) -> String {
    switch values.textCase {
    case .uppercase: string.uppercased(with: values.locale)
    case .lowercase: string.lowercased(with: values.locale)
    case nil: string
    }
  }
}
