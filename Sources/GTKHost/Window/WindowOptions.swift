import ViewEngine

/// How a window opens.
package struct WindowOptions: Sendable {
  /// What the title bar and the desktop's list of windows show.
  package var title: String
  /// The size of the content in points. Default: 412 × 892, a phone's.
  package var size: CGSize
  /// The smallest size, in points, to which the user may make the content. Default: 200 × 200.
  package var minimumSize: CGSize

  /// Whether the window has a title bar and a border. Default: true.
  package var isDecorated = true

  package init(
    title: String, size: CGSize = CGSize(width: 412, height: 892),
    minimumSize: CGSize = CGSize(width: 200, height: 200)
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
  }
}
