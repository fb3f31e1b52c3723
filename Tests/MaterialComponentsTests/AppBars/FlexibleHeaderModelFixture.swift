import MaterialComponents

/// A header with given heights and behaviour.
func header(
  _ minimum: CGFloat = 56, _ maximum: CGFloat = 128, _ behavior: HeaderShiftBehavior = .disabled, safeArea: CGFloat = 0,
  _ edit: (inout FlexibleHeaderOptions) -> Void = { _ in }
) -> FlexibleHeaderModel {
  var options = FlexibleHeaderOptions()
  options.heights = FlexibleHeaderHeights(minimum: minimum, maximum: maximum)
  options.shiftBehavior = behavior
  edit(&options)
  var model = FlexibleHeaderModel(options: options)
  model.heights.topSafeArea = safeArea
  return model
}

extension FlexibleHeaderModel {
  /// Scrolls as a user does, from one place to the next.
  mutating func scroll(_ places: CGFloat..., end: CGFloat = .infinity) {
    for place in places { contentDidScroll(to: place, end: end) }
  }
}
