import Foundation
import ViewEngine

@testable import GSKRenderer

extension TextRequest {
  /// Text in Roboto, which the tests' fonts have.
  static func roboto(
    _ string: String, size: Double = 16, weight: Double = 400, direction: LayoutDirection = .leftToRight
  ) -> TextRequest {
    TextRequest(runs: [Run(string: string, font: Font.Resolved(size: size, weight: weight))], direction: direction)
  }
}

extension ShapedText {
  func layout(width: CGFloat? = nil, lineLimit: Int? = nil) -> any TextLayout {
    layout(TextLayoutOptions(width: width, lineLimit: lineLimit))
  }
}
