import MaterialUI

/// What is said in place of a list that has nothing in it.
struct EmptyMessage<Action: View>: View {
  let symbol: String
  let message: String
  @ViewBuilder let action: Action

  init(symbol: String, message: String, @ViewBuilder action: () -> Action = { EmptyView() }) {
    self.symbol = symbol
    self.message = message
    self.action = action()
  }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol).font(.system(size: 48)).accessibilityHidden(true)
      Text(verbatim: message).typography(.bodyLarge).multilineTextAlignment(.center)
      action
    }
    .foregroundStyle(Color.role(.onSurfaceVariant))
    .frame(maxWidth: 400)
    .padding(48)
    .frame(maxWidth: .infinity)
  }
}
