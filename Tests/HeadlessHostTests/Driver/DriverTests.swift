import HeadlessHost
import Testing
import ViewEngine

@MainActor
@Suite("Driving an app")
struct DriverTests {
  private let ok: JSONValue = .object([JSONMember("ok", true)])

  @Test("the tree is one window with what is in it")
  func tree() async throws {
    let app = try DrivenApp()
    let tree = try #require(try await app.send(#"{"do":"tree"}"#)["tree"])
    #expect(tree["role"] == "window")
    #expect(tree["label"] == "Driven")
    #expect(tree["frame"] == [0, 0, 400, 400])
    guard case .array(let children)? = tree["children"] else { return #expect(Bool(false), "no children") }
    #expect(children.map { $0["role"] } == ["text", "button", "textbox", "text", "image", "image", "text", "text"])
    let part = try await app.send(#"{"do":"tree","in":{"id":"count"}}"#)["tree"]
    #expect(part?["label"] == "count 0")
    let names = ["role", "label", "value", "hint", "id", "frame", "bounds", "states", "actions", "children"]
    for name in names { #expect(part?[name] != nil) }
  }

  @Test("a tap presses and lets go, as often as asked")
  func tap() async throws {
    let app = try DrivenApp()
    let button = #""on":{"role":"button","label":"Add"}"#
    #expect(try await app.send(#"{"do":"tap",\#(button)}"#) == ok)
    #expect(try await app.read("label", of: "count") == "count 1")
    #expect(try await app.send(#"{"do":"tap",\#(button),"count":3,"pointer":"touch"}"#) == ok)
    #expect(try await app.read("label", of: "count") == "count 4")
    #expect(try await app.send(#"{"do":"action",\#(button),"name":"activate"}"#) == ok)
    #expect(try await app.read("label", of: "count") == "count 5")
    #expect(
      try await app.error(#"{"do":"action",\#(button),"name":"explode"}"#)
        == #"button "Add" has no action "explode"; it has activate, scrollIntoView"#)
    #expect(
      try await app.error(#"{"do":"tap","at":[500,1]}"#) == "[500,1] lies outside the window, whose size is [400,400]")
  }

  @Test("a pointer is pressed, moved and released")
  func pressMoveRelease() async throws {
    let app = try DrivenApp()
    let needsDown = #"needs a pointer that is down; press, or drag with "hold", first"#
    #expect(try await app.error(#"{"do":"move","by":[1,1]}"#) == #""move" \#(needsDown)"#)
    #expect(try await app.error(#"{"do":"release"}"#) == #""release" \#(needsDown)"#)
    let pad = #""on":{"label":"Pad"}"#
    #expect(try await app.send(#"{"do":"press",\#(pad)}"#) == ok)
    #expect(
      try await app.error(#"{"do":"tap",\#(pad)}"#)
        == #""tap" needs a free pointer, and one is down since a press or drag; release it first"#)
    #expect(try await app.send(#"{"do":"move","by":[7,-3]}"#) == ok)
    let node = try await app.send(#"{"do":"find",\#(pad)}"#)["node"]
    #expect(node?["value"] == "7 -3")
    #expect(try await app.send(#"{"do":"release"}"#) == ok)
  }

  @Test("a drag moves the clock by its time, and may hold")
  func drag() async throws {
    let app = try DrivenApp()
    let pad = #""on":{"label":"Pad"}"#
    #expect(try await app.send(#"{"do":"drag",\#(pad),"by":[30,60],"ms":300,"hold":true}"#) == ok)
    #expect(try await app.send(#"{"do":"find",\#(pad)}"#)["node"]?["value"] == "30 60")
    #expect(try await app.send(#"{"do":"release"}"#) == ok)
    #expect(try await app.send(#"{"do":"drag",\#(pad),"by":[10,0]}"#) == ok)
    #expect(try await app.error(#"{"do":"release"}"#) != "")
  }

  @Test("the mouse hovers")
  func hover() async throws {
    let app = try DrivenApp()
    let sensor = #""on":{"label":"Sensor"}"#
    #expect(try await app.send(#"{"do":"hover",\#(sensor)}"#) == ok)
    #expect(try await app.send(#"{"do":"find",\#(sensor)}"#)["node"]?["states"] == ["selected"])
    #expect(try await app.send(#"{"do":"hover","at":[1,1]}"#) == ok)
    #expect(try await app.send(#"{"do":"find",\#(sensor)}"#)["node"]?["states"] == [])
  }

  @Test("keys and input methods write into the field that has the focus")
  func keyboard() async throws {
    let app = try DrivenApp()
    #expect(
      try await app.error(#"{"do":"type","text":"x"}"#)
        == #""type" needs a text field that has the focus; tap one first"#)
    #expect(
      try await app.error(#"{"do":"compose","text":"に","caret":1}"#)
        == #""compose" needs a text field that has the focus; tap one first"#)
    #expect(try await app.send(#"{"do":"tap","on":{"role":"textbox"}}"#) == ok)
    #expect(try await app.send(#"{"do":"type","text":"An"}"#) == ok)
    #expect(try await app.send(#"{"do":"key","key":"n"}"#) == ok)
    #expect(try await app.send(#"{"do":"key","key":"e"}"#) == ok)
    #expect(try await app.read("label", of: "greeting") == "hello Anne")
    #expect(try await app.send(#"{"do":"key","key":"Backspace"}"#) == ok)
    #expect(try await app.send(#"{"do":"compose","text":"に","caret":1}"#) == ok)
    // What is being composed is not yet part of the text.
    #expect(try await app.read("label", of: "greeting") == "hello Ann")
    #expect(try await app.send(#"{"do":"type","text":"に"}"#) == ok)
    #expect(try await app.read("label", of: "greeting") == "hello Annに")
  }

  @Test("the keyboard reaches a button and presses it")
  func keyboardFocus() async throws {
    let app = try DrivenApp()
    #expect(try await app.send(#"{"do":"key","key":"Tab"}"#) == ok)
    let button = #"{"do":"find","on":{"role":"button"}}"#
    #expect(try await app.send(button)["node"]?["states"] == ["focused"])
    #expect(try await app.send(#"{"do":"key","key":"Enter"}"#) == ok)
    #expect(try await app.read("label", of: "count") == "count 1")
    #expect(try await app.send(#"{"do":"key","key":"Tab","modifiers":["shift"]}"#) == ok)
    #expect(try await app.send(button)["node"]?["states"] == [])
  }

  @Test("the surroundings change as the desktop would change them")
  func surroundings() async throws {
    let app = try DrivenApp()
    #expect(
      try await app.read("label", of: "surroundings")
        == "light, left to right, text 1.0, moving, standard, at 1000")
    let line = #"{"do":"set","dark":true,"textScale":2,"locale":"ar","reduceMotion":true,"contrast":"high"}"#
    #expect(try await app.send(line) == ok)
    #expect(
      try await app.read("label", of: "surroundings") == "dark, right to left, text 2.0, still, high, at 1000")
    #expect(try await app.send(#"{"do":"set","locale":"en"}"#) == ok)
    #expect(
      try await app.read("label", of: "surroundings") == "dark, left to right, text 2.0, still, high, at 1000")
    #expect(try await app.send(#"{"do":"resize","size":[500,600]}"#) == ok)
    #expect(try await app.send(#"{"do":"tree"}"#)["tree"]?["frame"] == [0, 0, 500, 600])
    #expect(try await app.error(#"{"do":"resize","size":[0,600]}"#).contains("each side must have from 1"))
  }

  @Test("settling and waiting let work end, and name what does not")
  func work() async throws {
    let app = try DrivenApp()
    let load = #"{"do":"action","on":{"id":"news"},"name":"load"}"#
    #expect(try await app.send(load) == ok)
    let early = try await app.send(#"{"do":"settle","real_ms":0}"#)
    #expect(early["settled"] == false)
    #expect(early["pending"] == ["loading the news"])
    #expect(try await app.send(#"{"do":"settle"}"#)["settled"] == true)
    #expect(try await app.read("label", of: "news") == "news here")
    #expect(try await app.send(#"{"do":"wait","for":{"label":"news here"}}"#) == ok)
    #expect(try await app.send(#"{"do":"wait","for":{"role":"alert"},"gone":true}"#) == ok)
    let missing = try await app.error(#"{"do":"wait","for":{"role":"alert"},"real_ms":20}"#)
    #expect(missing.hasPrefix(#"after 20 ms, {"role":"alert"} matches nothing; the nearest are"#))
    #expect(
      try await app.error(#"{"do":"wait","for":{"role":"button"},"gone":true,"real_ms":20}"#)
        == #"{"role":"button"} was still there after 20 ms"#)
    #expect(try await app.send(#"{"do":"advance","ms":100}"#) == ok)
  }

  @Test("pixels, pictures and inspection show what is drawn")
  func pictures() async throws {
    let app = try DrivenApp()
    let pad = try await app.send(#"{"do":"inspect","on":{"label":"Pad"}}"#)
    #expect(pad["background"] == "#FF0000")
    #expect(pad["opacity"] == 1)
    guard case .array(let frame)? = pad["node"]?["frame"], case .number(let x) = frame[0],
      case .number(let y) = frame[1]
    else { return #expect(Bool(false), "no frame") }
    let pixel = try await app.send(#"{"do":"pixel","at":[\#(Int(x) + 50),\#(Int(y) + 20)]}"#)
    #expect(pixel["color"] == "#FF0000")
    #expect(
      try await app.error(#"{"do":"pixel","at":[400,0]}"#) == "[400,0] lies outside the window, whose size is [400,400]"
    )
    let path = NSTemporaryDirectory() + "driver-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try await app.send(#"{"do":"png","path":"\#(path)"}"#) == ok)
    #expect(FileManager.default.contents(atPath: path)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try await app.error(#"{"do":"png","path":"/none/out.png"}"#).contains("/none/out.png"))
  }

  @Test("the work of a tap is counted")
  func statistics() async throws {
    let app = try DrivenApp()
    #expect(try await app.send(#"{"do":"stats","reset":true}"#)["ok"] == true)
    #expect(try await app.send(#"{"do":"settle"}"#)["settled"] == true)
    #expect(try await app.send(#"{"do":"stats","reset":true}"#)["ok"] == true)
    #expect(try await app.send(#"{"do":"advance","ms":10000}"#) == ok)
    let idle = try await app.send(#"{"do":"stats"}"#)
    for name in ["frames", "bodies", "layouts", "paints", "textShapes"] { #expect(idle[name] == 0) }
    #expect(idle["nodes"] != 0)
    guard case .number(let memory)? = idle["rssBytes"] else { return #expect(Bool(false), "no rssBytes") }
    // A process with Swift's runtime and GTK's libraries has more than a megabyte.
    #expect(memory > 1_000_000)
    #expect(try await app.send(#"{"do":"action","on":{"role":"button"},"name":"activate"}"#) == ok)
    let busy = try await app.send(#"{"do":"stats"}"#)
    #expect(busy["frames"] == 1)
    #expect(busy["bodies"] != 0)
  }

  @Test("a malformed line is answered, and the next one read")
  func malformed() async throws {
    let app = try DrivenApp()
    #expect(try await app.error("{") != "")
    #expect(try await app.send(#"{"do":"advance","ms":0}"#) == ok)
  }
}
