/// Material's linear indicator, for `ProgressView`: a bar that fills from the leading side, or two segments that travel
/// along it while the length is not known.
public struct MaterialLinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ProgressTokens.labelSpace) {
      configuration.label.typography(.bodyMedium)
      ProgressTrack(effect: LinearProgressEffect(fraction: configuration.fractionCompleted))
        .frame(
          minWidth: ProgressTokens.linearMinimumWidth, idealWidth: ProgressTokens.linearWidth, maxWidth: .infinity
        )
        .frame(height: ProgressTokens.thickness)
      configuration.currentValueLabel.typography(.bodySmall).foregroundStyle(.secondary)
    }
  }
}

/// Material's circular indicator, for `ProgressView`: an arc that closes to a circle, or one that turns while the
/// length is not known.
public struct MaterialCircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ProgressTokens.labelSpace) {
      ProgressTrack(effect: CircularProgressEffect(fraction: configuration.fractionCompleted))
        .frame(width: ProgressTokens.circularSize, height: ProgressTokens.circularSize)
      configuration.label.typography(.bodyMedium)
      configuration.currentValueLabel.typography(.bodySmall).foregroundStyle(.secondary)
    }
  }
}

/// Linear where the length is known, circular where it is not.
public struct MaterialProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      MaterialCircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      MaterialLinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == MaterialProgressViewStyle {
  /// Linear where the length is known, circular where it is not.
  public static var material: MaterialProgressViewStyle { MaterialProgressViewStyle() }
}
extension ProgressViewStyle where Self == MaterialLinearProgressViewStyle {
  public static var materialLinear: MaterialLinearProgressViewStyle { MaterialLinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == MaterialCircularProgressViewStyle {
  public static var materialCircular: MaterialCircularProgressViewStyle { MaterialCircularProgressViewStyle() }
}

/// An effect that may stand still while it is out of sight.
protocol ProgressEffect: PaintEffect {
  /// Whether an indicator without a known length moves.
  var isActive: Bool { get set }
}

/// An empty place that an indicator is drawn in. Out of sight it stands still, so that the window can come to rest.
struct ProgressTrack<Effect: ProgressEffect>: View {
  private let effect: Effect
  @State private var isVisible = false

  init(effect: Effect) { self.effect = effect }

  private var shown: Effect {
    var copy = effect
    copy.isActive = isVisible
    return copy
  }

  var body: some View {
    Color.clear.paintEffect(shown)
      .onScrollVisibilityChange(threshold: 0) { isVisible = $0 }
  }
}
