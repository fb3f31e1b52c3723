/// Draws a shadow behind a view.
public struct _ShadowEffect: ElementModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  package func makeNode(in context: WrapperContext) -> ShadowNode {
    ShadowNode(context, neutral: ShadowGeometry())
  }
  package func update(_ node: ShadowNode) {
    node.color = color
    node.set(ShadowGeometry(radius: Double(max(0, radius)), offset: offset))
  }
}

/// The figures of a shadow that animate.
package struct ShadowGeometry: Animatable, Equatable {
  /// The standard deviation of the blur, in points.
  var radius = 0.0
  var offset = CGSize.zero

  package var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

package final class ShadowNode: EffectNode<ShadowGeometry> {
  var color = Color.black {
    didSet { if color != oldValue { effectDidChange() } }
  }
  private var colorToken: DependencyToken?

  override var slot: AnimationSlot { .custom(1) }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    let place = builder.offset(to: absolute)
    appendShadow(of: item, at: place, to: &builder)
    builder.append(.item(item, offset: place))
  }

  private func appendShadow(of item: DisplayItem, at place: CGPoint, to builder: inout DisplayBuilder) {
    let (color, token) = DependencyTracker.track(self, .compose) { self.color.resolve(in: environment.values) }
    colorToken?.cancel()
    colorToken = token
    guard color.opacity > 0 else { return }
    let offset = shown.offset
    if let (outline, opacity) = item.opaqueOutline {
      var faded = color
      faded.opacity *= Float(opacity)
      var rounded = outline
      rounded.rect = outline.rect.offsetBy(dx: place.x, dy: place.y)
      // CSS's blur radius is twice the standard deviation.
      let shadow = DisplayShadow(color: faded, offset: offset, spread: 0, blur: CGFloat(shown.radius) * 2)
      return builder.append(.shadow(rounded, shadow))
    }
    var opaque = color
    opaque.opacity = 1
    let silhouette = item.silhouette(opaque)
    guard !silhouette.operations.isEmpty else { return }
    let shadowPlace = CGPoint(x: place.x + offset.width, y: place.y + offset.height)
    var group = DisplayBuilder(origin: .zero, scale: builder.scale)
    if shown.radius > 0 {
      group.append(.blur(radius: CGFloat(shown.radius), silhouette, offset: .zero))
    } else {
      group.append(.item(silhouette, offset: .zero))
    }
    builder.append(.opacity(Double(color.opacity), group.finish(), offset: shadowPlace))
  }

  package override func willUnmount() {
    colorToken?.cancel()
    super.willUnmount()
  }

  deinit { colorToken?.cancel() }
}

extension DisplayItem {
  /// The rounded rectangle that the item fills all over and does not leave, and how opaque it is there; nil if it is
  /// anything else. Its shadow is that of the rectangle, which costs next to nothing.
  var opaqueOutline: (DisplayRoundedRect, Double)? {
    guard let first = operations.first else { return nil }
    switch first {
    case .fill(let shape, .color(let color)):
      guard let rounded = shape.roundedRect, color.opacity > 0 else { return nil }
      return contains(only: rounded.rect) ? (rounded, Double(color.opacity)) : nil
    case .item(let inner, let offset):
      guard let (outline, opacity) = inner.opaqueOutline else { return nil }
      var moved = outline
      moved.rect = outline.rect.offsetBy(dx: offset.x, dy: offset.y)
      return contains(only: moved.rect) ? (moved, opacity) : nil
    case .clip(let shape, let inner, let offset):
      // A filled content that is cut to a shape has that shape.
      guard let rounded = shape.roundedRect, let (outline, opacity) = inner.opaqueOutline,
        outline.rect.offsetBy(dx: offset.x, dy: offset.y).contains(rounded.rect)
      else { return nil }
      return contains(only: rounded.rect) ? (rounded, opacity) : nil
    default: return nil
    }
  }

  private func contains(only rect: CGRect) -> Bool {
    // What is drawn over it may leave it by a hair, as text's generous bounds do.
    inkBounds.isNull || rect.insetBy(dx: -4, dy: -4).contains(inkBounds)
  }

  /// The same item in one colour, for what it covers. Shadows in it are left out.
  func silhouette(_ color: Color.Resolved) -> DisplayItem {
    var builder = DisplayBuilder(origin: .zero, scale: 1)
    for operation in operations {
      if let single = operation.silhouette(color) { builder.append(single) }
    }
    return builder.finish()
  }
}

extension DisplayOperation {
  @MainActor
  fileprivate func silhouette(_ color: Color.Resolved) -> DisplayOperation? {
    func tinted(_ original: Color.Resolved) -> Color.Resolved {
      var result = color
      result.opacity *= original.opacity
      return result
    }
    func tinted(_ paint: DisplayPaint) -> DisplayPaint {
      func stops(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
        stops.map { DisplayGradientStop(color: tinted($0.color), location: $0.location) }
      }
      return switch paint {
      case .color(let original): .color(tinted(original))
      case .linearGradient(let list, let start, let end): .linearGradient(stops(list), start: start, end: end)
      case .radialGradient(let list, let center, let start, let end):
        .radialGradient(stops(list), center: center, startRadius: start, endRadius: end)
      case .angularGradient(let list, let center, let angle):
        .angularGradient(stops(list), center: center, startAngle: angle)
      }
    }
    switch self {
    case .fill(let shape, let paint): return .fill(shape, tinted(paint))
    case .stroke(let shape, let paint, let style): return .stroke(shape, tinted(paint), style)
    case .border(let rounded, let original, let width): return .border(rounded, tinted(original), width: width)
    case .shadow, .platformView: return nil
    case .text(let layout, let origin, let original, let runs):
      return .text(layout, origin: origin, color: tinted(original), runColors: runs.map { $0.map(tinted) })
    case .image(let image, let source, let destination, _, let smooth):
      return .image(image, source: source, destination: destination, tint: color, smooth: smooth)
    case .item(let item, let offset): return .item(item.silhouette(color), offset: offset)
    case .recolored(_, let item, let offset): return .item(item.silhouette(color), offset: offset)
    case .clip(let shape, let item, let offset): return .clip(shape, item.silhouette(color), offset: offset)
    case .opacity(let value, let item, let offset): return .opacity(value, item.silhouette(color), offset: offset)
    case .transform(let transform, let item): return .transform(transform, item.silhouette(color))
    case .blur(let radius, let item, let offset): return .blur(radius: radius, item.silhouette(color), offset: offset)
    }
  }
}

extension View {
  /// Draws a shadow of everything that the view draws, as one.
  /// - Parameters:
  ///   - radius: how far the shadow is blurred: the standard deviation, in points.
  ///   - x: how far it is moved, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
