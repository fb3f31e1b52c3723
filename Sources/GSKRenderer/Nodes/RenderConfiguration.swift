import ViewEngine

/// Which of GSK's renderers will draw the nodes; each is quick with other ones.
package enum RenderMode: Hashable, Sendable {
  /// On the CPU, also offscreen.
  case cairo
  /// On a GPU.
  case gl
}

/// What nodes depend on besides the display items.
package struct RenderConfiguration: Hashable, Sendable {
  package var mode: RenderMode
  /// Device pixels per point.
  package var scale: CGFloat

  package init(mode: RenderMode = .cairo, scale: CGFloat = 1) {
    self.mode = mode
    self.scale = scale
  }
}
