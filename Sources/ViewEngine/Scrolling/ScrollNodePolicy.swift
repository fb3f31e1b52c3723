/// What the environment says about a scroll view.
struct ScrollPolicy {
  var isEnabled = true
  var isClipDisabled = false
  var dismissesKeyboard = false
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var horizontalBounce = ScrollBounceBehavior.automatic
  var attachments = ScrollAttachments()
  var refresh: RefreshAction?
  var nestedScroll = NestedScrollLink()

  init() {}

  init(_ values: EnvironmentValues) {
    isEnabled = values.isScrollEnabled
    isClipDisabled = values.isScrollClipDisabled
    dismissesKeyboard = values.scrollDismissesKeyboardMode.dismisses
    verticalIndicators = values.verticalScrollIndicatorVisibility
    horizontalIndicators = values.horizontalScrollIndicatorVisibility
    verticalBounce = values.verticalScrollBounceBehavior
    horizontalBounce = values.horizontalScrollBounceBehavior
    attachments = values.scrollAttachments
    refresh = values.refresh
    nestedScroll = values.nestedScroll
  }

  func indicators(_ axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }

  func bounce(_ axis: Axis) -> ScrollBounceBehavior { axis == .horizontal ? horizontalBounce : verticalBounce }
}
