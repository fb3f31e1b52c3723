// What only an editor of several lines does: the caret goes from line to line as they are shown.
extension TextEditorNode {
  /// Moves the caret up or down, as near as can be to where it stood across.
  /// - Parameter distance: in points; upwards where it is negative.
  func moveCaret(by distance: CGFloat, extending: Bool) {
    endComposing()
    guard let layout else { return }
    let caret = layout.caretRect(at: display.caret)
    let x = goalX ?? caret.minX
    let y = caret.midY + distance
    // Past the first or the last line the caret goes to the text's start or end.
    let target: Int
    if y < 0 {
      target = 0
    } else if y > layout.size.height {
      target = editing.text.utf16.count
    } else {
      target = display.offset(forShown: layout.offset(at: CGPoint(x: x, y: y)))
    }
    edit { $0.place(at: target, extending: extending) }
    goalX = x
  }

  /// The start or the end of the line in which the caret is shown.
  func lineEdge(forward: Bool) -> Int {
    guard let layout else { return 0 }
    let caret = layout.caretRect(at: display.caret)
    let paragraph = editing.paragraph(at: editing.head)
    let x: CGFloat = forward != environment.isRightToLeft ? layout.size.width + 1 : -1
    let edge = display.offset(forShown: layout.offset(at: CGPoint(x: x, y: caret.midY)))
    return min(max(edge, paragraph.lowerBound), paragraph.upperBound)
  }

  /// How much of the editor can be seen, in points: a scroll view around may show a part of it.
  var visibleHeight: CGFloat {
    var around = layoutParent
    while let node = around {
      if let scroll = node as? ScrollNode { return scroll.size.height }
      around = node.layoutParent
    }
    return size.height
  }
}
