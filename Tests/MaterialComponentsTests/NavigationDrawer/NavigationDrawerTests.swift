import MaterialTesting
import Testing

@testable import MaterialComponents

/// Figures: md.comp.navigation-drawer of Material 3 v34.0.21.
@MainActor @Suite("Navigation drawer")
struct NavigationDrawerTests {
  private struct App: View {
    let isShown: Box<Bool>
    let place: Box<String>
    var kind = NavigationDrawer<AnyView>.Kind.modal
    var body: some View {
      VStack {
        Button("Menu") { isShown.value = true }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .navigationDrawer(isPresented: isShown.binding, kind: kind) {
        AnyView(
          VStack(spacing: 0) {
            NavigationDrawerHeadline("Mail")
            NavigationDrawerItem("Inbox", icon: "inbox", badge: "24", isSelected: place.value == "Inbox") {
              place.value = "Inbox"
            }
            NavigationDrawerItem("Sent", icon: "send", isSelected: place.value == "Sent") { place.value = "Sent" }
          })
      }
      .materialTheme(.baseline)
    }
  }

  private let isShown = Box(false)
  private let place = Box("Inbox")

  private func window(
    width: CGFloat = 800, kind: NavigationDrawer<AnyView>.Kind = .modal,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TestWindow {
    let app = App(isShown: isShown, place: place, kind: kind)
    return try TestWindow(width: width, height: 600, environment: environment) { app }
  }

  private func opened(width: CGFloat = 800, rightToLeft: Bool = false) async throws -> TestWindow {
    isShown.value = true
    let window = try window(width: width) { if rightToLeft { $0.layoutDirection = .rightToLeft } }
    await window.settle()
    return window
  }

  @Test("a modal drawer is 360 wide, leaves 56 of a narrow window, and mirrors")
  func size() async throws {
    #expect(try await opened().find(.role(.dialog)).bounds == CGRect(x: 0, y: 0, width: 360, height: 600))
    #expect(try await opened(width: 400).find(.role(.dialog)).bounds.width == 344)
    #expect(try await opened(rightToLeft: true).find(.role(.dialog)).bounds.minX == 440)
  }

  @Test("items are 56 high with an indicator of 336; the selected one says so, and its content has the active colours")
  func items() async throws {
    let window = try await opened()
    let inbox = try window.find(.label("Inbox, 24"))
    #expect(inbox.bounds.size == CGSize(width: 336, height: 56))
    #expect(inbox.bounds.minX == 12)
    #expect(inbox.properties.states.contains(.selected))
    #expect(try !window.find(.label("Sent")).properties.states.contains(.selected))
    #expect(try window.find(.role(.heading, "Mail")).properties.role == .heading)
    #expect(try window.all(.role(.navigation)).count == 1)
    try window.click(on: .label("Sent"))
    #expect(place.value == "Sent")
    await window.settle()
    #expect(try window.find(.label("Sent")).properties.states.contains(.selected))
  }

  @Test("colours, shape and elevation are the tokens'")
  func look() async throws {
    let isShown = isShown
    let place = place
    isShown.value = true
    let stage = Stage(width: 800, height: 600) { App(isShown: isShown, place: place) }
    stage.advance(1.5)
    let light = MaterialColorScheme.light
    let fills = stage.drawing.compactMap(\.fill)
    #expect(fills.contains { $0.color == light[.surfaceContainerLow] && $0.shape.bounds.width == 360 })
    let indicator = try #require(fills.first { $0.color == light[.secondaryContainer] })
    #expect(
      indicator.shape
        == .rounded(DisplayRoundedRect(rect: indicator.shape.bounds, radius: 28)) && indicator.shape.bounds.width == 336
    )
    let shadow = try #require(stage.drawing.compactMap(\.shadow).first)
    // large-end: 0 16 16 0.
    #expect(shadow.shape.topRight == 16 && shadow.shape.topLeft == 0)
    #expect(shadow.shadow.blur == ElevationShadow(level: 1).ambient.blur)
    var scrim = light[.scrim]
    scrim.opacity = 0.32
    #expect(fills.contains { $0.color == scrim && $0.shape.bounds.width == 800 })
  }

  @Test("a drag towards the edge dismisses it from the middle, or fast")
  func dragging() async throws {
    var window = try await opened()
    try window.drag(.label("Sent"), by: CGSize(width: -150, height: 0), holding: true)
    #expect(try window.find(.role(.dialog)).bounds.minX == -150)
    window.advance(by: 0.2)
    window.release()
    #expect(isShown.value)
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds.minX == 0)
    // 400 points a second: Compose.
    try window.drag(.label("Sent"), by: CGSize(width: -100, height: 0), seconds: 0.1)
    #expect(!isShown.value)
    await window.settle()
    #expect(try window.all(.role(.dialog)).isEmpty)
    window = try await opened(rightToLeft: true)
    try window.drag(.label("Sent"), by: CGSize(width: 200, height: 0), seconds: 0.1)
    #expect(!isShown.value)
  }

  @Test("a finger pulls it in from the window's edge, and nowhere else")
  func swipe() async throws {
    let window = try window()
    window.press(at: CGPoint(x: 10, y: 400), pointer: .touch)
    for _ in 0..<10 {
      window.advance(by: 1.0 / 60)
      window.move(by: CGSize(width: 25, height: 0))
    }
    #expect(isShown.value)
    window.advance(by: 0.2)
    window.release()
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds.minX == 0)
    window.key("Escape")
    await window.settle()
    window.press(at: CGPoint(x: 60, y: 400), pointer: .touch)
    window.move(by: CGSize(width: 200, height: 0))
    window.release()
    #expect(!isShown.value)
  }

  @Test("the focus goes in, stays, and comes back with Escape")
  func focus() async throws {
    let window = try window()
    window.key("Tab")
    window.key("Enter")
    await window.settle()
    #expect(try window.find(.label("Inbox, 24")).properties.states.contains(.focused))
    window.key("Tab")
    window.key("Tab")
    #expect(try window.find(.label("Inbox, 24")).properties.states.contains(.focused))
    window.key("Escape")
    #expect(try window.find(.label("Menu")).properties.states.contains(.focused))
  }

  @Test("one beside the content takes room from it, and gives it back")
  func dismissible() async throws {
    isShown.value = true
    let window = try window(kind: .dismissible)
    #expect(try window.find(.role(.navigation)).bounds == CGRect(x: 0, y: 0, width: 360, height: 600))
    #expect(try window.find(.label("Menu")).bounds.midX == 580)
    #expect(try window.all(.role(.dialog)).isEmpty)
    isShown.value = false
    await window.settle()
    #expect(try window.find(.label("Menu")).bounds.midX == 400)
    #expect(try window.all(.role(.navigation)).isEmpty)
    isShown.value = true
    window.advance(by: 0.05)
    let middle = try window.find(.label("Menu")).bounds.midX
    #expect(middle > 400 && middle < 580)
  }

  @Test("a standard one is always there")
  func standard() throws {
    let window = try window(kind: .standard)
    #expect(try window.find(.role(.navigation)).bounds.width == 360)
  }

  @Test("at text scale 2 items grow with their text")
  func largeText() async throws {
    isShown.value = true
    let window = try window { $0.textScale = 2 }
    await window.settle()
    #expect(try window.find(.label("Sent")).bounds.height >= 56)
  }
}
