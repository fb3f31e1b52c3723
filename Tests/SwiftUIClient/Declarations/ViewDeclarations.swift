import SwiftUI

/// Every view and container of the inventory, with all of its parameters and with none of them.
struct DeclaredViews: View {
  @State private var page = 1
  @State private var optional: Int?
  @Binding var flag: Bool
  @StateObject private var store = Store()
  @Namespace private var namespace
  @Environment(\.font) private var font

  init(flag: Binding<Bool> = Binding<Bool>.constant(true), page: Int = 1) {
    _flag = flag
    _page = State(initialValue: page)
    _optional = State(wrappedValue: nil)
    _store = StateObject(wrappedValue: Store())
  }

  private let width: CGFloat? = 40
  private let names: [String] = ["a", "b"]

  struct Item: Identifiable { let id: Int }

  var body: some View {
    VStack(alignment: .leading, spacing: width) { containers }
    VStack { loops }
    ZStack(alignment: .top) { controls }
    ZStack { values }
    DeclaredReaders().environmentObject(store)
  }

  @ViewBuilder private var containers: some View {
    LazyVStack(alignment: HorizontalAlignment.trailing, spacing: nil) { Text("a") }
    LazyVStack { Text("a") }
    LazyHStack(alignment: VerticalAlignment.bottom, spacing: width) { Text("a") }
    LazyHStack { Text("a") }
    ScrollView(Axis.Set.horizontal) { Text("a") }
    ScrollView { Text("a") }
    GeometryReader { (proxy: GeometryProxy) in
      let size: CGSize = proxy.size
      let insets: EdgeInsets = proxy.safeAreaInsets
      let global: CGRect = proxy.frame(in: CoordinateSpace.global)
      let local: CGRect = proxy.frame(in: CoordinateSpace.local)
      let named: CGRect = proxy.frame(in: CoordinateSpace.named(AnyHashable("a")))
      let space: NamedCoordinateSpace = .named("b")
      Text("\(size.width) \(insets.top) \(global.minX + local.minX + named.minX + proxy.frame(in: space).minX)")
    }
    TabView(selection: $page) { Text("a").tag(1) }
    TabView(selection: Optional($page)) { Text("a").tag(1) }
    TabView { Text("a").tabItem { Text("A") } }
  }

  @ViewBuilder private var loops: some View {
    ForEach(names, id: \.self) { (name: String) in Text(name) }
    ForEach([Item(id: 1), Item(id: 2)]) { (item: Item) in Text("\(item.id)") }
    ForEach(0..<3) { (index: Int) in Text("\(index)") }
    Group { Text("a") }
    if flag { Text("yes") } else { EmptyView() }
    if let optional { Text("\(optional)") }
    switch page {
    case 1: AnyView(Text("one"))
    default: Spacer()
    }
    Spacer(minLength: width)
    ColumnLayout { Text("a") }
    PileLayout { Text("a") }
  }

  @ViewBuilder private var controls: some View {
    Button(action: { page = 2 }, label: { Text("a") })
    Button("key", action: reset)
    Label("key", image: ImageResource(name: "coffee", bundle: Bundle.main))
    Text("key").bold().italic().font(font)
    Text(names[0].dropFirst())
    Image(systemName: "car").resizable()
    Image(ImageResource(name: "coffee", bundle: Bundle.main)).resizable()
  }

  @MainActor private func reset() {
    let value: Int = withAnimation(Animation.default) { 1 }
    withAnimation { page = value }
    withAnimation(.snappy(duration: 0.3, extraBounce: 0.1)) { page = value }
    withAnimation(.snappy) { page = value }
    withAnimation(nil) { store.title = "other" }
  }

  @ViewBuilder private var values: some View {
    Rectangle().fill(AnyShapeStyle(.tint.opacity(0.5)))
    Rectangle().fill(AnyShapeStyle(HierarchicalShapeStyle.primary)).fill(.secondary)
    Rectangle().fill(.foreground)
    Capsule().fill(Gradient(colors: [.red, .blue, .white, .clear, .yellow]))
    RoundedRectangle(cornerRadius: 3).fill(Color("name", bundle: nil).opacity(0.5))
    AnyShape(Capsule()).fill(Color.black)
    Rectangle().fill(.black)
    Rectangle().fill(.blue).stroke(.green)
    Rectangle().fill(.orange).stroke(.purple, lineWidth: 3)
    Rectangle().fill(.teal)
    Group {
      Color.black
      Color.green
      Color.orange
      Color.purple
      Color.teal
    }
  }
}

/// The property wrappers that read what others own.
struct DeclaredReaders: View {
  @EnvironmentObject private var store: Store
  @ObservedObject private var own: Store

  @MainActor init() { _own = ObservedObject(wrappedValue: Store()) }

  var body: some View {
    let titles: Binding<String> = $own.title
    let counts: Binding<Int> = $store.count
    Text("\(titles.wrappedValue) \(counts.projectedValue.wrappedValue) \(store.isReady ? 1 : 0)")
    DeclaredViews.Part(text: titles, insets: Binding(get: { EdgeInsets() }, set: { _ in }))
  }
}

extension DeclaredViews {
  struct Part: View {
    @Binding var text: String
    @Binding var insets: EdgeInsets
    var body: some View {
      let top: Binding<CGFloat> = $insets.top
      Text("\(text) \(top.wrappedValue)")
    }
  }
}

/// The values, each made in every way.
@MainActor
func declaredValues() -> [Any] {
  var axes: Axis.Set = [.horizontal, .vertical]
  axes.insert(Axis.Set(rawValue: 1))
  let axis: [Axis] = [.horizontal, .vertical]
  let edge: Edge = .top
  let edges: Edge.Set = [.top, .leading, .bottom, .trailing, .all, .horizontal, .vertical, Edge.Set(rawValue: 1)]
  let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
  let vertical: [VerticalAlignment] = [.top, .center, .bottom]
  let alignments: [Alignment] = [.top, .center, .bottom]
  var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  insets.top = insets.leading + insets.bottom + insets.trailing
  var point = UnitPoint(x: 0.25, y: 2)
  point.x = UnitPoint.top.x + UnitPoint.center.y
  point.y = 1
  var proposal = ProposedViewSize(width: nil, height: 3)
  proposal.width = ProposedViewSize(CGSize(width: 1, height: 2)).height
  let fonts: [Font] = [
    .title, .largeTitle, .footnote, .system(size: 12), .system(size: 12, weight: .bold, design: .default),
    Font.title.weight(.heavy).italic(),
  ]
  let weights: [Font.Weight] = [.light, .bold, .black, .heavy, .regular]
  let animations: [Animation] = [.default, .snappy(duration: 0.5, extraBounce: 0), .snappy()]
  var transaction = Transaction()
  transaction.animation = animations.first
  let transitions: [AnyTransition] = [
    .scale(scale: 0.5, anchor: .top), .scale(scale: 0.5),
    .asymmetric(insertion: .scale(scale: 1), removal: .scale(scale: 0.999999)),
  ]
  let properties: MatchedGeometryProperties = [.frame, MatchedGeometryProperties(rawValue: 1)]
  let paging: PagingScrollTargetBehavior = .paging
  let indicators: ScrollIndicatorVisibility = .never
  let bounce: ScrollBounceBehavior = .basedOnSize
  let regions: SafeAreaRegions = [.all, SafeAreaRegions(rawValue: 1)]
  let bar: ToolbarPlacement = .tabBar
  let page: PageTabViewStyle = .page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.never)
  let bordered: BorderedButtonStyle = .bordered
  let modes: [ContentMode] = [.fit, .fill]
  let key = LocalizedStringKey(stringLiteral: "key")
  let styles: [any ShapeStyle] = [TintShapeStyle.tint, HierarchicalShapeStyle.secondary, ForegroundStyle.foreground]
  let blocks: [Any] = [
    ViewBuilder.buildBlock(), ViewBuilder.buildBlock(Text("a")), ViewBuilder.buildBlock(Text("a"), Text("b")),
    ViewBuilder.buildExpression(Text("a")), ViewBuilder.buildIf(Optional(Text("a"))) as Any,
    TupleView((Text("a"), Text("b"))),
  ]
  return [
    axes, axis, edge, edges, horizontal, vertical, alignments, insets, point, proposal, fonts, weights, animations,
    transaction, transitions, properties, paging, indicators, bounce, regions, bar, page, bordered, modes, key, styles,
    blocks,
  ]
}

#Preview { Text("a") }
#Preview("named") {
  let text = "b"
  return Text(text)
}
