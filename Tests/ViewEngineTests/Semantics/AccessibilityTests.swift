import Testing
import ViewEngine

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityTests {
  private func elements<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [SemanticsNode] {
    Stage { content() }.graph.semantics().children
  }

  @Test("describe the only element of a view")
  func singleElement() {
    let found = elements {
      Text(verbatim: "7").padding().accessibilityLabel("Unread").accessibilityValue("seven").accessibilityHint("Opens")
        .accessibilityIdentifier("unread")
    }
    #expect(found.count == 1)
    let properties = found[0].properties
    #expect(properties.role == .text)
    #expect(properties.label == "Unread")
    #expect(properties.value == "seven")
    #expect(properties.hint == "Opens")
    #expect(properties.identifier == "unread")
  }

  @Test("a label names the group or the control that it is in, and the rest is the control's value")
  func namedContainers() {
    let group = elements {
      VStack {
        Text(verbatim: "Fruit").accessibilityNamesContainer()
        Button("Apples") {}
        Button("Pears") {}
      }
      .accessibilityElement(children: .contain)
    }
    #expect(group.map(\.properties.label) == ["Fruit"])
    #expect(group[0].children.map(\.properties.label) == ["Apples", "Pears"])
    let control = elements {
      Pressable(role: .combobox, action: {}) {
        VStack {
          Text(verbatim: "Apples")
          Text(verbatim: "Fruit").accessibilityNamesContainer()
        }
      }
    }
    #expect(control.map(\.properties.label) == ["Fruit"])
    #expect(control.map(\.properties.value) == ["Apples"])
    let stepper = elements { Stepper("Copies", value: .constant(2)) }
    #expect(stepper.map(\.properties.label) == ["Copies"])
    #expect(stepper.map(\.properties.value) == ["2"])
  }

  @Test("a dialog without a name is called what its headline says")
  func dialogName() {
    func dialog(_ label: String?) -> [SemanticsNode] {
      elements {
        let dialog = VStack {
          Text(verbatim: "Remove?").accessibilityAddTraits(.isHeader)
          Button("Keep") {}
        }
        .accessibilityRole(.dialog)
        if let label { dialog.accessibilityLabel(label) } else { dialog }
      }
    }
    #expect(dialog(nil).map(\.properties.label) == ["Remove?"])
    #expect(dialog("Feed").map(\.properties.label) == ["Feed"])
  }

  @Test("in a row share one node")
  func sharedNode() {
    let one = Stage { Text(verbatim: "a").accessibilityLabel("b") }.graph.statistics.nodes
    let three = Stage { Text(verbatim: "a").accessibilityLabel("b").accessibilityHint("c").accessibilityValue("d") }
    #expect(three.graph.statistics.nodes == one)
  }

  @Test("a later label replaces an earlier one")
  func lastLabel() {
    let found = elements { Text(verbatim: "a").accessibilityLabel("b").padding().accessibilityLabel("c") }
    #expect(found.map(\.properties.label) == ["c"])
  }

  @Test("a label on several elements makes a group of them")
  func labelledGroup() {
    let found = elements {
      VStack {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }.accessibilityLabel("Numbers")
    }
    #expect(found.map(\.properties.role) == [.group])
    #expect(found.first?.properties.label == "Numbers")
    #expect(found.first?.children.map(\.properties.label) == ["one", "two"])
    #expect(found.first?.children.first?.parent === found.first)
  }

  @Test("a label makes an image of a shape")
  func labelledShape() {
    let found = elements { Circle().frame(width: 10, height: 10).accessibilityLabel("Dot") }
    #expect(found.map(\.properties.role) == [.image])
    #expect(found.first?.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("joined elements are one, read in order with commas")
  func combined() {
    let found = elements {
      VStack {
        Text(verbatim: "Title")
        Text(verbatim: "BBC")
        Text(verbatim: "2 hours ago").accessibilitySortPriority(-1)
      }.accessibilityElement(children: .combine).accessibilityRole(.listitem)
    }
    #expect(found.map(\.properties.label) == ["Title, BBC, 2 hours ago"])
    #expect(found.first?.properties.role == .listitem)
    #expect(found.first?.children.isEmpty == true)
  }

  @Test("a joined element does what the only control in it does")
  func combinedActions() {
    var done: [String] = []
    let one = elements {
      HStack {
        Text(verbatim: "Story")
        Text(verbatim: "Open").accessibilityAddTraits(.isButton).accessibilityAction { done.append("open") }
      }.accessibilityElement(children: .combine)
    }
    #expect(one.first?.properties.role == .button)
    #expect(one.first?.perform("activate") == true)
    let two = elements {
      HStack {
        Text(verbatim: "Save").accessibilityAddTraits(.isButton).accessibilityAction { done.append("save") }
        Text(verbatim: "Share").accessibilityAddTraits(.isButton).accessibilityAction { done.append("share") }
      }.accessibilityElement(children: .combine)
    }
    #expect(two.first?.properties.actions.map(\.name) == ["Save", "Share"])
    #expect(two.first?.perform("Share") == true)
    #expect(done == ["open", "share"])
  }

  @Test("an ignoring element hides those in it and takes a label")
  func ignored() {
    let found = elements {
      HStack {
        Text(verbatim: "4")
        Text(verbatim: "/5")
      }.accessibilityElement().accessibilityLabel("4 of 5 stars")
    }
    #expect(found.map(\.properties.label) == ["4 of 5 stars"])
    #expect(found.first?.children.isEmpty == true)
  }

  @Test("hidden views are not there")
  func hidden() {
    #expect(elements { Text(verbatim: "a").accessibilityHidden(true) }.isEmpty)
    #expect(elements { Text(verbatim: "a").accessibilityHidden(true).accessibilityHidden(false) }.count == 1)
  }

  @Test("traits are roles and states, and can be taken away")
  func traits() {
    let header = elements { Text(verbatim: "a").accessibilityAddTraits([.isHeader, .isSelected]) }
    #expect(header.first?.properties.role == .heading)
    #expect(header.first?.properties.states == [.selected])
    let plain = elements {
      Text(verbatim: "a").accessibilityAddTraits([.isHeader, .isSelected]).padding()
        .accessibilityRemoveTraits([.isHeader, .isSelected])
    }
    #expect(plain.first?.properties.role == .text)
    #expect(plain.first?.properties.states == [])
  }

  @Test("a button that is a header stays a button")
  func buttonHeader() {
    let found = elements {
      Text(verbatim: "a").accessibilityAddTraits(.isButton).padding().accessibilityAddTraits(.isHeader)
    }
    #expect(found.first?.properties.role == .button)
  }

  @Test("a heading has a level")
  func headingLevel() {
    let found = elements { Text(verbatim: "a").accessibilityHeading(.h2) }
    #expect(found.first?.properties.role == .heading)
    #expect(found.first?.properties.headingLevel == 2)
  }

  @Test("a value can be adjusted both ways")
  func adjustable() {
    var value = 0
    let found = elements {
      Text(verbatim: "Volume").accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
    }
    #expect(found.first?.perform("increment") == true)
    #expect(found.first?.perform("increment") == true)
    #expect(found.first?.perform("decrement") == true)
    #expect(value == 1)
    #expect(found.first?.perform("activate") == false)
  }

  @Test("a higher priority is read first")
  func sortPriority() {
    let found = elements {
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").accessibilitySortPriority(1)
        Text(verbatim: "c")
      }
    }
    #expect(found.map(\.properties.label) == ["b", "a", "c"])
  }
}
