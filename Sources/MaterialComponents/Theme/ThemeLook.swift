/// Where between light and dark, and between standard and more contrast, a theme is shown.
///
/// Light, dark and contrast change at once in the environment; this is the way on which colours follow.
struct ThemeLook: Hashable, Animatable {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  /// 0 light … 1 dark.
  private var darkness: Double
  /// 0 standard … 1 increased.
  private var emphasis: Double

  init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
    self.scheme = scheme
    self.contrast = contrast
    darkness = scheme == .dark ? 1 : 0
    emphasis = contrast == .increased ? 1 : 0
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(darkness, emphasis) }
    set {
      darkness = newValue.first
      emphasis = newValue.second
    }
  }

  /// Whether colours are on their way.
  private var isUnderWay: Bool { self != ThemeLook(scheme, contrast) }

  /// The colour of a role at this look; that of `scheme` and `contrast` where these are others than the look's own,
  /// because a part of the window has fixed its own.
  func color(
    _ role: ColorRole, of colors: MaterialColors, scheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color.Resolved {
    guard scheme == self.scheme, contrast == self.contrast, isUnderWay else {
      return colors.scheme(scheme, contrast: contrast)[role]
    }
    let standard = colors.light[role].mixed(with: colors.dark[role], darkness)
    if emphasis == 0 { return standard }
    return standard.mixed(
      with: colors.lightHighContrast[role].mixed(with: colors.darkHighContrast[role], darkness), emphasis)
  }
}

extension Color.Resolved {
  /// A colour between two, mixed as colour animations are.
  fileprivate func mixed(with other: Color.Resolved, _ amount: Double) -> Color.Resolved {
    var (start, end) = (animatableData, other.animatableData)
    start.scale(by: 1 - amount)
    end.scale(by: amount)
    var color = self
    color.animatableData = start + end
    return color
  }
}

private struct ThemeLookKey: EnvironmentKey { static var defaultValue: ThemeLook { ThemeLook(.light, .standard) } }

extension EnvironmentValues {
  var materialLook: ThemeLook {
    get { self[ThemeLookKey.self] }
    set { self[ThemeLookKey.self] = newValue }
  }

  /// How colours change here where nothing else is said: not at all over time for those who want less motion.
  var themeChange: Animation? { accessibilityReduceMotion ? nil : materialMotion.themeChange }
}

extension View {
  /// Lets colours follow light, dark and contrast as they are here.
  func themeLook() -> some View {
    animatedEnvironment(\.materialLook, animation: { $0.themeChange }) {
      ThemeLook($0.colorScheme, $0.colorSchemeContrast)
    }
  }

  /// Fixes light or dark, and contrast, for this view and all in it, whatever the desktop says; colours go over to a new
  /// choice as they do to a new theme.
  /// - Parameters:
  ///   - scheme: nil is what is around the view: in the end what the desktop says.
  ///   - contrast: likewise.
  public func materialAppearance(_ scheme: ColorScheme?, contrast: ColorSchemeContrast? = nil) -> some View {
    themeLook()
      .transformEnvironment(\.colorSchemeContrast) { if let contrast { $0 = contrast } }
      .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}
