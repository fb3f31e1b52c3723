import Testing
import ViewEngine

@Suite("Alignment guides")
struct AlignmentTests {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] / 3 }
  }

  private let dimensions = ViewDimensions(size: CGSize(width: 120, height: 40))

  @Test("defaults lie on the frame's sides and middles")
  func defaults() {
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 60)
    #expect(dimensions[HorizontalAlignment.trailing] == 120)
    #expect(dimensions[VerticalAlignment.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 20)
    #expect(dimensions[VerticalAlignment.bottom] == 40)
  }

  @Test("baselines of a view without text are its bottom edge")
  func baselines() {
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 40)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 40)
  }

  @Test("an explicit guide beats the default, and only for its own key")
  func explicit() {
    let key = HorizontalAlignment(Quarter.self).key
    let shifted = ViewDimensions(size: dimensions.size) { $0 == key ? 7 : nil }
    #expect(shifted[HorizontalAlignment(Quarter.self)] == 7)
    #expect(shifted[explicit: HorizontalAlignment(Quarter.self)] == 7)
    #expect(shifted[explicit: HorizontalAlignment.center] == nil)
    #expect(shifted[HorizontalAlignment.center] == 60)
    #expect(dimensions[HorizontalAlignment(Quarter.self)] == 30)
  }

  @Test("a default may be computed from another guide's explicit value")
  func defaultFromExplicit() {
    let trailing = HorizontalAlignment.trailing.key
    let shifted = ViewDimensions(size: dimensions.size) { $0 == trailing ? 90 : nil }
    #expect(shifted[HorizontalAlignment(Third.self)] == 30)
  }

  @Test("guides are equal if their ID types are, per axis")
  func identity() {
    #expect(HorizontalAlignment(Quarter.self) == HorizontalAlignment(Quarter.self))
    #expect(HorizontalAlignment(Quarter.self) != HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Quarter.self).key != VerticalAlignment(Quarter.self).key)
    #expect(Set([Alignment.center, .center, .topLeading]).count == 2)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test("children's explicit values combine by the guide's rule")
  func combination() {
    let values: [CGFloat?] = [12, nil, 30, 18]
    #expect(HorizontalAlignment(Quarter.self).combineExplicit(values) == 20)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 12)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 30)
    #expect(HorizontalAlignment.center.combineExplicit(values) == nil)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([nil]) == nil)
  }

  @Test("dimensions are equal with the same size and the same provider")
  func equality() {
    let guides = ViewDimensions(size: dimensions.size) { _ in 1 }
    #expect(dimensions == ViewDimensions(size: CGSize(width: 120, height: 40)))
    #expect(guides == guides)
    #expect(guides != dimensions)
  }
}
