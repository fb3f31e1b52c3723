/// A window of the app's, of which there may be several alike. The first scene of this kind opens when the app starts.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: Text?
  let id: String?
  let content: () -> Content

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
    self.title = title
    self.id = id
    self.content = content
  }

  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    let content = scene.content
    collector.add(WindowScene(title: scene.title?.plainString, id: scene.id) { AnyView(content()) })
  }
}

/// A single window of the app's.
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
    collector.add(WindowScene(title: scene.title.plainString, id: scene.id) { AnyView(content()) })
  }
}

/// A window for the app's settings, as other systems open one from the app's menu. There is no such menu here, so the
/// scene opens nothing; an app that wants settings shows them in a window of its own.
public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}

  public static func _collect(_ scene: Self, into collector: inout SceneCollector) {}
}
