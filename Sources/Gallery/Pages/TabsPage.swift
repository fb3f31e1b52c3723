import MaterialUI

struct TabsPage: GalleryPage {
  static let title = "Tabs"
  static let summary =
    "Contents side by side, one of them in sight. They stand alone, or under a header that collapses."

  @State private var options = Options()
  // state: primary
  @State private var place = "Sea"

  private func item(_ name: String, hasIcon: Bool, news: Int) -> TabBarItem {
    let icons = ["Sea": "sailing", "Land": "house", "Air": "public"]
    return TabBarItem(name, systemImage: hasIcon ? icons[name] : nil, badge: name == "Land" ? .count(news) : nil)
  }
  // end
  // state: secondary
  @State private var part = "Day"

  private func item(_ name: String, isMarked: Bool) -> TabBarItem {
    TabBarItem(name, badge: isMarked && name == "Week" ? .dot : nil)
  }
  // end
  // state: header
  @State private var list = "Ships"
  // end

  private struct Options {
    var arrangement = TabBarArrangement.fixed
    var hasIcons = true
    var news = 0
    var isMarked = true
    var sizing = MaterialTabBar<String>.Sizing.proportionalWidth
    var fillsBar = true
    var spacing = 0.0
  }

  var body: some View {
    Example("Primary", in: Self.self, code: "primary", options: options) {
      // code: primary
      PrimaryTabBar(["Sea", "Land", "Air"], selection: $place, arrangement: options.arrangement) { name in
        item(name, hasIcon: options.hasIcons, news: options.news)
      }
      // end
    } controls: {
      ChoiceControl("Arrangement", [TabBarArrangement.fixed, .scrollable], selection: $options.arrangement)
      ChoiceControl("News", [0, 3, 1200], selection: $options.news)
      SwitchControl("Icons", isOn: $options.hasIcons)
    }
    Example("Secondary", in: Self.self, code: "secondary", options: options) {
      // code: secondary
      SecondaryTabBar(["Day", "Week"], selection: $part, arrangement: options.arrangement) { name in
        item(name, isMarked: options.isMarked)
      }
      // end
    } controls: {
      SwitchControl("Badge", isOn: $options.isMarked)
    }
    underHeader
  }

  private var underHeader: some View {
    Example("Under a header that collapses", in: Self.self, code: "header", options: options) {
      // code: header
      MaterialTabs(selectedTab: $list) { context in
        Text("Harbour")
          .typography(.headlineMedium)
          .padding(.vertical, 40)
          .headerStyle(ShrinkHeaderStyle(), context: context)
      } headerTabBar: { context in
        MaterialTabBar(
          selectedTab: $list, sizing: options.sizing, spacing: options.spacing, fillAvailableSpace: options.fillsBar,
          context: context)
      } headerBackground: { _ in
        Color.role(.surfaceContainer)
      } content: {
        ForEach(["Ships", "Crew"], id: \.self) { name in
          MaterialTabsScroll(tab: name) { _ in
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(1..<40) { number in
                Text(verbatim: "\(name) \(number)").padding(16)
              }
            }
          }
          .materialTabItem(tab: name, label: .secondary(name))
        }
      }
      .frame(height: 320)
      .clipped()
      // end
    } controls: {
      ChoiceControl(
        "Sizing", [MaterialTabBar<String>.Sizing.proportionalWidth, .equalWidth], selection: $options.sizing)
      ChoiceControl("Spacing", [0.0, 16.0], selection: $options.spacing) { "\(Int($0))" }
      SwitchControl("Fill the bar", isOn: $options.fillsBar)
    }
  }
}
