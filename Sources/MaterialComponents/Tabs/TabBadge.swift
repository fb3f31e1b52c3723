/// A mark on a tab: that there is something new, or how much.
public struct TabBadge: Hashable, Sendable {
  /// What it says; nil is a dot.
  public var text: String?
  /// What assistive technology says.
  public var accessibilityLabel: String

  public init(text: String?, accessibilityLabel: String) {
    self.text = text
    self.accessibilityLabel = accessibilityLabel
  }

  /// A dot.
  public static let dot = TabBadge(text: nil, accessibilityLabel: "New")

  /// A number; above 999 as many as that and more. Nil for none, or less.
  public static func count(_ number: Int) -> TabBadge? {
    guard number > 0 else { return nil }
    return TabBadge(text: number > 999 ? "999+" : "\(number)", accessibilityLabel: "\(number) new")
  }
}

/// Draws a badge.
struct TabBadgeView: View {
  let badge: TabBadge?

  var body: some View {
    if let badge {
      mark(badge)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(badge.accessibilityLabel)
        .allowsHitTesting(false)
    }
  }

  @ViewBuilder
  private func mark(_ badge: TabBadge) -> some View {
    if let text = badge.text {
      Text(verbatim: text)
        .typography(.labelSmall)
        .lineLimit(1)
        .fixedSize()
        .foregroundStyle(Color.role(.onError))
        .padding(.horizontal, TabBadgeTokens.textSpace)
        .frame(minWidth: TabBadgeTokens.largeSize)
        .frame(height: TabBadgeTokens.largeSize)
        .background { Capsule().fill(Color.role(.error)) }
    } else {
      Circle().fill(Color.role(.error)).frame(width: TabBadgeTokens.size, height: TabBadgeTokens.size)
    }
  }
}
