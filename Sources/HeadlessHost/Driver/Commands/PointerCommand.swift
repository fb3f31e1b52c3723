import ViewEngine

/// Commands of the pointer.
package enum PointerCommand: DriverCommandGroup {
  case tap(Place, count: Int, PointerEvent.Button, PointerEvent.Kind)
  case press(Place, PointerEvent.Button, PointerEvent.Kind)
  case move(by: CGSize)
  case release
  case hover(Place)
  case drag(Place, by: CGSize, seconds: TimeInterval, hold: Bool, PointerEvent.Kind)
  case scroll(Place, by: CGSize, isWheel: Bool)

  package static let names: KeyValuePairs = [
    "tap": ["on", "at", "count", "button", "pointer"],
    "press": ["on", "at", "button", "pointer"],
    "move": ["by"],
    "release": [],
    "hover": ["on", "at"],
    "drag": ["on", "at", "by", "ms", "hold", "pointer"],
    "scroll": ["on", "at", "by", "wheel"],
  ]

  private static let buttons: KeyValuePairs<String, PointerEvent.Button> = [
    "primary": .primary, "secondary": .secondary, "back": .back,
  ]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    func button() throws -> PointerEvent.Button { try arguments.choice("button", Self.buttons, default: .primary) }
    switch name {
    case "tap":
      let count = try arguments.count("count", in: 1...10, default: 1)
      self = .tap(try arguments.place(), count: count, try button(), try arguments.pointer())
    case "press": self = .press(try arguments.place(), try button(), try arguments.pointer())
    case "move": self = .move(by: try arguments.delta())
    case "release": self = .release
    case "hover": self = .hover(try arguments.place())
    case "drag":
      self = .drag(
        try arguments.place(), by: try arguments.delta(), seconds: try arguments.seconds("ms", default: 0.3),
        hold: try arguments.flag("hold"), try arguments.pointer(default: .touch))
    default:
      self = .scroll(try arguments.place(), by: try arguments.delta(), isWheel: try arguments.flag("wheel"))
    }
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .tap(let place, let count, let button, let kind):
      let point = try window.free(place, for: "tap")
      window.tap(at: point, count: count, kind: kind, button: button)
    case .press(let place, let button, let kind):
      let point = try window.free(place, for: "press")
      window.pointer.down(at: point, kind: kind, button: button, time: window.time)
    case .move(let delta):
      try window.requireHeldPointer(for: "move")
      window.pointer.move(by: delta, time: window.time)
    case .release:
      try window.requireHeldPointer(for: "release")
      window.releasePointer()
    case .hover(let place): window.pointer.hover(at: try window.point(place), time: window.time)
    case .drag(let place, let delta, let seconds, let hold, let kind):
      window.beginDrag(at: try window.free(place, for: "drag"), by: delta, seconds: seconds, kind: kind)
      if !hold { window.releasePointer() }
    case .scroll(let place, let delta, let isWheel):
      let point = try window.point(place)
      if isWheel {
        window.turnWheel(at: point, by: delta)
      } else {
        window.scroll(at: point, by: delta)
      }
    }
    await window.drainMainActor()
    window.presentIfDue()
    return []
  }
}

extension HeadlessWindow {
  /// Where a place is in the window.
  fileprivate func point(_ place: Place) throws -> CGPoint {
    switch place {
    case .element(let finder): return try self.place(of: finder)
    case .point(let point):
      guard CGRect(origin: .zero, size: size).contains(point) else {
        let asked: JSONValue = .array([.number(Double(point.x)), .number(Double(point.y))])
        throw CommandError("\(asked) lies outside the window, whose size is \(JSONValue(size))")
      }
      return point
    }
  }

  /// Where a place is in the window, for a pointer that goes down.
  fileprivate func free(_ place: Place, for command: String) throws -> CGPoint {
    if pointer.held != nil {
      throw CommandError("\"\(command)\" needs a free pointer, and one is down since a press or drag; release it first")
    }
    return try point(place)
  }

  fileprivate func requireHeldPointer(for command: String) throws {
    guard pointer.held == nil else { return }
    throw CommandError("\"\(command)\" needs a pointer that is down; press, or drag with \"hold\", first")
  }
}
