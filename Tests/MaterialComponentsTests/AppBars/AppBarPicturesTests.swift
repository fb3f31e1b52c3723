import Foundation
import MaterialComponents
import MaterialTesting
import Testing

/// The pictures of the documentation: each style of app bar at rest, half and fully collapsed, in light and dark and from
/// right to left. They are made anew with `RECORD_PICTURES=1`, as all pictures in `docs/pictures` are.
@MainActor
@Suite("Pictures of app bars", .enabled(if: ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"))
struct AppBarPicturesTests {
  enum Style: String, CaseIterable, CustomTestStringConvertible {
    case small
    case centerAligned = "center-aligned"
    case medium
    case large
    case mediumFlexible = "medium-flexible"
    case largeFlexible = "large-flexible"
    case hero
    case stack
    case classic

    var testDescription: String { rawValue }

    /// How far content is scrolled in the three columns.
    fileprivate var offsets: [CGFloat] {
      switch self {
      case .small, .centerAligned, .classic: [0, 32, 200]
      case .medium, .mediumFlexible: [0, 24, 200]
      case .large: [0, 44, 200]
      case .largeFlexible: [0, 44, 200]
      case .hero: [0, 68, 300]
      case .stack: [0, 24, 200]
      }
    }
  }

  @Test("a picture of each style", arguments: Style.allCases)
  func record(style: Style) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("docs/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let window = try TestWindow(width: 3 * 300 + 4 * 12, height: 3 * 320 + 4 * 12, scale: 2) {
      VStack(spacing: 12) {
        ForEach(PictureRow.allCases, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(0..<3, id: \.self) { column in
              Sample(style: style)
                .frame(width: 300, height: 320)
                .background(Color.role(.surface))
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("\(row) \(column)")
                .environment(\.layoutDirection, row == .rightToLeft ? .rightToLeft : .leftToRight)
                .environment(\.colorScheme, row == .dark ? .dark : .light)
            }
          }
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      .padding(12)
      .background(Color(white: 0.6))
      .materialTheme(.baseline)
    }
    for row in PictureRow.allCases {
      for (column, offset) in style.offsets.enumerated() where offset > 0 {
        let origin = try window.find(.id("\(row) \(column)")).bounds
        window.scroll(at: CGPoint(x: origin.midX, y: origin.maxY - 20), by: CGSize(width: 0, height: offset))
      }
    }
    window.advance(by: 1)
    try window.writePNG(to: folder.appendingPathComponent("app-bar-\(style.rawValue).png").path)
  }
}

private enum PictureRow: CaseIterable {
  case light, dark, rightToLeft
}

private struct Sample: View {
  let style: AppBarPicturesTests.Style
  @State private var tab = "Ships"

  var body: some View {
    switch style {
    case .hero:
      FlexibleHeader { context in
        SampleHero(context: context)
      } content: {
        SampleRows()
      }
    case .stack:
      FlexibleHeader { _ in
        HeaderStack {
          TopAppBar("Harbour", style: .medium, leading: menu, trailing: actions)
        } bottom: {
          SecondaryTabBar(["Ships", "Crew"], selection: $tab, arrangement: .fixed) { $0 }
        }
      } content: {
        SampleRows()
      }
    case .classic:
      SampleRows()
        .topAppBar(
          "Harbour", scrollBehavior: .enterAlways, background: .elevated(.primary),
          leading: { IconButton("Menu", systemImage: "menu") {} }
        )
        .appBarMetrics(.classic)
    default:
      SampleRows()
        .topAppBar(
          "Harbour", subtitle: style == .mediumFlexible || style == .largeFlexible ? "Three ships are in" : nil,
          style: barStyle, leading: menu, trailing: actions)
    }
  }

  private var barStyle: TopAppBarStyle {
    switch style {
    case .centerAligned: .centerAligned
    case .medium: .medium
    case .large: .large
    case .mediumFlexible: .mediumFlexible
    case .largeFlexible: .largeFlexible
    default: .small
    }
  }

  private func menu() -> some View { IconButton("Menu", systemImage: "menu") {} }

  @ViewBuilder
  private func actions() -> some View {
    IconButton("Search", systemImage: "search") {}
    IconButton("More", systemImage: "more_vert") {}
  }
}

/// 200 points, of which 76 stay: what the title and the space around it take.
private struct SampleHero: View {
  let context: AppBarContext

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Color.role(.primaryContainer), Color.role(.tertiaryContainer)], startPoint: .top, endPoint: .bottom)
      SampleHeroTitle(context: context)
    }
    .flexibleHeaderHeights(minimum: 76, maximum: 200)
  }
}

private struct SampleHeroTitle: View {
  let context: AppBarContext

  var body: some View {
    Text(verbatim: "Harbour")
      .typography(.displaySmall)
      .foregroundStyle(Color.role(.onPrimaryContainer))
      .scaleEffect(1 - 0.4 * context.collapsedFraction, anchor: .bottomLeading)
      .padding(16)
      .accessibilityAddTraits(.isHeader)
  }
}

private struct SampleRows: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<20, id: \.self) { row in
          Text(verbatim: "Berth \(row + 1)")
            .typography(.bodyLarge)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .background(Color.role(.surfaceContainerHigh))
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding(12)
    }
  }
}
