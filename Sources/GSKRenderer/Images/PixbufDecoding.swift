import CGTK
import ViewEngine

/// What decoding gives, on its way from a worker to the main actor.
struct DecodedPicture: Sendable {
  let surface: PictureSurface
  /// The picture's own size, upright, in pixels.
  let ownWidth: Int
  let ownHeight: Int
  /// Whether a larger target would give no more pixels.
  let isLargest: Bool
}

/// Decodes one picture on the calling thread.
struct PixbufDecoding: Sendable {
  let source: ImageSource
  let target: ImageTarget?
  let limits: ImageLimits
  /// Asked between two pieces of the file; the work ends when it says true.
  let isCancelled: @Sendable () -> Bool

  /// - Throws: ``ImageError`` that names the picture and what is wrong; `CancellationError` when it was cancelled.
  func run() throws -> DecodedPicture {
    if isCancelled() { throw CancellationError() }
    do {
      switch source {
      case .generated(let generator): return try draw(generator.base)
      case .file(let path): return try decode(try bytes(ofFile: path))
      case .data(let data, _): return try decode(data)
      case .remote: throw ImageError("its bytes were not loaded")
      }
    } catch let error as ImageError {
      throw ImageError("\(source.title) can't be shown: \(error.description)")
    }
  }

  private func draw(_ generator: any BitmapGenerator) throws -> DecodedPicture {
    let own = generator.naturalSize
    let size = DecodingSize(
      width: Int(clampingSide: own.width), height: Int(clampingSide: own.height), target: target, isScalable: true,
      limits: limits)
    let bitmap: Bitmap
    do {
      bitmap = try generator.makeBitmap(pixelWidth: size.width, pixelHeight: size.height)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ImageError("drawing it failed: \(error)")
    }
    return DecodedPicture(
      surface: try PictureSurface(bitmap: bitmap), ownWidth: Int(clampingSide: own.width),
      ownHeight: Int(clampingSide: own.height), isLargest: size.isLargest)
  }

  private func bytes(ofFile path: String) throws -> Data {
    guard let file = fopen(path, "rb") else { throw ImageError(String(cString: strerror(errno))) }
    defer { fclose(file) }
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if isCancelled() { throw CancellationError() }
      let count = fread(&piece, 1, piece.count, file)
      data.append(contentsOf: piece[0..<count])
      if data.count > limits.encodedBytes { break }
      if count < piece.count {
        if ferror(file) != 0 { throw ImageError(String(cString: strerror(errno))) }
        break
      }
    }
    return data
  }

  private func decode(_ data: Data) throws -> DecodedPicture {
    guard !data.isEmpty else { throw ImageError("there are no bytes in it") }
    guard data.count <= limits.encodedBytes else {
      throw ImageError("it is larger than the limit of \(limits.encodedBytes) bytes")
    }
    guard !EncodedEnd.isMissing(in: data) else { throw ImageError("its bytes break off before its end") }
    var load = try PixbufLoad(data: data, target: target, limits: limits, isCancelled: isCancelled)
    if load.isTurned, let target, target.pixelWidth != target.pixelHeight {
      // The file stores the picture on its side, and only the loaded picture says so: once more, for the right sides.
      let turned = ImageTarget(pixelWidth: target.pixelHeight, pixelHeight: target.pixelWidth)
      load = try PixbufLoad(data: data, target: turned, limits: limits, isCancelled: isCancelled)
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(load.pixbuf) else {
      throw ImageError("there is no memory to turn it upright")
    }
    defer { g_object_unref(gpointer(upright)) }
    return DecodedPicture(
      surface: try PictureSurface(pixbuf: upright),
      ownWidth: load.isTurned ? load.ownHeight : load.ownWidth,
      ownHeight: load.isTurned ? load.ownWidth : load.ownHeight,
      isLargest: load.isLargest)
  }
}

extension ImageSource {
  /// The picture's name in messages.
  var title: String {
    switch self {
    case .file(let path): "The picture \(path)"
    case .data(_, let key): "The picture \(key)"
    case .remote(let image): "The picture \(image.url.absoluteString)"
    case .generated(let generator): "The picture drawn by \(type(of: generator.base))"
    }
  }
}

extension Int {
  /// A side in whole pixels; one for what is no size.
  fileprivate init(clampingSide side: CGFloat) {
    self = side.isFinite ? Int(Swift.min(Swift.max(side.rounded(), 1), 1_000_000)) : 1
  }
}
