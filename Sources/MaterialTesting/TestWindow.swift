@_exported import HeadlessHost
@_exported import ViewEngine

/// A window for tests: it needs no display, its clock is virtual, and it is used as a user would use it.
///
/// ```swift
/// let window = try TestWindow { CounterScreen() }
/// try window.click(on: .role(.button, "Add"))
/// #expect(try window.find(.id("count")).properties.label == "1")
/// ```
///
/// Elements are found by what assistive technology knows of them; see `Finder`. What can't be found, seen or reached
/// is an error that says why.
@MainActor
public final class TestWindow {
  package let window: HeadlessWindow
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  /// Opens a window and shows its first frame at time 0.
  /// - Parameters:
  ///   - width: in points. Default: 412, a telephone's.
  ///   - height: in points. Default: 892.
  ///   - scale: device pixels in a point. Default: 1.
  ///   - date: what `wallClock` says. Default: the beginning of 2026, UTC.
  ///   - environment: edits what the desktop would set: colour scheme, text scale, direction and so on.
  /// - Throws: a description of what is wrong with the size.
  public init<Content: View>(
    width: CGFloat = 412, height: CGFloat = 892, scale: CGFloat = 1,
    date: Date = Date(timeIntervalSince1970: 1_767_225_600), environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) throws {
    var configuration = HeadlessWindow.Configuration(size: HeadlessSize(width: width, height: height, scale: scale))
    configuration.environment.wallClock = WallClock(fixedAt: date)
    environment(&configuration.environment)
    let log = log
    configuration.log = { log.lines.append($0) }
    let view = content()
    window = try HeadlessWindow(configuration) { size, scale, services, environment in
      ViewGraph(view, size: size, scale: scale, services: services, environment: environment)
    }
  }

  isolated deinit { window.close() }

  /// What the engine and the views have logged.
  public var logged: [String] { log.lines }

  // MARK: Time

  /// Seconds since the window opened.
  public var time: TimeInterval { window.time }

  /// Moves the clock frame by frame.
  public func advance(by seconds: TimeInterval) {
    window.presentIfDue()
    window.advance(by: seconds)
  }

  /// Moves the clock until nothing moves, and waits in real time for work that has begun.
  /// - Parameters:
  ///   - maximum: how far the clock may move, in seconds. Default: 5.
  ///   - real: how long may be waited, in seconds. Default: 5.
  /// - Returns: what is left, by name; empty when the window has come to rest.
  @discardableResult
  public func settle(maximum: TimeInterval = 5, real: TimeInterval = 5) async -> [String] {
    await window.settle(maximum: maximum, real: real).pending
  }

  /// Waits in real time, which the clock follows, until a finder finds something, or nothing any more.
  /// - Throws: `FindingError` when the time is up.
  public func wait(for finder: Finder, gone: Bool = false, real: TimeInterval = 5) async throws {
    let isDone = await window.wait(real: real) { ((try? semantics.all(finder)) ?? []).isEmpty == gone }
    if isDone { return }
    if gone { throw FindingError("\(finder) was still there after \(real) s") }
    _ = try find(finder)
  }

  // MARK: Elements

  /// The elements of the window, as they are now.
  public var semantics: SemanticsNode { window.semantics() }

  /// The one element that a finder means.
  public func find(_ finder: Finder) throws -> SemanticsNode { try semantics.find(finder) }

  /// All elements that a finder means, in reading order.
  public func all(_ finder: Finder) throws -> [SemanticsNode] { try semantics.all(finder) }

  /// Does what assistive technology asks for.
  public func perform(_ action: String, on finder: Finder) throws {
    let node = try find(finder)
    guard node.perform(action) else { throw FindingError("\(node.summary) has no action \"\(action)\"") }
    window.presentIfDue()
  }

  // MARK: Statistics

  /// Work since the counters were set to zero.
  public var statistics: EngineStatistics {
    window.presentIfDue()
    return window.statistics
  }

  /// Sets the counters to zero.
  public func resetStatistics() {
    window.presentIfDue()
    window.resetStatistics()
  }

  // MARK: Surroundings

  /// Changes the window's size in points.
  public func resize(width: CGFloat, height: CGFloat) throws {
    try window.resize(to: CGSize(width: width, height: height))
  }

  /// Changes what the desktop sets.
  public func updateEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
    window.graph.updateEnvironment(edit)
    window.presentIfDue()
  }
}
