extension View {
  /// Tells assistive technology of other views in place of this one: they are not drawn and take no place.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    let representation = representation()
    return accessibilityHidden(true).background { representation.modifier(_SpokenOnlyModifier()) }
  }

  /// Tells assistive technology of other views as what is in this one: they are not drawn and take no place.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children).accessibilityElement(children: .contain)
  }
}
