import AppRuntime
import Foundation
import Testing

@Suite("Options that every app has")
struct AppOptionsTests {
  @Test("a size makes the app headless, and a date stops its clock")
  func reading() throws {
    let plain = try AppOptions(arguments: ["--demo"], environment: [:])
    #expect(plain == AppOptions())
    let size = HeadlessSize(width: 412, height: 892, scale: 2)
    #expect(try AppOptions(arguments: ["--demo", "--headless", "412x892@2"], environment: [:]).headless == size)
    #expect(try AppOptions(arguments: ["--headless=412x892@2"], environment: [:]).headless == size)
    #expect(try AppOptions(arguments: [], environment: ["MATERIAL_HEADLESS": "412x892@2"]).headless == size)
    // 1,796,032,800 seconds after 1970.
    let date = try AppOptions(arguments: [], environment: ["MATERIAL_NOW": "2026-11-30T10:00:00Z"]).date
    #expect(date == Date(timeIntervalSince1970: 1_796_032_800))
  }

  @Test("the command line comes before the environment")
  func precedence() throws {
    let options = try AppOptions(arguments: ["--headless", "10x20"], environment: ["MATERIAL_HEADLESS": "30x40"])
    #expect(options.headless == HeadlessSize(width: 10, height: 20))
  }

  @Test("a mistake is said in one line")
  func mistakes() {
    func message(_ arguments: [String], _ environment: [String: String] = [:]) -> String {
      do {
        _ = try AppOptions(arguments: arguments, environment: environment)
        return "read"
      } catch {
        return "\(error)"
      }
    }
    let wanted =
      "needs a size such as 412x892 or 412x892@2, with sides from 1 to 16384 and a scale from 0.5 to 8, and is"
    #expect(message(["--headless"]) == "--headless \(wanted) \"\"")
    #expect(message(["--headless", "big"]) == "--headless \(wanted) \"big\"")
    #expect(message([], ["MATERIAL_HEADLESS": "big"]) == "MATERIAL_HEADLESS \(wanted) \"big\"")
    #expect(
      message([], ["MATERIAL_NOW": "today"])
        == "MATERIAL_NOW must be a date such as 2026-11-30T10:00:00Z, and is \"today\"")
  }
}
