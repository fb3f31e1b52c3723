/// Presents an alert or a confirmation dialog.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let title: Text
  var showsTitle = true
  @Binding var isPresented: Bool
  let isConfirmation: Bool
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.dialogStyle) private var style
  @Environment(\.self) private var environment

  @MainActor private var presentation: OverlayPresentationStyle {
    var presentation = style.base.presentation(in: environment)
    // An alert wants an answer: only its buttons and Escape give one.
    presentation.isDismissedByScrim = isConfirmation
    return presentation
  }

  func body(content: Content) -> some View {
    content.overlayPresentation(isPresented: $isPresented, style: presentation) {
      DialogStage(
        style: style,
        configuration: DialogStyleConfiguration(
          title: showsTitle ? title : nil,
          message: Message.self == EmptyView.self
            ? nil : DialogStyleConfiguration.Message(content: AnyView(message())),
          actions: DialogStyleConfiguration.Actions(content: buttons), isConfirmation: isConfirmation),
        label: title)
    }
  }

  /// A dialog always has a way out.
  @MainActor private var buttons: AnyView {
    if Actions.self == EmptyView.self { return AnyView(Button("OK") {}) }
    guard isConfirmation else { return AnyView(actions()) }
    return AnyView(
      Group {
        actions()
        Button("Cancel", role: .cancel) {}
      })
  }
}

private struct DialogStage: View {
  let style: ErasedStyle<any DialogStyle>
  let configuration: DialogStyleConfiguration
  let label: Text
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    style.makeBody(configuration)
      // One that only says something stands in the way until it is answered.
      .accessibilityRole(configuration.isConfirmation ? .dialog : .alertdialog)
      .accessibilityLabel(label)
      .accessibilityAction(.escape) { dismiss() }
  }
}

extension View {
  /// Says something that needs an answer, in the middle of the window, while `isPresented` is true. Each of the buttons
  /// ends it; without any there is one that says OK.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        title: title, isPresented: isPresented, isConfirmation: false, actions: actions, message: message))
  }

  /// Says what is wrong, while `isPresented` is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let isShown = Binding<Bool>(
      get: { isPresented.wrappedValue && error != nil }, set: { isPresented.wrappedValue = $0 })
    return alert(
      Text(error?.errorDescription ?? ""), isPresented: isShown, actions: actions,
      message: { if let suggestion = error?.recoverySuggestion { Text(suggestion) } })
  }

  /// Says something about a value while there is one.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let isShown = Binding<Bool>(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return alert(
      Text(titleKey), isPresented: isShown, actions: { if let data { actions(data) } },
      message: { if let data { message(data) } })
  }

  /// Asks which of several things to do, while `isPresented` is true. A button to cancel is added; Escape and a press
  /// beside the dialog do the same.
  /// - Parameter titleVisibility: whether the title shows; a screen reader is told it anyway.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        title: Text(titleKey), showsTitle: titleVisibility != .hidden, isPresented: isPresented, isConfirmation: true,
        actions: actions, message: message))
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        title: Text(title), showsTitle: titleVisibility != .hidden, isPresented: isPresented, isConfirmation: true,
        actions: actions, message: { EmptyView() }))
  }
}
