extension ViewGraph {
  // MARK: Host

  /// Takes an event of a pointer; true if something in the window wants it.
  @discardableResult
  public func send(_ event: PointerEvent) -> Bool { input.send(event) }

  /// Takes a wheel's or a touchpad's movement; true if something scrolled.
  @discardableResult
  public func send(_ event: ScrollEvent) -> Bool { input.send(event) }

  /// Takes a key; true if it had an effect. Keys that an input method used up are not sent.
  @discardableResult
  public func send(_ event: KeyEvent) -> Bool { input.send(event) }

  /// Takes text for the field that has the focus; false if there is none.
  @discardableResult
  public func send(_ event: TextInputEvent) -> Bool { textInput.send(event) }

  /// The time at which a frame is due although nothing asks for one now; nil if none is. A host looks at it after
  /// each frame and event.
  public var nextDeadline: TimeInterval? { timers.nextDeadline }

  /// The look of a mouse's pointer at its present place.
  public var pointerStyle: PointerStyle { input.hover.pointerStyle }
}
