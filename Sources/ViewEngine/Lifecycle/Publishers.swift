/// Something that announces values on the main actor.
public protocol ViewPublisher<Output> {
  associatedtype Output
  /// Calls `receive` for each value until the result is let go.
  @MainActor func subscribe(_ receive: @escaping (Output) -> Void) -> ViewSubscription
}

/// Keeps a subscription going while it is held.
public final class ViewSubscription {
  private let lifetime: ObservationLifetime
  init(_ lifetime: ObservationLifetime) { self.lifetime = lifetime }
}

extension Published.Publisher: ViewPublisher {
  public func subscribe(_ receive: @escaping (Value) -> Void) -> ViewSubscription {
    ViewSubscription(observe(receive))
  }
}

extension ObservableObjectPublisher: ViewPublisher {
  public func subscribe(_ receive: @escaping (()) -> Void) -> ViewSubscription {
    ViewSubscription(observe { receive(()) })
  }
}

/// Calls an action for each value of a publisher while a view is there.
public struct _ReceiveModifier<P: ViewPublisher>: ElementModifier {
  let publisher: P
  let action: (P.Output) -> Void

  package func makeNode(in context: WrapperContext) -> ReceiveNode<P> { ReceiveNode(context) }
  package func update(_ node: ReceiveNode<P>) { node.set(publisher, action) }
}

package final class ReceiveNode<P: ViewPublisher>: WrapperNode {
  private var action: ((P.Output) -> Void)?
  private var subscription: ViewSubscription?
  private var publisher: P?

  func set(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.action = action
    if let known = self.publisher, isSame(known, publisher) { return }
    self.publisher = publisher
    let receive: (P.Output) -> Void = { [weak self] value in
      guard let self, self.isMounted else { return }
      self.action?(value)
    }
    subscription = subscribe(to: publisher, receive)
  }

  private func isSame(_ left: P, _ right: P) -> Bool {
    valuesAreEqual(left, right) || (left as AnyObject) === (right as AnyObject)
  }

  private func subscribe(to publisher: P, _ receive: @escaping (P.Output) -> Void) -> ViewSubscription {
    func open<W: WindowPublisher>(_ publisher: W) -> ViewSubscription {
      publisher.subscribe(in: graph) { value in
        if let value = value as? P.Output { receive(value) }
      }
    }
    return (publisher as? any WindowPublisher).map { open($0) } ?? publisher.subscribe(receive)
  }

  package override func willUnmount() {
    subscription = nil
    super.willUnmount()
  }
}

extension View {
  /// Calls an action for each value that a publisher announces while the view is there.
  public func onReceive<P: ViewPublisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
