/// What kind of thing an element is, by ARIA's names.
public enum SemanticsRole: String, Hashable, Sendable, CaseIterable {
  case window, group, text, heading, button, link, image
  case tab, tablist, tabpanel, list, listitem
  case checkbox, `switch`, radio, radiogroup, slider, spinbutton, textbox, searchbox, combobox
  case dialog, alertdialog, alert, status, progressbar, tooltip
  case menu, menuitem, menuitemcheckbox, menuitemradio, navigation, banner, main, search, toolbar, scrollbar, separator
}

/// A condition that an element is in.
public enum SemanticsState: String, Hashable, Sendable, CaseIterable {
  case selected, checked, mixed, pressed, expanded, disabled, focused, busy, offscreen
}

extension SemanticsRole {
  /// A role of something that other elements are in. Given to a view it makes an element of its own around what is in
  /// the view, even where that is a single element.
  package var isContainer: Bool {
    switch self {
    case .window, .group, .tablist, .tabpanel, .list, .radiogroup, .dialog, .alertdialog, .menu, .navigation, .banner,
      .main, .search, .toolbar:
      true
    default: false
    }
  }

  /// A role whose content is heard as one phrase: ARIA's "children presentational", and headings, which are named by
  /// what they contain.
  package var joinsContent: Bool {
    switch self {
    case .heading, .button, .link, .image, .tab, .checkbox, .switch, .radio, .slider, .progressbar, .menuitem,
      .menuitemcheckbox, .menuitemradio, .scrollbar, .separator, .text:
      true
    default: false
    }
  }

  /// A role of something that the user operates.
  package var isControl: Bool {
    switch self {
    case .button, .link, .tab, .checkbox, .switch, .radio, .slider, .spinbutton, .textbox, .searchbox, .combobox,
      .menuitem, .menuitemcheckbox, .menuitemradio, .scrollbar:
      true
    default: false
    }
  }

  /// The roles of the members of a set, whose places are counted; none for a role that has no members.
  package var memberRoles: [SemanticsRole] {
    switch self {
    case .tablist: [.tab]
    case .list: [.listitem]
    case .radiogroup: [.radio]
    case .menu: [.menuitem, .menuitemcheckbox, .menuitemradio]
    default: []
    }
  }
}
