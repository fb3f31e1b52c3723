import CGTK
import Testing
import ViewEngine

@testable import GTKHost

@Suite("What assistive technology is told of an element")
@MainActor
struct AccessibleDescriptionTests {
  @Test("what GTK has no field for is in the description")
  func description() {
    var properties = SemanticsProperties()
    properties.label = "BBC"
    properties.value = "3 new"
    properties.hint = "Shows its articles"
    properties.setSize = 7
    properties.position = 2
    #expect(properties.description(includesValue: true) == "3 new, Shows its articles, 2 of 7")
    #expect(properties.description(includesValue: false) == "Shows its articles, 2 of 7")
    properties.headingLevel = 2
    #expect(properties.description(includesValue: false) == "Shows its articles, heading 2, 2 of 7")
  }

  @Test(
    "a value that is a number has a range",
    arguments: [
      ("40 %", 40.0, 0.0...100.0), ("40%", 40, 0...100), ("0.25", 0.25, 0...1), ("7", 7, 0...10),
      ("-3", -3, -10...10), ("250 %", 250, 0...250),
    ])
  func numbers(_ text: String, _ value: Double, _ range: ClosedRange<Double>) throws {
    let number = try #require(AccessibleValue(text))
    #expect(number.value == value)
    #expect(number.range == range)
  }

  @Test("other texts are no numbers", arguments: ["", "%", "3 of 5", "nan", "inf", "five"])
  func texts(_ text: String) { #expect(AccessibleValue(text) == nil) }

  @Test("every role has one of GTK's, and only groups share theirs")
  func roles() {
    var users: [UInt32: [SemanticsRole]] = [:]
    for role in SemanticsRole.allCases { users[role.gtkRole.rawValue, default: []].append(role) }
    #expect(users.values.filter { $0.count > 1 } == [[.window, .group]])
  }
}
