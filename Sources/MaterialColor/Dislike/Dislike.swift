extension Hct {
  /// Whether the colour is a dark yellow-green, which people of all cultures dislike (Palmer and Schloss, 2010, trace it
  /// to biological waste and rotting food).
  public var isDisliked: Bool {
    let roundedHue = (hue + 0.5).rounded(.down)
    return roundedHue >= 90 && roundedHue <= 111
      && (chroma + 0.5).rounded(.down) > 16
      && (tone + 0.5).rounded(.down) < 65
  }

  /// The colour itself, or a lighter one (tone 70) when it is disliked.
  public var fixedIfDisliked: Hct {
    isDisliked ? Hct(hue: hue, chroma: chroma, tone: 70) : self
  }
}
