/// The item of a scroll view under a header that no identities of the app's own are given to.
public enum ScrollItem: Hashable, Sendable {
  case item
}
