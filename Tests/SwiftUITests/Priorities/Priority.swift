/// One of the APIs that apps use most, and what becomes of it here.
struct Priority {
  enum State {
    /// It does what Apple's does, and tests show it; each is named by its title or the beginning of that.
    case behaves([String])
    /// Some of it is there, and tests show that; the text says what is not.
    case partly([String], lacks: String)
    /// It compiles and changes nothing, for a reason that lies in the platform.
    case inert(String)
    /// It is not there.
    case missing(String)
  }

  let number: Int
  let api: String
  let state: State

  init(_ number: Int, _ api: String, _ state: State) {
    self.number = number
    self.api = api
    self.state = state
  }

  /// The titles of the tests that show it.
  var tests: [String] {
    switch state {
    case .behaves(let tests), .partly(let tests, _): tests
    case .inert, .missing: []
    }
  }
}
