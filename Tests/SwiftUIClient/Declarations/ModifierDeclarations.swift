import SwiftUI

/// Every modifier of the inventory, with values of the very types that it is declared for: once with all parameters, and
/// once without those that have a default.
struct DeclaredModifiers: View {
  let length: CGFloat?
  let insets: EdgeInsets
  @State private var value = 0
  @State private var scrolled: String?
  @Namespace private var namespace: Namespace.ID
  @StateObject private var store = Store()

  private var anchor: UnitPoint? { .center }
  private var animation: Animation? { .default }
  private func done() {}
  private func edit(_ transaction: inout Transaction) { transaction.animation = nil }
  private func counted(_ number: Int) { value = number }

  var body: some View {
    VStack {
      layout
      drawing
      events
      data
      scrolling
    }
  }

  @ViewBuilder private var layout: some View {
    Text("a")
      .frame(width: length, height: length, alignment: Alignment.center)
      .frame(width: length)
      .frame(height: length)
      .frame(
        minWidth: length, idealWidth: length, maxWidth: length, minHeight: length, idealHeight: length,
        maxHeight: length, alignment: .top
      )
      .frame(maxHeight: length)
      .padding(insets)
      .padding(Edge.Set.horizontal, length)
      .padding()
      .padding(4)
      .offset(CGSize(width: 1, height: 2))
      .offset(x: 1, y: 2)
      .offset()
    Text("a")
      .aspectRatio(length, contentMode: ContentMode.fill)
      .aspectRatio(contentMode: .fit)
      .ignoresSafeArea(SafeAreaRegions.all, edges: Edge.Set.top)
      .ignoresSafeArea()
      .safeAreaPadding(insets)
      .safeAreaPadding(.top, length)
      .safeAreaPadding()
      .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8, alignment: Alignment.top)
      .containerRelativeFrame(.horizontal, count: 2, spacing: 8)
      .zIndex(1)
      .modifier(PaddingTwice())
  }

  @ViewBuilder private var drawing: some View {
    Text("a")
      .background(alignment: Alignment.bottom) { Color.red }
      .background { Text("b") }
      .background(Color.red, ignoresSafeAreaEdges: Edge.Set.top)
      .background(.blue)
      .opacity(0.5)
      .scaleEffect(0.5, anchor: UnitPoint.top)
      .scaleEffect(2)
      .clipped(antialiased: true)
      .clipped()
      .contentShape(Rectangle(), eoFill: true)
      .contentShape(Capsule())
    Text("a")
      .tint(Optional(Color.red))
      .tint(AnyShapeStyle(.red))
      .font(Optional(Font.title))
      .font(nil)
      .lineSpacing(3)
      .foregroundStyle(Color.red)
      .foregroundStyle(.red, .secondary)
      .buttonStyle(.bordered)
      .tabViewStyle(.page(indexDisplayMode: .never))
      .toolbarBackground(Color.red, for: ToolbarPlacement.tabBar)
      .toolbarBackground(.red, for: .tabBar, .tabBar)
      .tabItem { Text("b") }
  }

  @ViewBuilder private var events: some View {
    Text("a")
      .onChange(of: value, initial: true, done)
      .onChange(of: value) { done() }
      .onAppear(perform: done)
      .onAppear(perform: nil)
      .onAppear()
      .onDisappear(perform: done)
      .onDisappear(perform: nil)
      .onTapGesture(count: 2, perform: done)
      .onTapGesture(perform: done)
    Text("a")
      .animation(animation, value: value)
      .animation(nil, value: value)
      .transaction(value: value, edit)
      .transition(AnyTransition.scale(scale: 0.5))
      .matchedGeometryEffect(
        id: "a", in: namespace, properties: MatchedGeometryProperties.frame, anchor: UnitPoint.top, isSource: false
      )
      .matchedGeometryEffect(id: 1, in: namespace)
  }

  @ViewBuilder private var data: some View {
    Text("a")
      .preference(key: NumberPreference.self, value: 1)
      .onPreferenceChange(NumberPreference.self, perform: counted(_:))
      .onPreferenceChange(NumberPreference.self) { counted($0) }
      .environmentObject(store)
      .id("a")
      .id(3)
      .tag(value)
      .coordinateSpace(name: "a")
  }

  @ViewBuilder private var scrolling: some View {
    ScrollView { Text("a").scrollTargetLayout(isEnabled: true).scrollTargetLayout() }
      .scrollPosition(id: $scrolled, anchor: anchor)
      .scrollPosition(id: $scrolled)
      .scrollTargetBehavior(PagingScrollTargetBehavior.paging)
      .scrollClipDisabled(true)
      .scrollClipDisabled()
      .scrollIndicators(ScrollIndicatorVisibility.never, axes: [.vertical, .horizontal])
      .scrollIndicators(.never)
      .scrollBounceBehavior(ScrollBounceBehavior.basedOnSize, axes: [.vertical])
      .scrollBounceBehavior(.basedOnSize)
  }
}

/// Everything of this folder at once.
public struct DeclaredSurface: View {
  public init() {
    conformances()
    shapeViews()
    _ = declaredValues()
  }

  public var body: some View {
    ScrollView {
      DeclaredViews()
      DeclaredModifiers(length: nil, insets: EdgeInsets())
    }
  }
}
