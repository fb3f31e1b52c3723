import CGTK
import ViewEngine

extension SemanticsRole {
  /// GTK's role, whose names are ARIA's too but for a few. Accessibility.md has the table.
  var gtkRole: GtkAccessibleRole {
    switch self {
    case .window, .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tablist: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tabpanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listitem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .switch: GTK_ACCESSIBLE_ROLE_SWITCH
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .radiogroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinbutton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .textbox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchbox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .combobox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .alertdialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .progressbar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .tooltip: GTK_ACCESSIBLE_ROLE_TOOLTIP
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuitem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .menuitemcheckbox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
    case .menuitemradio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
    case .navigation: GTK_ACCESSIBLE_ROLE_NAVIGATION
    case .banner: GTK_ACCESSIBLE_ROLE_BANNER
    case .main: GTK_ACCESSIBLE_ROLE_MAIN
    case .search: GTK_ACCESSIBLE_ROLE_SEARCH
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .scrollbar: GTK_ACCESSIBLE_ROLE_SCROLLBAR
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    }
  }

  /// Whether elements of the role say that they are not checked, rather than saying nothing.
  var isCheckable: Bool { [.checkbox, .switch, .radio, .menuitemcheckbox, .menuitemradio].contains(self) }

  /// Whether elements of the role say that they are not selected, rather than saying nothing.
  var isSelectable: Bool { self == .tab }
}

extension SemanticsProperties {
  /// What GTK 4.8 has no field of its own for goes into the description: what is shown besides the label, a hint, the
  /// place in a set, a heading's level.
  func description(includesValue: Bool) -> String {
    var parts: [String] = []
    if includesValue, !value.isEmpty, value != label { parts.append(value) }
    if !hint.isEmpty { parts.append(hint) }
    if let headingLevel { parts.append("heading \(headingLevel)") }
    if let position, let setSize { parts.append("\(position) of \(setSize)") }
    return parts.joined(separator: ", ")
  }
}
