import MaterialComponents

// The examples of the page "App bars", each as it is printed there.

struct HarbourBar: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40, id: \.self) { Text("Berth \($0)").padding() }
    }
    .topAppBar("Harbour", style: .large, scrollBehavior: .exitUntilCollapsed) {
      IconButton("Menu", systemImage: "menu") {}
    } trailing: {
      IconButton("Search", systemImage: "search") {}
    }
  }
}

struct HarbourHero: View {
  var body: some View {
    FlexibleHeader { context in
      Text("Harbour")
        .typography(.displaySmall)
        .opacity(context.phase == .collapsing ? Double(context.phasePercentage) : 1)
        .flexibleHeaderHeights(minimum: 64, maximum: 200)
    } content: {
      ScrollView { Text("Three ships are in.").frame(height: 2000) }
    }
  }
}

struct HarbourTabs: View {
  @State private var tab = "Ships"

  var body: some View {
    FlexibleHeader { _ in
      HeaderStack {
        TopAppBar("Harbour", style: .medium)
      } bottom: {
        SecondaryTabBar(["Ships", "Crew"], selection: $tab) { $0 }
      }
    } content: {
      ScrollView { Text(tab).frame(height: 2000) }
    }
  }
}

struct ClassicHarbour: View {
  var body: some View {
    ScrollView { Text("Three ships are in.").frame(height: 2000) }
      .topAppBar("Harbour", scrollBehavior: .hideOnScroll(importance: .high), background: .elevated(.primary))
      .appBarMetrics(.classic)
  }
}

struct HarbourPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { number in
        ScrollView { Text("Page \(number)").frame(height: 2000) }
          .tracksAppBar(page == number)
          .tag(number)
      }
    }
    .tabViewStyle(.page)
    .topAppBar("Harbour", scrollBehavior: .enterAlways)
  }
}
