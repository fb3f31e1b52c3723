/// Figures of `md.comp.sheet-side`, Material 3 v34.0.21, in points, and of what surrounds it.
enum SideSheetTokens {
  static let width: CGFloat = 256
  /// Material's guidelines.
  static let maximumWidth: CGFloat = 400
  static let modalContainer = ColorRole.surfaceContainerLow
  static let modalElevation = ElevationLevel.level1
  /// Of a modal sheet's corners away from the window's edge.
  static let modalShape = ShapeToken.large
  static let standardContainer = ColorRole.surface
  static let standardElevation = ElevationLevel.level0
  static let detachedShape = ShapeToken.large
  static let detachedMargin: CGFloat = 16
  static let divider = ColorRole.outline
  static let headline = ColorRole.onSurfaceVariant
  static let headlineStyle = TypeStyleName.titleLarge
  static let padding: CGFloat = 24
  /// A close button's 48 points have their icon 24 points from the sheet's edge.
  static let closeTrailing: CGFloat = 12
  static let headerPadding: CGFloat = 12
  /// Points a second: Android's views.
  static let flingVelocity: CGFloat = 500
}

/// How a side sheet stands to what it is the sheet of.
public enum SideSheetKind: Hashable, Sendable {
  /// Over it, with a scrim between.
  case modal
  /// Over it, with a scrim between and a distance to the window's edges.
  case detached
  /// Beside it, with a line between.
  case standard
}

/// A side sheet's paper: a heading with a close button over content.
struct SideSheet<Content: View>: View {
  let title: String
  let kind: SideSheetKind
  let close: @MainActor () -> Void
  @ViewBuilder let content: Content
  @Environment(\.materialShapes) private var shapes
  @Environment(\.layoutDirection) private var direction

  private var shape: MaterialShape {
    switch kind {
    case .standard: MaterialShape(radius: 0)
    case .detached: MaterialShape(radius: shapes[SideSheetTokens.detachedShape])
    case .modal:
      MaterialShape(leading: shapes[SideSheetTokens.modalShape], trailing: 0).mirrored(direction == .rightToLeft)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: SideSheetTokens.closeTrailing) {
        Text(title)
          .typography(SideSheetTokens.headlineStyle)
          .foregroundStyle(.role(SideSheetTokens.headline))
          .accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        IconButton("Close", systemImage: "close", action: close)
      }
      .padding(.leading, SideSheetTokens.padding)
      .padding(.trailing, SideSheetTokens.closeTrailing)
      .padding(.vertical, SideSheetTokens.headerPadding)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(.horizontal, SideSheetTokens.padding)
        .padding(.bottom, SideSheetTokens.padding)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipShape(shape)
    .overlay(alignment: .leading) {
      if kind == .standard { Color.role(SideSheetTokens.divider).frame(width: 1).accessibilityHidden(true) }
    }
    .surface(
      kind == .standard ? SideSheetTokens.standardContainer : SideSheetTokens.modalContainer, in: .fixed(shape),
      elevation: kind == .standard ? SideSheetTokens.standardElevation : SideSheetTokens.modalElevation)
  }
}

extension View {
  /// Shows a side sheet at the trailing edge of the window, or of this view, while `isPresented` is true.
  ///
  /// A modal sheet is dismissed by a press on the scrim, Escape, the back button and a drag towards the edge, and keeps
  /// the focus in it. A standard one stands beside the view, which gets the room that is left.
  /// - Parameters:
  ///   - title: the sheet's heading, and what a screen reader calls it.
  ///   - kind: how the sheet stands to this view. Default: over it.
  ///   - width: in points, at most 400. Default: 256.
  @ViewBuilder
  public func sideSheet<Content: View>(
    _ title: String, isPresented: Binding<Bool>, kind: SideSheetKind = .modal, width: CGFloat = 256,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let width = min(width, SideSheetTokens.maximumWidth)
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    if kind == .standard {
      modifier(
        StandardSidePanelModifier(
          isPresented: isPresented.wrappedValue, edge: .trailing, width: width,
          flingVelocity: SideSheetTokens.flingVelocity
        ) {
          SideSheet(title: title, kind: kind, close: close, content: content)
            .accessibilityRole(.group)
            .accessibilityLabel(title)
        })
    } else {
      modifier(
        ModalSidePanelModifier(
          isPresented: isPresented, edge: .trailing, width: width,
          margin: kind == .detached ? SideSheetTokens.detachedMargin : 0,
          flingVelocity: SideSheetTokens.flingVelocity, label: title
        ) { SideSheet(title: title, kind: kind, close: close, content: content) })
    }
  }
}
