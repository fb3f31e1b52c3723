/// What scrolling does to a flexible header.
public enum FlexibleHeaderPhase: Hashable, Sendable, CaseIterable {
  /// It leaves the screen, or is away.
  case shifting
  /// It is lower than at rest.
  case collapsing
  /// It is at rest, or higher.
  case overExtending
}

extension FlexibleHeaderModel {
  /// What scrolling does.
  public var phase: FlexibleHeaderPhase {
    if shift > 0 { return .shifting }
    return height < heights.effectiveMaximum ? .collapsing : .overExtending
  }

  /// The figure of the phase in points: while shifting the lower edge of the collapsed header, otherwise the height.
  public var phaseValue: CGFloat { phase == .shifting ? heights.effectiveMinimum - shift : height }

  /// The phase's figure as a part of its way. Its direction is not the same in all phases: while shifting 0 is in its
  /// place and 1 away; while collapsing 1 is expanded and 0 collapsed; while over-extending 1 is at rest and 2 twice as
  /// high.
  public var phasePercentage: CGFloat {
    switch phase {
    case .shifting:
      let way = heights.effectiveMinimum - keptStatusArea
      return way > 0 ? min(1, max(0, shift / way)) : 0
    case .collapsing:
      return heights.range > 0 ? (height - heights.effectiveMinimum) / heights.range : 0
    case .overExtending:
      let most = heights.effectiveMaximum
      return most > 0 ? 1 + (height - most) / most : 1
    }
  }
}
