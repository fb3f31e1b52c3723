import GSKRenderer
import ViewEngine

/// Draws views into a picture, without a window: for export, print and thumbnails.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(number: 7))
/// renderer.scale = 2
/// try await renderer.pngData().write(to: file)
/// ```
///
/// The views are shown at time 0, as a window would show them once pictures are decoded and animations have ended.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// The size that the content is offered, in points; an unspecified side is the content's own. Default: unspecified.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point, 0.5…8. Default: 1.
  public var scale: CGFloat = 1
  /// What lies behind the content. Default: nothing.
  public var background: Color.Resolved?
  /// What the content finds in its environment.
  public var environment = EnvironmentValues()

  public init(content: Content) { self.content = content }

  /// The picture as a PNG file's bytes.
  /// - Throws: a description of what is wrong with the content's size, each side of which must have 1 to 32,767 pixels.
  public func pngData() async throws -> Data { try await rendered { try $0.pngData() } }

  /// The picture's pixels.
  /// - Throws: a description of what is wrong with the content's size, each side of which must have 1 to 32,767 pixels.
  public func bitmap() async throws -> Bitmap { try await rendered { $0.makeBitmap() } }

  private func rendered<Result>(_ take: (OffscreenRenderer) throws -> Result) async throws -> Result {
    let measured = MeasuredSize()
    let view = content.frame(width: proposedSize.width, height: proposedSize.height)
      .fixedSize()
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        measured.size = $0
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let start = CGSize(width: proposedSize.width ?? 100, height: proposedSize.height ?? 100)
    var configuration = HeadlessWindow.Configuration(
      size: HeadlessSize(width: max(1, start.width), height: max(1, start.height), scale: scale))
    configuration.environment = environment
    let window = try HeadlessWindow(configuration) { size, scale, services, environment in
      ViewGraph(view, size: size, scale: scale, services: services, environment: environment)
    }
    defer { window.close() }
    if let size = measured.size, size != start {
      try window.resize(to: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    }
    _ = await window.settle()
    return try take(window.picture(background: background ?? .clear))
  }

  private final class MeasuredSize {
    var size: CGSize?
  }
}
