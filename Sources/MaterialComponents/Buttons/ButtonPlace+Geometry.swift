extension ButtonPlace {
  /// The place in a row or a column, by where a view lies in it. In a row the first place is the one at the left.
  @MainActor
  init(of proxy: GeometryProxy, in space: NamedCoordinateSpace, along axis: Axis) {
    let frame = proxy.frame(in: space)
    let whole = proxy.bounds(of: space)?.size ?? frame.size
    let (start, end, length) =
      axis == .horizontal ? (frame.minX, frame.maxX, whole.width) : (frame.minY, frame.maxY, whole.height)
    // Lengths that don't divide evenly leave a little at the end.
    let (isFirst, isLast) = (start < 0.5, end > length - 0.5)
    self = isFirst ? (isLast ? .only : .first) : isLast ? .last : .middle
  }
}

extension View {
  /// Tells a view's place in a row or a column of a name, once it is laid out and whenever it changes.
  func onPlaceChange(
    in space: NamedCoordinateSpace, along axis: Axis, perform action: @escaping (ButtonPlace) -> Void
  ) -> some View {
    onGeometryChange(for: ButtonPlace.self) {
      ButtonPlace(of: $0, in: space, along: axis)
    } action: { place in
      action(place)
    }
  }
}
