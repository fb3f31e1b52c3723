/// What is drawn behind an app bar or flexible header, over the safe area above as well.
public struct AppBarBackground: Hashable, Sendable {
  /// How it shows that content lies under the bar.
  public enum ScrollEffect: Hashable, Sendable {
    /// Not at all.
    case none
    /// It goes over to another role.
    case tonal(ColorRole)
    /// By a shadow that grows over 8 points of scrolling: black, 1 point down, with a radius of 4 and at most this opacity.
    case shadow(opacity: Double)
    /// By the two shadows of a height, in points, that grow over 8 points of scrolling.
    case elevation(CGFloat)
  }

  /// The role at rest; nil draws nothing.
  public var color: ColorRole?
  public var effect: ScrollEffect
  /// Whether a line as thin as the screen can show marks the lower edge. Default: false.
  public var hasHairline = false

  public init(color: ColorRole?, effect: ScrollEffect, hasHairline: Bool = false) {
    self.color = color
    self.effect = effect
    self.hasHairline = hasHairline
  }

  /// Material 3's: `surface`, and `surface-container` while content lies under the bar.
  public static let tonal = AppBarBackground(
    color: AppBarTokens.containerColor, effect: .tonal(AppBarTokens.onScrollContainerColor))
  /// Nothing: the header draws what it wants.
  public static let none = AppBarBackground(color: nil, effect: .none)
  /// The opacity of the shadow of Google's flexible header for iOS: 0.4.
  public static let visibleShadowOpacity = 0.4

  /// Google's flexible header for iOS: a shadow of 0.4.
  public static func shadow(_ color: ColorRole = .surface) -> AppBarBackground {
    AppBarBackground(color: color, effect: .shadow(opacity: visibleShadowOpacity))
  }

  /// Google's app bar for iOS: elevated by 4 points.
  public static func elevated(_ color: ColorRole = .surface) -> AppBarBackground {
    AppBarBackground(color: color, effect: .elevation(ClassicElevation.appBar.height))
  }

  /// The same with a line at the lower edge.
  public func hairline(_ isShown: Bool = true) -> AppBarBackground {
    var copy = self
    copy.hasHairline = isShown
    return copy
  }
}

private struct AppBarContentColorKey: EnvironmentKey { static var defaultValue: ColorRole? { nil } }

extension EnvironmentValues {
  /// The role of what is on an app bar whose background is none of the surface roles; nil leaves it to the tokens.
  var appBarContentColor: ColorRole? {
    get { self[AppBarContentColorKey.self] }
    set { self[AppBarContentColorKey.self] = newValue }
  }
}

/// Draws a bar's background, and has what is in the bar drawn in the colour that belongs on it.
struct AppBarBackgroundModifier: ViewModifier {
  let background: AppBarBackground
  let context: AppBarContext

  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color.role(background.color?.content ?? .onSurface))
      .environment(\.appBarContentColor, background.color?.content == .onSurface ? nil : background.color?.content)
      .paintEffect(AppBarHairline(isShown: background.hasHairline))
      .modifier(AppBarSurface(background: background, context: context))
  }
}

/// The part that changes while content is scrolled; it alone reads the context, and only what its effect needs.
private struct AppBarSurface: ViewModifier {
  let background: AppBarBackground
  let context: AppBarContext

  func body(content: Content) -> some View {
    content.paintEffect(effect, position: .background)
  }

  private var effect: AppBarSurfaceEffect {
    switch background.effect {
    case .none: AppBarSurfaceEffect(background: background)
    case .tonal: AppBarSurfaceEffect(background: background, isRaised: context.isOverContent)
    case .shadow, .elevation: AppBarSurfaceEffect(background: background, intensity: context.shadowIntensity)
    }
  }
}

private struct AppBarSurfaceEffect: PaintEffect, Equatable {
  let background: AppBarBackground
  var isRaised = false
  var intensity: CGFloat = 0
  private static let tone = EffectSlot(0)
  private static let hasAppeared = EffectSlot(1)

  init(background: AppBarBackground, isRaised: Bool = false, intensity: CGFloat = 0) {
    self.background = background
    self.isRaised = isRaised
    self.intensity = intensity
  }

  func interactionDidChange(_ effect: EffectContext) {
    let target = isRaised ? 1.0 : 0
    let isFirst = effect.target(Self.hasAppeared) == 0
    effect.set(Self.hasAppeared, to: 1)
    guard effect.target(Self.tone) != target else { return }
    effect.set(Self.tone, to: target, animation: isFirst ? nil : effect.environment.materialMotion.animation(.effects))
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    guard let color = background.color else { return }
    let shape = SurfaceShape.none.resolve(in: context.environment)
    switch background.effect {
    case .none, .tonal: break
    case .shadow(let opacity):
      if intensity > 0, opacity > 0 {
        // A radius is half of what CSS calls blur.
        context.shadow(
          of: shape, in: nil, color: Color.black.opacity(opacity * Double(intensity)), blur: 8, spread: 0,
          offset: CGSize(width: 0, height: 1))
      }
    case .elevation(let height):
      context.drawShadow(ClassicElevation(height * intensity).shadow, of: shape)
    }
    context.fill(shape, with: Color.role(color))
    if case .tonal(let raised) = background.effect, effect[Self.tone] > 0 {
      context.fill(shape, with: Color.role(raised).opacity(effect[Self.tone]))
    }
  }
}

/// A line at the bar's lower edge, as thin as a pixel.
private struct AppBarHairline: PaintEffect, Equatable {
  let isShown: Bool

  func paint(in context: inout PaintContext, effect: EffectContext) {
    guard isShown else { return }
    let size = effect.size
    let width = context.environment.pixelLength
    context.fill(
      SurfaceShape.none.resolve(in: context.environment),
      in: CGRect(x: 0, y: size.height - width, width: size.width, height: width), with: Color.role(.outlineVariant))
  }
}
