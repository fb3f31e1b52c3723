import MaterialUI

struct AppBarsPage: GalleryPage {
  static let title = "App bars"
  static let summary = "What a screen is called and what can be done there. Scroll the content below each of them."

  @State private var options = Options()

  private struct Options {
    var style = TopAppBarStyle.large
    var behavior = AppBarScrollBehavior.exitUntilCollapsed
    var background = AppBarBackground.tonal
    var hidesOnScroll = true
  }

  // state: stack
  @State private var tab = "Ships"
  // end

  var body: some View {
    Example("Top app bar", in: Self.self, code: "top", options: options) {
      // code: top
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...30, id: \.self) { number in
            Text("Berth \(number)").frame(maxWidth: .infinity, minHeight: 48)
          }
        }
      }
      .topAppBar(
        "Harbour", subtitle: "Three ships are in", style: options.style, scrollBehavior: options.behavior,
        background: options.background
      ) {
        IconButton("Menu", systemImage: "menu") {}
      } trailing: {
        IconButton("Search", systemImage: "search") {}
        IconButton("More", systemImage: "more_vert") {}
      }
      .frame(height: 360)
      // end
    } controls: {
      ChoiceControl("Style", TopAppBarStyle.allCases, selection: $options.style) { $0.rawValue }
      ChoiceControl("Scroll behavior", Behavior.all.map(\.value), selection: $options.behavior) {
        Behavior.name(of: $0)
      }
      ChoiceControl("Background", Background.all.map(\.value), selection: $options.background) {
        Background.name(of: $0)
      }
    }
    Example("A header of one's own", in: Self.self, code: "hero") {
      // code: hero
      FlexibleHeader { context in
        LinearGradient(
          colors: [.role(.primaryContainer), .role(.tertiaryContainer)], startPoint: .top, endPoint: .bottom
        )
        .overlay {
          Text("Harbour").typography(.displaySmall).opacity(1 - Double(context.collapsedFraction))
        }
        .flexibleHeaderHeights(minimum: 64, maximum: 200)
      } content: {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...30, id: \.self) { number in
              Text("Berth \(number)").frame(maxWidth: .infinity, minHeight: 48)
            }
          }
        }
      }
      .frame(height: 360)
      // end
    }
    Example("With tabs below", in: Self.self, code: "stack") {
      // code: stack
      FlexibleHeader { _ in
        HeaderStack {
          TopAppBar("Harbour", style: .medium)
        } bottom: {
          SecondaryTabBar(["Ships", "Crew"], selection: $tab, arrangement: .fixed) { $0 }
        }
      } content: {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...30, id: \.self) { number in
              Text("\(tab) \(number)").frame(maxWidth: .infinity, minHeight: 48)
            }
          }
        }
      }
      .frame(height: 360)
      // end
    }
    Example("Bottom app bar", in: Self.self, code: "bottom", options: options) {
      // code: bottom
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...30, id: \.self) { number in
            Text("Berth \(number)").frame(maxWidth: .infinity, minHeight: 48)
          }
        }
      }
      .bottomAppBar(hidesOnScroll: options.hidesOnScroll) {
        IconButton("Archive", systemImage: "archive") {}
        IconButton("Delete", systemImage: "delete") {}
      } floatingActionButton: {
        FloatingActionButton("Add", systemImage: "add", isLowered: true) {}
      }
      .frame(height: 300)
      // end
    } controls: {
      SwitchControl("Hides on scroll", isOn: $options.hidesOnScroll)
    }
  }
}

/// The scroll behaviours that the page offers.
private enum Behavior {
  static let all: [(name: String, value: AppBarScrollBehavior)] = [
    ("exitUntilCollapsed", .exitUntilCollapsed), ("enterAlways", .enterAlways), ("hideOnScroll", .hideOnScroll()),
  ]

  static func name(of value: AppBarScrollBehavior) -> String { all.first { $0.value == value }?.name ?? "" }
}

/// The backgrounds that the page offers.
private enum Background {
  static let all: [(name: String, value: AppBarBackground)] = [
    ("tonal", .tonal), ("shadow", .shadow()), ("elevated", .elevated()), ("hairline", .tonal.hairline()),
  ]

  static func name(of value: AppBarBackground) -> String { all.first { $0.value == value }?.name ?? "" }
}

extension AppBarScrollBehavior: CodeLiteral {
  var code: String { self == .hideOnScroll() ? ".hideOnScroll()" : ".\(Behavior.name(of: self))" }
}

extension AppBarBackground: CodeLiteral {
  var code: String {
    switch Background.name(of: self) {
    case "tonal": ".tonal"
    case "hairline": ".tonal.hairline()"
    case let name: ".\(name)()"
    }
  }
}
