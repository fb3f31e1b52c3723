import HeadlessHost
import Testing

@Suite("Sizes on the command line")
struct HeadlessSizeTests {
  @Test("a size may have a scale")
  func reading() {
    #expect(HeadlessSize("412x892") == HeadlessSize(width: 412, height: 892, scale: 1))
    #expect(HeadlessSize("412x892@2") == HeadlessSize(width: 412, height: 892, scale: 2))
    #expect(HeadlessSize("412x892@1.5")?.description == "412x892@1.5")
  }

  @Test(
    "anything else is no size",
    arguments: [
      "", "412", "412x", "x892", "0x10", "10x0", "a4", "412x892@", "412x892@0", "412x892@2@3", "-1x5", "99999x1",
    ])
  func mistakes(text: String) {
    #expect(HeadlessSize(text) == nil)
  }
}
