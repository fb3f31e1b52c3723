import SwiftUI

// Expressions that ask much of the type checker.

struct StyleConfig {
  var titleStyle: (any ShapeStyle)?
  var shape: (any View & Shape)? = Capsule()
  var placeholder: EmptyView = EmptyView()
  var scale: Double = 1
}

struct TypeCheckerShapes: View {
  enum Mode { case first, second, third }

  let mode: Mode
  let isActive: Bool
  @ViewBuilder private let content: () -> AnyView

  init(mode: Mode = .first, isActive: Bool = true, @ViewBuilder content: @escaping () -> AnyView) {
    self.mode = mode
    self.isActive = isActive
    self.content = content
  }

  private var config: StyleConfig {
    var primary = StyleConfig()
    primary.titleStyle = .secondary
    var other = StyleConfig(titleStyle: Color.red, shape: nil)
    other.titleStyle = .tint
    return switch isActive {
    case true: primary
    case false: other
    }
  }

  private var tint: AnyShapeStyle { AnyShapeStyle(.tint.opacity(0.35)) }

  private func faded(_ style: any ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style.opacity(0.2)) }

  var body: some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 10).fill(tint).stroke(.primary, lineWidth: 2)
      Rectangle().fill(config.titleStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
      Rectangle().fill(faded(config.titleStyle ?? .primary))
      switch mode {
      case .first: Text("first")
      case .second: Color.green
      case .third: content()
      }
      ForEach(Array(["a", "b"].enumerated()), id: \.offset) { (offset, letter) in
        Text("\(letter) at \(offset)")
      }
    }
    .background(alignment: .bottom) {
      if let shape = config.shape {
        AnyView(shape)
      }
    }
    .background(.brandYellow)
  }
}
