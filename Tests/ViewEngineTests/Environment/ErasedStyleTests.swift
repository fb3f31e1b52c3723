import Testing
import ViewEngine

@MainActor
@Suite("Styles in the environment")
struct ErasedStyleTests {
  final class Count { var value = 0 }

  private struct Fields: LabeledContentStyle {
    let gap: CGFloat
    let count: Count
    func makeBody(configuration: Configuration) -> some View {
      count.value += 1
      return HStack(spacing: gap) {
        configuration.label
        configuration.content
      }
    }
  }

  private enum Cases: LabeledContentStyle {
    case wide, narrow
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: self == .wide ? 100 : 0) {
        configuration.label
        configuration.content
      }
    }
  }

  /// A control that does not change by itself, in a view that does.
  private struct Row: View {
    var body: some View { LabeledContent("Label", value: "Value") }
  }

  private struct Screen: View {
    let count: Count
    @State var turns = 0
    @State var gap: CGFloat = 8
    var body: some View {
      VStack {
        Row()
        Text("turn \(turns)").accessibilityAction { turns += 1 }
        Text("widen").accessibilityAction { gap += 1 }
      }
      .labeledContentStyle(Fields(gap: gap, count: count))
    }
  }

  private func press(_ label: String, _ stage: Stage) {
    stage.nodes.first { $0.properties.label == label }?.perform("activate")
    stage.frame()
  }

  @Test("a style that is made again with the same fields makes no control again; one with others does")
  func equality() {
    let count = Count()
    let stage = Stage { Screen(count: count) }
    #expect(count.value == 1)
    press("turn 0", stage)
    press("turn 1", stage)
    #expect(stage.labels.contains("turn 2"))
    #expect(count.value == 1)
    press("widen", stage)
    #expect(count.value == 2)
  }

  private struct EnumScreen: View {
    @State var style = Cases.wide
    var body: some View {
      VStack {
        Row()
        Text("switch").accessibilityAction { style = .narrow }
      }
      .labeledContentStyle(style)
    }
  }

  @Test("cases of an enum are different styles")
  func enums() {
    let stage = Stage { EnumScreen() }
    let before = stage.frame(of: "Label, Value")?.width ?? stage.frame(of: "Value")?.minX
    press("switch", stage)
    let after = stage.frame(of: "Label, Value")?.width ?? stage.frame(of: "Value")?.minX
    #expect(before != after)
  }

  private struct Squares: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 33, height: 33).accessibilityHidden(true)
    }
  }

  @Test("a style stands in for another wherever that is in force, and for no other")
  func substitution() {
    var styles = StyleSubstitutions()
    styles.replace(SwitchToggleStyle.self, with: Squares())
    let substitutions = styles
    let stage = Stage {
      VStack {
        Toggle("default", isOn: .constant(true))
        Toggle("named", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("other", isOn: .constant(true)).toggleStyle(.checkbox)
      }
      .styleSubstitutions(substitutions)
    }
    let toggles = stage.nodes.filter { $0.properties.role == .switch || $0.properties.role == .checkbox }
    #expect(toggles.map { $0.bounds.width == 33 } == [true, true, false])
  }
}
