/// A header over content: what ``MaterialTabs`` and ``StickyHeader`` have in common.
struct HeaderContainer<Tab: Hashable, Title: View, Bar: View, Background: View, Content: View>: View {
  let state: HeaderState<Tab>
  let title: (HeaderContext<Tab>) -> Title
  let bar: (HeaderContext<Tab>) -> Bar
  let background: (HeaderContext<Tab>) -> Background
  let content: Content

  var body: some View {
    let state = state
    ZStack(alignment: .top) {
      // Before the content for those who go from one to the next, and in front of it. However high the header is, the
      // container stays as large as the space that it is offered.
      MovingHeader(state: state, title: title, bar: bar, background: background)
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: 0, alignment: .top)
        .zIndex(1)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onGeometryChange(for: ContainerMeasures.self) {
      ContainerMeasures(size: $0.size, topSafeArea: $0.safeAreaInsets.top)
    } action: { measures in
      state.measure {
        $0.containerSize = measures.size
        $0.topSafeArea = measures.topSafeArea
      }
    }
    .environment(\.header, HeaderReference(state))
  }
}

private struct ContainerMeasures: Equatable {
  var size: CGSize
  var topSafeArea: CGFloat
}

/// A part of the header: what it reads of the context makes only this part run again.
struct HeaderPart<Tab: Hashable, Content: View>: View {
  let context: HeaderContext<Tab>
  let make: (HeaderContext<Tab>) -> Content

  var body: some View { make(context) }
}

/// Title, bar and background, moved up by the header's offset.
private struct MovingHeader<Tab: Hashable, Title: View, Bar: View, Background: View>: View {
  let state: HeaderState<Tab>
  let title: (HeaderContext<Tab>) -> Title
  let bar: (HeaderContext<Tab>) -> Bar
  let background: (HeaderContext<Tab>) -> Background

  var body: some View {
    let state = state
    let context = HeaderContext(state)
    VStack(spacing: 0) {
      HeaderTitle(state: state, make: title)
      VStack(spacing: 0) { HeaderPart(context: context, make: bar) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          state.measure { $0.tabBarHeight = height }
        }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .bottom) {
      HeaderPart(context: context, make: background).modifier(HeaderBackgroundFrame(state: state))
    }
    .modifier(HeaderSelection(state: state))
    .accessibilityElement(children: .contain)
    .accessibilityRole(.banner)
    .accessibilityIdentifier("header")
    .modifier(HeaderMotion(state: state))
  }
}

/// The title in its stretched height. Its own height is measured only at rest, so that stretching does not feed itself.
private struct HeaderTitle<Tab: Hashable, Title: View>: View {
  let state: HeaderState<Tab>
  let make: (HeaderContext<Tab>) -> Title

  var body: some View {
    let state = state
    VStack(spacing: 0) { HeaderPart(context: HeaderContext(state), make: make) }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { height in
        guard state.offset >= 0 else { return }
        state.measure { $0.titleHeight = height }
      }
      // Told also where nobody asks for anything, so that what was asked for can go.
      .transformPreference(MinTitleHeightKey.self) { _ in }
      .onPreferenceChange(MinTitleHeightKey.self) { minimum in state.measure { $0.minimum = minimum } }
      .modifier(HeaderStretch(state: state))
      // Its own height is what it has when nothing is proposed, also if it could fill more.
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// Gives the title its stretched height.
private struct HeaderStretch<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>

  func body(content: Content) -> some View {
    let stretch = state.stretch
    content.frame(height: stretch > 0 ? state.geometry.rubberBandingTitleHeight(-stretch) : nil)
  }
}

/// Lets the background reach over the safe area above, and grow with the title.
private struct HeaderBackgroundFrame<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>

  func body(content: Content) -> some View {
    content.frame(height: state.geometry.rubberBandingBackgroundHeight(-state.stretch)).clipped()
  }
}

/// What changes with the selected tab: title and background go over into those of the other tab, and drags and wheels
/// belong to its content.
private struct HeaderSelection<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>
  @Environment(\.isHeaderScrollDisabled) private var isScrollDisabled

  func body(content: Content) -> some View {
    let tab = state.selectedTab
    content
      .animation(.default, value: tab)
      .scrollRelaySource(isScrollDisabled ? nil : state.page(of: tab).relay)
  }
}

/// Moves the header up. Nothing but this runs for a scroll step, besides parts that read the context themselves.
private struct HeaderMotion<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>

  func body(content: Content) -> some View {
    content.offset(y: -max(0, state.offset))
  }
}
