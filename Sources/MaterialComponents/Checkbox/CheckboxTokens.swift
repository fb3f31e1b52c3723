/// Figures of `md.comp.checkbox`, Material 3 v34.0.21, in points, and of material-web's motion.
enum CheckboxTokens {
  static let size: CGFloat = 18
  static let shape: CGFloat = 2
  static let outlineWidth: CGFloat = 2
  static let markWidth: CGFloat = 2
  static let stateLayer: CGFloat = 40
  static let enter = MaterialEasing.emphasizedDecelerate(MaterialEasing.Duration.medium3)
  static let exit = MaterialEasing.emphasizedAccelerate(MaterialEasing.Duration.short3)
}
