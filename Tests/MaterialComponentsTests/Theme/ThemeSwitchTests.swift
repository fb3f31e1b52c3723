import MaterialComponents
import MaterialTesting
import Observation
import Testing

/// A screen with 500 components that changes its theme.
@MainActor
struct ThemeSwitchTests {
  @Observable
  final class Model {
    var colors = MaterialColors.baseline
  }

  private static let count = 500

  private struct Screen: View {
    let components: [AnyView]
    var columns = 20

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<(components.count + columns - 1) / columns, id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(row * columns..<min((row + 1) * columns, components.count), id: \.self) { components[$0] }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color.role(.surface))
    }
  }

  private func stage(_ model: Model) -> Stage {
    Stage(width: 4000, height: 3000) {
      Screen(components: EveryComponent.first(Self.count)).materialColors { model.colors }
    }
  }

  @Test("other colours run no body and no layout, in no frame on the way")
  func colors() {
    let model = Model()
    let stage = stage(model)
    stage.advance(1)
    stage.graph.statistics.reset()
    model.colors = MaterialColors(seed: 0x00_FF00)
    stage.advance(1)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints > Self.count)
  }

  @Test("light, dark and contrast run no body and no layout")
  func looks() {
    let stage = stage(Model())
    stage.advance(1)
    for edit in [{ $0.colorScheme = .dark }, { $0.colorSchemeContrast = .increased }]
      as [(inout EnvironmentValues) -> Void]
    {
      stage.graph.statistics.reset()
      stage.graph.updateEnvironment(edit)
      stage.advance(1)
      #expect(stage.graph.statistics.bodies == 0)
      #expect(stage.graph.statistics.layouts == 0)
      #expect(stage.graph.statistics.paints > Self.count)
    }
  }

  /// A scheme whose colours have all of their light in one channel: no mixture of such colours has any in another.
  private func scheme(_ channel: WritableKeyPath<Color.Resolved, Float>) -> MaterialColors {
    let scheme = MaterialColorScheme { role in
      var color = Color.Resolved(red: 0, green: 0, blue: 0)
      // Each role is a different colour, and far from black.
      color[keyPath: channel] = 0.3 + 0.7 * Float(role.rawValue) / Float(ColorRole.allCases.count)
      return color
    }
    return MaterialColors(light: scheme, dark: scheme)
  }

  private func pixels(_ components: [AnyView], _ model: Model, _ change: () -> Void) throws -> Bitmap {
    let window = try TestWindow(width: 400, height: 120) {
      Screen(components: components, columns: 6).materialColors { model.colors }.materialTheme(.baseline)
    }
    window.advance(by: 1)
    change()
    window.advance(by: 1)
    return window.bitmap()
  }

  @Test("no pixel of any component keeps a colour of the scheme before")
  func survivors() throws {
    for component in EveryComponent.all + EveryComponent.presented {
      let model = Model()
      model.colors = scheme(\.red)
      let picture = try pixels([component.view], model) { model.colors = scheme(\.blue) }
      let survivors = picture.pixels.filter { $0 & 0xFFFF00 != 0 }
      #expect(survivors.isEmpty, "\(component.name) keeps \(survivors.count) pixels, such as \(hex(survivors))")
      // The test shows something: more than one colour.
      #expect(Set(picture.pixels).count > 1, "\(component.name) shows nothing")
    }
  }

  private func hex(_ pixels: [UInt32]) -> String {
    Set(pixels).prefix(4).map { String($0, radix: 16) }.joined(separator: " ")
  }
}
