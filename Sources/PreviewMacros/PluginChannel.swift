import Foundation

/// The pipe between the compiler and a macro plugin.
///
/// A message is eight bytes with its length, the lowest first, and then JSON: an object with one member, whose name says
/// what is asked or answered. The compiler speaks first, and each of its messages gets one answer. This is the protocol
/// of swift-syntax's compiler plugins; spoken by hand, a plugin as small as this one needs no swift-syntax.
struct PluginChannel {
  let input = FileHandle.standardInput
  let output = FileHandle.standardOutput

  /// The next message; nil when the compiler has closed the pipe or says what is no message.
  func nextRequest() -> PluginRequest? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let payload = read(Int(length)),
      let message = try? JSONDecoder().decode([String: PluginRequest.Body].self, from: payload),
      let (name, body) = message.first
    else { return nil }
    return PluginRequest(name: name, body: body)
  }

  /// Sends an answer.
  func answer(_ answer: PluginAnswer) {
    let encoder = JSONEncoder()
    // An answer is made of strings and numbers, which can always be encoded.
    guard let payload = try? encoder.encode(answer) else { return }
    var message = Data()
    for byte in 0..<8 { message.append(UInt8(truncatingIfNeeded: payload.count >> (8 * byte))) }
    output.write(message + payload)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}

/// A message from the compiler.
struct PluginRequest {
  let name: String
  let body: Body

  /// What of a message the plugin has a use for.
  struct Body: Decodable {
    struct Macro: Decodable { let typeName: String? }
    struct Syntax: Decodable { let source: String? }

    let macro: Macro?
    /// What an attached macro is asked to make: `accessor`, `peer` and so on.
    let macroRole: String?
    /// The declaration that an attached macro is written at.
    let declSyntax: Syntax?
    /// What the declaration is in, the innermost first.
    let lexicalContext: [Syntax]?
  }
}

/// A message to the compiler.
enum PluginAnswer: Encodable {
  case capability(protocolVersion: Int)
  /// The source that a macro stands for.
  case expansion(String)

  private struct Capability: Encodable {
    let capability: [String: Int]
  }

  private struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [String] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .capability(let version):
      try container.encode(["getCapabilityResult": Capability(capability: ["protocolVersion": version])])
    case .expansion(let source):
      try container.encode(["expandMacroResult": Expansion(expandedSource: source)])
    }
  }
}
