/// A picture or an icon.
public struct Image: PrimitiveView, Equatable {
  enum Content: Equatable {
    case icon(String)
    case source(ImageSource, scale: CGFloat)
    /// In an asset catalogue; which of its files depends on the place.
    case asset(ImageResource)
    case decoded(DecodedImage)

    static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.icon(let a), .icon(let b)): a == b
      case (.source(let a, let aScale), .source(let b, let bScale)): a == b && aScale == bScale
      case (.asset(let a), .asset(let b)): a == b
      case (.decoded(let a), .decoded(let b)): a === b
      default: false
      }
    }

    /// Where the pixels come from at a place, and how many of them are in a point; nil for an icon, and for pixels that
    /// are there.
    @MainActor
    func source(in environment: EnvironmentValues) -> (source: ImageSource, scale: CGFloat)? {
      switch self {
      case .source(let source, let scale): (source, scale)
      case .asset(let resource):
        resource.asset?.variant(
          scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
          displayScale: environment.displayScale
        ).map { (.file($0.path), $0.scale) }
      case .icon, .decoded: nil
      }
    }

    /// Where the picture comes from, for inspection.
    var description: String {
      switch self {
      case .icon(let name): name
      case .source(let source, _): source.description
      case .asset(let resource): resource.name
      case .decoded: "a decoded picture"
      }
    }
  }

  /// How a picture's colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its alpha: filled with the foreground style.
    case template
    case original
  }

  /// How a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How a resizable picture fills its space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  let content: Content
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// What assistive technology reads; nil for a decorative picture.
  var label: String?

  init(content: Content, label: String?) {
    self.content = content
    self.label = label
  }

  /// A picture in a file.
  public init(path: String, label: String? = nil) { self.init(content: .source(.file(path), scale: 1), label: label) }

  /// A picture from any source. `scale` is its pixels in a point.
  public init(_ source: ImageSource, scale: CGFloat = 1, label: String? = nil) {
    self.init(content: .source(source, scale: scale), label: label)
  }

  /// A picture that a program draws.
  public init(_ generator: some BitmapGenerator, label: String? = nil) {
    self.init(content: .source(.generated(AnyBitmapGenerator(generator)), scale: 1), label: label)
  }

  /// A picture of a bundle: of its asset catalogue, or a file of that name, with one of the usual endings if it has none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(resource: ImageResource(name: name, bundle: bundle ?? .main), label: name)
  }

  /// A picture that comes with an app.
  public init(_ resource: ImageResource) { self.init(resource: resource, label: resource.name) }

  private init(resource: ImageResource, label: String?) {
    if let asset = resource.asset {
      self.init(content: .asset(resource), label: label)
      renderingMode = asset.renderingMode
    } else {
      self.init(content: .source(.file(resource.path), scale: 1), label: label)
    }
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(resource: ImageResource(name: name, bundle: bundle ?? .main), label: nil)
  }

  /// An icon by name; it is drawn in the font's size and the foreground style.
  public init(systemName name: String) { self.init(content: .icon(name), label: nil) }

  /// A picture that is decoded already.
  public init(_ image: DecodedImage, label: String? = nil) { self.init(content: .decoded(image), label: label) }

  /// Lets the picture take the size that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture as part of a text.
  var textRuns: ContiguousArray<Text.Run> {
    if case .icon(let name) = content { return [Text.Run(content: .icon(name))] }
    return []
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    // An icon and a picture have different nodes; which one a place shows may change.
    let node = BranchNode(context: context)
    node.animatesPresence = false
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    if case .icon = view.content {
      let text = Text(runs: view.textRuns)
      node.show(.side(0)) {
        Text._updateNode($0, with: text)
      } make: {
        Text._makeNode(text, in: $0)
      }
    } else {
      node.show(.side(1)) {
        unsafeDowncast($0, to: ImageNode.self).update(with: view)
      } make: {
        ImageNode(view, context: $0)
      }
    }
  }
}

private struct ImageRenderingModeKey: EnvironmentKey {
  static var defaultValue: Image.TemplateRenderingMode { .original }
}

extension EnvironmentValues {
  /// How the colours of pictures are used that don't say so themselves.
  var imageRenderingMode: Image.TemplateRenderingMode {
    get { self[ImageRenderingModeKey.self] }
    set { self[ImageRenderingModeKey.self] = newValue }
  }
}
