import MaterialComponents

/// The measured job: a header of 400 points with picture and tabs that collapses to 104 over a list of cards.
struct FeedView: View {
  /// The collapsed header's space above the tabs, in points.
  private static let collapsedTitleHeight: CGFloat = 56
  private static let titleHeight: CGFloat = 352
  /// Between cards and around them, in points.
  private static let gap: CGFloat = 16

  let feed: Feed
  @State private var tab = FeedData.tabs[0]

  var body: some View {
    MaterialTabs(selectedTab: $tab) { _ in
      Text(verbatim: FeedData.heading)
        .typography(.headlineSmall)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .padding(16)
        .frame(height: Self.titleHeight)
        .minTitleHeight(.absolute(Self.collapsedTitleHeight))
    } headerTabBar: { header in
      PrimaryTabBar(selectedTab: $tab, arrangement: .scrollable, context: header)
    } headerBackground: { header in
      HeroPicture(path: feed.path(of: "hero.png"), header: header)
    } content: {
      ForEach(FeedData.tabs, id: \.self) { tab in
        MaterialTabsScroll(tab: tab) { _ in
          LazyVStack(spacing: Self.gap) {
            ForEach(feed.cards) { CardView(card: $0, picture: feed.path(of: FeedData.picture($0.id))) }
          }
          .padding(Self.gap)
        }
        .materialTabItem(tab: tab, label: .primary(tab))
      }
    }
    .background(Color.role(.surface))
    .materialTheme(.baseline)
  }
}

/// The header's picture, which fades to the header's colour while it collapses.
private struct HeroPicture: View {
  let path: String
  let header: HeaderContext<String>

  var body: some View {
    Image(path: path)
      .resizable()
      .frame(height: 400)
      .opacity(min(1, header.scrollPhase))
      .background(Color.role(.surfaceContainer))
  }
}
