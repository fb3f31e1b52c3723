import SwiftUI

// The types that a tabs library of Apple's framework knows, and what they conform to.

private func equatable<T: Equatable>(_ type: T.Type) {}
private func hashable<T: Hashable>(_ type: T.Type) {}
private func sendable<T: Sendable>(_ type: T.Type) {}
private func optionSet<T: OptionSet & Sendable>(_ type: T.Type) {}
private func shape<T: Shape & Sendable>(_ type: T.Type) {}
private func style<T: ShapeStyle & Sendable>(_ type: T.Type) {}
private func view<T: View>(_ type: T.Type) {}
private func shapeView<T: ShapeView>(_ type: T.Type) {}

@MainActor
func conformances() {
  view(Never.self)
  view(EmptyView.self)
  view(AnyView.self)
  view(Group<Text>.self)
  view(Text?.self)
  view(TupleView<(Text, Text)>.self)
  view(ModifiedContent<Text, PaddingTwice>.self)
  view(VStack<Text>.self)
  view(ZStack<Text>.self)
  view(LazyVStack<Text>.self)
  view(LazyHStack<Text>.self)
  view(ScrollView<Text>.self)
  view(GeometryReader<Text>.self)
  view(TabView<Int, Text>.self)
  view(ForEach<[Int], Int, Text>.self)
  view(Spacer.self)
  view(Button<Text>.self)
  view(Label<Text, Image>.self)
  view(Text.self)
  view(Image.self)
  view(Color.self)
  view(Rectangle.self)
  shape(Rectangle.self)
  shape(Capsule.self)
  shape(RoundedRectangle.self)
  shape(AnyShape.self)
  style(AnyShapeStyle.self)
  style(TintShapeStyle.self)
  style(HierarchicalShapeStyle.self)
  style(ForegroundStyle.self)
  style(Color.self)
  style(Gradient.self)
  equatable(Text.self)
  equatable(HorizontalAlignment.self)
  equatable(VerticalAlignment.self)
  equatable(Alignment.self)
  equatable(EdgeInsets.self)
  equatable(ProposedViewSize.self)
  equatable(Animation.self)
  hashable(ImageResource.self)
  hashable(Font.self)
  hashable(UnitPoint.self)
  hashable(Color.self)
  hashable(Namespace.ID.self)
  sendable(ImageResource.self)
  sendable(Font.self)
  sendable(Font.Weight.self)
  sendable(Font.Design.self)
  sendable(HorizontalAlignment.self)
  sendable(VerticalAlignment.self)
  sendable(Alignment.self)
  sendable(EdgeInsets.self)
  sendable(UnitPoint.self)
  sendable(ProposedViewSize.self)
  sendable(Animation.self)
  sendable(Namespace.ID.self)
  sendable(ScrollBounceBehavior.self)
  sendable(PageTabViewStyle.IndexDisplayMode.self)
  optionSet(Axis.Set.self)
  optionSet(Edge.Set.self)
  optionSet(SafeAreaRegions.self)
  optionSet(MatchedGeometryProperties.self)
}

// What protocols and nested types are called.

@MainActor
func space(_ space: some CoordinateSpaceProtocol, _ proxy: GeometryProxy) -> CGRect { proxy.frame(in: space) }

@MainActor
func modified<V: View, Behavior: ScrollTargetBehavior, Pages: TabViewStyle, Press: PrimitiveButtonStyle>(
  _ view: V, _ behavior: Behavior, _ pages: Pages, _ press: Press
) -> some View {
  view.scrollTargetBehavior(behavior).tabViewStyle(pages).buttonStyle(press)
}

@MainActor
func titles(_ wrapper: ObservedObject<Store>.Wrapper) -> Binding<String> { wrapper.title }

@MainActor
func outline() -> StrokeShapeView<Rectangle, Color, some View> { Rectangle().fill(Color.red).stroke(Color.blue) }

func font(in values: EnvironmentValues) -> Font? { values.font }

func shownValue<K: PreferenceKey>(_ key: K.Type) -> K.Value { key.defaultValue }

/// Opens what a shape became, to see what it still is.
@MainActor
func shapeViews() {
  func open<V: ShapeView>(_ view: V) -> V.Content.Type { V.Content.self }
  let filled = Rectangle().fill(Color.red)
  let stroked = filled.stroke(Color.blue, lineWidth: 2, antialiased: true)
  _ = open(filled)
  _ = open(stroked)
  _ = open(Capsule().fill())
}

// The protocols, each with a type of a client's own.

struct PaddingTwice: ViewModifier {
  func body(content: Self.Content) -> some View { content.padding(1).padding(1) }
}

struct NumberPreference: PreferenceKey {
  static var defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Puts its views below each other, with a cache.
struct ColumnLayout: Layout {
  typealias Cache = [CGSize]

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: cache.map(\.width).max() ?? 0, height: cache.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var y = bounds.minY
    for index in subviews.startIndex..<subviews.endIndex {
      let subview: LayoutSubview = subviews[index]
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), anchor: UnitPoint(x: 0, y: 0), proposal: ProposedViewSize(cache[index]))
      y += cache[index].height
    }
  }
}

/// A layout without a cache of its own.
struct PileLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

final class Store: ObservableObject {
  @Published var count = 0
  @Published var title: String
  @Published private(set) var isReady: Bool

  init() {
    _title = Published(wrappedValue: "title")
    _isReady = Published(initialValue: true)
  }

  func publisher() -> Published<Int>.Publisher { $count }
}

struct ClientScene: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}
