import ViewEngine

/// Which font families stand for the engine's font designs. Each is a list, as in CSS: the first that is installed and
/// has the character is used.
package struct FontFamilies: Hashable, Sendable {
  /// Default: Roboto, Material's own typeface, then the system's sans serif.
  package var standard: String
  package var serif: String
  package var rounded: String
  package var monospaced: String

  package init(
    standard: String = "Roboto,Sans", serif: String = "Roboto Serif,Noto Serif,Serif",
    rounded: String = "Nunito,Roboto,Sans", monospaced: String = "Roboto Mono,Monospace"
  ) {
    self.standard = standard
    self.serif = serif
    self.rounded = rounded
    self.monospaced = monospaced
  }
}
