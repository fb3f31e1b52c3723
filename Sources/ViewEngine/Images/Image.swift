/// A picture or an icon.
public struct Image: PrimitiveView, Equatable {
  enum Content: Equatable {
    case icon(String)
    case source(ImageSource, scale: CGFloat)
    case decoded(DecodedImage)

    static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.icon(let a), .icon(let b)): a == b
      case (.source(let a, let aScale), .source(let b, let bScale)): a == b && aScale == bScale
      case (.decoded(let a), .decoded(let b)): a === b
      default: false
      }
    }

    /// Where the picture comes from, for inspection.
    var description: String {
      switch self {
      case .icon(let name): name
      case .source(let source, _): source.description
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

  /// A resource of a bundle: a file of that name, with one of the usual endings if it has none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(content: .source(.file(ImageResource(name: name, bundle: bundle ?? .main).path), scale: 1), label: name)
  }

  public init(_ resource: ImageResource) {
    self.init(content: .source(.file(resource.path), scale: 1), label: resource.name)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(content: .source(.file(ImageResource(name: name, bundle: bundle ?? .main).path), scale: 1), label: nil)
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

/// A picture that comes with an app.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  private let directory: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    directory = bundle.resourcePath ?? bundle.bundlePath
  }

  /// The resource's file. A name without an ending is tried with the usual ones.
  package var path: String {
    let plain = directory + "/" + name
    if FileManager.default.fileExists(atPath: plain) { return plain }
    for ending in ["svg", "png", "jpg", "jpeg", "webp"] {
      let path = plain + "." + ending
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return plain
  }
}
