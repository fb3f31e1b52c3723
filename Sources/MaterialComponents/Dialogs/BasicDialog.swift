/// A dialog's paper: an icon, a headline, content and actions. Content that is too high scrolls under the headline.
///
/// ```swift
/// List()
///   .dialog(isPresented: $asks) {
///     BasicDialog("Remove the feed?", icon: "delete") {
///       Text("Its articles go with it.")
///     } actions: {
///       Button("Keep") { asks = false }
///       Button("Remove") { remove() }
///     }
///   }
/// ```
public struct BasicDialog<Content: View, Actions: View>: View {
  private let title: Text?
  private let icon: String?
  private let stacksActions: Bool
  private let content: Content
  private let actions: Actions

  /// - Parameters:
  ///   - title: a question or a few words.
  ///   - icon: the name of a Material Symbol over the headline, which stands in the middle then. Default: none.
  ///   - actions: buttons, the one that confirms last. They stand in a row, or below each other where that is too wide.
  public init(
    _ title: String, icon: String? = nil, @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions
  ) {
    self.init(Text(title), icon: icon, stacksActions: false, content: content, actions: actions)
  }

  init(
    _ title: Text?, icon: String?, stacksActions: Bool, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.icon = icon
    self.stacksActions = stacksActions
    self.content = content()
    self.actions = actions()
  }

  public var body: some View {
    VStack(alignment: icon == nil ? .leading : .center, spacing: 0) {
      if let icon {
        Image(systemName: icon)
          .font(.system(size: DialogTokens.iconSize))
          .lineHeight(nil)
          .foregroundStyle(.role(DialogTokens.icon))
          .accessibilityHidden(true)
          .padding(.bottom, DialogTokens.iconGap)
      }
      if let title {
        title
          .typography(DialogTokens.headlineStyle)
          .foregroundStyle(.role(DialogTokens.headline))
          .multilineTextAlignment(icon == nil ? .leading : .center)
          .accessibilityAddTraits(.isHeader)
          .padding(.bottom, DialogTokens.headlineGap)
      }
      FittingScroll {
        ScrollView {
          content
            .typography(DialogTokens.supportingTextStyle)
            .foregroundStyle(.role(DialogTokens.supportingText))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .scrollBounceBehavior(.basedOnSize)
      }
      actionRow
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.top, DialogTokens.actionsGap)
    }
    .padding(DialogTokens.padding)
    .frame(minWidth: DialogTokens.minimumWidth, maxWidth: DialogTokens.maximumWidth)
    .surface(DialogTokens.container, in: .token(DialogTokens.shape), elevation: DialogTokens.elevation)
  }

  @ViewBuilder
  private var actionRow: some View {
    if stacksActions {
      stackedActions
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: DialogTokens.actionGap) { actions }.fixedSize()
        stackedActions
      }
    }
  }

  private var stackedActions: some View {
    VStack(alignment: .trailing, spacing: DialogTokens.stackedActionGap) { actions }
  }
}

/// Gives a scroll view the height of its content, or what there is.
struct FittingScroll: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let scroll = subviews.first else { return .zero }
    let ideal = scroll.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
