import Testing

@testable import MaterialComponents

/// Figures: md.comp.search-bar of Material 3 v34.0.21.
@MainActor @Suite("Search bar")
struct SearchBarTests {
  @Test("a pill 56 high on surface-container-high with a shadow")
  func look() throws {
    let text = Box("")
    let stage = Stage(width: 400, height: 100) { SearchBar("Search articles", text: text.binding) }
    let bar = try #require(stage.element(.searchbox))
    #expect(bar.bounds == CGRect(x: 0, y: 22, width: 400, height: 56))
    let ground = stage.drawing.compactMap(\.fill).first {
      $0.color == MaterialColorScheme.light[.surfaceContainerHigh]
    }
    #expect(
      ground?.shape == .rounded(DisplayRoundedRect(rect: CGRect(x: 0, y: 22, width: 400, height: 56), radius: 28)))
    #expect(stage.drawing.contains { $0.shadow != nil })
  }

  @Test("it is a search landmark with a searchbox that is named by its prompt")
  func semantics() throws {
    let text = Box("swift")
    let stage = Stage { SearchBar("Search articles", text: text.binding) }
    let landmark = try #require(stage.element(.search))
    let box = try #require(landmark.first { $0.properties.role == .searchbox })
    #expect(box.properties.label == "Search articles")
    #expect(box.properties.value == "swift")
  }

  @Test("a button empties it and gives it the focus; without text there is none")
  func clear() throws {
    let text = Box("swift")
    let stage = Stage { BoxedSearchBar(text: text) }
    let button = try #require(stage.element("Clear"))
    #expect(button.properties.role == .button)
    #expect(button.bounds.size == CGSize(width: 48, height: 48))
    button.perform("activate")
    stage.advance(0.1)
    #expect(text.value.isEmpty)
    #expect(stage.element(.searchbox)?.properties.value == "")
    #expect(stage.element("Clear") == nil)
    #expect(stage.element(.searchbox)?.properties.states.contains(.focused) == true)
  }

  @Test("Enter submits, Escape empties it and then is left to others")
  func keys() {
    let text = Box("")
    var submitted: [String] = []
    var exits = 0
    let stage = Stage {
      BoxedSearchBar(text: text).onSubmit { submitted.append(text.value) }.onExitCommand { exits += 1 }
    }
    stage.key("Tab")
    stage.key("a")
    stage.key("Enter")
    stage.advance(0.05)
    #expect(submitted == ["a"])
    stage.key("Escape")
    stage.advance(0.05)
    #expect(text.value.isEmpty && exits == 0)
    stage.key("Escape")
    #expect(exits == 1)
  }

  @Test("the app's own views take the places at the ends")
  func ends() {
    let text = Box("")
    let stage = Stage {
      SearchBar("Search", text: text.binding) {
        Button("Back") {}
      } trailing: {
        Button("More") {}
      }
    }
    #expect(stage.element("Back")?.bounds.minX == 4)
    #expect(stage.element("More") != nil)
  }
}

private struct BoxedSearchBar: View {
  let text: Box<String>
  var body: some View { SearchBar("Search articles", text: text.binding) }
}
