/// What a ``Canvas`` draws with: immediate drawing with a transform, an opacity and clips.
///
/// A copy draws into the same picture, with a transform, opacity, clips and filters of its own.
@MainActor
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// The environment at the canvas. What is read here is followed: a change draws anew.
  public let environment: EnvironmentValues
  /// How opaque what is drawn next is, 0…1.
  public var opacity = 1.0
  /// The transform of what is drawn next, from its coordinates to the canvas's.
  public var transform = CGAffineTransform.identity
  private var clips: [DisplayShape] = []
  private var blurRadius: CGFloat = 0

  init(recorder: CanvasRecorder, environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  /// What fills an outline or a line.
  public struct Shading {
    let paint: @MainActor (GraphicsContext, CGRect) -> DisplayPaint

    private init(_ paint: @escaping @MainActor (GraphicsContext, CGRect) -> DisplayPaint) { self.paint = paint }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style, laid out over the outline that it fills.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { context, rect in
        style.paint(in: context.environment).displayPaint(
          in: rect, isRightToLeft: context.environment.layoutDirection == .rightToLeft)
      }
    }

    /// The foreground style at the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A gradient between two points of the drawing's coordinates.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading { context, _ in
        .linearGradient(context.stops(gradient), start: startPoint, end: endPoint)
      }
    }

    /// A gradient between two circles of the drawing's coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { context, _ in
        .radialGradient(context.stops(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
  }

  /// A change to all that is drawn next.
  public struct Filter {
    let blurRadius: CGFloat
    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(blurRadius: max(0, radius)) }
  }

  fileprivate func stops(_ gradient: Gradient) -> [DisplayGradientStop] {
    gradient.stops.map { DisplayGradientStop(color: $0.color.resolve(in: environment), location: $0.location) }
  }

  // MARK: State

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  /// Applies a transform before the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Cuts what is drawn next to an outline, and to those that were set before.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let outline = transform == .identity ? path : path.applying(transform)
    clips.append(DisplayShape(outline, evenOdd: style.isEOFilled))
  }

  /// Changes all that is drawn next.
  public mutating func addFilter(_ filter: Filter) { blurRadius += filter.blurRadius }

  // MARK: Drawing

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append(.fill(DisplayShape(path, evenOdd: style.isEOFilled), shading.paint(self, path.boundingRect)))
  }

  /// Draws along an outline, half of the line on each side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append(.stroke(DisplayShape(path, evenOdd: false), shading.paint(self, path.boundingRect), style))
  }

  /// Draws along an outline with a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several things as one group: the opacity and the filters are those of the whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecorder(node: recorder.node, scale: recorder.scale)
    var inner = GraphicsContext(recorder: layer, environment: environment)
    try content(&inner)
    let item = Self.item(layer.operations)
    if !item.operations.isEmpty { append(.item(item, offset: .zero)) }
  }

  private static func item(_ operations: ContiguousArray<DisplayOperation>) -> DisplayItem {
    guard !operations.isEmpty else { return .empty }
    return DisplayItem(
      operations: operations, inkBounds: operations.reduce(CGRect.null) { $0.union($1.inkBounds) })
  }

  /// Adds an operation under the present transform, filters, opacity and clips.
  func append(_ operation: DisplayOperation) {
    guard opacity > 0 else { return }
    var operation = operation
    if transform != .identity { operation = .transform(transform, Self.item([operation])) }
    if blurRadius > 0 { operation = .blur(radius: blurRadius, Self.item([operation]), offset: .zero) }
    if opacity < 1 { operation = .opacity(opacity, Self.item([operation]), offset: .zero) }
    for clip in clips.reversed() { operation = .clip(clip, Self.item([operation]), offset: .zero) }
    recorder.operations.append(operation)
  }
}
