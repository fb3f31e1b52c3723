import Foundation
import Testing

@testable import GTKHost

@Suite("The sandbox of web pages")
struct WebSandboxTests {
  /// A program in place of bubblewrap, made of a shell's lines.
  private func program(_ lines: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bwrap-\(UUID().uuidString)")
    try "#!/bin/sh\n\(lines)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  @Test("where it can't be set up, the reason names the program and what it said")
  func obstacles() throws {
    let missing = WebSandbox.obstacle(bubblewrap: "/nowhere/bwrap", environment: [:])
    #expect(missing?.contains("/nowhere/bwrap") == true && missing?.contains("install bubblewrap") == true)
    let refusing = try program("echo 'bwrap: No permissions to create new namespace' >&2; echo more >&2; exit 1")
    defer { try? FileManager.default.removeItem(atPath: refusing) }
    let reason = WebSandbox.obstacle(bubblewrap: refusing, environment: [:])
    #expect(
      reason?.hasSuffix("doesn't work here: bwrap: No permissions to create new namespace") == true, "\(reason ?? "")")
  }

  @Test("where it runs its command, or is not wanted, nothing is in the way")
  func noObstacle() throws {
    // What WebKitGTK needs is a program that runs the command at the end of its arguments.
    let running = try program("while [ $# -gt 1 ]; do shift; done; exec $1")
    defer { try? FileManager.default.removeItem(atPath: running) }
    #expect(WebSandbox.obstacle(bubblewrap: running, environment: [:]) == nil)
    let forbidden = ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"]
    #expect(WebSandbox.obstacle(bubblewrap: "/nowhere/bwrap", environment: forbidden) == nil)
  }
}
