import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

/// Draws operations offscreen, for tests that look at pixels.
@MainActor
struct Drawing {
  let renderer: OffscreenRenderer

  init(
    size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1, _ operations: DisplayOperation...
  ) throws {
    renderer = try OffscreenRenderer(size: size, scale: scale)
    renderer.render(DisplayItem(drawing: operations))
    // A folder to look at the pictures in, when one is wanted.
    if let folder = ProcessInfo.processInfo.environment["MATERIAL_PICTURES_DIR"], let name = Test.current?.name {
      let file = name.replacingOccurrences(of: "/", with: "-")
      try renderer.writePNG("\(folder)/\(file).png")
    }
  }

  /// The colour at a place as `#RRGGBB`.
  subscript(x: CGFloat, y: CGFloat) -> String {
    renderer.pixel(at: CGPoint(x: x, y: y)).map(\.description) ?? "outside"
  }

  /// The red component at a place, 0…255; for greys it is the brightness.
  func level(_ x: CGFloat, _ y: CGFloat) -> Int {
    Int(((renderer.pixel(at: CGPoint(x: x, y: y))?.red ?? -1) * 255).rounded())
  }

  /// The smallest rectangle around all pixels that aren't white, in pixels.
  var inkBounds: CGRect {
    let bitmap = renderer.makeBitmap()
    var bounds = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] != 0xFFFF_FFFF {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }
}

extension DisplayItem {
  convenience init(drawing operations: [DisplayOperation]) {
    self.init(
      operations: ContiguousArray(operations), inkBounds: operations.reduce(.null) { $0.union($1.inkBounds) })
  }
}

extension Color.Resolved {
  static let pureRed = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
  static let pureBlue = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 1)
  static let pureBlack = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
  static let pureWhite = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
