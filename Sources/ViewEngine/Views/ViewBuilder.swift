/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

  // Above ten views. Packs run and compile slower than the fixed arities, so those come first.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
}

// Fixed arities: compilers and programs are quicker with them than with a pack.
extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View>(
    _ v0: V0, _ v1: V1
  ) -> TupleView<(V0, V1)> { TupleView((v0, v1)) }

  public static func buildBlock<V0: View, V1: View, V2: View>(
    _ v0: V0, _ v1: V1, _ v2: V2
  ) -> TupleView<(V0, V1, V2)> { TupleView((v0, v1, v2)) }

  public static func buildBlock<V0: View, V1: View, V2: View, V3: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3
  ) -> TupleView<(V0, V1, V2, V3)> { TupleView((v0, v1, v2, v3)) }

  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4
  ) -> TupleView<(V0, V1, V2, V3, V4)> { TupleView((v0, v1, v2, v3, v4)) }

  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5
  ) -> TupleView<(V0, V1, V2, V3, V4, V5)> { TupleView((v0, v1, v2, v3, v4, v5)) }

  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6
  ) -> TupleView<(V0, V1, V2, V3, V4, V5, V6)> { TupleView((v0, v1, v2, v3, v4, v5, v6)) }

  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7
  ) -> TupleView<(V0, V1, V2, V3, V4, V5, V6, V7)> { TupleView((v0, v1, v2, v3, v4, v5, v6, v7)) }

  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View
  >(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8
  ) -> TupleView<(V0, V1, V2, V3, V4, V5, V6, V7, V8)> { TupleView((v0, v1, v2, v3, v4, v5, v6, v7, v8)) }

  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
  >(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8, _ v9: V9
  ) -> TupleView<(V0, V1, V2, V3, V4, V5, V6, V7, V8, V9)> { TupleView((v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)) }
}
