/// A publisher that goes by a window's clock.
@MainActor
protocol WindowPublisher {
  associatedtype Output
  func subscribe(in graph: ViewGraph, _ receive: @escaping (Output) -> Void) -> ViewSubscription
}

/// Announces the date at equal intervals while a view with `onReceive` is there.
public struct TimerPublisher: ViewPublisher, Equatable {
  /// In seconds.
  public let interval: TimeInterval

  /// Starts with the first view that listens, as it does without.
  public func autoconnect() -> TimerPublisher { self }

  /// Outside of a window there is no clock to go by, and nothing is announced.
  @MainActor public func subscribe(_ receive: @escaping (Date) -> Void) -> ViewSubscription {
    ViewSubscription(ObservationLifetime {})
  }
}

extension TimerPublisher: WindowPublisher {
  func subscribe(in graph: ViewGraph, _ receive: @escaping (Date) -> Void) -> ViewSubscription {
    let ticker = Ticker(graph: graph, interval: max(interval, 0.001), receive: receive)
    ticker.schedule()
    return ViewSubscription(ObservationLifetime { MainActor.assumeIsolated { ticker.end() } })
  }
}

/// Fires again and again, without drifting away from its beginning.
@MainActor
private final class Ticker {
  private weak var graph: ViewGraph?
  private let interval: TimeInterval
  private let receive: (Date) -> Void
  private var next: TimeInterval
  private var token: Timers.Token?

  init(graph: ViewGraph, interval: TimeInterval, receive: @escaping (Date) -> Void) {
    self.graph = graph
    self.interval = interval
    self.receive = receive
    next = graph.now
  }

  func schedule() {
    guard let graph else { return }
    next += interval
    // After a pause that is longer than the interval it fires once, not for each that was missed.
    if next < graph.now { next = graph.now + interval }
    token = graph.timers.schedule(at: next, isBackground: true) { [weak self] in
      guard let self, let graph = self.graph else { return }
      receive(graph.environment.values.wallClock.now)
      schedule()
    }
  }

  func end() { token?.cancel() }
}

extension Timer {
  /// Announces the date at equal intervals, by the clock of the window with the view that listens.
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - runLoop: views run on the main one, whatever is asked for.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// Announces notifications while a view with `onReceive` is there.
public struct NotificationPublisher: ViewPublisher, Equatable {
  let center: NotificationCenter
  let name: Notification.Name

  public static func == (left: Self, right: Self) -> Bool { left.center === right.center && left.name == right.name }

  @MainActor public func subscribe(_ receive: @escaping (Notification) -> Void) -> ViewSubscription {
    let receiver = Receiver(receive)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      // Notifications come on any thread.
      Task { @MainActor in receiver.call(notification) }
    }
    let center = center
    return ViewSubscription(ObservationLifetime { center.removeObserver(token) })
  }

  @MainActor
  private final class Receiver {
    let call: (Notification) -> Void
    init(_ call: @escaping (Notification) -> Void) { self.call = call }
  }
}

extension NotificationCenter {
  /// Announces the notifications of a name.
  public func publisher(for name: Notification.Name) -> NotificationPublisher {
    NotificationPublisher(center: self, name: name)
  }
}
