import CGTK
import ViewEngine

/// Encodes surfaces as PNG.
enum PNGWriter {
  /// Collects what cairo hands over.
  private final class Output {
    var data = Data()
  }

  static func data(_ surface: OpaquePointer) throws -> Data {
    let output = Output()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { context, bytes, count in
        guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw OffscreenError("The picture can't be encoded as PNG: \(String(cString: cairo_status_to_string(status)))")
    }
    return output.data
  }

  /// Writes beside the file first and then puts it in its place: a full disk leaves no half picture.
  static func write(_ surface: OpaquePointer, to path: String) throws {
    let data = try data(surface)
    func failure(_ code: Int32) -> OffscreenError {
      OffscreenError("The picture can't be written to \(path): \(String(cString: strerror(code)))")
    }
    // A device or a pipe is written to as it is: it must not be replaced by a file.
    var information = stat()
    let isSpecial = stat(path, &information) == 0 && (information.st_mode & S_IFMT) != S_IFREG
    let written = isSpecial ? path : "\(path).\(getpid()).part"
    guard let file = fopen(written, "wb") else { throw failure(errno) }
    var code: Int32 = 0
    let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    if count < data.count { code = errno }
    if fclose(file) != 0, code == 0 { code = errno }
    if code == 0, !isSpecial, rename(written, path) != 0 { code = errno }
    if code != 0 {
      if !isSpecial { unlink(written) }
      throw failure(code)
    }
  }
}
