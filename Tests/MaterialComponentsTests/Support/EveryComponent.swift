import MaterialComponents

/// All components there are, in the conditions in which they look different: what a test of the theme shows. A new
/// component gets a line here.
@MainActor
enum EveryComponent {
  static let all: [(name: String, view: AnyView)] =
    buttons + containers + fields + bars + panels + progress + choices + values

  /// What comes in front of its window, one at a time.
  static let presented: [(name: String, view: AnyView)] = [
    ("bottom drawer", AnyView(Color.clear.bottomDrawer(isPresented: .constant(true)) { Text("Drawer").padding(30) })),
    ("bottom sheet", AnyView(Color.clear.sheet(isPresented: .constant(true)) { Text("Sheet").padding(30) })),
    (
      "standard sheet", AnyView(Color.clear.standardBottomSheet("Sheet", isExpanded: .constant(true)) { Text("Sheet") })
    ),
    ("side sheet", AnyView(Color.clear.sideSheet("Side", isPresented: .constant(true)) { Text("Sheet") })),
    ("navigation drawer", AnyView(Color.clear.navigationDrawer(isPresented: .constant(true)) { Text("Drawer") })),
    ("alert", AnyView(Color.clear.alert("Alert", isPresented: .constant(true)) { Button("OK") {} })),
    (
      "menu",
      AnyView(
        Color.clear.frame(width: 10, height: 10).menu(isPresented: .constant(true)) {
          Button("One") {}
          Toggle("Two", isOn: .constant(true))
        })
    ),
    ("popover", AnyView(Color.clear.popover(isPresented: .constant(true)) { Text("Popover") })),
    (
      "action menu",
      AnyView(
        FloatingActionButtonMenu(
          "Create", systemImage: "add", isExpanded: .constant(true),
          items: [FloatingActionButtonMenuItem("Note", systemImage: "edit") {}]))
    ),
  ]

  /// One component after the other until there are `count`.
  static func first(_ count: Int) -> [AnyView] { (0..<count).map { all[$0 % all.count].view } }

  private static var buttons: [(String, AnyView)] {
    let styles: [(String, MaterialButtonStyle)] = [
      ("filled", .filled), ("tonal", .tonal), ("outlined", .outlined), ("text", .text), ("elevated", .elevated),
    ]
    let common = styles.flatMap { name, style -> [(String, AnyView)] in
      [
        ("\(name) button", AnyView(Button("Press") {}.buttonStyle(style))),
        ("\(name) button, disabled", AnyView(Button("Press") {}.buttonStyle(style).disabled(true))),
        ("\(name) button, destructive", AnyView(Button("Press", role: .destructive) {}.buttonStyle(style))),
      ]
    }
    let icons = IconButtonKind.allCases.flatMap { kind -> [(String, AnyView)] in
      [
        ("\(kind) icon button", AnyView(IconButton("Search", systemImage: "search", kind: kind) {})),
        (
          "\(kind) icon button, on",
          AnyView(IconButton("Save", systemImage: "bookmark", kind: kind, isOn: .constant(true)))
        ),
        (
          "\(kind) icon button, off",
          AnyView(IconButton("Save", systemImage: "bookmark", kind: kind, isOn: .constant(false)))
        ),
      ]
    }
    return common + icons + furtherButtons
  }

  private static var furtherButtons: [(String, AnyView)] {
    let toggles = ButtonKind.allCases.flatMap { kind -> [(String, AnyView)] in
      [true, false].map { isOn in
        ("\(kind) toggle, \(isOn)", AnyView(Toggle("Follow", isOn: .constant(isOn)).toggleStyle(.button(kind))))
      }
    }
    let floating = FloatingActionButtonColor.allCases.map { color in
      ("\(color) action", AnyView(FloatingActionButton("Add", systemImage: "add", color: color, isExtended: true) {}))
    }
    return toggles + floating + [
      ("button at work", AnyView(Button("Send") {}.buttonStyle(.filled).buttonLoading())),
      ("group", AnyView(ButtonGroup { Button("One") {} })),
      ("connected", AnyView(ConnectedButtonGroup("View", [1, 2], selection: .constant(1)) { Text("\($0)") })),
      ("segmented", AnyView(SegmentedButton("View", [1, 2], selection: .constant(1)) { Text("\($0)") })),
      ("split", AnyView(SplitButton("Send", isExpanded: .constant(false), more: "More") {})),
      ("chosen card", AnyView(Card(.outlined, isSelected: .constant(true)) { Text("Card") })),
    ]
  }

  private static var containers: [(String, AnyView)] {
    [
      ("elevated card", AnyView(ElevatedCard { Text("Card") })),
      ("filled card", AnyView(FilledCard { Text("Card") })),
      ("outlined card", AnyView(OutlinedCard { Text("Card") })),
      ("card that is a button", AnyView(OutlinedCard(action: {}) { Text("Card") })),
      ("divider", AnyView(Divider().frame(width: 60))),
      ("snackbar", AnyView(Snackbar(SnackbarMessage("Saved", action: SnackbarMessage.Action("Undo") {})))),
    ]
      + ColorRole.allCases.filter { $0.content != nil }.map { role in
        ("\(role) surface", AnyView(Surface(role, outline: SurfaceOutline()) { Text("Surface") }))
      }
  }

  private static var fields: [(String, AnyView)] {
    let texts = [("empty", ""), ("full", "text")]
    return texts.flatMap { name, text -> [(String, AnyView)] in
      [
        ("filled field, \(name)", AnyView(FilledTextField("Label", text: .constant(text)).frame(width: 120))),
        ("outlined field, \(name)", AnyView(OutlinedTextField("Label", text: .constant(text)).frame(width: 120))),
        (
          "field with an error, \(name)",
          AnyView(
            OutlinedTextField("Label", text: .constant(text), support: FieldSupport(error: "Wrong")).frame(width: 120))
        ),
        ("search bar, \(name)", AnyView(SearchBar("Search", text: .constant(text)).frame(width: 200))),
      ]
    }
  }

  private static var bars: [(String, AnyView)] {
    appBars + [
      (
        "tab bar",
        AnyView(PrimaryTabBar(["One", "Two"], selection: .constant("One")) { $0 }.frame(width: 300))
      ),
      (
        "secondary tab bar, with badges",
        AnyView(
          SecondaryTabBar(["One", "Two"], selection: .constant("One")) { (title: String) in
            TabBarItem(title, badge: .dot)
          }
          .frame(width: 300))
      ),
    ]
  }

  private static var appBars: [(String, AnyView)] {
    let top = TopAppBarStyle.allCases.map { style in
      (
        "\(style) app bar",
        AnyView(
          TopAppBar("Harbour", subtitle: "Berths", style: style) {
            IconButton("Menu", systemImage: "menu") {}
          } trailing: {
            IconButton("Search", systemImage: "search") {}
          }
          .frame(width: 300))
      )
    }
    return top + [
      ("bottom app bar", AnyView(BottomAppBar { IconButton("Archive", systemImage: "archive") {} }.frame(width: 300)))
    ]
  }

  private static var panels: [(String, AnyView)] {
    let items = [true, false].map { isSelected in
      (
        "drawer item, \(isSelected)",
        AnyView(NavigationDrawerItem("Inbox", icon: "inbox", badge: "3", isSelected: isSelected) {}.frame(width: 200))
      )
    }
    return items + [
      ("drawer headline", AnyView(NavigationDrawerHeadline("Mail"))),
      ("drawer divider", AnyView(NavigationDrawerDivider().frame(width: 100))),
      (
        "dialog",
        AnyView(
          BasicDialog("Discard?", icon: "delete") {
            Text("The draft goes.")
          } actions: {
            Button("Discard") {}
          })
      ),
    ]
  }

  private static var choices: [(String, AnyView)] {
    let toggles = [true, false].flatMap { isOn -> [(String, AnyView)] in
      [
        ("switch, \(isOn)", AnyView(Toggle("Sound", isOn: .constant(isOn)).frame(width: 200))),
        ("switch, \(isOn), disabled", AnyView(Toggle("Sound", isOn: .constant(isOn)).disabled(true).frame(width: 200))),
        ("checkbox, \(isOn)", AnyView(Toggle("Copy", isOn: .constant(isOn)).toggleStyle(.checkbox))),
      ]
    }
    func picker(_ style: some PickerStyle) -> AnyView {
      AnyView(
        Picker("Span", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)").tag($0) } }
          .pickerStyle(style).frame(width: 240))
    }
    return toggles + [
      ("dropdown", picker(.menu)), ("segments", picker(.segmented)), ("radio buttons", picker(.radioGroup)),
      (
        "docked date picker",
        AnyView(
          DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            .datePickerStyle(.graphical).frame(width: 360))
      ),
    ]
  }

  private static var values: [(String, AnyView)] {
    [
      ("slider", AnyView(Slider(value: .constant(0.4)).frame(width: 200))),
      ("stepper", AnyView(Stepper("Copies", value: .constant(2)).frame(width: 240))),
      ("labelled value", AnyView(LabeledContent("Plan", value: "Free").frame(width: 240))),
      ("gauge", AnyView(Gauge(value: 0.5) { Text("Level") }.frame(width: 200))),
      ("group box", AnyView(GroupBox("Account") { Text("Free") })),
      ("disclosure group", AnyView(DisclosureGroup("More") { Text("Less") }.frame(width: 240))),
    ]
  }

  private static var progress: [(String, AnyView)] {
    [
      ("linear progress", AnyView(LinearProgressIndicator(progress: 0.4).frame(width: 100))),
      ("circular progress", AnyView(CircularProgressIndicator(progress: 0.4))),
    ]
  }
}
