import SwiftUI

/// Every modifier of the inventory, each in the form in which tabs libraries and their demos write it.
struct EveryModifier: View {
  @State private var value = 0
  @State private var scrolled: String?
  @State private var size: CGSize = .zero
  @Namespace private var namespace
  @StateObject private var bar = PagerBarModel<Int>()

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: nil) {
        layout
        style
        actions
        identity
      }
    }
    .scrollPosition(id: $scrolled, anchor: .top)
    .scrollTargetBehavior(.paging)
    .scrollClipDisabled()
    .scrollIndicators(.never)
    .scrollBounceBehavior(.basedOnSize)
    .coordinateSpace(name: "scroll")
    .environmentObject(bar)
  }

  private var layout: some View {
    Group {
      Text("frame").frame(width: 10, height: nil, alignment: .top)
      Text("frame").frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: nil, alignment: .bottom)
      Text("padding").padding().padding(4).padding(.horizontal, 8).padding([.top, .leading])
      Text("insets").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("background").background { Color.red }
      Text("background").background(alignment: .top) { Rectangle() }
      Text("background").background(.blue).background(Color.white, ignoresSafeAreaEdges: .top)
      Text("offset").offset(x: 1, y: 2).offset(CGSize(width: 3, height: 4)).offset(y: 3)
      Text("safe area").safeAreaPadding(EdgeInsets()).safeAreaPadding(.top, 4).ignoresSafeArea(.all, edges: .top)
      Text("container").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8)
    }
  }

  private var style: some View {
    Group {
      Text("opacity").opacity(0.5).clipped().zIndex(-1).scaleEffect(1.2).scaleEffect(0.5, anchor: .top)
      Text("shape").contentShape(Rectangle())
      Text("style").foregroundStyle(.secondary).foregroundStyle(.white, .white.opacity(0.7))
      Text("style").font(.title).lineSpacing(3).tint(AnyShapeStyle(.red))
      Text("font").bold().italic().font(.system(size: 12, weight: .bold)).font(nil)
      Image(systemName: "car").resizable().aspectRatio(contentMode: .fit).aspectRatio(2, contentMode: .fill)
      Button("bordered") {}.buttonStyle(.bordered)
      Button(action: { value += 1 }) { Text("label") }
      Text("bars").toolbarBackground(.red, for: .tabBar)
    }
  }

  private var actions: some View {
    Group {
      Text("change").onChange(of: value) { size = .zero }
      Text("change").onChange(of: value, initial: true) { old, new in value = old + new - old }
      Text("appear").onAppear { bar.objectWillChange.send() }.onDisappear {}
      Text("tap").onTapGesture { value += 1 }.onTapGesture(count: 2) {}
      Text("preference")
        .preference(key: TitleHeightPreferenceKey.self, value: 3)
        .onPreferenceChange(TitleHeightPreferenceKey.self) { _ in }
      Text("animation").animation(.default, value: value).animation(.snappy, value: value)
      Text("transaction").transaction(value: value) { $0.animation = nil }
      Text("transition").transition(.scale(scale: 0.5, anchor: .top))
    }
  }

  private var identity: some View {
    Group {
      Text("id").id("id").tag(1)
      Text("matched").matchedGeometryEffect(id: 1, in: namespace)
      Text("matched").matchedGeometryEffect(
        id: 1, in: namespace, properties: .frame, anchor: .center, isSource: false)
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("scroll"))
        Text("\(frame.minY) \(proxy.frame(in: .global).minY) \(proxy.safeAreaInsets.top)")
      }
      TabView(selection: .constant(1)) {
        Text("a").tag(1).tabItem { Text("A") }
        Text("b").tag(2).tabItem { Label("B", systemImage: "star") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}

/// A function that takes a binding to a part of an object, and one that makes a binding of its own.
struct Bindings: View {
  @ObservedObject var model: PagerModel<Int>

  var body: some View {
    let isOn = Binding<Bool>(get: { model.isRegistered }, set: { model.isRegistered = $0 })
    VStack {
      Text(isOn.wrappedValue ? "on" : "off")
      Text("\($model.config.padding.top.wrappedValue)")
    }
  }
}

/// Everything of this folder at once.
public struct ClientSurface: View {
  public init() {}

  public var body: some View {
    VStack {
      EveryModifier()
      TypeCheckerShapes(mode: .third) { AnyView(Text("third")) }
      Bindings(model: PagerModel(selected: 1, config: PagerConfig()))
    }
  }
}
