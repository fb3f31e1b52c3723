/// A layout of a type that is known only when the program runs. The views keep their identity, and move, when the
/// layout becomes one of another type.
public struct AnyLayout: Layout {
  private let base: any Layout

  public init<L: Layout>(_ layout: L) { base = layout }

  var properties: LayoutProperties { type(of: base).layoutProperties }

  /// The cache of the layout at hand.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: ObjectIdentifier
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
    }
    return make(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      var inner = innerCache(of: layout, &cache, subviews)
      layout.updateCache(&inner, subviews: subviews)
      cache.value = inner
    }
    update(base)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var inner = innerCache(of: layout, &cache, subviews)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
      cache.value = inner
      return size
    }
    return size(base)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func place<L: Layout>(_ layout: L) {
      var inner = innerCache(of: layout, &cache, subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
      cache.value = inner
    }
    place(base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      var inner = innerCache(of: layout, &cache, subviews)
      let spacing = layout.spacing(subviews: subviews, cache: &inner)
      cache.value = inner
      return spacing
    }
    return spacing(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func alignment<L: Layout>(_ layout: L) -> CGFloat? {
      var inner = innerCache(of: layout, &cache, subviews)
      let value = layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
      cache.value = inner
      return value
    }
    return alignment(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func alignment<L: Layout>(_ layout: L) -> CGFloat? {
      var inner = innerCache(of: layout, &cache, subviews)
      let value = layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
      cache.value = inner
      return value
    }
    return alignment(base)
  }

  /// The cache as the layout's own; made anew if it belongs to a layout of another type.
  private func innerCache<L: Layout>(of layout: L, _ cache: inout Cache, _ subviews: Subviews) -> L.Cache {
    if cache.type == ObjectIdentifier(L.self), let known = cache.value as? L.Cache { return known }
    cache.type = ObjectIdentifier(L.self)
    return layout.makeCache(subviews: subviews)
  }
}
