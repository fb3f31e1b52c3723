/// A gauge as Material's linear progress indicator, between the labels of its bounds: `.gaugeStyle(.material)`. It is what
/// gauges look like under a Material theme.
public struct MaterialLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ProgressTokens.labelSpace) {
      configuration.label.typography(.bodyMedium)
      HStack(spacing: ControlTokens.betweenSpace) {
        configuration.minimumValueLabel.typography(.bodySmall).foregroundStyle(.secondary)
        ProgressTrack(effect: LinearProgressEffect(fraction: configuration.value))
          .frame(minWidth: ProgressTokens.linearMinimumWidth, maxWidth: .infinity)
          .frame(height: ProgressTokens.thickness)
        configuration.maximumValueLabel.typography(.bodySmall).foregroundStyle(.secondary)
      }
      configuration.currentValueLabel.typography(.bodySmall).foregroundStyle(.secondary)
    }
  }
}

/// A gauge as Material's circular progress indicator, around the value: `.gaugeStyle(.materialCircular)`. Under a Material
/// theme it stands in for `.gaugeStyle(.accessoryCircular)`.
public struct MaterialCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ProgressTokens.labelSpace) {
      ProgressTrack(effect: CircularProgressEffect(fraction: configuration.value))
        .frame(width: ProgressTokens.circularSize, height: ProgressTokens.circularSize)
      configuration.currentValueLabel.typography(.labelLarge)
      configuration.label.typography(.bodySmall).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == MaterialLinearGaugeStyle {
  /// A gauge as Material's linear progress indicator.
  public static var material: MaterialLinearGaugeStyle { MaterialLinearGaugeStyle() }
}
extension GaugeStyle where Self == MaterialCircularGaugeStyle {
  /// A gauge as Material's circular progress indicator.
  public static var materialCircular: MaterialCircularGaugeStyle { MaterialCircularGaugeStyle() }
}
