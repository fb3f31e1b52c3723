import SwiftUI

/// Two tabs whose bar takes its look from the pages.
public struct DemoView: View {
  private enum Tab: Equatable {
    case pager
    case settings
  }

  @State private var barBackground: any ShapeStyle = Color.brandRed
  @State private var barTint: any ShapeStyle = Color.black

  public init() {}

  public var body: some View {
    TabView {
      Group {
        DemoPagerView(barBackground: $barBackground, barTint: $barTint)
          .tag(Tab.pager)
          .tabItem {
            Label("Pager", image: .badge)
          }
        DemoSettingsView()
          .tag(Tab.settings)
          .tabItem {
            Label("Settings", systemImage: "gearshape")
          }
      }
      .toolbarBackground(AnyShapeStyle(barBackground), for: .tabBar)
    }
    .tint(AnyShapeStyle(barTint))
  }
}

struct DemoPagerView: View {
  @Binding var barBackground: any ShapeStyle
  @Binding var barTint: any ShapeStyle
  @State private var selected: DemoPage = .one

  var body: some View {
    Pager(
      selected: $selected,
      title: { context in
        DemoTitle(context: context)
      },
      content: {
        ForEach(DemoPage.allCases) { page in
          DemoPageView(page: page)
            .pagerItem(page: page) { isSelected in
              Text(page.name).bold(isSelected)
            }
        }
      }
    )
    .onAppear {
      barBackground = Color.brandYellow
      barTint = .blue
    }
  }
}

struct DemoTitle: View {
  let context: PagerContext<DemoPage>

  var body: some View {
    Group {
      switch context.selected {
      case .one:
        Image(.swatch)
          .resizable()
          .aspectRatio(contentMode: .fit)
      case .two:
        Text("Two **bold** `code`")
          .font(.largeTitle.weight(.heavy))
      case .three:
        VStack {
          Text("by").italic()
          Text("somebody").font(.system(size: 28, weight: .light, design: .default))
        }
        .foregroundStyle(context.selected.foreground)
      }
    }
    .frame(height: 120)
    .minTitleHeight(40)
  }
}

struct DemoPageView: View {
  let page: DemoPage
  @State private var taps = 0

  var body: some View {
    PagerScroll(page: page) {
      LazyVStack(spacing: 0) {
        ForEach(0..<20) { index in
          Text("Row \(index), \(taps) taps")
            .lineSpacing(3)
            .font(.footnote)
            .onTapGesture { taps += 1 }
            .frame(height: 60)
            .frame(maxWidth: .infinity)
        }
      }
    }
  }
}

struct DemoSettingsView: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Taps: \(taps)")
      Button("Tap") { taps += 1 }
        .buttonStyle(.bordered)
    }
  }
}

struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      DemoView()
    }
  }
}

#Preview {
  DemoView()
}

#Preview("Title") {
  struct Host: View {
    @Namespace var namespace
    var body: some View {
      DemoTitle(context: PagerContext(selected: .two, offset: 0, animationNamespace: namespace))
    }
  }
  let host = Host()
  return host
}

#Preview("With state", traits: .sizeThatFitsLayout) {
  @Previewable @State var page = DemoPage.one
  Text(page.name)
}

struct DemoView_Previews: PreviewProvider {
  static var previews: some View {
    DemoView()
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Demo")
  }
}
