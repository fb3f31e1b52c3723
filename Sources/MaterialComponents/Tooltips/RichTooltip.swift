/// The paper of a tooltip that says more: a subhead, a text and perhaps actions. See `richTooltip(_:_:actions:)`.
struct RichTooltip<Actions: View>: View {
  let subhead: Text?
  let text: Text
  let actions: Actions

  private var hasActions: Bool { Actions.self != EmptyView.self }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let subhead {
        subhead
          .typography(TooltipTokens.subheadStyle)
          .paddingFromBaseline(top: TooltipTokens.subheadBaseline)
      }
      text
        .typography(TooltipTokens.richTextStyle)
        .paddingFromBaseline(top: TooltipTokens.textBaseline)
        .padding(.bottom, TooltipTokens.richBottomPadding)
      if hasActions {
        HStack(spacing: 0) { actions }
          .buttonStyle(.text)
          .frame(minHeight: TooltipTokens.actionHeight)
          .padding(.bottom, TooltipTokens.actionBottomPadding)
      }
    }
    .foregroundStyle(Color.role(TooltipTokens.richText))
    .padding(.horizontal, TooltipTokens.richHorizontalPadding)
    .sizeLimit(maxWidth: TooltipTokens.richMaximumWidth)
    .surface(TooltipTokens.richContainer, in: .token(TooltipTokens.richShape), elevation: TooltipTokens.richElevation)
    .transition(TooltipTransition())
  }
}

/// Puts the first line's baseline at a distance from the top.
private struct BaselinePadding: Layout {
  let top: CGFloat

  private func space(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGFloat {
    max(0, top - view.dimensions(in: proposal)[.firstTextBaseline])
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let proposal = ProposedViewSize(width: proposal.width, height: nil)
    let size = view.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + space(proposal, view))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let view = subviews.first else { return }
    let proposal = ProposedViewSize(width: bounds.width, height: nil)
    view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + space(proposal, view)), proposal: proposal)
  }
}

extension View {
  fileprivate func paddingFromBaseline(top: CGFloat) -> some View { BaselinePadding(top: top) { self } }

  /// Shows Material 3's rich tooltip while a mouse rests on the view or the tooltip, while the view has the keyboard's
  /// focus, and after a finger has held the view. Escape, a press elsewhere and scrolling end it.
  ///
  /// ```swift
  /// IconButton("Sources", systemImage: "rss_feed", action: showSources)
  ///   .richTooltip("Sources", "Where articles come from. They can be put into groups.") {
  ///     Button("Learn more", action: openHelp)
  ///   }
  /// ```
  /// - Parameters:
  ///   - subhead: a few words above the text. Default: none.
  ///   - text: what there is to know. Assistive technology tells it as the view's hint.
  ///   - actions: buttons under the text, which Tab reaches from the view.
  public func richTooltip<Actions: View>(
    _ subhead: LocalizedStringKey? = nil, _ text: LocalizedStringKey, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    accessibilityHint(text).tooltip(isInteractive: true) {
      RichTooltip(subhead: subhead.map { Text($0) }, text: Text(text), actions: actions())
    }
  }

  /// Shows Material 3's rich tooltip without actions.
  public func richTooltip(_ subhead: LocalizedStringKey? = nil, _ text: LocalizedStringKey) -> some View {
    accessibilityHint(text).tooltip {
      RichTooltip(subhead: subhead.map { Text($0) }, text: Text(text), actions: EmptyView())
    }
  }
}
