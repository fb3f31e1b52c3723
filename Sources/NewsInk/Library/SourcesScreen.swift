import MaterialUI
import NewsInkCore

/// The sources in their order, a field to add one, and the appearance.
struct SourcesScreen: View {
  let model: NewsModel
  @State private var address = ""
  @State private var problem: String?
  /// The address of a feed that the page at `address` offers.
  @State private var offered: URL?
  @State private var isAdding = false

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Sources") {
        IconButton("Load articles anew", systemImage: "refresh") { model.reload() }
          .disabled(model.sources.isEmpty)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          section("Add a source") { addField }
          section("Your sources") { list }
          section("Appearance") { appearances }
        }
        .frame(maxWidth: LibraryFigures.width, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
      }
    }
    .background(Color.role(.surface))
  }

  private func section<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: title).typography(.titleSmall).foregroundStyle(Color.role(.primary))
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h2)
      content()
    }
  }

  private var addField: some View {
    VStack(alignment: .leading, spacing: 8) {
      addressRow
      if let offered {
        Button("Use it") {
          address = offered.absoluteString
          add()
        }
        .buttonStyle(.outlined)
        .disabled(isAdding)
        .accessibilityLabel("Use \(offered.absoluteString)" as String)
      }
    }
  }

  private var addressRow: some View {
    HStack(alignment: .top, spacing: 8) {
      OutlinedTextField("Address of a feed", text: $address, support: FieldSupport(error: problem))
        .onSubmit(add)
        .frame(maxWidth: .infinity)
      Button(isAdding ? "Adding…" : "Add", action: add)
        .buttonStyle(.filled)
        .disabled(isAdding || address.isEmpty)
        .fixedSize()
        // Its middle is that of the field's box, below which there may be a message.
        .padding(.top, 8)
    }
  }

  @ViewBuilder private var list: some View {
    if model.sources.isEmpty {
      Text(verbatim: "There are none. Add the address of an RSS, Atom or JSON feed above.")
        .typography(.bodyMedium).foregroundStyle(Color.role(.onSurfaceVariant))
    } else {
      VStack(spacing: 0) {
        ForEach(Array(model.sources.enumerated()), id: \.element.id) { index, source in
          SourceRow(model: model, source: source, index: index)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.list)
      .accessibilityLabel("Your sources")
    }
  }

  private var appearances: some View {
    HStack(spacing: 8) {
      ForEach(NewsSettings.Appearance.allCases, id: \.self) { AppearanceButton(model: model, appearance: $0) }
    }
  }

  private func add() {
    guard !isAdding, !address.isEmpty else { return }
    isAdding = true
    problem = nil
    offered = nil
    Task {
      do {
        try await model.addSource(address)
        address = ""
      } catch {
        problem = "\(error)"
        offered = (error as? NewsError)?.suggestion
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
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: source.title).typography(.bodyLarge).lineLimit(1)
        Text(verbatim: origin).typography(.bodyMedium).lineLimit(1).foregroundStyle(Color.role(.onSurfaceVariant))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
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
    .padding(.vertical, 8)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.listitem)
    .accessibilityLabel(source.title)
  }

  /// Where its articles come from, in a few words.
  private var origin: String {
    switch source.kind {
    case .demo: "Demo feed"
    case .newsAPI(let publisher): publisher == nil ? "NewsAPI, all publishers" : "NewsAPI"
    case .feed(let url): url.host ?? url.absoluteString
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
