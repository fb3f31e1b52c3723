import SwiftUI

/// Something that a pager's scroll can be told to go to.
enum ScrollItem: Hashable { case header, content }

@MainActor
final class PagerScrollModel: ObservableObject {
  @Published var scrollItem: ScrollItem?
  @Published var anchor: UnitPoint = .top
  private(set) var hasAppeared = false

  nonisolated init() {}

  func appeared() {
    hasAppeared = true
    scrollItem = .content
    Task {
      try? await Task.sleep(for: .seconds(0.05))
      scrollItem = nil
    }
  }
}

/// A page's vertical scroll, which moves the header.
public struct PagerScroll<Page: Hashable, Content: View>: View {
  private let page: Page
  @ViewBuilder private let content: () -> Content
  @EnvironmentObject private var model: PagerModel<Page>
  @StateObject private var scrollModel: PagerScrollModel
  @State private var coordinateSpaceName = UUID()
  @State private var contentSize: CGSize?

  public init(page: Page, @ViewBuilder content: @escaping () -> Content) {
    self.page = page
    self.content = content
    _scrollModel = StateObject(wrappedValue: PagerScrollModel())
  }

  public var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        Color.clear.frame(height: 1).id(ScrollItem.header)
        VStack(spacing: 0) {
          content()
            .background(alignment: .top) {
              GeometryReader { proxy in
                Color.clear
                  .preference(
                    key: ScrollOffsetPreferenceKey.self,
                    value: -proxy.frame(in: .named(coordinateSpaceName)).minY
                  )
                  .preference(key: ContentSizePreferenceKey.self, value: proxy.size)
              }
            }
          Spacer(minLength: 0)
        }
        .id(ScrollItem.content)
      }
    }
    .coordinateSpace(name: coordinateSpaceName)
    .scrollPosition(id: $scrollModel.scrollItem, anchor: scrollModel.anchor)
    .scrollIndicators(.never)
    .scrollBounceBehavior(.basedOnSize)
    .scrollClipDisabled()
    .transaction(value: scrollModel.scrollItem) { transaction in
      transaction.animation = nil
    }
    .onPreferenceChange(ScrollOffsetPreferenceKey.self, perform: model.scrolled(to:))
    .onPreferenceChange(ContentSizePreferenceKey.self) { contentSize = $0 }
    .onAppear {
      Task { scrollModel.appeared() }
    }
    .onChange(of: model.state.selected, initial: true) {
      guard scrollModel.hasAppeared else { return }
    }
    .onChange(of: scrollModel.scrollItem, initial: true) {}
    .onDisappear { scrollModel.scrollItem = nil }
  }
}
