/// A window of the app's, of which there may be several: alike, or one for each value of a type. The app's first scene
/// opens when the app starts; others open by `openWindow` of the environment.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: Text?
  let id: String?
  let valueType: Any.Type?
  let content: (AnyHashable?) -> Content

  /// A window with the app's name as its title.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, id: nil, content: content) }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// - Parameter title: the window's title, also read by assistive technology.
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(verbatim: String(title)), id: id, content: content)
  }

  private init(title: Text?, id: String?, content: @escaping () -> Content) {
    self.init(title: title, id: id, valueType: nil) { _ in content() }
  }

  private init(title: Text?, id: String?, valueType: Any.Type?, content: @escaping (AnyHashable?) -> Content) {
    self.title = title
    self.id = id
    self.valueType = valueType
    self.content = content
  }

  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    let content = scene.content
    var window = WindowScene(title: scene.title?.plainString, id: scene.id) { AnyView(content($0)) }
    window.valueType = scene.valueType.map { ObjectIdentifier($0) }
    collector.add(window)
  }
}

extension WindowGroup {
  /// Windows for values: each value that is given to `openWindow` has its own.
  /// - Parameter content: the content for a value, which it may change; nil in a window that opened without one.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, valueType: type) { PresentedWindowContent(value: $0?.base as? D, content: content) }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, valueType: type) {
      PresentedWindowContent(value: $0?.base as? D, content: content)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(verbatim: String(title)), id: id, valueType: type) {
      PresentedWindowContent(value: $0?.base as? D, content: content)
    }
  }

  /// Windows for values, with one for a window that opened without.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, valueType: type) { value in
      PresentedWindowContent(value: value?.base as? D ?? defaultValue()) { shown in
        content(Binding(get: { shown.wrappedValue ?? defaultValue() }, set: { shown.wrappedValue = $0 }))
      }
    }
  }
}

/// The content of a window for a value, which it keeps.
public struct PresentedWindowContent<D: Codable & Hashable, Content: View>: View {
  @State private var value: D?
  private let content: (Binding<D?>) -> Content

  init(value: D?, content: @escaping (Binding<D?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
}

/// A single window of the app's, which opens once at the most.
public struct Window<Content: View>: PrimitiveScene {
  let title: Text
  let id: String
  let content: () -> Content

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(verbatim: String(title)), id: id, content: content)
  }

  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    let content = scene.content
    var window = WindowScene(title: scene.title.plainString, id: scene.id) { _ in AnyView(content()) }
    window.isSingle = true
    collector.add(window)
  }
}

/// A window for the app's settings, as other systems open one from the app's menu. There is no such menu here, so the
/// scene opens nothing; an app that wants settings shows them in a window of its own.
public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}

  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {}
}
