import MaterialUI

struct ElevationPage: GalleryPage {
  static let title = "Elevation and ink"
  static let summary = "How high a surface lies, and how what is pressed shows it."

  @State private var options = Options()
  @State private var reach = ReachOptions()

  private struct Options {
    var level = ElevationLevel.level3
    var shape = ShapeToken.medium
    var style = ElevationStyle.material3
  }

  private struct ReachOptions {
    var radius = 24.0
  }

  var body: some View {
    Example("Levels", in: Self.self, code: "levels", options: options) {
      // code: levels
      Surface(.surfaceContainerLow, shape: .token(options.shape), elevation: options.level) {
        Text("Paper").padding(32)
      }
      .elevationStyle(options.style)
      // end
    } controls: {
      ChoiceControl("Level", ElevationLevel.allCases, selection: $options.level)
      ChoiceControl("Shape", ShapeToken.allCases, selection: $options.shape)
      ChoiceControl("Style", ElevationStyle.allCases, selection: $options.style)
    }
    ink
  }

  private var ink: some View {
    let options = reach
    return Example("Ink on anything", in: Self.self, code: "ink", options: options) {
      // code: ink
      HStack(spacing: 48) {
        Pressable(action: {}) {
          Text("Press me")
            .padding(24)
            .ripple(in: RoundedRectangle(cornerRadius: 16))
            .surface(.secondaryContainer, in: .large)
            .focusRing(in: .large)
        }
        Pressable(action: {}) {
          Image(systemName: "favorite").font(.system(size: 24)).unboundedRipple(radius: options.radius)
        }
        .accessibilityLabel("Like")
      }
      // end
    } controls: {
      SliderControl("Radius", value: $reach.radius, in: 16...48, step: 4)
    }
  }
}
