import Testing
import ViewEngine

@Suite("Fonts")
struct FontTests {
  // Human Interface Guidelines, Typography, iOS at the content size Large.
  @Test(
    "text styles have iOS's sizes",
    arguments: [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ] as [(Font.TextStyle, Double)])
  func sizes(style: Font.TextStyle, size: Double) {
    #expect(Font.system(style).resolved(textScale: 1).size == size)
  }

  @Test("only the headline is semibold, unless the font names a weight")
  func styleWeights() {
    #expect(Font.headline.resolved(textScale: 1).weight == 600)
    #expect(Font.body.resolved(textScale: 1).weight == 400)
    #expect(Font.headline.weight(.light).resolved(textScale: 1).weight == 300)
  }

  @Test("weights have CSS's numbers")
  func weights() {
    let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(all.map(\.number) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test("text styles and custom fonts follow the text size, fixed sizes do not")
  func scale() {
    #expect(Font.body.resolved(textScale: 2).size == 34)
    #expect(Font.custom("Roboto", size: 10).resolved(textScale: 1.5).size == 15)
    #expect(Font.custom("Roboto", fixedSize: 10).resolved(textScale: 1.5).size == 10)
    #expect(Font.system(size: 10).resolved(textScale: 1.5).size == 10)
  }

  @Test("modifiers add up in any order")
  func modifiers() {
    let font = Font.custom("Roboto", size: 12).italic().bold().monospacedDigit().width(.condensed).leading(.tight)
    let resolved = font.resolved(textScale: 1)
    #expect(
      resolved
        == Font.Resolved(
          family: "Roboto", size: 12, weight: 700, width: 75, italic: true, monospacedDigit: true, leading: .tight))
    #expect(font == Font.custom("Roboto", size: 12).leading(.tight).width(.condensed).monospacedDigit().bold().italic())
    #expect(Font.body.monospaced().resolved(textScale: 1).design == .monospaced)
    #expect(Font.body.lowercaseSmallCaps().uppercaseSmallCaps() == Font.body.smallCaps())
    #expect(Font.body != Font.headline)
  }

  @Test("sizes and scales that make no sense are brought into range")
  func badInput() {
    #expect(Font.system(size: -3).resolved(textScale: 1).size == 0)
    #expect(Font.body.resolved(textScale: .nan).size == 17)
    #expect(Font.body.resolved(textScale: 0).size == 17)
  }
}
