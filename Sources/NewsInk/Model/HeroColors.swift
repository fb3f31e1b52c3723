import MaterialUI
import NewsInkCore

/// The colours of the window: those of the selected source's hero picture.
///
/// A picture is looked at once, off the main actor; until that is done the colours before stay.
@MainActor @Observable
final class HeroColors {
  private(set) var current = MaterialColors.baseline
  @ObservationIgnored private var known: [DemoPicture: MaterialColors] = [:]

  /// Goes over to a picture's colours.
  func follow(_ picture: DemoPicture) async {
    if known[picture] == nil {
      known[picture] = await withPendingWork("taking colours from the cover picture") { await Self.colors(of: picture) }
    }
    guard !Task.isCancelled, let colors = known[picture], colors != current else { return }
    current = colors
  }

  @concurrent
  private nonisolated static func colors(of picture: DemoPicture) async -> MaterialColors? {
    let size = MaterialColors.sampleTarget
    guard let bitmap = try? picture.makeBitmap(pixelWidth: size.pixelWidth, pixelHeight: size.pixelHeight) else {
      return nil
    }
    return MaterialColors(picture: bitmap)
  }
}
