/// A row of a list as it is shown: its content, and what the list puts around it.
struct ListRow: View {
  let element: LayoutNode
  let traits: ListRowTraits
  let metrics: ListMetrics
  let place: ListRowPlace
  let selection: ListSelection?
  /// What the row is called in the selection; nil if it can't be chosen.
  let identity: AnyHashable?
  let editing: ListRowEditing?
  /// The control that the row consists of, if it is one that can be pressed.
  let button: PressNode?
  @Environment(\.editMode) private var editMode
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.ownMinListRowHeight) private var minRowHeight
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Group {
      switch traits.kind ?? place.kind {
      case .header, .footer: header
      case .row: row
      }
    }
    // What belongs to the place in the section is there at once: other rows give way, whatever the change's animation.
    .transaction { $0.animation = nil }
  }

  /// The space before what begins a section.
  private var spaceBefore: CGFloat {
    guard place.beginsSection else { return 0 }
    return sectionSpacing ?? metrics.sectionSpacing
  }

  private var header: some View {
    HStack(spacing: 0) {
      ListRowElement(element: element)
      Spacer(minLength: 0)
    }
    .padding(metrics.headerInsets)
    .padding(.horizontal, metrics.horizontalInset)
    .padding(.top, max(0, spaceBefore - metrics.headerInsets.top))
    .background {
      if metrics.pinsHeaders, let background = metrics.background { Rectangle().fill(background) }
    }
  }

  private var row: some View {
    ListRowFace(row: self, isEditing: editMode?.wrappedValue.isEditing ?? false)
      .frame(minHeight: minRowHeight ?? metrics.minRowHeight)
      .background { rowBackground }
      .overlay(alignment: .bottom) { separator }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: topRadius, bottomLeadingRadius: bottomRadius, bottomTrailingRadius: bottomRadius,
          topTrailingRadius: topRadius)
      )
      .modifier(ListRowActions(row: self))
      .padding(.horizontal, metrics.horizontalInset)
      .padding(.top, spaceBefore)
      .padding(.bottom, place.isLast ? 0 : rowSpacing)
  }

  private var topRadius: CGFloat { place.isFirst || rowSpacing > 0 ? metrics.cornerRadius : 0 }
  private var bottomRadius: CGFloat { place.isLast || rowSpacing > 0 ? metrics.cornerRadius : 0 }

  var isSelected: Bool { identity.map { selection?.contains($0) ?? false } ?? false }

  @ViewBuilder private var rowBackground: some View {
    if isSelected {
      Rectangle().fill(metrics.selectionBackground)
        .background { if let background = metrics.rowBackground { Rectangle().fill(background) } }
    } else if let background = traits.background {
      background
    } else if let background = metrics.rowBackground {
      Rectangle().fill(background)
    }
  }

  private var showsSeparator: Bool {
    switch traits.separators[.bottom] {
    case .visible: true
    case .hidden: false
    default: !place.isLast && rowSpacing == 0
    }
  }

  @ViewBuilder private var separator: some View {
    if showsSeparator, let style = traits.separatorTint.map({ AnyShapeStyle($0) }) ?? metrics.separator {
      Rectangle().fill(style).frame(height: pixelLength).padding(.leading, metrics.separatorInset)
    }
  }

  /// What takes the row away, if the user may do that.
  var deletion: (@MainActor () -> Void)? {
    guard !traits.isDeleteDisabled, let editing, let delete = editing.actions.delete else { return nil }
    return { withAnimation { delete(IndexSet(integer: editing.place)) } }
  }

  /// Moves the row so many places further down, or up.
  var movement: (@MainActor (Int) -> Void)? {
    guard !traits.isMoveDisabled, let editing, let move = editing.actions.move else { return nil }
    return { distance in
      let target = min(max(editing.place + distance, 0), editing.count - 1)
      guard target != editing.place else { return }
      withAnimation { move(IndexSet(integer: editing.place), target > editing.place ? target + 1 : target) }
    }
  }
}

/// A row's content with what edit mode puts beside it.
private struct ListRowFace: View {
  let row: ListRow
  let isEditing: Bool
  @State private var drag: CGFloat = 0

  var body: some View {
    HStack(spacing: 12) {
      if isEditing, let delete = row.deletion {
        Button(action: delete) {
          Text(verbatim: "−").font(.system(size: 18, weight: .bold)).foregroundStyle(.white)
            .frame(width: 22, height: 22)
            .background(.red, in: Circle())
            .accessibilityLabel("Delete")
        }
        .buttonStyle(.plain)
      }
      if isEditing, row.identity != nil {
        Circle().strokeBorder(.secondary, lineWidth: row.isSelected ? 6 : 1.5).frame(width: 22, height: 22)
          .accessibilityHidden(true)
      }
      ListRowElement(element: row.element)
        .frame(maxWidth: .infinity, alignment: .leading)
      if isEditing, let move = row.movement { handle(move) }
    }
    .padding(row.traits.insets ?? row.metrics.rowInsets)
    .offset(y: drag)
    .zIndex(drag == 0 ? 0 : 1)
  }

  private func handle(_ move: @escaping @MainActor (Int) -> Void) -> some View {
    Text(verbatim: "≡").font(.system(size: 20)).foregroundStyle(.secondary)
      .frame(width: 32)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 2)
          .onChanged { drag = $0.translation.height }
          .onEnded { value in
            drag = 0
            let height = max(row.metrics.minRowHeight, 1)
            move(Int((value.translation.height / height).rounded()))
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Reorder")
      .accessibilityAdjustableAction { move($0 == .increment ? 1 : -1) }
  }
}

/// What the user can do with a row: choose it, swipe it, take it away.
private struct ListRowActions: ViewModifier {
  let row: ListRow

  func body(content: Content) -> some View {
    if row.identity != nil, !row.traits.isSelectionDisabled {
      swipeable(content.modifier(ListRowPress(row: row)))
    } else if let button = row.button {
      swipeable(content.modifier(ListRowButtonPress(button: button)))
    } else {
      swipeable(content)
    }
  }

  @Environment(\.editMode) private var editMode

  @MainActor private var hasDefaultDeletion: Bool { row.deletion != nil && row.traits.trailingActions == nil }

  @MainActor @ViewBuilder private func swipeable<V: View>(_ content: V) -> some View {
    // Edit mode has its own way to take a row away.
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    if !isEditing, row.traits.leadingActions != nil || row.traits.trailingActions != nil || hasDefaultDeletion {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          content.containerRelativeFrame(.horizontal)
          ListRowButtons(row: row)
        }
      }
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize)
      .fixedSize(horizontal: false, vertical: true)
      .contextMenu { ListRowButtons(row: row) }
    } else {
      content
    }
  }
}

/// The buttons that a swipe shows.
private struct ListRowButtons: View {
  let row: ListRow
  @Environment(\.menuScope) private var menu

  var body: some View {
    if menu != nil {
      buttons
    } else {
      HStack(spacing: 0) { buttons.buttonStyle(SwipeButtonStyle()) }
    }
  }

  @ViewBuilder private var buttons: some View {
    if let actions = row.traits.leadingActions { actions.content }
    if let actions = row.traits.trailingActions { actions.content }
    if row.traits.trailingActions == nil, let delete = row.deletion {
      Button("Delete", role: .destructive, action: delete)
    }
  }
}

/// A label on a ground of its colour, as high as the row.
private struct SwipeButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.titleOnly)
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(minWidth: 74, maxHeight: .infinity)
      .background(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .opacity(configuration.isPressed ? 0.7 : 1)
      .contentShape(Rectangle())
  }
}

/// Chooses a row by a press.
private struct ListRowPress: ViewModifier {
  let row: ListRow
  @State private var source = InteractionSource()
  @Environment(\.columnChoice) private var column

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          source: source, role: .listitem, states: row.isSelected ? [.selected] : [],
          action: {
            guard let identity = row.identity else { return }
            row.selection?.choose(identity, extending: source.modifiers.contains(.control))
            column?.show()
          }))
  }
}

/// Presses the control that a row consists of, wherever in the row the pointer is.
private struct ListRowButtonPress: ViewModifier {
  let button: PressNode
  @State private var source = InteractionSource()

  func body(content: Content) -> some View {
    let button = button
    content
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          source: source, role: .listitem, takesFocus: false,
          action: { if button.isMounted { button.activate(.mouse) } }))
  }
}
