import Testing

@testable import gallery

struct GalleryOptionsTests {
  private func parse(_ arguments: String...) throws -> GalleryOptions {
    try GalleryOptions.parse(arguments, pages: ["buttons", "cards"])
  }

  @Test("options are read, with a space or an equals sign before the value")
  func values() throws {
    #expect(try parse() == GalleryOptions())
    #expect(try parse("--page", "cards").page == "cards")
    #expect(try parse("--page=cards", "--headless=412x892@2").page == "cards")
    #expect(try parse("--list").listsPages)
    #expect(try parse("--help").showsHelp)
  }

  @Test(
    "what can't be understood is refused in one sentence",
    arguments: [
      (["--page", "carts"], "there is no page \"carts\"; there are buttons, cards"),
      (["--page"], "--page needs a value"),
      (["--headless", "wide"], "--headless needs a size such as 412x892 or 412x892@2, not \"wide\""),
      (["--lists"], "unknown option \"--lists\"; see gallery --help"),
    ])
  func refusals(arguments: [String], sentence: String) {
    #expect(throws: GalleryUsageError(sentence)) { try GalleryOptions.parse(arguments, pages: ["buttons", "cards"]) }
  }
}
