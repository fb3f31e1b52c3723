import MaterialTesting
import Testing

@testable import MaterialComponents

/// Figures: md.comp.dialog and md.comp.full-screen-dialog of Material 3 v34.0.21; 280…560 wide, padding 24.
@MainActor @Suite("Dialogs")
struct DialogTests {
  private struct App: View {
    let isShown: Box<Bool>
    let log: Box<[String]>
    var message = "What you have written can't be brought back."
    var long = false
    var body: some View {
      VStack {
        Button("Delete") { isShown.value = true }
        Spacer()
      }
      .alert("Discard the draft?", isPresented: isShown.binding) {
        Button("Keep", role: .cancel) { log.value.append("keep") }
        Button(long ? "Discard everything that was written since yesterday" : "Discard") { log.value.append("discard") }
      } message: {
        Text(message)
      }
      .materialTheme(.baseline)
    }
  }

  private let isShown = Box(true)
  private let log = Box<[String]>([])

  private func window(
    width: CGFloat = 412, _ edit: (inout App) -> Void = { _ in },
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> TestWindow {
    var app = App(isShown: isShown, log: log)
    edit(&app)
    let made = app
    let window = try TestWindow(width: width, height: 600, environment: environment) { made }
    await window.settle()
    return window
  }

  @Test("an alert is a dialog called by its title, with its message and its buttons in a row at the end")
  func alert() async throws {
    let window = try await window()
    let dialog = try window.find(.role(.alertdialog))
    #expect(dialog.properties.label == "Discard the draft?")
    #expect(try window.all(.label("Delete")).isEmpty)
    let keep = try window.find(.label("Keep")).bounds
    let discard = try window.find(.label("Discard")).bounds
    #expect(keep.minY == discard.minY)
    #expect(discard.minX - keep.maxX == 8)
    // Padding 24 and the window's margin 40.
    #expect(abs(discard.maxX - (412 - 40 - 24)) < 0.01)
    #expect(try window.find(.role(.heading)).bounds.minX == 64)
  }

  @Test("the first button has the focus, Tab stays inside, and every button ends it")
  func answering() async throws {
    let window = try await window()
    #expect(try window.find(.label("Keep")).properties.states.contains(.focused))
    window.key("Tab")
    #expect(try window.find(.label("Discard")).properties.states.contains(.focused))
    window.key("Tab")
    #expect(try window.find(.label("Keep")).properties.states.contains(.focused))
    window.key("Tab")
    window.key("Enter")
    #expect(log.value == ["discard"])
    #expect(!isShown.value)
    await window.settle()
    #expect(try window.all(.role(.alertdialog)).isEmpty)
  }

  @Test("Escape ends it without an answer; a press beside it does not")
  func escape() async throws {
    let window = try await window()
    window.click(at: CGPoint(x: 5, y: 5))
    #expect(isShown.value)
    window.key("Escape")
    #expect(!isShown.value)
    #expect(log.value.isEmpty)
  }

  @Test("buttons too wide for a row stand below each other, 12 apart")
  func stacking() async throws {
    let window = try await window { $0.long = true }
    let keep = try window.find(.label("Keep")).bounds
    let discard = try window.find(Finder(labelContains: "everything")).bounds
    #expect(discard.minY - keep.maxY == 12)
    #expect(keep.maxX == discard.maxX)
  }

  @Test("a message too long for the window scrolls between the headline and the buttons")
  func longMessage() async throws {
    let window = try await window { $0.message = Array(repeating: "Word", count: 1500).joined(separator: " ") }
    let dialog = try window.find(.role(.alertdialog)).bounds
    #expect(dialog.height <= 600 - 48)
    #expect(try window.find(.label("Keep")).frame.height == 40)
    #expect(try window.find(.role(.heading)).frame.minY >= 24)
  }

  @Test("it is 280 to 560 wide", arguments: [(320.0, 280.0), (412, 332), (1200, 560)])
  func width(window width: Double, dialog: Double) async throws {
    let window = try await window(width: CGFloat(width)) { $0.message = String(repeating: "Word ", count: 80) }
    #expect(try window.find(.role(.alertdialog)).bounds.width == CGFloat(dialog))
  }

  @Test("colours, shape, elevation and scrim are the tokens'")
  func look() throws {
    let (isShown, log) = (isShown, log)
    let stage = Stage(width: 412, height: 600) { App(isShown: isShown, log: log) }
    stage.advance(1.5)
    let light = MaterialColorScheme.light
    let container = try #require(
      stage.drawing.compactMap(\.fill).first { $0.color == light[.surfaceContainerHigh] })
    #expect(container.shape == .rounded(DisplayRoundedRect(rect: container.shape.bounds, radius: 28)))
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.blur == ElevationShadow(level: 3).ambient.blur)
    var scrim = light[.scrim]
    scrim.opacity = 0.32
    #expect(stage.drawing.compactMap(\.fill).contains { $0.color == scrim && $0.shape.bounds.width == 412 })
  }

  @Test("a confirmation dialog adds a button to cancel, and ends by a press beside it")
  func confirmation() async throws {
    let isShown = isShown
    let window = try TestWindow(width: 412, height: 600) {
      Color.clear
        .confirmationDialog("Which one?", isPresented: isShown.binding) {
          Button("First") {}
          Button("Second") {}
        }
        .materialTheme(.baseline)
    }
    await window.settle()
    let first = try window.find(.label("First")).bounds
    #expect(try window.find(.label("Second")).bounds.minY > first.maxY)
    #expect(try window.find(.label("Cancel")).bounds.minY > first.maxY)
    window.click(at: CGPoint(x: 5, y: 5))
    #expect(!isShown.value)
  }

  @Test("a full-screen dialog has a header of 56 that changes colour over content, and its action ends it")
  func fullScreen() async throws {
    let (isShown, log) = (isShown, log)
    let window = try TestWindow(width: 412, height: 600) {
      Color.clear
        .fullScreenCover(isPresented: isShown.binding) {
          FullScreenDialog("New event", action: .init("Save") { log.value.append("save") }) {
            VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("Field \($0)").frame(height: 50) } }
          }
        }
        .materialTheme(.baseline)
    }
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds == CGRect(x: 0, y: 0, width: 412, height: 600))
    #expect(try window.find(.label("Field 0")).bounds.midY == 56 + 25)
    try window.scroll(.label("Field 3"), by: CGSize(width: 0, height: 100))
    #expect(try window.find(.label("Field 2")).bounds.midY == 56 + 25)
    try window.click(on: .label("Save"))
    await window.settle()
    #expect(log.value == ["save"])
    #expect(try window.all(.role(.dialog)).isEmpty)
    isShown.value = true
    await window.settle()
    window.key("Escape")
    #expect(!isShown.value)
    #expect(log.value == ["save"])
  }

  @Test("two at once: the later one is in front, and they end in turn")
  func two() async throws {
    let other = Box(true)
    let isShown = isShown
    let window = try TestWindow(width: 412, height: 600) {
      Color.clear
        .alert("One", isPresented: isShown.binding) {}
        .alert("Two", isPresented: other.binding) {}
        .materialTheme(.baseline)
    }
    await window.settle()
    #expect(try window.all(.role(.alertdialog)).count == 1)
    window.key("Escape")
    window.key("Escape")
    #expect(!isShown.value && !other.value)
  }
}
