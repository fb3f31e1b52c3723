/// Whether what lies behind a presentation can be used meanwhile.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// As the kind of presentation has it: not.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// As long as the sheet is no higher than at a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a drag that begins on a sheet's scroll view does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  enum Kind { case automatic, resizes, scrolls }
  let kind: Kind
  /// As `resizes`.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet grows until it can grow no more, then the content scrolls.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls; the sheet is dragged by the rest of it.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What the content of a presentation says about it.
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator = Visibility.automatic
  var isDismissDisabled = false
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  /// Whether the content has said all that it says; until then a sheet waits.
  var isKnown = false

  /// The detent that an app wants, and is told.
  struct DetentSelection: Equatable {
    let value: PresentationDetent
    let set: @MainActor (PresentationDetent) -> Void
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  }

  /// What views in the content say is put together; where several say the same, the later one counts.
  mutating func merge(_ other: PresentationSettings) {
    let neutral = PresentationSettings()
    detents = other.detents ?? detents
    selection = other.selection ?? selection
    if other.dragIndicator != neutral.dragIndicator { dragIndicator = other.dragIndicator }
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
    cornerRadius = other.cornerRadius ?? cornerRadius
    background = other.background ?? background
    if other.backgroundInteraction != neutral.backgroundInteraction {
      backgroundInteraction = other.backgroundInteraction
    }
    if other.contentInteraction != neutral.contentInteraction { contentInteraction = other.contentInteraction }
  }
}

struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    value.merge(nextValue())
  }
}

extension View {
  private func presentation(_ edit: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self, edit)
  }

  /// The heights at which the sheet that this view is in may rest. Without it a sheet takes all the height there is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights at which the sheet may rest, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = PresentationSettings.DetentSelection(value: selection.wrappedValue) { selection.wrappedValue = $0 }
    return presentation {
      $0.detents = detents
      $0.selection = chosen
    }
  }

  /// Whether the sheet shows a handle to be dragged by; by itself it does if it has several detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Keeps the user from dismissing the presentation that this view is in; `dismiss` still works.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { if isDisabled { $0.isDismissDisabled = true } }
  }

  /// The radius of the sheet's corners in points; nil leaves it to the sheet's style.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// What the sheet is filled with.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyShapeStyle(style) }
  }

  /// Whether what lies behind the sheet can be used meanwhile. There is no scrim then, and the focus is free to leave.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentation { $0.backgroundInteraction = interaction }
  }

  /// What a drag that begins on the sheet's scroll view does first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation { $0.contentInteraction = behavior }
  }
}
