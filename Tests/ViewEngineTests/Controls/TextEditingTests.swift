import Testing
import ViewEngine

@Suite("Editing a line of text")
struct TextEditingTests {
  @Test("typing replaces the selection and line breaks become spaces")
  func insert() {
    var editing = TextEditing("hello")
    editing.select(1..<4)
    editing.insert("a\nb")
    #expect(editing.text == "ha bo")
    #expect(editing.selection == 4..<4)
  }

  @Test("a step and a deletion take whole characters")
  func characters() {
    // A family of three is one character of eight code units.
    var editing = TextEditing("a👨‍👩‍👧b")
    editing.move(.character, forward: false, extending: false)
    #expect(editing.head == 9)
    editing.move(.character, forward: false, extending: false)
    #expect(editing.head == 1)
    editing.delete(.character, forward: true)
    #expect(editing.text == "ab")
  }

  @Test("a caret set inside a character goes to its start")
  func insideCharacter() {
    var editing = TextEditing("👍x")
    editing.place(at: 1)
    #expect(editing.head == 0)
    editing.place(at: 99)
    #expect(editing.head == 3)
  }

  @Test("word steps go to the end of the next and to the start of the one before")
  func words() {
    var editing = TextEditing("one, two three")
    editing.place(at: 0)
    editing.move(.word, forward: true, extending: false)
    #expect(editing.head == 3)
    editing.move(.word, forward: true, extending: false)
    #expect(editing.head == 8)
    editing.move(.word, forward: false, extending: false)
    #expect(editing.head == 5)
    editing.delete(.word, forward: true)
    #expect(editing.text == "one,  three")
    #expect(editing.word(at: 7) == 6..<11)
  }

  @Test("leaving a selection goes to its end on that side")
  func leaveSelection() {
    var editing = TextEditing("hello")
    editing.select(1..<3)
    editing.move(.character, forward: false, extending: false)
    #expect(editing.selection == 1..<1)
    editing.select(1..<3)
    editing.move(.character, forward: true, extending: true)
    #expect(editing.selection == 1..<4)
  }

  @Test("a text from outside keeps the caret where it can, and at the end if it was there")
  func setText() {
    var editing = TextEditing("hello")
    editing.setText("hello there")
    #expect(editing.head == 11)
    editing.place(at: 5)
    editing.setText("hey")
    #expect(editing.head == 3)
  }

  @Test("an input method may remove what is around the caret")
  func surrounding() {
    var editing = TextEditing("abcdef")
    editing.place(at: 3)
    editing.deleteSurrounding(before: 2, after: 1)
    #expect(editing.text == "aef")
    #expect(editing.head == 1)
  }
}
