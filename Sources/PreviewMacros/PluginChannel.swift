import Foundation

/// The pipe between the compiler and a macro plugin.
///
/// A message is eight bytes with its length, the lowest first, and then JSON: an object with one member, whose name says
/// what is asked or answered. The compiler speaks first, and each of its messages gets one answer. This is the protocol
/// of swift-syntax's compiler plugins; spoken by hand, a plugin as small as this one needs no swift-syntax.
struct PluginChannel {
  let input = FileHandle.standardInput
  let output = FileHandle.standardOutput

  /// The next message's name; nil when the compiler has closed the pipe or says what is no message.
  func nextRequest() -> String? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let payload = read(Int(length)),
      let message = try? JSONDecoder().decode([String: IgnoredValue].self, from: payload)
    else { return nil }
    return message.keys.first
  }

  /// Sends an answer, given as JSON.
  func answer(_ json: String) {
    let payload = Data(json.utf8)
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

/// A part of a message that the plugin has no use for.
private struct IgnoredValue: Decodable {
  init(from decoder: any Decoder) {}
}
