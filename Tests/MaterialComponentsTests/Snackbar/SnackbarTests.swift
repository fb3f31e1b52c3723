import Testing

@testable import MaterialComponents

/// Figures: md.comp.snackbar of Material 3 v34.0.21: 48 high with one line, 68 with two, corner 4, level 3; width up to
/// 600 (Compose), margin 8 (Android's views).
@MainActor @Suite("Snackbar")
struct SnackbarTests {
  private func stage(_ queue: SnackbarQueue, width: CGFloat = 400) -> Stage {
    Stage(width: width, height: 300) { Color.clear.snackbarHost(queue) }
  }

  private func message(in stage: Stage) -> SemanticsNode? { stage.element(.status) ?? stage.element(.alert) }

  @Test("a message stands at the bottom, 48 high, in inverse colours with a shadow")
  func look() throws {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.3)
    let node = try #require(message(in: stage))
    #expect(node.properties.label == "Saved")
    #expect(node.bounds == CGRect(x: 8, y: 244, width: 384, height: 48))
    let container = stage.drawing.compactMap(\.fill).first {
      $0.color == MaterialColorScheme.light[.inverseSurface]
    }
    #expect(
      container?.shape == .rounded(DisplayRoundedRect(rect: CGRect(x: 8, y: 244, width: 384, height: 48), radius: 4)))
    #expect(stage.drawing.contains { $0.shadow?.shape.rect == CGRect(x: 8, y: 244, width: 384, height: 48) })
  }

  @Test("a wide window leaves it 600 wide in the middle")
  func maximumWidth() throws {
    let queue = SnackbarQueue()
    let stage = stage(queue, width: 1000)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.3)
    #expect(try #require(message(in: stage)).bounds == CGRect(x: 200, y: 244, width: 600, height: 48))
  }

  @Test("it stays for four seconds and then goes, and the window is idle while it stays and after")
  func duration() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.3)
    #expect(!stage.graph.needsFrame)
    stage.graph.statistics.reset()
    stage.advance(3.6)
    #expect(stage.graph.statistics.frames == 0)
    #expect(message(in: stage) != nil)
    stage.advance(0.3)
    #expect(message(in: stage) == nil)
    #expect(queue.entry == nil)
    #expect(!stage.graph.needsFrame && stage.graph.nextDeadline == nil)
  }

  @Test("whoever waits for rest does not wait for a message to go")
  func deadlineIsInBackground() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.3)
    #expect(stage.graph.nextDeadline != nil)
    #expect(!stage.graph.timers.isActive)
  }

  @Test("messages come one after the other, the same one only once")
  func queueing() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("One"))
    queue.show(SnackbarMessage("Two"))
    queue.show(SnackbarMessage("Two"))
    stage.advance(0.3)
    #expect(message(in: stage)?.properties.label == "One")
    queue.show(SnackbarMessage("One"))
    stage.advance(4.2)
    #expect(message(in: stage)?.properties.label == "Two")
    stage.advance(4.4)
    #expect(message(in: stage) == nil)
  }

  @Test("the same message again starts its time anew")
  func repetition() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Offline"))
    stage.advance(3)
    queue.show(SnackbarMessage("Offline"))
    stage.advance(3)
    #expect(message(in: stage) != nil)
    stage.advance(1.2)
    #expect(message(in: stage) == nil)
  }

  @Test("an indefinite message stays until it is taken away")
  func indefinite() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Offline", duration: .indefinite))
    stage.advance(60)
    #expect(message(in: stage) != nil)
    queue.dismiss()
    stage.advance(0.2)
    #expect(message(in: stage) == nil)
  }

  @Test("it fades in within 150 ms from 0.8 of its size, without layout")
  func motion() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.02)
    stage.graph.statistics.reset()
    stage.advance(0.1)
    // Six steps of a sixtieth, and the frame of the present moment.
    #expect(stage.graph.statistics.frames == 7)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.bodies == 0)
    stage.advance(0.05)
    #expect(!stage.graph.needsFrame)
  }

  @Test("an error is an alert, and its action is a button that Tab reaches; the focus stays where it was")
  func action() throws {
    let queue = SnackbarQueue()
    var retries = 0
    let text = Box("")
    let stage = Stage(width: 400, height: 300) {
      VStack {
        TextField("Search", text: text.binding)
        Spacer()
      }
      .snackbarHost(queue)
    }
    stage.key("Tab")
    stage.advance(0.1)
    queue.show(
      SnackbarMessage("The page can't be loaded", action: .init("Retry") { retries += 1 }, urgency: .alert))
    stage.advance(0.3)
    #expect(stage.element("Search")?.properties.states.contains(.focused) == true)
    let alert = try #require(stage.element(.alert))
    #expect(alert.properties.label == "The page can't be loaded")
    let button = try #require(alert.first { $0.properties.role == .button })
    #expect(button.properties.label == "Retry")
    #expect(!button.properties.states.contains(.focused))

    stage.key("Tab")
    stage.advance(0.1)
    #expect(stage.element("Retry")?.properties.states.contains(.focused) == true)
    stage.advance(10)
    #expect(stage.element(.alert) != nil, "time must not run out under the keyboard's focus")
    stage.key("Enter")
    stage.advance(0.3)
    #expect(retries == 1)
    #expect(stage.element(.alert) == nil)
  }

  @Test("Escape takes a message away only while the focus is on it")
  func escape() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Offline", action: .init("Retry") {}, duration: .indefinite))
    stage.advance(0.3)
    stage.key("Escape")
    stage.advance(0.2)
    #expect(message(in: stage) != nil)
    stage.key("Tab")
    stage.key("Escape")
    stage.advance(0.2)
    #expect(message(in: stage) == nil)
  }

  @Test("under a mouse its time does not run out")
  func hover() {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved"))
    stage.advance(0.3)
    stage.pointer(.hover, 200, 270)
    stage.advance(10)
    #expect(message(in: stage) != nil)
    stage.pointer(.hover, 200, 10)
    stage.advance(4.3)
    #expect(message(in: stage) == nil)
  }

  @Test("a close button takes it away")
  func close() throws {
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved", isClosable: true, duration: .indefinite))
    stage.advance(0.3)
    let button = try #require(stage.element("Close"))
    #expect(button.bounds.size == CGSize(width: 48, height: 48))
    button.perform("activate")
    stage.advance(0.3)
    #expect(queue.entry == nil)
  }

  @Test("an action stands beside the text, or below it where it is wider than a quarter of the snackbar")
  func actionPlace() throws {
    // The test's shaper makes a character of label-large 7 points wide.
    let queue = SnackbarQueue()
    let stage = stage(queue)
    queue.show(SnackbarMessage("Saved", action: .init("Undo") {}))
    stage.advance(0.3)
    let beside = try #require(stage.element("Undo"))
    // 4 characters and 12 points on each side; 8 from the snackbar's end at 392.
    #expect(beside.bounds == CGRect(x: 332, y: 248, width: 52, height: 40))
    queue.dismissAll()
    queue.show(SnackbarMessage("Saved", action: .init("Choose another") {}))
    stage.advance(0.6)
    let below = try #require(stage.element("Choose another"))
    let whole = try #require(message(in: stage))
    #expect(whole.bounds.height > 68)
    #expect(below.bounds.maxX == 384)
    #expect(below.bounds.minY > whole.bounds.minY + 28)
  }

  @Test("a binding shows a message and is set back when it goes")
  func binding() {
    let item = Box<SnackbarMessage?>(nil)
    let stage = Stage { BoundSnackbar(item: item) }
    #expect(message(in: stage) == nil)
    item.value = SnackbarMessage("Saved")
    stage.advance(0.3)
    #expect(message(in: stage)?.properties.label == "Saved")
    item.value = SnackbarMessage("Deleted")
    stage.advance(0.5)
    #expect(message(in: stage)?.properties.label == "Deleted")
    #expect(item.value?.text == "Deleted")
    stage.advance(4.2)
    #expect(item.value == nil)
    #expect(message(in: stage) == nil)
  }
}

private struct BoundSnackbar: View {
  let item: Box<SnackbarMessage?>
  var body: some View { Color.clear.snackbar(item: item.binding) }
}
