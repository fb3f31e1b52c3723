/// A piece of Material's paper: a container colour, a shape, a height and perhaps an outline, with content on it.
///
/// Colours and shadows are looked up when they are drawn: a change of the theme or of the elevation runs no body and no
/// layout. Content is drawn in the colour that belongs on the container, and is cut to the shape.
public struct Surface<Content: View>: View {
  private let color: ColorRole
  private let shape: SurfaceShape
  private let elevation: ElevationLevel
  private let outline: SurfaceOutline?
  private let content: Content
  @Environment(\.materialShapes) private var shapes

  /// - Parameters:
  ///   - color: the container's role; content gets the `on…` role that belongs to it.
  ///   - elevation: the height; a change moves the shadows over time.
  public init(
    _ color: ColorRole = .surface, shape: SurfaceShape = .none, elevation: ElevationLevel = .level0,
    outline: SurfaceOutline? = nil, @ViewBuilder content: () -> Content
  ) {
    self.color = color
    self.shape = shape
    self.elevation = elevation
    self.outline = outline
    self.content = content()
  }

  public var body: some View {
    ZStack(alignment: .topLeading) { content }
      .clipShape(shape.resolve(in: shapes))
      .surface(color, in: shape, elevation: elevation, outline: outline)
  }
}

private struct SurfaceModifier: ViewModifier {
  let color: ColorRole
  let shape: SurfaceShape
  let elevation: ElevationLevel
  let outline: SurfaceOutline?
  @Environment(\.materialShapes) private var shapes

  func body(content: Content) -> some View {
    content
      .foregroundStyle(
        Color.role(color.content ?? .onSurface), Color.role(color.secondaryContent ?? .onSurfaceVariant)
      )
      .paintEffect(SurfaceEffect(color: color, shape: shape, elevation: elevation), position: .background)
      .paintEffect(OutlineEffect(outline: outline, shape: shape))
      .contentShape(shape.resolve(in: shapes))
      .inspectionValue("elevation", Double(elevation.height))
  }
}

extension ColorRole {
  /// The role of less important content on a surface of this role.
  fileprivate var secondaryContent: ColorRole? { content == .onSurface ? .onSurfaceVariant : content }
}

extension View {
  /// Puts the view on a surface; see ``Surface``. The surface takes presses anywhere in its shape, so that they don't
  /// reach what lies behind. The view itself is not cut to the shape.
  public func surface(
    _ color: ColorRole = .surface, in shape: SurfaceShape = .none, elevation: ElevationLevel = .level0,
    outline: SurfaceOutline? = nil
  ) -> some View {
    modifier(SurfaceModifier(color: color, shape: shape, elevation: elevation, outline: outline))
  }
}
