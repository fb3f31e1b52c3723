import MaterialTesting

@testable import MaterialComponents

/// Uses the tabs of the set-up K in ways that a seed decides, and looks after every event and frame whether what must
/// hold does.
@MainActor
final class RandomTabUser {
  let k = TabsFixture()
  let window: TestWindow
  private(set) var history: [String] = []
  private(set) var brokenInvariant: String?
  private var random: Generator
  // Not more than it takes: all that is in sight is looked at after each event and frame.
  private var size = CGSize(width: 240, height: 400)
  private var isDown = false
  /// Where the indicator may be: between where it was when its target last changed, and that target.
  private var hull: ClosedRange<CGFloat>?
  private var target: CGRect?
  private var selectedBefore = "A"

  /// A linear congruential generator: the same numbers for the same seed on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  init(
    seed: UInt64, configure: (TabsFixture) -> Void, environment: (inout EnvironmentValues) -> Void
  ) throws {
    random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    configure(k)
    k.tabs = ["A", "B", "C", "D"]
    k.rows = ["A": 40, "B": 3, "C": 0, "D": 200]
    k.hasButtons = false
    window = try k.open(width: size.width, height: size.height, environment: environment)
    check("start")
  }

  private var state: HeaderState<String>? { k.context?.state }

  // MARK: Events

  func act() throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: scroll()
    case 30..<42: drag(horizontal: false)
    case 42..<54: drag(horizontal: true)
    case 54..<64: select()
    case 64..<70: try tap(count: 1)
    case 70..<73: try tap(count: 2)
    case 73..<77: changeHeight()
    case 77..<79: try resize()
    default: advance(frames: Int.random(in: 1...8, using: &random))
    }
  }

  /// Lets everything come to rest.
  func rest() throws {
    if isDown { window.release() }
    isDown = false
    for _ in 0..<150 {
      window.advance(by: 1.0 / 60)
      check("rest")
    }
    checkAtRest()
  }

  private func note(_ event: String) { history.append(event) }

  private func place() -> CGPoint {
    CGPoint(x: size.width / 2, y: CGFloat.random(in: 20...(size.height - 20), using: &random))
  }

  private func scroll() {
    let distance = CGFloat.random(in: -500...500, using: &random)
    note("scroll \(Int(distance))")
    window.scroll(at: place(), by: CGSize(width: 0, height: distance))
    check("scroll")
  }

  private func drag(horizontal: Bool) {
    let way = CGFloat.random(in: -300...300, using: &random)
    let steps = Int.random(in: 2...6, using: &random)
    note("drag \(horizontal ? "across" : "along") \(Int(way)) in \(steps)")
    window.press(at: place(), pointer: .touch)
    isDown = true
    for _ in 0..<steps {
      let step = way / CGFloat(steps)
      window.move(by: horizontal ? CGSize(width: step, height: 0) : CGSize(width: 0, height: step))
      check("move")
      if Bool.random(using: &random) { advance(frames: 1) }
      if Int.random(in: 0..<12, using: &random) == 0 { select() }
    }
    window.release()
    isDown = false
    check("release")
  }

  private func select() {
    let tab = k.tabs.randomElement(using: &random) ?? "A"
    note("select \(tab)")
    let before = k.writes
    k.select(tab)
    window.advance(by: 0)
    if k.writes != before { fail("I6: a selection by program was written again") }
    check("select")
  }

  private func tap(count: Int) throws {
    for _ in 0..<count {
      let tab = k.tabs.randomElement(using: &random) ?? "A"
      note("tap \(tab)")
      let (before, selected) = (k.writes, k.selected)
      guard (try? window.click(on: .role(.tab, "Tab \(tab)"))) != nil else { continue }
      if k.selected == tab, k.writes - before != (selected == tab ? 0 : 1) { fail("I6: writes for one tap") }
      check("tap")
    }
  }

  private func changeHeight() {
    let height = CGFloat([60, 120, 200, 330, 900].randomElement(using: &random) ?? 200)
    note("title \(Int(height))")
    if Bool.random(using: &random) {
      withAnimation(.linear(duration: 0.2)) { k.titleHeight = height }
    } else {
      k.titleHeight = height
    }
    window.advance(by: 0)
    check("title")
  }

  private func resize() throws {
    size = CGSize(
      width: CGFloat([200, 240, 390].randomElement(using: &random) ?? 240),
      height: CGFloat([300, 400, 700].randomElement(using: &random) ?? 400))
    note("resize \(Int(size.width))×\(Int(size.height))")
    try window.resize(width: size.width, height: size.height)
    hull = nil
    check("resize")
  }

  private func advance(frames: Int) {
    note("frames \(frames)")
    for _ in 0..<frames {
      window.advance(by: 1.0 / 60)
      check("frame")
    }
  }

  // MARK: What must hold

  private func fail(_ text: String) {
    if brokenInvariant == nil { brokenInvariant = text }
  }

  private func check(_ event: String) {
    guard let state, brokenInvariant == nil else { return }
    let semantics = window.semantics
    checkOffsets(state)
    checkPages(state)
    headerWay = state.geometry.maxOffset
    checkPicture(state, semantics)
    checkIndicator(semantics)
    if let line = window.logged.first { fail("logged: \(line)") }
    if k.redundantWrites > 0 { fail("I6: the selection was written without a change") }
    if k.context?.selectedTab != k.selected { fail("the header has another tab selected") }
  }

  private func checkOffsets(_ state: HeaderState<String>) {
    let offsets = state.offsets
    let figures = [
      state.offset, state.contentOffset, state.stretch, state.geometry.height, state.geometry.safeHeight,
      state.geometry.maxOffset, state.geometry.unitOffset(state.offset),
    ]
    if !figures.allSatisfy(\.isFinite) { fail("I2: a figure is not finite") }
    if state.offset > state.geometry.maxOffset + 0.001 { fail("I2: \(state.offset) is beyond the header's way") }
    for tab in offsets.visibleTabs where offsets.contentOffset(of: tab) < offsets.offset - 0.001 {
      fail("I1: gap of \(offsets.offset - offsets.contentOffset(of: tab)) at \(tab)")
    }
  }

  /// I3: where contents are is where the rule wants them. Out of sight nothing changes; a page that comes into sight has
  /// gone with the header since, as far as its content reaches.
  private func checkPages(_ state: HeaderState<String>) {
    let offsets = state.offsets
    for tab in k.tabs {
      guard offsets.visibleTabs.contains(tab) else {
        let place = offsets.places[tab]
        if let known = resting[tab], known != place {
          fail("I3: the hidden page \(tab) has gone from \(String(describing: known)) to \(String(describing: place))")
        }
        resting[tab] = .some(place)
        continue
      }
      let content = offsets.contentOffset(of: tab)
      let page = state.page(of: tab)
      // Pages that pass by on the way to another are not made for that.
      guard page.stage != nil else {
        resting[tab] = nil
        continue
      }
      guard let place = page.relay.place else { return fail("nobody knows where \(tab) is") }
      if abs(place.offset.y - content) > 0.001 {
        fail("I3: the content of \(tab) is at \(place.offset.y), by the rule it is at \(content)")
      }
      if let known = resting.removeValue(forKey: tab) {
        let right = wanted(known, offsets, end: place.end.y)
        if !right.contains(where: { abs(content - $0) < 0.001 }) {
          fail("I3: \(tab) has come into sight at \(content) and not at \(right), from \(String(describing: known))")
        }
      }
    }
    for node in window.window.graph.scrolling.all {
      let id = ObjectIdentifier(node)
      guard node.restingAncestor != nil else {
        restingNodes[id] = nil
        continue
      }
      if let known = restingNodes[id], known != node.offset {
        fail("I3: a scroll view out of sight has moved from \(known) to \(node.offset)")
      }
      restingNodes[id] = node.offset
    }
  }

  /// Where a page has to be that comes into sight, by the rule of the mode. Where the header's way has changed in this
  /// frame, the page may have come into sight before or after that.
  private func wanted(
    _ place: HeaderOffsets<String>.Place?, _ offsets: HeaderOffsets<String>, end: CGFloat
  ) -> [CGFloat] {
    let header = max(0, offsets.offset)
    let before = place?.content ?? 0
    return [headerWay, offsets.geometry.maxOffset].map { way in
      let isReset = offsets.mode == .resetScrollPosition && header < way && before > header
      return min(isReset ? header : max(header, before + header - (place?.header ?? 0)), end)
    }
  }

  /// The header's way at the last check.
  private var headerWay: CGFloat = 0

  /// Where the rule had pages when they went out of sight; nil for those not seen yet.
  private var resting: [String: HeaderOffsets<String>.Place?] = [:]
  private var restingNodes: [ObjectIdentifier: CGPoint] = [:]

  /// I1 in what is drawn: no gap between the header and a page that can be seen. A title that is on its way by a spring
  /// may be 0.7 % beyond its end.
  private func checkPicture(_ state: HeaderState<String>, _ semantics: SemanticsNode) {
    guard let header = semantics.first(where: { $0.properties.role == .banner })?.bounds else {
      return fail("there is no header")
    }
    for (tab, top) in k.contentTops(in: semantics) {
      if top > header.maxY + 0.01 * state.geometry.height + 0.5 {
        fail("I1: \(top - header.maxY) points of nothing between the header and \(tab)")
      }
    }
  }

  /// By the middles of indicator and label: both move from one tab's to the other's by the same parts.
  private func checkIndicator(_ semantics: SemanticsNode) {
    guard let indicator = k.indicator(in: window)?.midX, let shown = k.selectedLabel(in: semantics),
      let first = semantics.first(where: { $0.properties.role == .tab })?.bounds.minX
    else { return }
    // In the row of tabs, and across only: the bar scrolls below both by an animation of its own, and the header moves it
    // up and down.
    let place = indicator - first
    let label = CGRect(x: shown.minX - first, y: 0, width: shown.width, height: 0)
    // What floating point leaves is no other place.
    func isSame(_ one: CGFloat, _ other: CGFloat?) -> Bool { other.map { abs(one - $0) < 0.01 } ?? false }
    if !isSame(label.midX, target?.midX) || !isSame(label.width, target?.width) || selectedBefore != k.selected {
      // Another tab, or the same one elsewhere: labels move with the bar, which is not the indicator's matter.
      let moves = isSame(label.width, target?.width) && selectedBefore == k.selected
      let old = moves ? hull : nil
      hull =
        min(place, label.midX, old?.lowerBound ?? .infinity)...max(place, label.midX, old?.upperBound ?? -.infinity)
      target = label
      selectedBefore = k.selected
    }
    guard let hull else { return }
    // Edges are drawn on whole pixels, here and where the hull began, and so is the row that they lie in.
    let beyond = 0.02 * (hull.upperBound - hull.lowerBound) + 3
    if place < hull.lowerBound - beyond || place > hull.upperBound + beyond {
      fail("I5: the indicator is at \(place), outside of \(hull)")
    }
  }

  private func checkAtRest() {
    guard let indicator = k.indicator(in: window), let label = k.selectedLabel(in: window.semantics) else {
      return fail("I4: there is no indicator")
    }
    if abs(indicator.midX - label.midX) > 0.6 { fail("I4: the indicator \(indicator) is not at \(label)") }
    if k.bar == .material, abs(indicator.width - label.width) > 0.6 { fail("I4: the indicator has another width") }
  }
}
