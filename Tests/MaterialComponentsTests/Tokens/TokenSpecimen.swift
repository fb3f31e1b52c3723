import MaterialComponents

/// A component in a window, to be looked at in its states.
@MainActor
struct TokenSpecimen {
  /// What the element is called; empty for one that is found by something else.
  var label = "abcdef"
  /// The element that is looked at.
  var part = SpecimenPart.label("abcdef")
  /// What gets the keyboard's focus first, so that something shows.
  var focuses: String?
  /// Makes the view; what can't be chosen ignores the choice. The source is for being moved.
  let view: (TokenName.Selection, InteractionSource) -> AnyView

  init<Content: View>(
    label: String = "abcdef", @ViewBuilder _ view: @escaping (TokenName.Selection, InteractionSource) -> Content
  ) {
    self.label = label
    part = .label(label)
    self.view = { AnyView(view($0, $1)) }
  }

  /// A specimen of which another part than a control with a label is looked at.
  init<Content: View>(
    _ part: SpecimenPart, focuses: String? = nil,
    @ViewBuilder _ view: @escaping (TokenName.Selection, InteractionSource) -> Content
  ) {
    self.init(label: "", view)
    self.part = part
    self.focuses = focuses
  }

  /// Where the part is that is looked at; nil if it is not there.
  private func bounds(in stage: Stage) -> CGRect? {
    let nodes = stage.graph.semantics().flattened
    switch part {
    case .label(let label): return nodes.first { $0.properties.label == label }?.bounds
    // Beside an item's shape there is the menu's padding of 2.
    case .item(let label): return nodes.first { $0.properties.label == label }?.bounds.insetBy(dx: 2, dy: 0)
    case .prefix(let prefix): return nodes.first { $0.properties.label.hasPrefix(prefix) }?.bounds
    case .role(let role): return nodes.first { $0.properties.role == role }?.bounds
    case .text(let text):
      for drawn in stage.drawing {
        guard case .text(let layout, let origin, _, _) = drawn.operation,
          (layout as? SquareTextShaper.Line)?.request.string == text
        else { continue }
        return CGRect(origin: drawn.offset + origin, size: layout.size)
      }
      return nil
    }
  }

  func stage(_ selection: TokenName.Selection, _ state: TokenName.State) -> Stage {
    let source = InteractionSource()
    let view = view(selection, source)
    let stage = Stage(width: 900, height: 600) { view.disabled(state == .disabled) }
    if let focuses {
      for _ in 0..<8 where !isFocused(stage.element(focuses)) { stage.key("Tab") }
    }
    stage.advance(1)
    guard let bounds = bounds(in: stage) else { return stage }
    switch state {
    case .enabled, .disabled: break
    case .hovered: stage.pointer(.hover, bounds.midX, bounds.midY)
    case .pressed: stage.pointer(.down, bounds.midX, bounds.midY)
    case .dragged: source.isDragged = true
    case .focused:
      func hasFocus() -> Bool {
        stage.graph.semantics().flattened.contains {
          isFocused($0) && $0.bounds.insetBy(dx: -1, dy: -1).contains(bounds)
        }
      }
      // Once at least: what comes in front takes the focus by itself, and that doesn't show.
      stage.key("Tab")
      for _ in 0..<8 where !hasFocus() { stage.key("Tab") }
      // A group of choices is one stop, at the chosen one; the specimen is its first.
      if !hasFocus() { stage.key("Home") }
    }
    stage.advance(1)
    return stage
  }

  private func isFocused(_ node: SemanticsNode?) -> Bool { node?.properties.states.contains(.focused) == true }

  func look(_ selection: TokenName.Selection, _ state: TokenName.State) -> TokenLook? {
    let stage = stage(selection, state)
    return bounds(in: stage).map { TokenLook(stage, $0) }
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
