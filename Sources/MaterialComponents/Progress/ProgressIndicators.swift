/// Shows along a line how far something has come, or that it goes on.
///
/// It is 4 points high and takes the width that it is offered, at least 80 points. Assistive technology reads it as a
/// progress bar with a percentage; say with `accessibilityLabel` what goes on.
public struct LinearProgressIndicator: View {
  private let progress: Double?

  /// - Parameter progress: the part that is done, 0…1, other values count as the nearest of these; nil, the default,
  ///   while that is not known. A new value is reached within 250 ms.
  public init(progress: Double? = nil) { self.progress = progress }

  public var body: some View {
    ProgressView(value: progress).progressViewStyle(.materialLinear)
  }
}

/// Shows along a circle how far something has come, or that it goes on.
///
/// It is 40 points wide and high. Assistive technology reads it as a progress bar with a percentage; say with
/// `accessibilityLabel` what goes on.
public struct CircularProgressIndicator: View {
  private let progress: Double?

  /// - Parameter progress: the part that is done, 0…1, other values count as the nearest of these; nil, the default,
  ///   while that is not known. A new value is reached within 500 ms.
  public init(progress: Double? = nil) { self.progress = progress }

  public var body: some View {
    ProgressView(value: progress).progressViewStyle(.materialCircular)
  }
}
