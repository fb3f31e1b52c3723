import CGTK
import Testing

@testable import GTKHost

@Suite("Names of keys")
struct KeyNameTests {
  @Test(
    "keys have the names of UI Events",
    arguments: [
      (GDK_KEY_Return, "Enter", ""), (GDK_KEY_KP_Enter, "Enter", ""), (GDK_KEY_ISO_Left_Tab, "Tab", ""),
      (GDK_KEY_space, " ", " "), (GDK_KEY_Left, "ArrowLeft", ""), (GDK_KEY_Page_Down, "PageDown", ""),
      (GDK_KEY_F1, "F1", ""), (GDK_KEY_F12, "F12", ""), (GDK_KEY_Back, "BrowserBack", ""),
      (GDK_KEY_a, "a", "a"), (GDK_KEY_A, "A", "A"), (GDK_KEY_eacute, "é", "é"), (GDK_KEY_KP_7, "7", "7"),
      (GDK_KEY_dead_acute, "Dead", ""), (GDK_KEY_VoidSymbol, "Unidentified", ""),
    ])
  func names(_ symbol: Int32, _ name: String, _ characters: String) {
    let key = KeyNames.key(for: guint(bitPattern: symbol))
    #expect(key.name == name)
    #expect(key.characters == characters)
  }

  @Test("a symbol that stands for a code point beyond the tables is that character")
  func codePoints() {
    // X11's rule: 0x01000000 plus the code point.
    #expect(KeyNames.key(for: 0x0101_F600).name == "😀")
  }

  @Test("digits of the number pad are known as such")
  func numberPad() {
    #expect(KeyNames.isOnNumberPad(guint(GDK_KEY_KP_7)))
    #expect(!KeyNames.isOnNumberPad(guint(GDK_KEY_7)))
  }
}
