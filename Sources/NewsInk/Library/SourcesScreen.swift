import MaterialUI
import NewsInkCore

/// The sources in their order, a field to add one, and the appearance.
struct SourcesScreen: View {
  let model: NewsModel
  @State private var address = ""
  @State private var problem: String?
  @State private var isAdding = false

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Sources") { EmptyView() }
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          addField
          ForEach(Array(model.sources.enumerated()), id: \.element.id) { index, source in
            SourceRow(model: model, source: source, index: index)
          }
          Divider()
          Text(verbatim: "Appearance").typography(.titleMedium).accessibilityAddTraits(.isHeader)
          HStack(spacing: 8) {
            ForEach(NewsSettings.Appearance.allCases, id: \.self) { AppearanceButton(model: model, appearance: $0) }
          }
        }
        .padding(16)
      }
    }
    .background(Color.role(.surface))
  }

  private var addField: some View {
    HStack(spacing: 8) {
      OutlinedTextField("Address of a feed", text: $address, support: FieldSupport(error: problem))
        .onSubmit(add)
      Button(isAdding ? "Adding…" : "Add", action: add)
        .buttonStyle(.filled)
        .disabled(isAdding || address.isEmpty)
    }
  }

  private func add() {
    guard !isAdding, !address.isEmpty else { return }
    isAdding = true
    problem = nil
    Task {
      do {
        try await model.addSource(address)
        address = ""
      } catch {
        problem = "\(error)"
      }
      isAdding = false
    }
  }
}

private struct SourceRow: View {
  let model: NewsModel
  let source: NewsSource
  let index: Int

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: source.title).typography(.bodyLarge).lineLimit(1)
      Spacer()
      IconButton("Move \(source.title) up" as String, systemImage: "arrow_upward") {
        model.moveSource(source.id, to: index - 1)
      }
      .disabled(index == 0)
      IconButton("Move \(source.title) down" as String, systemImage: "arrow_downward") {
        model.moveSource(source.id, to: index + 1)
      }
      .disabled(index == model.sources.count - 1)
      IconButton("Remove \(source.title)" as String, systemImage: "delete") { model.removeSource(source.id) }
    }
  }
}

private struct AppearanceButton: View {
  let model: NewsModel
  let appearance: NewsSettings.Appearance

  var body: some View {
    let isChosen = model.appearance == appearance
    let button = Button(title) { model.setAppearance(appearance) }
      .accessibilityState(.pressed, isChosen)
    if isChosen { button.buttonStyle(.filled) } else { button.buttonStyle(.outlined) }
  }

  private var title: String {
    switch appearance {
    case .light: "Light"
    case .dark: "Dark"
    default: "System"
    }
  }
}
