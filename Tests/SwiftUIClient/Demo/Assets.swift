import SwiftUI

// What Xcode generates from the asset catalogue.

extension ImageResource {
  static let badge = ImageResource(name: "badge", bundle: .module)
  static let swatch = ImageResource(name: "swatch", bundle: .module)
}

extension ColorResource {
  static let brandYellow = ColorResource(name: "Brand Yellow", bundle: .module)
  static let brandRed = ColorResource(name: "brandRed", bundle: .module)
}

extension Color {
  public static var brandYellow: Color { .init(.brandYellow) }
  public static var brandRed: Color { .init(.brandRed) }
}

extension ShapeStyle where Self == Color {
  static var brandYellow: Color { .init(.brandYellow) }
  static var brandRed: Color { .init(.brandRed) }
}

/// Pictures of the catalogue in a column.
public struct ClientImages: View {
  public init() {}

  public var body: some View {
    VStack {
      Image(.swatch)
      Image(.badge)
    }
  }
}
