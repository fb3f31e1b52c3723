import MaterialComponents
import Observation
import Testing

/// Where a theme's values come from and where they hold.
@MainActor
struct ThemeTests {
  @Observable
  final class Model {
    var appearance: ColorScheme?
  }

  private struct Swatch: View {
    var role = ColorRole.primary
    var body: some View { Rectangle().fill(Color.role(role)).frame(width: 10, height: 10) }
  }

  private func fills(_ stage: Stage) -> [Color.Resolved] { stage.drawing.compactMap { $0.fill?.color } }

  @Test("the static baseline and the scheme computed from its seed differ")
  func baseline() {
    // Material's table, and its algorithm with the same purple: specification, sections 1.2 and 1.3.
    #expect(MaterialColors.baseline.light[.primary] == Color.Resolved(rgb: 0x6750A4))
    #expect(MaterialColors(seed: 0x6750A4).light[.primary] == Color.Resolved(rgb: 0x65558F))
  }

  @Test("a part of the window can have a theme of its own, and a role of its own")
  func subtree() {
    let stage = Stage {
      VStack {
        Swatch()
        Swatch().materialTheme(MaterialTheme(seed: 0x00_FF00))
        Swatch().materialRole(.primary, light: Color.Resolved(rgb: 0x123456))
        Swatch(role: .secondary).materialRole(.primary, light: Color.Resolved(rgb: 0x123456))
      }
    }
    let baseline = MaterialColors.baseline.light
    #expect(
      fills(stage) == [
        baseline[.primary], MaterialColors(seed: 0x00_FF00).light[.primary], Color.Resolved(rgb: 0x123456),
        baseline[.secondary],
      ])
  }

  @Test("a scheme by hand has its roles, and the rest of another scheme")
  func byHand() {
    let scheme = MaterialColorScheme([.primary: 0x102030], otherwise: .light)
    #expect(scheme[.primary] == Color.Resolved(rgb: 0x102030))
    #expect(scheme[.surface] == MaterialColorScheme.light[.surface])
  }

  @Test("a picture's theme is that of its most fitting colour; one without colour has Google's blue")
  func picture() {
    // Three quarters of a red that Score prefers, the rest grey.
    let red = Bitmap(width: 8, height: 8, pixels: (0..<64).map { $0 % 4 == 0 ? 0xFF80_8080 : 0xFFC0_2020 })
    #expect(MaterialColors.sourceColors(of: red) == [0xC02020])
    #expect(MaterialColors(picture: red) == MaterialColors(seed: 0xC02020))
    #expect(MaterialColors.sourceColors(of: Bitmap(width: 1, height: 1, pixels: [0xFF80_8080])) == [0x4285F4])
    #expect(MaterialColors.sourceColors(of: Bitmap(width: 1, height: 1, pixels: [0])) == [0x4285F4])
  }

  @Test("dark goes over in 200 ms, and at once for those who want less motion")
  func darkOverTime() {
    let stage = Stage { Swatch() }
    stage.graph.updateEnvironment { $0.colorScheme = .dark }
    stage.advance(0.1)
    let between = fills(stage)[0]
    // Both lie apart in red: 0x67 and 0xD0.
    #expect(
      between.red > MaterialColorScheme.light[.primary].red && between.red < MaterialColorScheme.dark[.primary].red)
    stage.advance(0.15)
    #expect(fills(stage)[0] == MaterialColorScheme.dark[.primary])
    stage.graph.updateEnvironment { $0.accessibilityReduceMotion = true }
    stage.graph.updateEnvironment { $0.colorScheme = .light }
    stage.advance(0)
    #expect(fills(stage)[0] == MaterialColorScheme.light[.primary])
  }

  @Test("a fixed appearance holds whatever the desktop says, in every frame, and can be given up")
  func fixedAppearance() {
    let model = Model()
    model.appearance = .dark
    let stage = Stage { Fixed(model: model) }
    #expect(fills(stage)[0] == MaterialColorScheme.dark[.primary])
    stage.graph.updateEnvironment { $0.colorScheme = .dark }
    stage.advance(0.1)
    #expect(fills(stage)[0] == MaterialColorScheme.dark[.primary])
    stage.graph.updateEnvironment { $0.colorScheme = .light }
    stage.advance(1)
    #expect(fills(stage)[0] == MaterialColorScheme.dark[.primary])
    model.appearance = nil
    stage.advance(1)
    #expect(fills(stage)[0] == MaterialColorScheme.light[.primary])
  }

  private struct Fixed: View {
    let model: Model
    var body: some View { Swatch().materialAppearance(model.appearance) }
  }

  @Test("a theme of the desktop follows its accent; others don't")
  func accent() {
    let stage = Stage {
      VStack {
        Swatch().materialTheme(.desktop)
        Swatch()
      }
    }
    let baseline = MaterialColorScheme.light[.primary]
    #expect(fills(stage) == [baseline, baseline])
    stage.graph.statistics.reset()
    stage.graph.updateEnvironment { $0.desktopAccent = Color.Resolved(rgb: 0x00FF00) }
    stage.advance(1)
    #expect(fills(stage) == [MaterialColors(seed: 0x00_FF00).light[.primary], baseline])
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
    stage.graph.updateEnvironment { $0.desktopAccent = nil }
    stage.advance(1)
    #expect(fills(stage) == [baseline, baseline])
  }

  @Test("a flat theme draws no shadows, and follows a change without bodies of components")
  func elevation() {
    let lifted = Stage { Surface(elevation: .level3) { Swatch() } }
    #expect(lifted.drawing.compactMap(\.shadow).count == 2)
    let flat = Stage(theme: MaterialTheme(elevation: .flat)) { Surface(elevation: .level3) { Swatch() } }
    #expect(flat.drawing.compactMap(\.shadow).isEmpty)
  }

  @Test("a step of density takes 4 points off buttons, fields, drawer and menu items", arguments: [0, -1, -2, -3])
  func density(_ step: Int) throws {
    let stage = Stage(theme: MaterialTheme(density: MaterialDensity(step: step))) {
      VStack {
        Button("Press") {}.buttonStyle(.filled)
        OutlinedTextField("Label", text: .constant(""))
        NavigationDrawerItem("Inbox") {}
      }
    }
    let change = CGFloat(4 * step)
    // Standard heights: `md.comp.button`, small, and `md.comp.outlined-text-field`.
    #expect(try #require(stage.element(.button)).bounds.height == 40 + change)
    #expect(try #require(stage.element(.textbox)).bounds.height == 56 + change)
    // `md.comp.navigation-drawer`: active-indicator-height, and `md.comp.menus`: menu-item-height.
    #expect(try #require(stage.element("Inbox")).bounds.height == 56 + change)
    let menu = Stage(theme: MaterialTheme(density: MaterialDensity(step: step))) {
      Color.clear.menu(isPresented: .constant(true)) { Button("One") {} }
    }
    menu.advance(1)
    #expect(try #require(menu.element("One")).bounds.height == 44 + change)
  }

  @Test("a density outside of its range is clipped")
  func densityRange() {
    #expect(MaterialDensity(step: 5) == .standard)
    #expect(MaterialDensity(step: -9) == MaterialDensity(step: -3))
    // What is low already stays.
    #expect(MaterialDensity(step: -3).height(20) == 20)
  }
}
