import HeadlessHost
import ViewEngine

/// A small app that has something for each command.
struct DriverApp: App {
  var body: some Scene {
    WindowGroup("Driven") { DriverScreen() }
  }
}

struct DriverScreen: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isHeld = false
  @State private var dragged = CGSize.zero
  @State private var isOver = false
  @State private var news = "none"
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.textScale) private var textScale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.wallClock) private var wallClock

  var body: some View {
    VStack(spacing: 10) {
      Text(verbatim: "count \(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      TextField("Name", text: $name)
      Text(verbatim: "hello \(name)").accessibilityIdentifier("greeting")
      Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 40)
        .gesture(DragGesture(minimumDistance: 0).onChanged { dragged = $0.translation })
        .accessibilityLabel("Pad").accessibilityValue("\(Int(dragged.width)) \(Int(dragged.height))")
      Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 40).onHover { isOver = $0 }
        .accessibilityLabel("Sensor").accessibilityState(.selected, isOver)
      Text(verbatim: "news \(news)").accessibilityIdentifier("news")
        .accessibilityAction(named: "load") { load() }
      Text(verbatim: surroundings).accessibilityIdentifier("surroundings")
    }
  }

  private var surroundings: String {
    [
      colorScheme == .dark ? "dark" : "light", direction == .rightToLeft ? "right to left" : "left to right",
      "text \(textScale)", reducesMotion ? "still" : "moving", contrast == .increased ? "high" : "standard",
      "at \(Int(wallClock.now.timeIntervalSince1970))",
    ].joined(separator: ", ")
  }

  private func load() {
    Task {
      await withPendingWork("loading the news") { try? await Task.sleep(for: .milliseconds(800)) }
      news = "here"
    }
  }
}

/// Sends lines to the app and reads its replies.
@MainActor
final class DrivenApp {
  private let driver: Driver

  init() throws {
    let app = AppInstance(DriverApp.self)
    var configuration = HeadlessWindow.Configuration(size: HeadlessSize(width: 400, height: 400))
    configuration.environment.wallClock = WallClock(fixedAt: Date(timeIntervalSince1970: 1000))
    configuration.log = { _ in }
    driver = Driver(
      window: try HeadlessWindow(configuration) { size, scale, services, environment in
        app.makeGraph(size: size, scale: scale, services: services, environment: environment)
      })
  }

  /// The reply to a line.
  func send(_ line: String) async throws -> JSONValue {
    let reply = await driver.reply(to: line)
    return try JSONDecoder().decode(JSONValue.self, from: Data(reply.utf8))
  }

  /// The reply's error; empty if there is none.
  func error(_ line: String) async throws -> String {
    if case .string(let message)? = try await send(line)["error"] { return message }
    return ""
  }

  /// A member of the element with an identifier.
  func read(_ member: String, of id: String) async throws -> String {
    let reply = try await send(#"{"do":"find","on":{"id":"\#(id)"}}"#)
    if case .string(let text)? = reply["node"]?[member] { return text }
    return "\(reply)"
  }
}
