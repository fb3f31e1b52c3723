import SwiftUI

/// Pages under a header that shrinks, in the way of third-party tabs libraries.
public struct Pager<Title: View, Page: Hashable, Content: View>: View {
  @Binding private var selected: Page
  @State private var selectedScroll: Page?
  @State private var config: PagerConfig
  @StateObject private var model: PagerModel<Page>
  @StateObject private var bar = PagerBarModel<Page>()
  @ViewBuilder private let title: (PagerContext<Page>) -> Title
  @ViewBuilder private let content: () -> Content

  public init(
    selected: Binding<Page>,
    config: PagerConfig = PagerConfig(),
    @ViewBuilder title: @escaping (PagerContext<Page>) -> Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    _selected = selected
    _selectedScroll = State(initialValue: selected.wrappedValue)
    self.config = config
    self.config = config
    self.title = title
    self.content = content
    _model = StateObject(wrappedValue: PagerModel(selected: selected.wrappedValue, config: config))
  }

  public var body: some View {
    ZStack(alignment: .top) {
      pages
        .zIndex(-1)
      PagerHeader(title: title, selected: $selected)
    }
    .background { registrar }
    .environmentObject(model)
    .environmentObject(bar)
    .onPreferenceChange(TitleHeightPreferenceKey.self, perform: model.titleHeightChanged(_:))
    .onPreferenceChange(BarHeightPreferenceKey.self, perform: model.barHeightChanged(_:))
    .onPreferenceChange(MinHeightPreferenceKey.self, perform: model.minTitleHeightChanged(_:))
    .onChange(of: selected, initial: true) {
      model.select(selected)
      selectedScroll = selected
    }
    .onChange(of: selectedScroll) {
      guard let selectedScroll else { return }
      selected = selectedScroll
    }
    .animation(.default, value: selected)
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        content()
          .scrollClipDisabled()
          .containerRelativeFrame(.horizontal, count: 1, spacing: 0)
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $selectedScroll, anchor: .center)
    .scrollIndicators(.never)
    .scrollClipDisabled()
    .safeAreaPadding(
      EdgeInsets(top: model.state.titleHeight + model.state.barHeight, leading: 0, bottom: 0, trailing: 0))
  }

  /// Makes every page once, so that it registers its label.
  @ViewBuilder
  private var registrar: some View {
    if !model.isRegistered {
      TabView {
        content()
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .frame(height: 0)
      .onAppear {
        Task { model.isRegistered = true }
      }
    }
  }
}

/// What a pager's header may know.
public struct PagerContext<Page: Hashable> {
  public let selected: Page
  public var offset: CGFloat
  public var animationNamespace: Namespace.ID
}

struct PagerHeader<Title: View, Page: Hashable>: View {
  @ViewBuilder let title: (PagerContext<Page>) -> Title
  @Binding var selected: Page
  @EnvironmentObject private var model: PagerModel<Page>
  @Environment(\.font) private var font
  @Namespace private var namespace

  var body: some View {
    let context = PagerContext(selected: selected, offset: model.state.offset, animationNamespace: namespace)
    VStack(spacing: 0) {
      title(context)
        .measureHeight(TitleHeightPreferenceKey.self)
        .offset(CGSize(width: 0, height: -model.state.offset))
      PagerBar(selected: $selected, context: context)
        .measureHeight(BarHeightPreferenceKey.self)
    }
    .font(font)
    .ignoresSafeArea(edges: .top)
  }
}

struct PagerBar<Page: Hashable>: View {
  @Binding var selected: Page
  let context: PagerContext<Page>
  @EnvironmentObject private var bar: PagerBarModel<Page>
  @EnvironmentObject private var model: PagerModel<Page>

  var body: some View {
    let config = model.config
    ScrollView(.horizontal) {
      TabStripLayout(isEqual: config.sizing == .equal, spacing: 0) {
        ForEach(Array(bar.pages.enumerated()), id: \.offset) { (offset, page) in
          Button {
            selected = page
          } label: {
            (bar.labels[page] ?? { _ in AnyView(EmptyView()) })(page == selected)
              .padding(config.padding)
          }
          .background(alignment: .bottom) {
            if page == selected {
              underline(config)
                .frame(height: 3)
                .matchedGeometryEffect(id: "underline", in: context.animationNamespace)
                .transition(
                  .asymmetric(insertion: .scale(scale: 1), removal: .scale(scale: 0.999_999)))
            }
          }
          .id(page)
          .transaction(value: selected) { $0.animation = .snappy(duration: 0.35, extraBounce: 0.07) }
        }
      }
    }
    .scrollIndicators(.never)
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
  }

  private func underline(_ config: PagerConfig) -> AnyView {
    let style = config.titleStyle.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint.opacity(0.35))
    guard let shape = config.underline else { return AnyView(Rectangle().fill(style)) }
    return AnyView(AnyShape(shape).fill(style))
  }
}
