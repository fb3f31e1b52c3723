/// Material's indicator of a refresh: a ring in a raised disc, which closes as content is pulled and turns while the
/// refresh runs. A Material theme shows it in all scroll views that can be refreshed.
///
/// The figures are those of Compose's pull-to-refresh indicator (Material 3): a disc of 40 points at level 2.
public struct MaterialRefreshIndicatorStyle: RefreshIndicatorStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let progress = configuration.progress
    let part = progress.isRefreshing ? 1 : min(1, progress.pull)
    ZStack {
      // Nothing is there while nobody pulls.
      if part > 0 {
        CircularProgressIndicator(progress: progress.isRefreshing ? nil : part)
          .scaleEffect(RefreshIndicatorFigures.ring / RefreshIndicatorFigures.disc)
          .frame(width: RefreshIndicatorFigures.disc, height: RefreshIndicatorFigures.disc)
          .surface(
            .surfaceContainerHigh, in: .fixed(MaterialShape(radius: RefreshIndicatorFigures.disc / 2)),
            elevation: .level2
          )
          .opacity(part)
          .accessibilityLabel(progress.isRefreshing ? "Refreshing" : "Pull to refresh")
      }
    }
    .allowsHitTesting(false)
  }
}

private enum RefreshIndicatorFigures {
  static let disc: CGFloat = 40
  static let ring: CGFloat = 24
}
