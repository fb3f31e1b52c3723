// What SwiftUI has replaced, and what code of some years still says.

/// A stack of pages: the spelling of older code for ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}

/// How a ``NavigationView`` shows its pages. It is a stack here, whatever is asked for.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Whether a view is presented, and how that ends: the spelling of older code.
@MainActor
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how that ends: the spelling of older code for `dismiss`.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}

extension View {
  /// The style of navigation views in this view. All are stacks here.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Lets a view reach over safe areas: the spelling of older code.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }

  /// The tint of this view: the spelling of older code.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Puts items at the ends of the navigation bar: the spelling of older code.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts items at the trailing end of the navigation bar: the spelling of older code.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts items at the leading end of the navigation bar: the spelling of older code.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Animates whatever changes in this view: the spelling of older code, in which no value says when.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Calls an action with the new value when a value changes: the spelling of older code.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
