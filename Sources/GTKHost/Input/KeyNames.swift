import CGTK
import ViewEngine

/// The names that the W3C's UI Events KeyboardEvent key Values give to keys.
enum KeyNames {
  /// The name of a GDK key symbol, and the text that it types; a key that types has its text as its name.
  static func key(for symbol: guint) -> (name: String, characters: String) {
    if let name = named[Int32(bitPattern: symbol)] { return (name, name == " " ? " " : "") }
    let code = gdk_keyval_to_unicode(symbol)
    if code >= 0x20, code != 0x7F, let scalar = Unicode.Scalar(code) {
      let text = String(Character(scalar))
      return (text, text)
    }
    if symbol >= guint(GDK_KEY_F1), symbol <= guint(GDK_KEY_F35) {
      return ("F\(symbol - guint(GDK_KEY_F1) + 1)", "")
    }
    if symbol >= guint(GDK_KEY_dead_grave), symbol <= guint(GDK_KEY_dead_longsolidusoverlay) { return ("Dead", "") }
    return ("Unidentified", "")
  }

  private static let named: [Int32: String] = [
    GDK_KEY_Return: "Enter", GDK_KEY_KP_Enter: "Enter", GDK_KEY_ISO_Enter: "Enter",
    GDK_KEY_Tab: "Tab", GDK_KEY_ISO_Left_Tab: "Tab", GDK_KEY_KP_Tab: "Tab",
    GDK_KEY_space: " ", GDK_KEY_KP_Space: " ",
    GDK_KEY_Escape: "Escape", GDK_KEY_BackSpace: "Backspace", GDK_KEY_Delete: "Delete", GDK_KEY_KP_Delete: "Delete",
    GDK_KEY_Insert: "Insert", GDK_KEY_KP_Insert: "Insert", GDK_KEY_Clear: "Clear",
    GDK_KEY_Left: "ArrowLeft", GDK_KEY_KP_Left: "ArrowLeft", GDK_KEY_Right: "ArrowRight",
    GDK_KEY_KP_Right: "ArrowRight", GDK_KEY_Up: "ArrowUp", GDK_KEY_KP_Up: "ArrowUp", GDK_KEY_Down: "ArrowDown",
    GDK_KEY_KP_Down: "ArrowDown", GDK_KEY_Home: "Home", GDK_KEY_KP_Home: "Home", GDK_KEY_End: "End",
    GDK_KEY_KP_End: "End", GDK_KEY_Page_Up: "PageUp", GDK_KEY_KP_Page_Up: "PageUp",
    GDK_KEY_Page_Down: "PageDown", GDK_KEY_KP_Page_Down: "PageDown",
    GDK_KEY_Shift_L: "Shift", GDK_KEY_Shift_R: "Shift", GDK_KEY_Control_L: "Control", GDK_KEY_Control_R: "Control",
    GDK_KEY_Alt_L: "Alt", GDK_KEY_Alt_R: "Alt", GDK_KEY_Meta_L: "Meta", GDK_KEY_Meta_R: "Meta",
    GDK_KEY_Super_L: "Meta", GDK_KEY_Super_R: "Meta", GDK_KEY_ISO_Level3_Shift: "AltGraph",
    GDK_KEY_Caps_Lock: "CapsLock", GDK_KEY_Num_Lock: "NumLock", GDK_KEY_Scroll_Lock: "ScrollLock",
    GDK_KEY_Multi_key: "Compose", GDK_KEY_Menu: "ContextMenu", GDK_KEY_Print: "PrintScreen", GDK_KEY_Pause: "Pause",
    GDK_KEY_Help: "Help", GDK_KEY_Undo: "Undo", GDK_KEY_Redo: "Redo", GDK_KEY_Find: "Find", GDK_KEY_Cancel: "Cancel",
    GDK_KEY_Back: "BrowserBack", GDK_KEY_Forward: "BrowserForward", GDK_KEY_Refresh: "BrowserRefresh",
    GDK_KEY_Reload: "BrowserRefresh", GDK_KEY_Stop: "BrowserStop", GDK_KEY_Search: "BrowserSearch",
    GDK_KEY_HomePage: "BrowserHome", GDK_KEY_Copy: "Copy", GDK_KEY_Cut: "Cut", GDK_KEY_Paste: "Paste",
    GDK_KEY_AudioPlay: "MediaPlayPause", GDK_KEY_AudioStop: "MediaStop", GDK_KEY_AudioNext: "MediaTrackNext",
    GDK_KEY_AudioPrev: "MediaTrackPrevious", GDK_KEY_AudioMute: "AudioVolumeMute",
    GDK_KEY_AudioRaiseVolume: "AudioVolumeUp", GDK_KEY_AudioLowerVolume: "AudioVolumeDown",
  ]

  /// Whether a key symbol belongs to the number pad.
  static func isOnNumberPad(_ symbol: guint) -> Bool {
    symbol >= guint(GDK_KEY_KP_Space) && symbol <= guint(GDK_KEY_KP_Equal)
  }
}
