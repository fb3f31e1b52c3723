import MaterialComponents

/// A component in a window, to be looked at in its states.
@MainActor
struct TokenSpecimen {
  /// What the element is called.
  var label = "abcdef"
  /// Makes the view; what can't be chosen ignores the choice. The source is for being moved.
  let view: (TokenName.Selection, InteractionSource) -> AnyView

  init<Content: View>(
    label: String = "abcdef", @ViewBuilder _ view: @escaping (TokenName.Selection, InteractionSource) -> Content
  ) {
    self.label = label
    self.view = { AnyView(view($0, $1)) }
  }

  func stage(_ selection: TokenName.Selection, _ state: TokenName.State) -> Stage {
    let source = InteractionSource()
    let view = view(selection, source)
    let stage = Stage(width: 900, height: 600) { view.disabled(state == .disabled) }
    guard let bounds = stage.element(label)?.bounds else { return stage }
    switch state {
    case .enabled, .disabled: break
    case .hovered: stage.pointer(.hover, bounds.midX, bounds.midY)
    case .pressed: stage.pointer(.down, bounds.midX, bounds.midY)
    case .dragged: source.isDragged = true
    case .focused:
      for _ in 0..<8 where stage.element(label)?.properties.states.contains(.focused) != true { stage.key("Tab") }
    }
    stage.advance(1)
    return stage
  }

  func look(_ selection: TokenName.Selection, _ state: TokenName.State) -> TokenLook? {
    let stage = stage(selection, state)
    return stage.element(label).map { TokenLook(stage, $0) }
  }
}

extension TokenSpecimen {
  static let label = "abcdef"

  private static func isOn(_ selection: TokenName.Selection) -> Binding<Bool> { .constant(selection == .on) }

  static func button(
    _ kind: ButtonKind, _ size: ButtonSize = .small, _ shape: ButtonShape = .round
  ) -> TokenSpecimen {
    TokenSpecimen { selection, _ in
      Group {
        if selection == .none {
          Button {
          } label: {
            Label(label, systemImage: "add")
          }
          .buttonStyle(MaterialButtonStyle(kind))
        } else {
          Toggle(isOn: isOn(selection)) { Label(label, systemImage: "add") }.toggleStyle(.button(kind))
        }
      }
      .buttonSize(size).buttonShape(shape)
    }
  }

  static func iconButton(
    _ kind: IconButtonKind, _ size: ButtonSize = .small, _ shape: ButtonShape = .round,
    _ width: IconButtonWidth = .standard
  ) -> TokenSpecimen {
    TokenSpecimen { selection, _ in
      Group {
        if selection == .none {
          IconButton(label, systemImage: "add", kind: kind) {}
        } else {
          IconButton(label, systemImage: "add", kind: kind, isOn: isOn(selection))
        }
      }
      .buttonSize(size).buttonShape(shape).iconButtonWidth(width)
    }
  }

  static func floating(
    _ size: FloatingActionButtonSize = .regular, _ color: FloatingActionButtonColor = .primaryContainer,
    isExtended: Bool = false
  ) -> TokenSpecimen {
    TokenSpecimen { _, _ in
      FloatingActionButton("abcdef", systemImage: "add", size: size, color: color, isExtended: isExtended) {}
    }
  }

  static func menu(_ family: FloatingActionButtonMenu.Family, of label: String) -> TokenSpecimen {
    TokenSpecimen(label: label) { _, _ in
      FloatingActionButtonMenu(
        "close", systemImage: "add", family: family, isExpanded: .constant(true),
        items: [
          FloatingActionButtonMenuItem("abcdef", systemImage: "add") {},
          FloatingActionButtonMenuItem("ghijkl", systemImage: "add") {},
        ])
    }
  }

  static func card(_ kind: CardKind) -> TokenSpecimen {
    TokenSpecimen { selection, source in
      Card(kind, action: {}) { Text(label).padding(32).modifier(Moved(source: source)) }
    }
  }

  /// A chosen card, for its mark.
  static func chosenCard(_ kind: CardKind) -> TokenSpecimen {
    TokenSpecimen { _, _ in Card(kind, isSelected: .constant(true)) { Text(label).padding(32) } }
  }

  static func segment() -> TokenSpecimen {
    TokenSpecimen { selection, _ in
      SegmentedButton("choice", [label, "ghijkl"], selection: .constant(selection == .on ? label : "ghijkl")) { title in
        Label(title, systemImage: "add")
      }
    }
  }

  static func connected(_ size: ButtonSize) -> TokenSpecimen {
    TokenSpecimen { selection, _ in
      ConnectedButtonGroup("choice", [label, "ghijkl"], selection: .constant(selection == .on ? label : "ghijkl")) {
        Text($0)
      }
      .buttonSize(size)
    }
  }

  static func split(_ size: ButtonSize, of label: String = label) -> TokenSpecimen {
    TokenSpecimen(label: label) { selection, _ in
      SplitButton("abcdef", systemImage: "add", isExpanded: isOn(selection), more: "more") {}.buttonSize(size)
    }
  }

  static func group(_ size: ButtonSize) -> TokenSpecimen {
    TokenSpecimen { _, _ in
      ButtonGroup {
        Button("abcdef") {}
        Button("ghijkl") {}
      }
      .buttonStyle(.filled).buttonSize(size)
    }
  }
}

/// Passes being moved on to the source of the control around.
private struct Moved: ViewModifier {
  let source: InteractionSource
  @Environment(\.interactionSource) private var control

  func body(content: Content) -> some View {
    content.onChange(of: source.isDragged) { _, isDragged in control?.isDragged = isDragged }
  }
}
