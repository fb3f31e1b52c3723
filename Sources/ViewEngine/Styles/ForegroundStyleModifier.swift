/// Sets the styles of content by level. What in them refers to the foreground means the one further out.
public struct _ForegroundStyleModifier: ScopeModifier {
  /// Empty leaves things as they are.
  let styles: [AnyShapeStyle]

  package func makeNode(in context: NodeContext) -> ForegroundStyleNode {
    ForegroundStyleNode(styles, edit: edit, context: context)
  }

  package func update(_ node: ForegroundStyleNode) {
    guard node.styles != styles else { return }
    node.styles = styles
    node.scope.setEdit(edit)
  }

  private var edit: (inout EnvironmentValues) -> Void {
    let styles = self.styles
    return { values in
      if styles.isEmpty { return }
      let outer = values.foregroundStyles
      values.foregroundStyles = styles.map { style in
        // A colour refers to nothing.
        style.isColor ? style : AnyShapeStyle(_NestedForegroundStyle(base: style, outer: outer))
      }
    }
  }
}

package final class ForegroundStyleNode: EnvironmentNode {
  var styles: [AnyShapeStyle]

  init(_ styles: [AnyShapeStyle], edit: @escaping (inout EnvironmentValues) -> Void, context: NodeContext) {
    self.styles = styles
    super.init(edit: edit, context: context)
  }
}

/// A foreground style as it was written, and the foreground that it was written in.
struct _NestedForegroundStyle: ShapeStyle, Equatable {
  typealias Resolved = Never
  let base: AnyShapeStyle
  let outer: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var values = environment
    values.foregroundStyles = outer
    return base._paint(in: values, level: level)
  }
}

extension View {
  /// The style of the text, shapes and icons in this view.
  ///
  /// A style that refers to the foreground, such as `.secondary`, means the foreground around this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// The style of the text, shapes and icons in this view, and what `.secondary` means in it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// The colour of the text, shapes and icons in this view; nil is the colour from further out.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// The style of things that stand out in this view.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  /// The style that `.background` stands for in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
