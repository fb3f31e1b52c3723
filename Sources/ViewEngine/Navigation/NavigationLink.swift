/// A button that adds a page to the navigation stack around it. Outside of a stack it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.navigationModel) private var model
  private let value: AnyHashable?
  private let destination: (() -> Destination)?
  private let label: Label

  @Environment(\.isInList) private var isInList

  public var body: some View {
    Group {
      if isInList {
        Button(action: push) { LinkRow(label: label) }.buttonStyle(.plain)
      } else {
        Button(action: push) { label }
      }
    }
    .disabled(model == nil || (value == nil && destination == nil))
  }

  private func push() {
    guard let model = model?.object else { return }
    if let value {
      model.push(value)
    } else if let destination {
      model.push(AnyHashable(NavigationViewDestination(view: AnyView(destination()))))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value, which a `navigationDestination(for:)` in the stack shows. Nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    destination = nil
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link to a page made from a view. A stack whose path is a collection of one kind can't keep such a page.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    value = nil
    self.destination = destination
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link as the row of a list: the label, and a mark at the far end.
private struct LinkRow<Label: View>: View {
  let label: Label

  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Text(verbatim: "›").foregroundStyle(.secondary).accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }
}
