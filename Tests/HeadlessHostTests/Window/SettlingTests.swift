import HeadlessHost
import Testing
import ViewEngine

@MainActor
@Suite("Coming to rest")
struct SettlingTests {
  struct Moving: View {
    @State var isLarge = false
    var body: some View {
      Text(verbatim: "x").frame(width: isLarge ? 200 : 100, height: 20)
        .accessibilityAction { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  @Test("settling moves the clock to the end of an animation, and says what is left before it")
  func animation() async throws {
    let window = try window { Moving() }
    window.semantics().children[0].perform("activate")
    let early = await window.settle(maximum: 0.5)
    #expect(early.pending == ["an animation"])
    #expect(abs(window.time - 0.5) < 1e-9)
    #expect(await window.settle().hasSettled)
    #expect(window.time >= 1 && window.time < 1.1)
  }

  @Test("settling waits in real time for named work, with the clock standing still")
  func namedWork() async throws {
    let window = try window {
      Loading { await withPendingWork("loading the news") { try? await Task.sleep(for: .milliseconds(400)) } }
    }
    #expect(await window.settle(real: 0.05).pending.contains("loading the news"))
    #expect(await window.settle().hasSettled)
    #expect(window.time == 0)
    #expect(window.semantics().children.map(\.properties.label) == ["done"])
  }

  @Test("a task that follows a stream does not keep a window from settling, but one that works does")
  func openEndedTasks() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let window = try window { Loading { for await _ in stream {} } }
    #expect(await window.settle(real: 60).hasSettled)
    // The first time takes a quarter of a second; afterwards the task is known to wait, and no time is needed.
    #expect(await window.settle(real: 0).hasSettled)
    continuation.finish()
  }

  @Test("waiting lets the clock follow real time")
  func waiting() async throws {
    let window = try window { Loading { try? await Task.sleep(for: .milliseconds(50)) } }
    let finder: Finder = "done"
    #expect(await window.wait(real: 5) { !((try? window.semantics().all(finder)) ?? []).isEmpty })
    #expect(window.time > 0)
    #expect(await window.wait(real: 0.02) { false } == false)
  }

  struct Loading: View {
    let work: @MainActor @Sendable () async -> Void
    @State var text = "loading"
    var body: some View {
      Text(verbatim: text).task {
        await work()
        text = "done"
      }
    }
  }

  @Test("an idle window makes no frame, however long")
  func idle() throws {
    let window = try window { Text(verbatim: "still") }
    window.resetStatistics()
    window.advance(by: 10)
    #expect(window.statistics.frames == 0)
    #expect(window.time == 10)
  }

  private func window<Content: View>(@ViewBuilder _ content: () -> Content) throws -> HeadlessWindow {
    let content = content()
    return try HeadlessWindow(HeadlessWindow.Configuration(size: HeadlessSize(width: 400, height: 300))) {
      size, scale, services, environment in
      ViewGraph(content, size: size, scale: scale, services: services, environment: environment)
    }
  }
}
