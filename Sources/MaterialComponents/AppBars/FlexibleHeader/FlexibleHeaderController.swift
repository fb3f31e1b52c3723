import Observation

/// Shows and hides a flexible header by program, and knows whether it is there. A view that reads ``isShiftedOffscreen`` is
/// evaluated again when it changes.
///
/// ```swift
/// @State private var controller = FlexibleHeaderController()
///
/// var body: some View {
///   Reader(onTap: { controller.setHidden(!controller.isShiftedOffscreen) })
///     .topAppBar("Chapter 1", scrollBehavior: .hideable(controller))
/// }
/// ```
@MainActor @Observable
public final class FlexibleHeaderController {
  /// Whether the header is away.
  public internal(set) var isShiftedOffscreen = false
  @ObservationIgnored weak var state: FlexibleHeaderState?

  public nonisolated init() {}

  /// Hides the header, or shows it. With ``HeaderShiftBehavior/hideable`` it stays so; otherwise until the user scrolls.
  /// - Parameter animated: whether it moves there. Default: true.
  public func setHidden(_ hidden: Bool, animated: Bool = true) {
    state?.setHidden(hidden, animated: animated)
    isShiftedOffscreen = state?.model.isShiftedOffscreen ?? false
  }
}
