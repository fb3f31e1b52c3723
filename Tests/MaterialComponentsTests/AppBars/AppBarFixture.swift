import MaterialComponents
import MaterialTesting
import Observation

/// A window of 400 × 700 with a header over lists of rows that are 100 points high, so that where a list stands is seen
/// from any of its rows.
@MainActor @Observable
final class AppBarFixture {
  var options = FlexibleHeaderOptions()
  var background = AppBarBackground.tonal
  /// Which list is shown.
  var list = "A"
  var rows: [String: Int] = [:]
  /// Whether lists that are not shown are kept beside the one that is.
  var keepsLists = false
  var margin: CGFloat = 0
  @ObservationIgnored var controller: FlexibleHeaderController?
  @ObservationIgnored var refresh: (@MainActor @Sendable () async -> Void)?
  @ObservationIgnored var context: AppBarContext?
  @ObservationIgnored var headerRuns = 0

  init(
    _ minimum: CGFloat = 56, _ maximum: CGFloat = 128, _ behavior: HeaderShiftBehavior = .disabled,
    _ edit: (inout FlexibleHeaderOptions) -> Void = { _ in }
  ) {
    options.heights = FlexibleHeaderHeights(minimum: minimum, maximum: maximum)
    options.shiftBehavior = behavior
    edit(&options)
  }

  func note(_ context: AppBarContext) {
    headerRuns += 1
    self.context = context
  }

  func open(environment: (inout EnvironmentValues) -> Void = { _ in }) throws -> TestWindow {
    try TestWindow(width: 400, height: 700, environment: environment) {
      AppBarFixtureView(fixture: self).materialTheme(.baseline)
    }
  }

  // MARK: What is seen

  func header(in window: TestWindow) throws -> CGRect { try window.find(.role(.banner)).bounds }

  /// Where the top of a list's content is, as it is drawn; nil where no row of it is there.
  func contentTop(_ list: String = "A", in window: TestWindow) -> CGFloat? {
    var top: CGFloat?
    func visit(_ node: SemanticsNode) {
      let parts = node.properties.label.split(separator: " ")
      if parts.count == 2, parts[0] == list, let number = Int(parts[1]) {
        top = node.bounds.minY - 100 * CGFloat(number)
      }
      node.children.forEach(visit)
    }
    visit(window.semantics)
    return top
  }

  /// Scrolls as fingers on a touchpad do that are not lifted.
  func scroll(_ window: TestWindow, by distance: CGFloat) {
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: distance))
  }
}

struct AppBarFixtureView: View {
  let fixture: AppBarFixture

  var body: some View {
    let fixture = fixture
    FlexibleHeader(fixture.options, background: fixture.background, controller: fixture.controller) { context in
      let _ = fixture.note(context)
      Text(verbatim: "Title").fadesWhenShifted()
    } content: {
      if fixture.keepsLists {
        ZStack {
          ForEach(["A", "B"], id: \.self) { list in
            FixtureList(fixture: fixture, list: list)
              .tracksAppBar(fixture.list == list)
              .opacity(fixture.list == list ? 1 : 0)
              .allowsHitTesting(fixture.list == list)
              .accessibilityHidden(fixture.list != list)
              .zIndex(fixture.list == list ? 1 : 0)
          }
        }
      } else {
        FixtureList(fixture: fixture, list: fixture.list).id(fixture.list)
      }
    }
  }
}

private struct FixtureList: View {
  let fixture: AppBarFixture
  let list: String

  var body: some View {
    let scroll = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<(fixture.rows[list] ?? 40), id: \.self) { row in
          Button {
          } label: {
            Color.blue.frame(height: 100).frame(maxWidth: .infinity)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(list) \(row)")
        }
      }
    }
    .contentMargins(.top, fixture.margin, for: .scrollContent)
    if let refresh = fixture.refresh {
      scroll.refreshable { await refresh() }
    } else {
      scroll
    }
  }
}

extension TestWindow {
  /// Keeps parts of the window free, as a status bar does.
  func setSafeArea(_ insets: EdgeInsets) {
    window.graph.setSafeArea(insets)
    advance(by: 0)
  }
}
