import MaterialUI
import NewsInkCore

/// The word mark, centred in the part of the header that is visible above the tabs, and the header's actions.
struct HeroTitle: View {
  let header: MaterialTabsHeaderContext<NewsSource.ID>
  let model: NewsModel
  /// Without the tabs.
  let height: CGFloat

  var body: some View {
    ZStack {
      HeroWordMark(header: header, openSize: HeroFigures.wordMarkSize(inHeight: height))
      HeroActions(model: model, showsRefresh: header.width >= HeroFigures.refreshWidth)
        // What lies behind is dark in either appearance.
        .materialAppearance(.dark)
        .shadow(color: .black.opacity(0.6), radius: 2, x: 1, y: 1)
        .padding(.horizontal, 4)
        .frame(maxHeight: .infinity, alignment: .top)
        .frame(height: HeroFigures.minimumTitleHeight)
        .frame(maxHeight: .infinity, alignment: .top)
        .headerStyle(FixedHeaderStyle(), context: header)
    }
    .frame(maxWidth: .infinity, minHeight: height, idealHeight: height, maxHeight: .infinity)
  }
}

private struct HeroWordMark: View {
  let header: MaterialTabsHeaderContext<NewsSource.ID>
  /// The font's size in the open header.
  let openSize: CGFloat

  var body: some View {
    let phase = min(max(header.scrollPhase, 0), 1)
    let collapsedSize = HeroFigures.wordMarkSize.collapsed
    let size = collapsedSize + (openSize - collapsedSize) * phase
    Text(verbatim: "News Ink")
      .font(.custom("Roboto", fixedSize: size).weight(.black))
      // The theme's are those of its body text.
      .lineHeight(nil)
      .tracking(0)
      .foregroundStyle(.white)
      .lineLimit(1)
      .fixedSize()
      .shadow(color: .black.opacity(0.6), radius: 2, x: 1, y: 1)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
      .accessibilityIdentifier("app-title")
      // The header moves up as a whole; half of that way brings the word mark back to the visible part's middle.
      .headerStyle(ParallaxHeaderStyle(amount: 0.5), context: header)
  }
}

/// The ways from the feed to the other pages.
struct HeroActions: View {
  let model: NewsModel
  var showsRefresh = false

  var body: some View {
    HStack(spacing: 0) {
      Spacer()
      if showsRefresh { IconButton("Load articles anew", systemImage: "refresh") { model.reload() } }
      IconButton("Search", systemImage: "search") { model.path.append(.search) }
      IconButton("Saved articles", systemImage: "bookmark") { model.path.append(.saved) }
      IconButton("Sources and settings", systemImage: "tune") { model.path.append(.sources) }
    }
  }
}

/// The full-bleed picture, which fades as the header collapses and leaves the dark bar.
struct HeroBackground: View {
  let header: MaterialTabsHeaderContext<NewsSource.ID>
  let model: NewsModel

  var body: some View {
    ZStack {
      Color(white: 0.18)
      HeroPicture(picture: model.heroPicture).modifier(HeroFade(header: header))
    }
    .clipped()
    .allowsHitTesting(false)
  }
}

private struct HeroPicture: View {
  let picture: DemoPicture

  var body: some View {
    Image(picture, label: "")
      .resizable()
      .scaledToFill()
      .overlay {
        LinearGradient(colors: [.black.opacity(0.15), .black.opacity(0.45)], startPoint: .top, endPoint: .bottom)
      }
  }
}

private struct HeroFade: ViewModifier {
  let header: MaterialTabsHeaderContext<NewsSource.ID>

  func body(content: Content) -> some View {
    content
      .opacity(Double(min(max(header.scrollPhase / HeroFigures.picturePhase, 0), 1)))
      .accessibilityElement(children: .ignore)
      .accessibilityRole(.image)
      .accessibilityLabel("Cover picture")
      .accessibilityIdentifier("hero-image")
  }
}
