/// The node of a picture. Decoding starts when the size is known, and happens at that size.
package final class ImageNode: LayoutNode {
  private var image: Image
  private var decoded: DecodedImage?
  private var requested: ImageTarget?
  /// What the decoding under way is for.
  private var decoding: ImageTarget?
  private var task: Task<Void, Never>?
  private var naturalSize: CGSize?
  /// Where the pixels come from, as chosen for the place.
  private var source: ImageSource?
  /// Pixels of the source in a point.
  private var scale: CGFloat = 1
  private var hasFailed = false

  init(_ image: Image, context: NodeContext) {
    self.image = image
    super.init(context: context)
    prepare()
  }

  func update(with image: Image) {
    guard image != self.image else { return }
    let sameContent = image.content == self.image.content
    self.image = image
    if !sameContent {
      forgetPicture()
      source = nil
      scale = 1
      prepare()
    }
    setNeedsLayout()
    setNeedsPaint()
  }

  package override func willUnmount() {
    task?.cancel()
    super.willUnmount()
  }

  private func forgetPicture() {
    task?.cancel()
    task = nil
    decoding = nil
    decoded = nil
    requested = nil
    naturalSize = nil
    hasFailed = false
  }

  private func prepare() {
    switch image.content {
    case .decoded(let decoded):
      self.decoded = decoded
      naturalSize = decoded.naturalSize
    case .source(.generated(let generator), _): naturalSize = generator.base.naturalSize
    case .source, .icon, .asset: break
    }
  }

  /// Chooses where the pixels come from; read while measuring, so that another colour scheme or screen chooses anew.
  private func chooseSource() {
    guard let chosen = image.content.source(in: environment.values) else { return }
    scale = chosen.scale
    guard chosen.source != source else { return }
    if source != nil { forgetPicture() }
    source = chosen.source
    setNeedsPaint()
  }

  private var ownSize: CGSize? {
    naturalSize.map { CGSize(width: $0.width / scale, height: $0.height / scale) }
  }

  package override var tracksLayout: Bool { true }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    chooseSource()
    if naturalSize == nil { load(target: nil) }
    guard image.isResizable else { return ownSize ?? .zero }
    return proposal.replacingUnspecifiedDimensions(by: ownSize ?? CGSize(width: 10, height: 10))
  }

  package override func placeChildren() {
    let scale = environment.values.displayScale
    load(
      target: ImageTarget(
        pixelWidth: Int((size.width * scale).rounded(.up)), pixelHeight: Int((size.height * scale).rounded(.up))))
  }

  /// Asks for the pixels, unless they are there or under way already.
  private func load(target: ImageTarget?) {
    guard let source, !hasFailed, let decoder = graph.services.imageDecoder else { return }
    if let target, target.pixelWidth <= 0 || target.pixelHeight <= 0 { return }
    if decoded != nil || task != nil, target == requested || target == nil { return }
    requested = target
    if let cached = decoder.cachedImage(for: source, target: target) {
      task?.cancel()
      decoding = target
      return take(cached)
    }
    // One at a time: while a size changes in every frame the last picture stays, and the size of the end is decoded.
    if task != nil, decoding != nil { return }
    task?.cancel()
    decoding = target
    let services = graph.services
    let work = graph.work
    let id = work.begin("decoding \(source)")
    task = Task { @MainActor [weak self] in
      defer { work.end(id) }
      do {
        let image = try await decoder.decode(source, target: target)
        if !Task.isCancelled { self?.take(image) }
      } catch is CancellationError {
        return
      } catch {
        guard !Task.isCancelled, let self else { return }
        self.hasFailed = true
        services.log("\(error)")
      }
    }
  }

  private func take(_ image: DecodedImage) {
    decoded = image
    task = nil
    if naturalSize != image.naturalSize {
      naturalSize = image.naturalSize
      setNeedsLayout()
    }
    setNeedsPaint()
    // The size that was asked for in the meantime.
    if let requested, let decoding, requested != decoding {
      self.requested = nil
      load(target: requested)
    }
  }

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    guard let decoded else { return }
    let mode = image.renderingMode ?? context.environment.imageRenderingMode
    let tint = mode == .template ? context.environment.foregroundPaint.solidColor : nil
    context.append(
      .image(
        decoded, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: context.bounds, tint: tint,
        smooth: image.interpolation != .none))
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  package override var semanticsFallbackRole: SemanticsRole { .image }

  package override func inspect(_ inspection: inout Inspection) {
    guard inspection.image == nil else { return }
    let state: ImageInspection.State = hasFailed ? .failed : decoded == nil ? .loading : .loaded
    inspection.image = ImageInspection(
      source: image.content.description, state: state,
      pixelSize: decoded.map { CGSize(width: $0.pixelWidth, height: $0.pixelHeight) })
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    guard let label = image.label else { return }
    var properties = SemanticsProperties()
    properties.role = .image
    properties.label = label
    builder.add(self, properties)
  }
}
