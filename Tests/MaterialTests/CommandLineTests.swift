import Foundation
import Testing

@Suite("material's command line", .enabled(if: MaterialTool.isAvailable), .serialized)
struct CommandLineTests {
  @Test("help goes to standard output", arguments: [["--help"], ["theme", "--help"], ["theme", "#123456", "--help"]])
  func help(_ arguments: [String]) throws {
    let run = try MaterialTool(arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.hasPrefix("Usage: material "))
  }

  @Test(
    "what is wrong with the command line is one line on standard error, and status 2",
    arguments: [
      ([], "material needs a command"),
      (["paint"], "unknown command “paint”"),
      (["--colour"], "unknown option “--colour”"),
      (["theme"], "needs a colour or a picture"),
      (["theme", "#6750A4", "--colour"], "unknown option “--colour”"),
      (["theme", "#6750A4", "-x"], "unknown option “-x”"),
      (["theme", "#6750A4", "#123456"], "takes one colour or picture"),
      (["theme", "#67"], "“#67” is no colour"),
      (["theme", "#6750G4"], "“#6750G4” is no colour"),
      (["theme", "mauve"], "neither a colour such as #6750A4 nor a picture"),
      (["theme", ""], "the colour or picture is empty"),
      (["theme", "line\nbreak"], "“line?break”"),
      (["theme", "#6750A4", "--variant", "vivid"], "--variant needs one of monochrome, neutral, tonal-spot"),
      (["theme", "#6750A4", "--variant"], "--variant needs a value"),
      (["theme", "#6750A4", "--contrast", "2"], "--contrast needs a number from -1 to 1"),
      (["theme", "#6750A4", "--contrast", "nan"], "--contrast needs a number from -1 to 1"),
      (["theme", "#6750A4", "--contrast", "high"], "--contrast needs a number from -1 to 1"),
      (["theme", "#6750A4", "--spec", "2023"], "--spec needs 2021, 2025 or 2026"),
      (["theme", "#6750A4", "--platform", "tv"], "--platform needs phone or watch"),
      (["theme", "#6750A4", "--format", "pdf"], "--format needs json, swift, css or png"),
      (["theme", "#6750A4", "--dark=yes"], "--dark takes no value"),
      (["theme", "#6750A4", "--variant", "cmf", "--spec", "2021"], "cmf is not defined by specification 2021"),
      (["theme", "#6750A4", "--variant", "cmf", "--spec", "2025"], "cmf is not defined by specification 2025"),
    ])
  func wrong(_ arguments: [String], _ message: String) throws {
    let run = try MaterialTool(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("\n") && run.errors.dropLast().allSatisfy { !$0.isNewline })
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
