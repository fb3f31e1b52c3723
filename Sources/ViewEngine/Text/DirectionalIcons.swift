/// Icons that show the way in which one reads, and so are turned round where that is from right to left: arrows back and
/// forward, what is sent and answered, what is undone, lists with their marks.
///
/// They are those of Android's auto-mirrored icons that an app is likely to use for their direction. Of Apple's symbols it
/// is those whose names say `backward` or `forward`, or that are the same things; a name with `left` or `right` means that
/// side in every language, as do `chevron_left` and `chevron_right`.
enum DirectionalIcons {
  /// Whether an icon of a name, Material's or Apple's, is turned round from right to left.
  static func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard name.contains(".") else { return false }
    let words = name.split(separator: ".")
    if words.contains("backward") || words.contains("forward") {
      // Those of players mean time, which has no side.
      return ["arrow", "chevron", "arrowshape"].contains(words[0])
    }
    return words[0] == "paperplane" || name.hasPrefix("list.bullet") || name.hasPrefix("list.number")
  }

  private static let names: Set<String> = Set(
    table.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let table = """
    arrow_back arrow_back_ios arrow_back_ios_new arrow_forward arrow_forward_ios arrow_right_alt backspace
    call_made call_missed call_received call_split drive_file_move exit_to_app format_indent_decrease
    format_indent_increase format_list_bulleted format_list_numbered format_list_numbered_rtl forward_to_inbox input
    keyboard_backspace keyboard_return keyboard_tab label label_important list list_alt login
    logout menu_open navigate_before navigate_next next_week note_add notes open_in_new paperplane playlist_add
    playlist_add_check playlist_play read_more redo reply reply_all rule segment send send_and_archive short_text
    shortcut sort subject toc trending_down trending_flat trending_up undo view_list view_sidebar wrap_text
    """
}
