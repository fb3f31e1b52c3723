/// An object that is made when it is first needed, and stays for as long as the `@State` that this is kept in.
final class LazyReference<Object: AnyObject> {
  private var object: Object?

  func callAsFunction(_ make: () -> Object) -> Object {
    if let object { return object }
    let made = make()
    object = made
    return made
  }
}
