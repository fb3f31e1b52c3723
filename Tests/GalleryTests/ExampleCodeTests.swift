import Testing

@testable import gallery

struct ExampleCodeTests {
  private enum Size { case small, extraLarge }
  private struct Options {
    var size = Size.extraLarge
    var sizeLimit = 2.0
    var isOn = true
    var title = "Save"
  }

  @Test("the values of options stand in the code in place of their names")
  func values() {
    let code = "View(options.size, options.sizeLimit, options.isOn, options.title, options.other)"
    #expect(ExampleCode.fill(code, with: Options()) == "View(.extraLarge, 2, true, \"Save\", options.other)")
  }

  @Test("state stands before the code, with a line between them")
  func state() {
    let example = ExampleCode(state: "@State var isOn = false", code: "Toggle(isOn: $isOn)")
    #expect(example.text(with: Options()) == "@State var isOn = false\n\nToggle(isOn: $isOn)")
    #expect(ExampleCode(state: "", code: "Text()").text(with: Options()) == "Text()")
  }

  @Test("a page's name on the command line comes from its type")
  @MainActor func names() {
    #expect(ButtonsPage.name == "buttons")
    #expect(GalleryCatalogue.page(named: "buttons") != nil && GalleryCatalogue.page(named: "none") == nil)
  }
}
