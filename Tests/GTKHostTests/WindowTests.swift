import Foundation
import ProgramTesting
import Testing

@testable import GTKHost

extension DesktopTests {
  /// The window as one sees and uses it from outside, on an X server and a session bus of the tests' own.
  ///
  /// The probe's content is 300 points wide and 400 high, from the top: a red area 100 high, a button and a text field
  /// each 50 high, a blue area 100 high.
  @Suite("A window on the desktop")
  struct WindowTests {
    @Test("it shows what the views draw")
    func picture() async throws {
      let window = try await ProbeWindow()
      #expect(try await window.color(150, 50) == "#FF0000")
      #expect(try await window.color(150, 250) == "#0000FF")
    }

    @Test("a click presses a button")
    func click() async throws {
      let window = try await ProbeWindow()
      try await window.point(150, 125)
      try await window.xdotool("click", "1")
      _ = try await window.program.line("count 1")
      try await window.xdotool("click", "1")
      _ = try await window.program.line("count 2")
    }

    @Test("keys type into the text field that was clicked, and an accent is composed with its letter")
    func typing() async throws {
      let window = try await ProbeWindow()
      try await window.point(60, 175)
      try await window.xdotool("click", "1")
      try await window.xdotool("type", "--delay", "20", "abc")
      _ = try await window.program.line("text abc")
      try await window.xdotool("key", "BackSpace")
      _ = try await window.program.line("text ab")
      try await window.xdotool("key", "dead_acute", "e")
      _ = try await window.program.line("text abé")
    }

    @Test("Tab goes to the button, and the space bar presses it")
    func keyboard() async throws {
      let window = try await ProbeWindow()
      try await window.xdotool("key", "Tab", "space")
      _ = try await window.program.line("count 1")
    }

    @Test("a wheel scrolls what is under the pointer, and back")
    func wheel() async throws {
      let window = try await ProbeWindow()
      try await window.point(150, 250)
      try await window.xdotool("click", "5")
      _ = try await window.program.line("scrolled")
      let count = window.program.lines.count
      try await window.xdotool("click", "4")
      _ = try await window.program.line("unscrolled", after: count)
    }

    @Test("the content follows the window's size")
    func resize() async throws {
      let window = try await ProbeWindow()
      #expect(try await window.statistics().size == "300x400")
      try await window.xdotool("windowsize", "--sync", window.id, "500", "350")
      try await Task.sleep(for: .milliseconds(200))
      #expect(try await window.statistics().size == "500x350")
      #expect(try await window.color(490, 50) == "#FF0000")
    }

    @Test("a window in which nothing happens draws no frame and asks for none")
    func idle() async throws {
      let window = try await ProbeWindow()
      try await Task.sleep(for: .milliseconds(500))
      let before = try await window.statistics()
      try await Task.sleep(for: .seconds(1))
      let after = try await window.statistics()
      #expect(before.frames > 0)
      #expect(after.frames == before.frames)
      #expect(after.updates == before.updates)
    }

    @Test("an animation draws frames and then stops asking for them")
    func animation() async throws {
      let window = try await ProbeWindow()
      try await Task.sleep(for: .milliseconds(300))
      let before = try await window.statistics()
      window.program.write("move")
      try await Task.sleep(for: .milliseconds(700))
      let moved = try await window.statistics()
      // 0.3 s at 60 Hz are 18 frames; a busy machine leaves some out.
      #expect(moved.frames - before.frames >= 4)
      #expect(moved.frames - before.frames <= 24)
      #expect(try await window.color(50, 250) != "#0000FF")
      try await Task.sleep(for: .milliseconds(300))
      #expect(try await window.statistics().updates == moved.updates)
    }

    @Test("tasks of the main actor run in the window's loop")
    func tasks() async throws {
      let window = try await ProbeWindow()
      window.program.write("sleep")
      _ = try await window.program.line("slept")
    }

    @Test("the program ends with its last window")
    func close() async throws {
      let window = try await ProbeWindow()
      window.program.write("close")
      #expect(try await window.program.status() == 0)
      #expect(window.program.errorText == "")
    }

    @Test("an app opens the windows that it declares and asks for, and runs until the last is closed")
    func windows() async throws {
      let program = try Program(ProbeWindow.path, ["app"])
      _ = try await program.line("ready")
      let main = AnyWindow(program: program, id: try await AnyWindow.find(title: "Probe Main", of: program))
      let log = AnyWindow(program: program, id: try await AnyWindow.find(title: "Probe Log", of: program))
      #expect(try await log.color(100, 50) == "#00FF00")
      // Windows lie over each other without a window manager, and keys go where the focus is.
      try await main.focus()
      try await main.xdotool("key", "Tab", "space")
      _ = try await program.line("value 7")
      _ = try await AnyWindow.find(title: "Probe Value", of: program)
      try await main.focus()
      try await main.xdotool("key", "space")
      try await Task.sleep(for: .milliseconds(300))
      try await main.focus()
      try await main.xdotool("key", "Tab", "space")
      try await Task.sleep(for: .milliseconds(300))
      #expect(program.lines == ["ready", "value 7"])
      let left = try await Program.run("/usr/bin/xdotool", ["search", "--name", "^Probe "])
      #expect(left.count == 2)
      #expect(!left.contains(main.id))
    }

    @Test("frames are traced where that is asked for")
    func trace() async throws {
      let window = try await ProbeWindow(environment: ["MATERIAL_TRACE": "1"])
      try await Task.sleep(for: .milliseconds(300))
      let lines = window.program.errorText.split(separator: "\n")
      #expect(lines.first?.wholeMatch(of: /FIRST_FRAME \d+/) != nil)
      #expect(lines.dropFirst().first?.wholeMatch(of: /FRAME \d+ \d+/) != nil)
      #expect(lines.filter { $0.hasPrefix("FIRST_FRAME") }.count == 1)
    }

    @Test("without a display it says so and what to do")
    func noDisplay() async throws {
      let program = try Program(ProbeWindow.path, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      #expect(try await program.status() == 1)
      try await Task.sleep(for: .milliseconds(100))
      #expect(program.errorText.contains("there is no display"))
      #expect(program.errorText.contains("--headless"))
    }
  }
}
