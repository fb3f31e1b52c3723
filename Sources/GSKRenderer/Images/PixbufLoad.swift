import CGTK
import ViewEngine

/// One pass of the pixel library over encoded bytes, scaled while it reads.
final class PixbufLoad {
  /// The `GdkPixbuf`, as stored: not turned upright yet.
  let pixbuf: OpaquePointer
  /// The picture's own size as stored, in pixels.
  let ownWidth: Int
  let ownHeight: Int
  let isLargest: Bool
  /// Whether upright means exchanging width and height (EXIF orientations 5…8).
  let isTurned: Bool

  /// What the library's callback, which has one pointer to itself, reads and writes.
  private final class Sizing {
    let target: ImageTarget?
    let limits: ImageLimits
    var own: (width: Int, height: Int)?
    var size: DecodingSize?
    var refusal: String?

    init(target: ImageTarget?, limits: ImageLimits) {
      self.target = target
      self.limits = limits
    }

    func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
      own = (width, height)
      let format = gdk_pixbuf_loader_get_format(loader)
      let isScalable = format.map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
      let name = format.flatMap { gdk_pixbuf_format_get_name($0) }
      defer { g_free(name) }
      // JPEG is scaled by its decoder, by eighths and before there are pixels; other raster formats afterwards.
      let isScaledEarly = isScalable || name.map { strcmp($0, "jpeg") == 0 } == true
      let pixels = width.multipliedReportingOverflow(by: height)
      guard isScaledEarly || (!pixels.overflow && pixels.partialValue <= limits.sourcePixels) else {
        refusal = "it has \(width) × \(height) pixels, more than the limit of \(limits.sourcePixels)"
        // A size of nothing makes the library give up before it takes memory.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
        return
      }
      let size = DecodingSize(width: width, height: height, target: target, isScalable: isScalable, limits: limits)
      self.size = size
      if size.width != width || size.height != height {
        gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
      }
    }
  }

  init(data: Data, target: ImageTarget?, limits: ImageLimits, isCancelled: () -> Bool) throws {
    guard let loader = gdk_pixbuf_loader_new() else { throw ImageError("there is no memory to decode it") }
    defer { g_object_unref(gpointer(loader)) }
    let sizing = Sizing(target: target, limits: limits)
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
      loader, width, height, context in
      Unmanaged<Sizing>.fromOpaque(context).takeUnretainedValue()
        .prepare(loader, width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      gpointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(sizing).toOpaque(), nil, GConnectFlags(rawValue: 0))

    var failure: UnsafeMutablePointer<GError>?
    var succeeded = true
    var wasCancelled = false
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      // In pieces, so that a picture nobody waits for any longer is dropped half way.
      var offset = 0
      while offset < bytes.count, succeeded {
        if isCancelled() {
          wasCancelled = true
          return
        }
        let count = min(1 << 16, bytes.count - offset)
        let piece = bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: guchar.self)
        succeeded = gdk_pixbuf_loader_write(loader, piece, gsize(count), &failure) != 0
        offset += count
      }
    }
    // The loader must be closed whatever happened, and its second error says nothing new.
    var ignored: UnsafeMutablePointer<GError>?
    let closed =
      succeeded
      ? gdk_pixbuf_loader_close(loader, &failure) != 0 : gdk_pixbuf_loader_close(loader, &ignored) != 0
    if let ignored { g_error_free(ignored) }
    let message = failure.map { String(cString: $0.pointee.message) }
    if let failure { g_error_free(failure) }
    if wasCancelled { throw CancellationError() }
    if let refusal = sizing.refusal { throw ImageError(refusal) }
    guard succeeded, closed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageError(message ?? "its bytes are no picture in a known format")
    }
    g_object_ref(gpointer(pixbuf))
    self.pixbuf = pixbuf
    let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
    isTurned = (5...8).contains(orientation)
    ownWidth = sizing.own?.width ?? Int(gdk_pixbuf_get_width(pixbuf))
    ownHeight = sizing.own?.height ?? Int(gdk_pixbuf_get_height(pixbuf))
    isLargest = sizing.size?.isLargest ?? true
  }

  deinit { g_object_unref(gpointer(pixbuf)) }
}
