// Fixed arities of `ViewBuilder.buildBlock`. One shape ten times: a pack would say it once, but costs three times
// as much on the hottest path of the engine (see ARCHITECTURE.md, "Builders").

/// 2 views in a row.
public struct _TupleView2<V0: View, V1: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1

  nonisolated init(_ v0: V0, _ v1: V1) {
    self.v0 = v0
    self.v1 = v1
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { V0._holdsRows || V1._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View>(
    _ v0: V0, _ v1: V1
  ) -> _TupleView2<V0, V1> {
    _TupleView2(v0, v1)
  }
}

/// 3 views in a row.
public struct _TupleView3<V0: View, V1: View, V2: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { V0._holdsRows || V1._holdsRows || V2._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View>(
    _ v0: V0, _ v1: V1, _ v2: V2
  ) -> _TupleView3<V0, V1, V2> {
    _TupleView3(v0, v1, v2)
  }
}

/// 4 views in a row.
public struct _TupleView4<V0: View, V1: View, V2: View, V3: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3
  ) -> _TupleView4<V0, V1, V2, V3> {
    _TupleView4(v0, v1, v2, v3)
  }
}

/// 5 views in a row.
public struct _TupleView5<V0: View, V1: View, V2: View, V3: View, V4: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4
  ) -> _TupleView5<V0, V1, V2, V3, V4> {
    _TupleView5(v0, v1, v2, v3, v4)
  }
}

/// 6 views in a row.
public struct _TupleView6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4
  nonisolated(unsafe) let v5: V5

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows || V5._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
      V5._makeNode(view.v5, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
    V5._updateNode(children[5], with: view.v5)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5
  ) -> _TupleView6<V0, V1, V2, V3, V4, V5> {
    _TupleView6(v0, v1, v2, v3, v4, v5)
  }
}

/// 7 views in a row.
public struct _TupleView7<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4
  nonisolated(unsafe) let v5: V5
  nonisolated(unsafe) let v6: V6

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows || V5._holdsRows
      || V6._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
      V5._makeNode(view.v5, in: inner),
      V6._makeNode(view.v6, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
    V5._updateNode(children[5], with: view.v5)
    V6._updateNode(children[6], with: view.v6)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6
  ) -> _TupleView7<V0, V1, V2, V3, V4, V5, V6> {
    _TupleView7(v0, v1, v2, v3, v4, v5, v6)
  }
}

/// 8 views in a row.
public struct _TupleView8<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>: PrimitiveView
{
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4
  nonisolated(unsafe) let v5: V5
  nonisolated(unsafe) let v6: V6
  nonisolated(unsafe) let v7: V7

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows || V5._holdsRows
      || V6._holdsRows || V7._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
      V5._makeNode(view.v5, in: inner),
      V6._makeNode(view.v6, in: inner),
      V7._makeNode(view.v7, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
    V5._updateNode(children[5], with: view.v5)
    V6._updateNode(children[6], with: view.v6)
    V7._updateNode(children[7], with: view.v7)
  }
}

extension ViewBuilder {
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7
  ) -> _TupleView8<V0, V1, V2, V3, V4, V5, V6, V7> {
    _TupleView8(v0, v1, v2, v3, v4, v5, v6, v7)
  }
}

/// 9 views in a row.
public struct _TupleView9<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View>:
  PrimitiveView
{
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4
  nonisolated(unsafe) let v5: V5
  nonisolated(unsafe) let v6: V6
  nonisolated(unsafe) let v7: V7
  nonisolated(unsafe) let v8: V8

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows || V5._holdsRows
      || V6._holdsRows || V7._holdsRows || V8._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
      V5._makeNode(view.v5, in: inner),
      V6._makeNode(view.v6, in: inner),
      V7._makeNode(view.v7, in: inner),
      V8._makeNode(view.v8, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
    V5._updateNode(children[5], with: view.v5)
    V6._updateNode(children[6], with: view.v6)
    V7._updateNode(children[7], with: view.v7)
    V8._updateNode(children[8], with: view.v8)
  }
}

extension ViewBuilder {
  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View
  >(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8
  ) -> _TupleView9<V0, V1, V2, V3, V4, V5, V6, V7, V8> {
    _TupleView9(v0, v1, v2, v3, v4, v5, v6, v7, v8)
  }
}

/// 10 views in a row.
public struct _TupleView10<
  V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
>: PrimitiveView {
  nonisolated(unsafe) let v0: V0
  nonisolated(unsafe) let v1: V1
  nonisolated(unsafe) let v2: V2
  nonisolated(unsafe) let v3: V3
  nonisolated(unsafe) let v4: V4
  nonisolated(unsafe) let v5: V5
  nonisolated(unsafe) let v6: V6
  nonisolated(unsafe) let v7: V7
  nonisolated(unsafe) let v8: V8
  nonisolated(unsafe) let v9: V9

  nonisolated init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8, _ v9: V9) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
    self.v9 = v9
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    V0._holdsRows || V1._holdsRows || V2._holdsRows || V3._holdsRows || V4._holdsRows || V5._holdsRows
      || V6._holdsRows || V7._holdsRows || V8._holdsRows || V9._holdsRows
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    node.setChildren([
      V0._makeNode(view.v0, in: inner),
      V1._makeNode(view.v1, in: inner),
      V2._makeNode(view.v2, in: inner),
      V3._makeNode(view.v3, in: inner),
      V4._makeNode(view.v4, in: inner),
      V5._makeNode(view.v5, in: inner),
      V6._makeNode(view.v6, in: inner),
      V7._makeNode(view.v7, in: inner),
      V8._makeNode(view.v8, in: inner),
      V9._makeNode(view.v9, in: inner),
    ])
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    V0._updateNode(children[0], with: view.v0)
    V1._updateNode(children[1], with: view.v1)
    V2._updateNode(children[2], with: view.v2)
    V3._updateNode(children[3], with: view.v3)
    V4._updateNode(children[4], with: view.v4)
    V5._updateNode(children[5], with: view.v5)
    V6._updateNode(children[6], with: view.v6)
    V7._updateNode(children[7], with: view.v7)
    V8._updateNode(children[8], with: view.v8)
    V9._updateNode(children[9], with: view.v9)
  }
}

extension ViewBuilder {
  public static func buildBlock<
    V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View, V8: View, V9: View
  >(
    _ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7, _ v8: V8, _ v9: V9
  ) -> _TupleView10<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9> {
    _TupleView10(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
  }
}
