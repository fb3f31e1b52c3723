import Foundation
import MaterialComponents
import MaterialTesting
import Testing

/// The pictures of the documentation: each style of tabs at rest, half and fully collapsed, in light and dark and from
/// right to left. They are made anew with `RECORD_PICTURES=1`, as all pictures in `docs/pictures` are.
@MainActor
@Suite("Pictures of tabs and headers", .enabled(if: ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"))
struct TabPicturesTests {
  /// A picture's columns: how far the header has moved up, of a way of 100.
  private static let offsets: [CGFloat] = [0, 50, 200]

  enum Style: String, CaseIterable, CustomTestStringConvertible {
    case primary
    case primaryIcons = "primary-icons"
    case secondary
    case classicPrimary = "classic-primary"
    case classicSecondary = "classic-secondary"
    case header

    var testDescription: String { rawValue }
  }

  @Test("a picture of each style", arguments: Style.allCases)
  func record(style: Style) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("docs/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let window = try TestWindow(width: 3 * 300 + 4 * 12, height: 3 * 360 + 4 * 12, scale: 2) {
      VStack(spacing: 12) {
        ForEach(PictureRow.allCases, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(0..<3, id: \.self) { column in
              Sample(style: style)
                .frame(width: 300, height: 360)
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
      for (column, offset) in Self.offsets.enumerated() where offset > 0 {
        let origin = try window.find(.id("\(row) \(column)")).bounds
        window.scroll(at: CGPoint(x: origin.midX, y: origin.maxY - 20), by: CGSize(width: 0, height: offset))
      }
    }
    window.advance(by: 1)
    try window.writePNG(to: folder.appendingPathComponent("tabs-\(style.rawValue).png").path)
  }
}

private enum PictureRow: CaseIterable {
  case light, dark, rightToLeft
}

private struct Sample: View {
  let style: TabPicturesTests.Style
  @State private var selected = 1

  var body: some View {
    if style == .header {
      StickyHeader { context in
        SampleTitle(context: context)
      } headerBackground: { _ in
        Color.role(.primaryContainer)
      } content: {
        StickyHeaderScroll { _ in SampleRows() }
      }
    } else {
      MaterialTabs(selectedTab: $selected) { context in
        SampleTitle(context: context)
      } headerTabBar: { context in
        SampleBar(style: style, selected: $selected, context: context)
      } headerBackground: { _ in
        Color.role(style.isClassic ? .primaryContainer : .surfaceContainer)
      } content: {
        ForEach(Array(SampleTab.all.enumerated()), id: \.offset) { index, tab in
          MaterialTabsScroll(tab: index) { _ in SampleRows() }
            .materialTabItem(tab: index, label: tab.label(style))
            .materialTabBadge(index == 2 && !style.isClassic ? .count(7) : nil)
        }
      }
    }
  }
}

private struct SampleTab {
  let title: String
  let symbol: String

  static let all = [
    SampleTab(title: "Ships", symbol: "sailing"), SampleTab(title: "Crew", symbol: "group"),
    SampleTab(title: "Cargo", symbol: "inventory"),
  ]

  @MainActor
  func label(_ style: TabPicturesTests.Style) -> MaterialTabBar<Int>.Label {
    switch style {
    case .primaryIcons, .classicPrimary: .primary(title, icon: Image(systemName: symbol))
    case .primary: .primary(title)
    case .secondary, .classicSecondary, .header: .secondary(title)
    }
  }
}

extension TabPicturesTests.Style {
  fileprivate var isClassic: Bool { self == .classicPrimary || self == .classicSecondary }
}

private struct SampleBar: View {
  let style: TabPicturesTests.Style
  @Binding var selected: Int
  let context: MaterialTabsHeaderContext<Int>

  var body: some View {
    switch style {
    case .primary, .primaryIcons: PrimaryTabBar(selectedTab: $selected, context: context)
    case .secondary: SecondaryTabBar(selectedTab: $selected, context: context)
    default: MaterialTabBar(selectedTab: $selected, context: context)
    }
  }
}

/// A title of 140 points, of which 40 stay.
private struct SampleTitle<Tab: Hashable>: View {
  let context: HeaderContext<Tab>

  var body: some View {
    Text(verbatim: "Harbour")
      .typography(.headlineLarge)
      .foregroundStyle(Color.role(.onPrimaryContainer))
      .accessibilityAddTraits(.isHeader)
      .headerStyle(ShrinkHeaderStyle(fade: false, minimumScale: 0.6, offsetFactor: 0.5), context: context)
      .frame(maxWidth: .infinity)
      .frame(height: 140)
      .minTitleHeight(.absolute(40))
  }
}

private struct SampleRows: View {
  var body: some View {
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
