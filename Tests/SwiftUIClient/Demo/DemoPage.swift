import SwiftUI

enum DemoPage: CaseIterable, Hashable, Identifiable {
  case one, two, three

  /// Another type than the page itself.
  var id: String { name }

  var name: String {
    switch self {
    case .one: "One"
    case .two: "Two"
    case .three: "Three"
    }
  }

  var icon: Image {
    switch self {
    case .one: Image(systemName: "hand.wave")
    case .two: Image(systemName: "sailboat")
    case .three: Image(.badge)
    }
  }

  var foreground: AnyShapeStyle {
    switch self {
    case .one: AnyShapeStyle(.white)
    case .two: AnyShapeStyle(Color.brandYellow)
    case .three: AnyShapeStyle(Gradient(colors: [.teal, .purple]))
    }
  }
}
