import Testing
import ViewEngine

@MainActor
@Suite("The semantics tree")
struct SemanticsTreeTests {
  @Test("a container's role is put around a single element")
  func containerRole() {
    let window = Stage {
      ZStack {
        Color.clear
        Text(verbatim: "News Ink").accessibilityHeading(.h1)
      }.accessibilityIdentifier("header").accessibilityRole(.banner)
    }.graph.semantics()
    let banner = window.children.first
    #expect(banner?.properties.role == .banner)
    #expect(banner?.properties.identifier == "header")
    #expect(banner?.bounds == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(banner?.children.map(\.properties.role) == [.heading])
  }

  @Test("members of a set are counted")
  func members() {
    let window = Stage {
      HStack {
        ForEach(["BBC", "CNN"], id: \.self) { Text(verbatim: $0).accessibilityRole(.tab) }
      }.accessibilityRole(.tablist)
    }.graph.semantics()
    let tabs = window.children.first?.children ?? []
    #expect(tabs.map(\.properties.role) == [.tab, .tab])
    #expect(tabs.map(\.properties.position) == [1, 2])
    #expect(tabs.map(\.properties.setSize) == [2, 2])
  }

  @Test("members that say their place keep it")
  func membersOfLargerSet() {
    let window = Stage {
      VStack {
        Text(verbatim: "row").accessibilityRole(.listitem).accessibilityPosition(7, inSetOf: 1000)
      }.accessibilityRole(.list)
    }.graph.semantics()
    let row = window.children.first?.children.first
    #expect(row?.properties.position == 7)
    #expect(row?.properties.setSize == 1000)
  }

  @Test("several elements with a control's role are one control")
  func joiningRole() {
    let window = Stage {
      HStack {
        Text(verbatim: "Technology")
        Text(verbatim: "12 new")
      }.accessibilityRole(.tab).accessibilityState(.selected)
    }.graph.semantics()
    #expect(window.children.map(\.properties.label) == ["Technology, 12 new"])
    #expect(window.children.first?.properties.role == .tab)
    #expect(window.children.first?.properties.states == [.selected])
  }

  @Test("what is outside the window or a clip is offscreen")
  func offscreen() {
    let window = Stage {
      VStack(spacing: 0) {
        Text(verbatim: "inside")
        Text(verbatim: "outside").offset(y: 1000)
        Text(verbatim: "clipped").offset(x: 200).frame(width: 100, height: 20).clipped()
      }
    }.graph.semantics()
    let outside = window.first { $0.properties.label == "outside" }
    #expect(outside?.properties.states == [.offscreen])
    #expect(outside?.frame.size == .zero)
    #expect(window.first { $0.properties.label == "clipped" }?.properties.states == [.offscreen])
    #expect(window.first { $0.properties.label == "inside" }?.properties.states == [])
  }

  struct Toggled: View {
    @State var isOn = false
    let onMake: (Binding<Bool>) -> Void
    var body: some View {
      let _ = onMake($isOn)
      VStack {
        Text(verbatim: "always")
        if isOn { Text(verbatim: "sometimes") }
      }
    }
  }

  @Test("an element keeps its identity, and gives it to no other")
  func identities() throws {
    var binding: Binding<Bool>?
    let stage = Stage { Toggled { binding = $0 } }
    let first = stage.graph.semantics().children[0].id
    var seen: Set<SemanticsNode.ID> = [first]
    for _ in 0..<10 {
      binding?.wrappedValue = true
      stage.frame()
      let children = stage.graph.semantics().children
      #expect(children[0].id == first)
      #expect(seen.insert(children[1].id).inserted)
      binding?.wrappedValue = false
      stage.frame()
    }
  }

  @Test("inspection gives what is drawn at this instant")
  func inspection() {
    let stage = Stage {
      Text(verbatim: "a").font(.system(size: 41)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .padding(4).background(Color(red: 0, green: 0, blue: 1), in: RoundedRectangle(cornerRadius: 6))
        .opacity(0.5).inspectionValue("elevation", 3).accessibilityElement(children: .contain).opacity(0.5)
    }
    let inspection = stage.graph.semantics().children[0].inspect()
    #expect(inspection.fontSize == 41)
    #expect(inspection.color == Color.Resolved(red: 1, green: 0, blue: 0))
    #expect(inspection.background == Color.Resolved(red: 0, green: 0, blue: 1))
    #expect(inspection.cornerRadius == 6)
    #expect(inspection.opacity == 0.25)
    #expect(inspection.values == ["elevation": 3])
  }
}
