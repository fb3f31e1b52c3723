import HeadlessHost
import Testing
import ViewEngine

@Suite("Reading commands")
struct DriverCommandTests {
  private func error(_ line: String) -> String {
    do {
      let command = try DriverCommand(line: line)
      return "read as \(command)"
    } catch {
      return "\(error)"
    }
  }

  private static let allChanges: SurroundingsCommand.Changes = {
    var changes = SurroundingsCommand.Changes()
    changes.dark = true
    changes.textScale = 2
    changes.locale = "ar"
    changes.reduceMotion = true
    changes.contrast = .increased
    return changes
  }()
  private static let share = Finder.role(.button, "Share")
  private static let onShare = #""on":{"role":"button","label":"Share"}"#

  /// Every command of the protocol, with its defaults and with all it may have.
  private static let lines: [(String, DriverCommand)] = [
    (#"{"do":"tree"}"#, .tree(.tree(in: nil))),
    (#"{"do":"tree","in":{"id":"header"}}"#, .tree(.tree(in: .id("header")))),
    (#"{"do":"find",\#(onShare)}"#, .tree(.find(share))),
    (#"{"do":"inspect",\#(onShare)}"#, .tree(.inspect(share))),
    (#"{"do":"action",\#(onShare),"name":"activate"}"#, .tree(.action(share, name: "activate"))),
    (#"{"do":"tap",\#(onShare)}"#, .pointer(.tap(.element(share), count: 1, .primary, .mouse))),
    (
      #"{"do":"tap","at":[3,4.5],"count":2,"button":"back","pointer":"touch"}"#,
      .pointer(.tap(.point(CGPoint(x: 3, y: 4.5)), count: 2, .back, .touch))
    ),
    (#"{"do":"press","at":[1,2],"pointer":"touch"}"#, .pointer(.press(.point(CGPoint(x: 1, y: 2)), .primary, .touch))),
    (#"{"do":"move","by":[0,-10]}"#, .pointer(.move(by: CGSize(width: 0, height: -10)))),
    (#"{"do":"release"}"#, .pointer(.release)),
    (#"{"do":"hover","at":[1,2]}"#, .pointer(.hover(.point(CGPoint(x: 1, y: 2))))),
    (
      #"{"do":"drag","at":[1,2],"by":[0,60]}"#,
      .pointer(.drag(.point(CGPoint(x: 1, y: 2)), by: CGSize(width: 0, height: 60), seconds: 0.3, hold: false, .touch))
    ),
    (
      #"{"do":"drag","at":[1,2],"by":[0,60],"ms":500,"hold":true,"pointer":"mouse"}"#,
      .pointer(.drag(.point(CGPoint(x: 1, y: 2)), by: CGSize(width: 0, height: 60), seconds: 0.5, hold: true, .mouse))
    ),
    (
      #"{"do":"scroll","at":[1,2],"by":[0,1000]}"#,
      .pointer(.scroll(.point(CGPoint(x: 1, y: 2)), by: CGSize(width: 0, height: 1000), isWheel: false))
    ),
    (
      #"{"do":"scroll","at":[1,2],"by":[0,1],"wheel":true}"#,
      .pointer(.scroll(.point(CGPoint(x: 1, y: 2)), by: CGSize(width: 0, height: 1), isWheel: true))
    ),
    (#"{"do":"key","key":"Tab","modifiers":["shift"]}"#, .keyboard(.key("Tab", [.shift]))),
    (#"{"do":"key","key":"a"}"#, .keyboard(.key("a", []))),
    (#"{"do":"type","text":"Grüße"}"#, .keyboard(.type("Grüße"))),
    (#"{"do":"compose","text":"に","caret":1}"#, .keyboard(.compose("に", caret: 1))),
    (#"{"do":"advance","ms":250}"#, .time(.advance(seconds: 0.25))),
    (#"{"do":"settle"}"#, .time(.settle(maximum: 5, real: 5))),
    (#"{"do":"settle","max_ms":100,"real_ms":200}"#, .time(.settle(maximum: 0.1, real: 0.2))),
    (#"{"do":"wait","for":{"role":"alert"}}"#, .time(.wait(.role(.alert), gone: false, real: 5))),
    (
      #"{"do":"wait","for":{"role":"alert"},"gone":true,"real_ms":100}"#,
      .time(.wait(.role(.alert), gone: true, real: 0.1))
    ),
    (#"{"do":"resize","size":[600,400]}"#, .surroundings(.resize(CGSize(width: 600, height: 400)))),
    (
      #"{"do":"set","dark":true,"textScale":2,"locale":"ar","reduceMotion":true,"contrast":"high"}"#,
      .surroundings(.set(allChanges))
    ),
    (#"{"do":"png","path":"out.png"}"#, .picture(.png(path: "out.png"))),
    (#"{"do":"pixel","at":[3,4]}"#, .picture(.pixel(CGPoint(x: 3, y: 4)))),
    (#"{"do":"stats"}"#, .picture(.statistics(reset: false))),
    (#"{"do":"stats","reset":true}"#, .picture(.statistics(reset: true))),
  ]

  @Test("every command of the protocol is read", arguments: lines)
  func reading(line: String, command: DriverCommand) throws {
    #expect(try DriverCommand(line: line) == command)
  }

  @Test("a finder has all its parts")
  func finder() throws {
    let line = #"""
      {"do":"find","on":{"role":"tab","label":"BBC","labelContains":"b","id":"x","value":"v","state":"selected",
      "index":1,"in":{"role":"tablist"}}}
      """#.replacingOccurrences(of: "\n", with: "")
    let finder = Finder(
      role: .tab, label: "BBC", labelContains: "b", id: "x", value: "v", states: [.selected], index: 1,
      in: .role(.tablist))
    #expect(try DriverCommand(line: line) == .tree(.find(finder)))
  }

  /// What is wrong, and what the reply says.
  private static let wrongLines: [(String, String)] = [
    ("tree", #"this line is no JSON object; send one object per line, such as {"do":"tree"}"#),
    ("[1]", #"this line is no JSON object; send one object per line, such as {"do":"tree"}"#),
    (#"{"do":"tree"} x"#, #"this line is no JSON object; send one object per line, such as {"do":"tree"}"#),
    (
      #"{"to":"tree"}"#,
      #"the command has no "do"; it names one of action, advance, compose, drag, find, hover, inspect, key, move, pixel, png, press, release, resize, scroll, set, settle, stats, tap, tree, type, wait"#
    ),
    (
      #"{"do":"tapp"}"#,
      #"there is no command "tapp"; there are action, advance, compose, drag, find, hover, inspect, key, move, pixel, png, press, release, resize, scroll, set, settle, stats, tap, tree, type, wait"#
    ),
    (
      #"{"do":"tap","at":[1,2],"cuont":2}"#,
      #""tap" takes no "cuont"; it takes "at", "button", "count", "on", "pointer""#
    ),
    (#"{"do":"release","at":[1,2]}"#, #""release" takes no "at"; it takes no arguments"#),
    (#"{"do":"tap"}"#, #""tap" needs a place: "on" with a finder, or "at" with [x,y]"#),
    (#"{"do":"tap","at":[1,2],"on":{"id":"a"}}"#, #""tap" has two places; give either "on" or "at""#),
    (#"{"do":"tap","at":[1]}"#, #""at" of "tap" must be two numbers [x,y] in logical px, and is [1]"#),
    (
      #"{"do":"tap","at":[1,2],"count":0}"#,
      #""count" of "tap" must be a whole number from 1 to 10, and is 0"#
    ),
    (
      #"{"do":"tap","at":[1,2],"button":"left"}"#,
      #""button" of "tap" must be "primary", "secondary" or "back", and is "left""#
    ),
    (#"{"do":"tap","at":[1,2],"pointer":"pen"}"#, #""pointer" of "tap" must be "mouse" or "touch", and is "pen""#),
    (
      #"{"do":"find"}"#,
      #""find" needs "on": a finder such as {"role":"button","label":"Share"}"#
    ),
    (
      #"{"do":"find","on":"Share"}"#,
      #""on" of "find" must be a finder such as {"role":"button","label":"Share"}, and is "Share""#
    ),
    (#"{"do":"find","on":{}}"#, #"the finder "on" is empty and would match everything; say more"#),
    (
      #"{"do":"find","on":{"name":"a"}}"#,
      #"the finder "on" has no "name"; it may have "role", "label", "labelContains", "id", "value", "state", "index", "in""#
    ),
    (#"{"do":"find","on":{"role":"buton"}}"#, #"there is no role "buton"; the nearest is "button""#),
    (#"{"do":"find","on":{"state":"choosen"}}"#, #"there is no state "choosen"; the nearest is "checked""#),
    (#"{"do":"find","on":{"index":-1}}"#, #""index" of a finder must be a whole number from 0, and is -1"#),
    (#"{"do":"find","on":{"label":7}}"#, #""label" of a finder must be a text, and is 7"#),
    (
      #"{"do":"action","on":{"id":"a"}}"#, #""action" needs "name": the name of an action, such as "activate""#
    ),
    (#"{"do":"move"}"#, #""move" needs "by": two numbers [dx,dy] in logical px"#),
    (
      #"{"do":"drag","at":[1,2],"by":[0,1],"hold":1}"#, #""hold" of "drag" must be true or false, and is 1"#
    ),
    (#"{"do":"key","key":"Return"}"#, #"there is no key "Return"; use the W3C's names: the nearest is "Enter""#),
    (
      #"{"do":"key","key":"a","modifiers":["ctrl"]}"#,
      #""modifiers" of "key" must be a list of "shift", "control", "alt" or "meta", and is ["ctrl"]"#
    ),
    (#"{"do":"type"}"#, #""type" needs "text": a text"#),
    (
      #"{"do":"compose","text":"に","caret":2}"#,
      #""caret" of "compose" must be a whole number from 0 to 1, and is 2"#
    ),
    (#"{"do":"advance","ms":-1}"#, #""ms" of "advance" must be a number from 0 to 3600000, and is -1"#),
    (#"{"do":"advance"}"#, #""advance" needs "ms": a number from 0 to 3600000"#),
    (
      #"{"do":"wait"}"#, #""wait" needs "for": a finder such as {"role":"button","label":"Share"}"#
    ),
    (
      #"{"do":"resize","size":100}"#,
      #""size" of "resize" must be two numbers [width,height] in logical px, and is 100"#
    ),
    (#"{"do":"set","textScale":9}"#, #""textScale" of "set" must be a number from 0.5 to 5, and is 9"#),
    (#"{"do":"set","contrast":"low"}"#, #""contrast" of "set" must be "standard" or "high", and is "low""#),
    (#"{"do":"png"}"#, #""png" needs "path": the file to write"#),
    (#"{"do":"pixel","at":7}"#, #""at" of "pixel" must be two numbers [x,y] in logical px, and is 7"#),
  ]

  @Test("a mistake is answered with what is wrong and what would be right", arguments: wrongLines)
  func mistakes(line: String, message: String) {
    #expect(error(line) == message)
  }
}
