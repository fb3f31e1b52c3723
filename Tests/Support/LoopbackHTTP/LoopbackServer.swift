import Foundation
import Glibc
import Synchronization

/// A real HTTP server on 127.0.0.1 that answers as a test tells it to, faults included.
package final class LoopbackServer: Sendable {
  package struct Request: Sendable {
    /// With query.
    package let path: String
    /// Names in lower case.
    package let headers: [String: String]
  }

  package enum Reply: Sendable {
    /// A complete answer.
    case answer(status: Int = 200, headers: [String: String] = [:], body: Data)
    /// These bytes as they are, then the connection closes.
    case raw(Data)
    /// A head without length, then bytes until the client has had enough, at most 64 MiB.
    case endless
    /// Nothing until the client goes away or the server stops.
    case silence

    package static func text(_ body: String, type: String = "text/xml", headers: [String: String] = [:]) -> Reply {
      .answer(headers: headers.merging(["Content-Type": type]) { own, _ in own }, body: Data(body.utf8))
    }
  }

  package let port: UInt16
  private let listener: Int32
  private let respond: @Sendable (Request) -> Reply
  private let received = Mutex<[Request]>([])

  package init(_ respond: @escaping @Sendable (Request) -> Reply) throws {
    self.respond = respond
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { self.serve(connection) }
      }
      // Closed here, where nobody waits on it any more: its number may soon be that of another server's socket.
      close(descriptor)
    }
  }

  /// What was asked so far, in order.
  package var requests: [Request] { received.withLock { $0 } }

  package func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)")!
  }

  /// Frees the port: connections are refused from now on.
  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    guard let request = read(connection) else { return }
    received.withLock { $0.append(request) }
    switch respond(request) {
    case .answer(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      _ = send(connection, Data((head + "\r\n").utf8) + body)
    case .raw(let data):
      _ = send(connection, data)
    case .endless:
      guard send(connection, Data("HTTP/1.1 200 OK\r\n\r\n".utf8)) else { return }
      let block = Data(repeating: 32, count: 65536)
      for _ in 0..<1024 where !send(connection, block) { return }
    case .silence:
      // Comes back when the client closes.
      var byte: UInt8 = 0
      _ = recv(connection, &byte, 1, 0)
    }
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes.append(contentsOf: chunk[..<count])
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
      let parts = lines[0].split(separator: " ")
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
      return Request(path: parts.count > 1 ? String(parts[1]) : "", headers: headers)
    }
  }

  private func send(_ connection: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.send(
          connection, buffer.baseAddress! + offset, buffer.count - offset, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }
}
