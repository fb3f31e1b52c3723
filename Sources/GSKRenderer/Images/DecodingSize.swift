import ViewEngine

/// At what size a picture is decoded.
struct DecodingSize: Equatable {
  var width: Int
  var height: Int
  /// Whether a larger target would give more pixels than these.
  var isLargest: Bool

  /// The smallest size with the picture's aspect that covers `target`, within `limits`, and never above the
  /// picture's own size unless it is scalable (SVG).
  ///
  /// - Parameters:
  ///   - width: The picture's own width, in pixels.
  ///   - height: The picture's own height, in pixels.
  init(width: Int, height: Int, target: ImageTarget?, isScalable: Bool, limits: ImageLimits) {
    let ownWidth = Double(max(1, width))
    let ownHeight = Double(max(1, height))
    var wanted = 1.0
    if let target {
      wanted = max(Double(max(1, target.pixelWidth)) / ownWidth, Double(max(1, target.pixelHeight)) / ownHeight)
    }
    var largest = min(
      (Double(limits.keptPixels) / (ownWidth * ownHeight)).squareRoot(),
      Double(limits.keptSide) / max(ownWidth, ownHeight))
    if !isScalable { largest = min(largest, 1) }
    let scale = min(wanted, largest)
    // Rounding to nearest keeps a picture that fits exactly; one pixel short of the target at most.
    self.width = max(1, Int((ownWidth * scale).rounded()))
    self.height = max(1, Int((ownHeight * scale).rounded()))
    isLargest = scale >= largest
  }
}
