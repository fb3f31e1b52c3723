import MaterialComponents
import Testing

/// The default figures of labels (behaviour document §7), with what text and icon measure themselves.
@MainActor
@Suite("Tab labels")
struct TabLabelTests {
  private static let tint = MaterialColorScheme.light[.primary]

  private struct Line {
    var rect: CGRect
    var color: Color.Resolved
  }

  private struct Look {
    var bounds: CGRect
    /// Icon and title, from above.
    var texts: [Line]
    /// What is filled within the label, each cut to what is to be seen of it.
    var fills: [Line]
  }

  private func look<Label: View>(_ label: Label) throws -> Look {
    let stage = Stage { label.fixedSize() }
    let bounds = try #require(stage.element(.button)).bounds
    let texts = stage.drawing.compactMap { drawn -> Line? in
      guard case .text(let layout, let origin, let color, _) = drawn.operation, layout.size.width > 0 else {
        return nil
      }
      return Line(rect: CGRect(origin: drawn.offset + origin, size: layout.size), color: color)
    }
    let fills = stage.drawing.compactMap { drawn -> Line? in
      guard let fill = drawn.fill, fill.color.opacity > 0 else { return nil }
      let seen = drawn.clips.reduce(fill.shape.bounds) { $0.intersection($1.bounds) }
      return Line(rect: seen, color: fill.color)
    }
    return Look(bounds: bounds, texts: texts.sorted { $0.rect.minY < $1.rect.minY }, fills: fills)
  }

  private func primary(_ selected: Int, _ config: PrimaryTab<Int>.Config = .init()) -> PrimaryTab<Int> {
    PrimaryTab(
      tab: 0, context: HeaderContext(selectedTab: selected), tapped: {}, title: "Ships",
      icon: Image(systemName: "sailing"), config: config, deselectedConfig: nil)
  }

  private func secondary(_ selected: Int, _ config: SecondaryTab<Int>.Config = .init()) -> SecondaryTab<Int> {
    SecondaryTab(
      tab: 0, context: HeaderContext(selectedTab: selected), tapped: {}, title: "Ships", config: config,
      deselectedConfig: nil)
  }

  private func isColor(_ found: Color.Resolved, opacity: Float) -> Bool {
    let same = zip([found.red, found.green, found.blue], [Self.tint.red, Self.tint.green, Self.tint.blue])
      .allSatisfy { abs($0 - $1) < 0.003 }
    return same && abs(found.opacity - opacity) < 0.003
  }

  @Test("primary: 8 + 10 + icon + 3 + title + 10 + 1 high, as wide as icon or title")
  func primaryFigures() throws {
    let look = try look(primary(0))
    #expect(look.texts.count == 2)
    let (icon, title) = (look.texts[0].rect, look.texts[1].rect)
    #expect(look.bounds.height == 8 + 10 + icon.height + 3 + title.height + 10 + 1)
    #expect(look.bounds.width == max(icon.width, title.width))
    #expect(icon.minY - look.bounds.minY == 18)
    #expect(title.minY - icon.maxY == 3)
    #expect(look.texts.allSatisfy { isColor($0.color, opacity: 1) })
  }

  @Test("primary: the line is 3 high and as wide as the content, above a rule of 1 in 35 % of the tint")
  func primaryLines() throws {
    let label = primary(0).frame(width: 200)
    let look = try look(label)
    let content = look.texts.map(\.rect.width).max() ?? 0
    let line = try #require(look.fills.first { isColor($0.color, opacity: 1) })
    #expect(line.rect.height == 3)
    #expect(line.rect.width == content)
    #expect(line.rect.maxY == look.bounds.maxY - 1)
    let rule = try #require(look.fills.first { isColor($0.color, opacity: 0.35) })
    #expect(rule.rect == CGRect(x: look.bounds.minX, y: look.bounds.maxY - 1, width: 200, height: 1))
  }

  @Test("primary, not selected: no line, the rule, and the given colour at 20 %")
  func primaryDeselected() throws {
    var config = PrimaryTab<Int>.Config()
    config.titleStyle = Color.role(.primary)
    let look = try look(primary(1, config))
    #expect(look.texts.allSatisfy { isColor($0.color, opacity: 0.2) })
    #expect(look.fills.count == 1)
    #expect(isColor(look.fills[0].color, opacity: 0.35))
    // Without a colour of its own it is the secondary one, not the tint.
    let plain = try self.look(primary(1))
    #expect(plain.texts.allSatisfy { !isColor($0.color, opacity: 1) && !isColor($0.color, opacity: 0.2) })
  }

  @Test("secondary: 12 above and 10 around the title, and a line of 2 across the whole tab")
  func secondaryFigures() throws {
    let look = try look(secondary(0))
    let title = try #require(look.texts.first).rect
    #expect(look.bounds.height == 12 + title.height + 10)
    #expect(abs(look.bounds.width - 20 - title.width) <= 0.5)
    let line = try #require(look.fills.first)
    // Edges are drawn on whole pixels.
    #expect((line.rect.width, line.rect.height) == (look.bounds.width, 2))
    #expect(abs(line.rect.maxY - look.bounds.maxY) <= 0.5)
    #expect(isColor(line.color, opacity: 1))
  }

  @Test("secondary, not selected: no line, and the given colour at 70 %")
  func secondaryDeselected() throws {
    var config = SecondaryTab<Int>.Config()
    config.titleStyle = Color.role(.primary)
    let look = try look(secondary(1, config))
    #expect(look.fills.isEmpty)
    #expect(isColor(try #require(look.texts.first).color, opacity: 0.7))
  }

  @Test("the background of a configuration is behind the whole label; the original never drew it (§7)")
  func background() throws {
    var config = PrimaryTab<Int>.Config()
    config.backgroundStyle = Color.role(.primary).opacity(0.5)
    let look = try look(primary(0, config).frame(width: 200))
    #expect(look.fills.contains { isColor($0.color, opacity: 0.5) && $0.rect == look.bounds })
  }

  @Test("the colour of a selected title may be given as the original's parameter, which it ignored (§7)")
  func selectedTextStyle() throws {
    let config = SecondaryTab<Int>.Config(selectedTextStyle: Color.role(.error))
    let look = try look(secondary(0, config))
    #expect(look.texts.first?.color == MaterialColorScheme.light[.error])
  }
}
