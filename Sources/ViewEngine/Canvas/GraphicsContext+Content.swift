extension GraphicsContext {
  /// A text in the canvas's fonts, which can be measured and drawn.
  @MainActor
  public struct ResolvedText {
    let shaped: any ShapedText
    let colors: [Color.Resolved?]
    /// What fills characters that have no colour of their own.
    public var shading: Shading

    private func layout(_ size: CGSize) -> any TextLayout {
      shaped.layout(
        TextLayoutOptions(
          width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil))
    }

    /// The size of the text in points when it may take so much space.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }
    /// The distance from the top to the first line's baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }
    /// The distance from the top to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }

    fileprivate func draw(in rect: CGRect, of context: GraphicsContext) {
      let layout = layout(rect.size)
      guard case .color(let color) = shading.paint(context, rect) else { return }
      context.append(.text(layout, origin: rect.origin, color: color, runColors: colors))
    }
  }

  /// A picture that can be drawn.
  @MainActor
  public struct ResolvedImage {
    /// The size in points; zero as long as the pixels are not there. The canvas is drawn again when they are.
    public let size: CGSize
    let image: DecodedImage?
    let icon: ResolvedText?
    let tint: Color.Resolved?
    let isSmooth: Bool
    /// What fills a template picture or an icon.
    public var shading: Shading?
  }

  /// A view of the canvas's symbols that can be drawn.
  @MainActor
  public struct ResolvedSymbol {
    public let size: CGSize
    let item: DisplayItem
  }

  // MARK: Text

  /// Prepares a text for measuring and drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolver = TextRunResolver(values: environment, factor: 1)
    let request = TextRequest(
      runs: text.runs.map(resolver.resolve), direction: environment.layoutDirection,
      language: environment.locale.identifier.replacingOccurrences(of: "_", with: "-"))
    return ResolvedText(
      shaped: recorder.node.graph.services.textShaper.shape(request),
      colors: text.runs.map { $0.style?.paint(in: environment).solidColor }, shading: .foreground)
  }

  /// Draws a text that wraps in a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: ResolvedText, in rect: CGRect) { text.draw(in: rect, of: self) }

  /// Draws a text on one line with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    text.draw(in: CGRect(origin: Self.origin(size, point, anchor), size: size), of: self)
  }

  private static func origin(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  // MARK: Pictures

  /// Prepares a picture for drawing. One that has to be decoded first is drawn once it is.
  public func resolve(_ image: Image) -> ResolvedImage {
    let tint = image.renderingMode == .template ? environment.foregroundPaint.solidColor : nil
    let isSmooth = image.interpolation != .none
    if case .icon = image.content {
      let text = resolve(Text(image))
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      return ResolvedImage(size: size, image: nil, icon: text, tint: nil, isSmooth: isSmooth)
    }
    let decoded = recorder.node.pictures.picture(image.content, environment, node: recorder.node)
    var size = decoded?.naturalSize ?? .zero
    if let scale = image.content.source(in: environment)?.scale {
      size = CGSize(width: size.width / scale, height: size.height / scale)
    }
    return ResolvedImage(size: size, image: decoded, icon: nil, tint: tint, isSmooth: isSmooth)
  }

  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    if var icon = image.icon {
      if let shading = image.shading { icon.shading = shading }
      return draw(icon, at: CGPoint(x: rect.midX, y: rect.midY))
    }
    guard let decoded = image.image else { return }
    var tint = image.tint
    if let shading = image.shading, case .color(let color) = shading.paint(self, rect) { tint = color }
    append(
      .image(
        decoded, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: rect, tint: tint,
        smooth: image.isSmooth))
  }

  /// Draws a picture in its own size with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: Self.origin(image.size, point, anchor), size: image.size))
  }

  // MARK: Symbols

  /// The symbol view that has a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = recorder.node.symbol(AnyHashable(id)) else { return nil }
    return ResolvedSymbol(size: node.size, item: node.displayItem(at: .zero, scale: recorder.scale))
  }

  /// Draws a symbol in its own size with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    append(.item(symbol.item, offset: Self.origin(symbol.size, point, anchor)))
  }

  /// Draws a symbol over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let scale = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    append(.transform(scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)), symbol.item))
  }
}

/// The pictures that a canvas has asked for.
@MainActor
final class CanvasPictures {
  private var pictures: [ImageSource: DecodedImage] = [:]
  private var tasks: [ImageSource: Task<Void, Never>] = [:]

  /// The pixels, if they are there; otherwise they are decoded and the canvas is drawn again.
  func picture(_ content: Image.Content, _ environment: EnvironmentValues, node: CanvasNode) -> DecodedImage? {
    if case .decoded(let decoded) = content { return decoded }
    guard let source = content.source(in: environment)?.source else { return nil }
    if let known = pictures[source] { return known }
    guard let decoder = node.graph.services.imageDecoder, tasks[source] == nil else { return nil }
    if let cached = decoder.cachedImage(for: source, target: nil) {
      pictures[source] = cached
      return cached
    }
    decode(source, decoder, node)
    return nil
  }

  private func decode(_ source: ImageSource, _ decoder: any ImageDecoder, _ node: CanvasNode) {
    let work = node.graph.work
    let log = node.graph.services.log
    let id = work.begin("decoding \(source)")
    tasks[source] = Task { @MainActor [weak self, weak node] in
      defer { work.end(id) }
      do {
        let image = try await decoder.decode(source, target: nil)
        self?.pictures[source] = image
        if let node, node.isMounted { node.setNeedsPaint() }
      } catch is CancellationError {
        return
      } catch {
        log("\(error)")
      }
    }
  }

  func cancel() {
    for task in tasks.values { task.cancel() }
  }
}
