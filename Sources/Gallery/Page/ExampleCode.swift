import MaterialUI

/// Names an example.
struct ExampleID: Hashable, Sendable {
  /// The page's type.
  let page: String
  let name: String
}

/// An example as it stands in its page.
struct ExampleCode: Hashable, Sendable {
  /// Declarations that the code needs.
  let state: String
  /// A view.
  let code: String

  /// The example with the values of options in place of their names: what a user would write for what is on screen.
  func text<Options>(with options: Options) -> String {
    [state, code].filter { !$0.isEmpty }.map { Self.fill($0, with: options) }.joined(separator: "\n\n")
  }

  /// Puts the values of options into code that reads `options.NAME`.
  static func fill<Options>(_ code: String, with options: Options) -> String {
    var filled = code
    // The longest name first, since one may begin with another.
    let values = Mirror(reflecting: options).children.compactMap { child in
      child.label.map { (name: "options.\($0)", value: literal(child.value)) }
    }
    for (name, value) in values.sorted(by: { $0.name.count > $1.name.count }) {
      filled = filled.replacingOccurrences(of: name, with: value)
    }
    return filled
  }

  private static func literal(_ value: Any) -> String {
    switch value {
    case let value as any CodeLiteral: value.code
    case let value as Bool: "\(value)"
    case let value as String: "\"\(value)\""
    case let value as Double: value == value.rounded() ? "\(Int(value))" : "\(value)"
    case let value as Int: "\(value)"
    default: ".\(value)"
    }
  }
}

/// An option whose code is not its description with a dot before it, as it is for a case of an enumeration.
protocol CodeLiteral {
  var code: String { get }
}
