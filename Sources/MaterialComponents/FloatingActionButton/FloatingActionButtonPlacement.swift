/// What a floating action button does while the content behind it is scrolled.
public enum FloatingActionButtonScrollBehavior: CaseIterable, Hashable, Sendable {
  /// Nothing.
  case stays
  /// It goes away while content moves on, and comes back when content moves back.
  case hides
  /// An extended one shows its icon alone while content moves on.
  case collapses
}

extension View {
  /// Shows a floating action button while `isShown` is true, and none otherwise.
  ///
  /// A change may come while another is under way: the button goes on from where it is.
  public func floatingActionButtonShown(_ isShown: Bool) -> some View { modifier(ShownModifier(isShown: isShown)) }

  /// Puts a floating action button in front of this view, 16 points from its edges.
  /// - Parameters:
  ///   - alignment: where it stands. Default: the bottom trailing corner.
  ///   - behavior: what it does when a scroll view in this view is scrolled vertically. Default: nothing.
  public func floatingActionButton<Content: View>(
    alignment: Alignment = .bottomTrailing, onScroll behavior: FloatingActionButtonScrollBehavior = .stays,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(PlacementModifier(alignment: alignment, behavior: behavior, button: content()))
  }
}

private struct ShownModifier: ViewModifier {
  let isShown: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .scaleEffect(isShown || reducesMotion ? 1 : FloatingActionButtonTokens.hiddenScale)
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(isShown)
      .animation(MaterialEasing.emphasized(FloatingActionButtonTokens.showDuration), value: isShown)
  }
}

private struct PlacementModifier<Button: View>: ViewModifier {
  let alignment: Alignment
  let behavior: FloatingActionButtonScrollBehavior
  let button: Button
  @State private var isAway = false
  @State private var direction = ScrollDirection(slop: FloatingActionButtonTokens.scrollSlop)

  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGFloat.self) {
        // At rest at the top this is 0.
        $0.contentOffset.y + $0.contentInsets.top
      } action: { old, new in
        guard behavior != .stays else { return }
        isAway = direction.goesOn(from: old, to: new)
      }
      .overlay(alignment: alignment) {
        button
          .floatingActionButtonShown(!(behavior == .hides && isAway))
          .environment(\.isFloatingActionButtonCollapsed, behavior == .collapses && isAway)
          .padding(FloatingActionButtonTokens.margin)
      }
  }
}

/// Tells whether content moves on or back, by more than a little.
struct ScrollDirection {
  /// How far content moves one way before that counts, in points.
  let slop: CGFloat
  private var goesOn = false
  /// How far content has moved against what counts.
  private var way: CGFloat = 0

  init(slop: CGFloat) { self.slop = slop }

  /// Whether content moves on, after it has moved. At its beginning, and beyond it, it does not.
  mutating func goesOn(from old: CGFloat, to new: CGFloat) -> Bool {
    let step = new - old
    if new <= 0 {
      goesOn = false
      way = 0
    } else if (step > 0) == goesOn {
      way = 0
    } else {
      way += step.magnitude
      if way >= slop {
        goesOn.toggle()
        way = 0
      }
    }
    return goesOn
  }
}
