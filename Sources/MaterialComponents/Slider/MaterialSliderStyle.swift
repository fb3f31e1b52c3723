/// Material's slider: `.sliderStyle(.material)`. It is what sliders look like under a Material theme.
///
/// A slider with steps shows where they are, as far as they do not stand too close, and says its value over the handle
/// while it is moved.
public struct MaterialSliderStyle: SliderStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Color.clear
      .frame(minWidth: SliderTokens.minimumWidth, maxWidth: .infinity)
      .frame(height: SliderTokens.handleHeight)
      .paintEffect(SliderEffect(fraction: configuration.fraction, stepFraction: configuration.stepFraction))
      .overlay { if configuration.stepFraction != nil { SliderValue(configuration: configuration) } }
  }
}

extension SliderStyle where Self == MaterialSliderStyle {
  /// Material's slider.
  public static var material: MaterialSliderStyle { MaterialSliderStyle() }
}

/// The value over the handle, while the slider is moved.
private struct SliderValue: View {
  let configuration: SliderStyleConfiguration
  @Environment(\.locale) private var locale

  private var text: String {
    // As many digits as the steps ask for, and no more than can be told apart.
    FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...2)).format(configuration.value)
  }

  var body: some View {
    let isShown = configuration.interaction.isPressed || configuration.interaction.isDragged
    SliderValuePlace(fraction: CGFloat(configuration.fraction)) {
      Text(verbatim: text)
        .typography(.labelLarge)
        .foregroundStyle(.role(.inverseOnSurface))
        .padding(.horizontal, SliderTokens.indicatorPadding)
        .frame(minHeight: SliderTokens.indicatorHeight)
        .background(Color.role(.inverseSurface), in: Capsule())
        .fixedSize()
        .opacity(isShown ? 1 : 0)
        .animation(SliderTokens.resize, value: isShown)
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// Puts a label over a slider's handle.
private struct SliderValuePlace: Layout {
  let fraction: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let x = bounds.minX + SliderTokens.handleWidth / 2 + fraction * (bounds.width - SliderTokens.handleWidth)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY - SliderTokens.indicatorSpace), anchor: .bottom, proposal: .unspecified)
    }
  }
}
