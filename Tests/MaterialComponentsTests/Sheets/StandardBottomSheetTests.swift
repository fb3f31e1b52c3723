import MaterialTesting
import Testing

@testable import MaterialComponents

@MainActor @Suite("Standard bottom sheet")
struct StandardBottomSheetTests {
  private struct App: View {
    let isExpanded: Box<Bool>
    var body: some View {
      VStack {
        Button("Behind") {}
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .standardBottomSheet("Player", isExpanded: isExpanded.binding) {
        Color.clear.frame(height: 252)
      }
      .materialTheme(.baseline)
    }
  }

  @Test("it peeks out by 56, leaves the rest usable, and is pulled up by its handle, a drag and the binding")
  func moving() async throws {
    let isExpanded = Box(false)
    let app = App(isExpanded: isExpanded)
    let window = try TestWindow(width: 400, height: 600) { app }
    func top() throws -> CGFloat { try window.find(.role(.group, "Player")).bounds.minY.rounded() }
    #expect(try top() == 600 - 56)
    #expect(try window.find(.label("Behind")).properties.role == .button)
    try window.perform("activate", on: .label("Drag handle"))
    await window.settle()
    // 48 of the handle and 252 of the content.
    #expect(try top() == 300)
    #expect(isExpanded.value)
    #expect(try window.find(.label("Drag handle")).properties.states.contains(.expanded))
    try window.drag(.label("Drag handle"), by: CGSize(width: 0, height: 200), seconds: 0.1)
    await window.settle()
    #expect(try top() == 544)
    #expect(!isExpanded.value)
    isExpanded.value = true
    await window.settle()
    #expect(try top() == 300)
  }
}
