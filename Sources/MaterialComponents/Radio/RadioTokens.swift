/// Figures of `md.comp.radio-button`, Material 3 v34.0.21, in points, and of material-web.
enum RadioTokens {
  static let size: CGFloat = 20
  static let outlineWidth: CGFloat = 2
  static let dot: CGFloat = 10
  static let stateLayer: CGFloat = 40
  static let enter = MaterialEasing.emphasizedDecelerate(MaterialEasing.Duration.medium2)
}
