import SwiftUI

// An onboarding with pages that are swiped, and a card that opens.

private struct OnboardingPage: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let symbol: String
  let color: Color
}

private let pages = [
  OnboardingPage(id: 0, title: "Welcome", text: "A **small** tour.", symbol: "hand.wave", color: .blue),
  OnboardingPage(id: 1, title: "Collect", text: "Keep what you _like_.", symbol: "heart", color: .pink),
  OnboardingPage(id: 2, title: "Share", text: "With everybody.", symbol: "square.and.arrow.up", color: .green),
]

private struct PageView: View {
  let page: OnboardingPage
  let isCurrent: Bool
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .font(.system(size: 72, weight: .light))
        .foregroundStyle(page.color.gradient)
        .scaleEffect(isShown ? 1 : 0.5)
        .rotationEffect(.degrees(isShown ? 0 : -30))
        .symbolEffect(.bounce, value: isCurrent)
      Text(page.title)
        .font(.largeTitle.bold())
      Text(page.text)
        .font(.body)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .opacity(isShown ? 1 : 0)
    .padding(32)
    .onAppear {
      withAnimation(.spring(response: 0.6, dampingFraction: 0.7).delay(0.1)) { isShown = true }
    }
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        ZStack {
          Circle().fill(.quaternary).frame(width: 8, height: 8)
          if index == current {
            Capsule()
              .fill(.tint)
              .frame(width: 20, height: 8)
              .matchedGeometryEffect(id: "dot", in: namespace)
          }
        }
      }
    }
    .animation(.snappy, value: current)
    .sensoryFeedback(.selection, trigger: current)
  }
}

struct OnboardingView: View {
  @State private var page = 0
  @Binding var isFinished: Bool

  var body: some View {
    VStack {
      TabView(selection: $page.animation()) {
        ForEach(pages) { item in
          PageView(page: item, isCurrent: item.id == page).tag(item.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      PageDots(count: pages.count, current: page)

      Button {
        withAnimation(.easeInOut(duration: 0.3)) {
          if page < pages.count - 1 { page += 1 } else { isFinished = true }
        }
      } label: {
        Text(page < pages.count - 1 ? "Continue" : "Start")
          .frame(maxWidth: .infinity)
          .contentTransition(.opacity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
  }
}

struct CardsView: View {
  @State private var selected: Int?
  @Namespace private var cards

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 12)], spacing: 12) {
        ForEach(0..<6, id: \.self) { index in
          if selected != index {
            RoundedRectangle(cornerRadius: 12)
              .fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9))
              .matchedGeometryEffect(id: index, in: cards)
              .frame(height: 100)
              .onTapGesture { withAnimation(.spring) { selected = index } }
              .accessibilityElement()
              .accessibilityLabel("Card \(index)")
          } else {
            Color.clear.frame(height: 100)
          }
        }
      }
      .padding()

      if let index = selected {
        RoundedRectangle(cornerRadius: 24)
          .fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9))
          .matchedGeometryEffect(id: index, in: cards)
          .frame(width: 280, height: 360)
          .onTapGesture { withAnimation(.spring) { selected = nil } }
          .accessibilityElement()
          .accessibilityLabel("Open card \(index)")
          .zIndex(1)
      }
    }
  }
}

public struct OnboardingApp: View {
  @State private var isFinished = false
  public init() {}

  public var body: some View {
    Group {
      if isFinished {
        CardsView().transition(.move(edge: .trailing).combined(with: .opacity))
      } else {
        OnboardingView(isFinished: $isFinished).transition(.asymmetric(insertion: .identity, removal: .opacity))
      }
    }
  }
}
