import SwiftUI

/// Registers a page with the pager around it, and marks it with its value.
public struct PagerItemModifier<Page: Hashable, Label: View>: ViewModifier {
  @EnvironmentObject private var model: PagerModel<Page>
  @EnvironmentObject private var bar: PagerBarModel<Page>
  private let page: Page
  @ViewBuilder private let label: (_ isSelected: Bool) -> Label

  public init(page: Page, @ViewBuilder label: @escaping (_ isSelected: Bool) -> Label) {
    self.page = page
    self.label = label
  }

  public func body(content: Content) -> some View {
    content
      .id(page)
      .background {
        Registrar(page: page, bar: bar) { AnyView(label($0)) }
      }
  }
}

/// Registers in its initialiser.
private struct Registrar<Page: Hashable>: View {
  init(page: Page, bar: PagerBarModel<Page>, label: @escaping (Bool) -> AnyView) {
    bar.register(page, label: label)
  }

  var body: some View { EmptyView() }
}

extension View {
  public func pagerItem<Page: Hashable, Label: View>(
    page: Page, @ViewBuilder label: @escaping (_ isSelected: Bool) -> Label
  ) -> some View {
    modifier(PagerItemModifier(page: page, label: label))
  }
}

@MainActor
public final class PagerBarModel<Page: Hashable>: ObservableObject {
  @Published private(set) var pages: [Page] = []
  private(set) var labels: [Page: (Bool) -> AnyView] = [:]

  nonisolated init() {}

  func register(_ page: Page, label: @escaping (Bool) -> AnyView) {
    labels[page] = label
    guard !pages.contains(page) else { return }
    Task { @MainActor in
      guard !pages.contains(page) else { return }
      pages.append(page)
    }
  }
}
