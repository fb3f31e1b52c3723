/// The date and time of day, as the host gives it: for relative times and whatever else depends on today.
///
/// The engine reads no clock. In a test or under a driver the date may be fixed, so that pictures come out the same.
public struct WallClock: Sendable {
  private let read: @Sendable () -> Date

  public init(_ read: @escaping @Sendable () -> Date) { self.read = read }

  /// A clock that stands still.
  public init(fixedAt date: Date) { read = { date } }

  /// The date now.
  public var now: Date { read() }
}

private struct WallClockKey: EnvironmentKey {
  static var defaultValue: WallClock { WallClock(fixedAt: Date(timeIntervalSince1970: 0)) }
}

extension EnvironmentValues {
  /// The date and time of day. Without a host it stands at the beginning of 1970.
  public var wallClock: WallClock {
    get { self[WallClockKey.self] }
    set { self[WallClockKey.self] = newValue }
  }
}
