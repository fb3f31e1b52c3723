import SwiftUI

struct TitleHeightPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BarHeightPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct MinHeightPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? next, next)
  }
}

/// Keeps what comes first.
struct ScrollOffsetPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

struct ContentSizePreferenceKey: PreferenceKey {
  static var defaultValue: CGSize?
  static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
    value = nextValue() ?? value
  }
}

extension View {
  func measureHeight<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value == CGFloat {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: key, value: proxy.size.height)
      }
    }
  }

  func minTitleHeight(_ height: CGFloat) -> some View {
    preference(key: MinHeightPreferenceKey.self, value: height)
  }

  @ViewBuilder
  func map(@ViewBuilder transform: (Self) -> some View) -> some View {
    transform(self)
  }
}
