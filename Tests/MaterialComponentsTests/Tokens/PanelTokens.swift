import Foundation
import MaterialComponents

/// The families of what comes in front of a window or stands at its edge: dialogs, sheets, drawers, menus, tooltips.
extension TokenFamily {
  static let panels: [String: TokenFamily] = [
    "md-comp-dialog": dialog, "md-comp-full-screen-dialog": fullScreenDialog, "md-comp-sheet-bottom": bottomSheet,
    "md-comp-sheet-side": sideSheet, "md-comp-navigation-drawer": drawer, "md-comp-menus": menus,
    "md-comp-menus-standard": standardMenus, "md-comp-plain-tooltip": plainTooltip,
    "md-comp-rich-tooltip": richTooltip, "md-comp-scrim": scrim, "md-comp-divider": divider,
  ]

  /// A family whose tokens begin with the name of a part: those of a part are seen in its specimen. The longest name
  /// that fits counts; what no part's name begins is seen in the first.
  private static func parts(
    _ parts: [(String, TokenSpecimen)], special: @escaping (TokenName) -> Seen? = { _ in nil }
  ) -> TokenFamily {
    TokenFamily { _ in
      parts[0].1
    } special: { token in
      if let seen = special(token) { return seen }
      let isOwnFocus = token.state == .focused && !token.property.hasPrefix("focus")
      let full = isOwnFocus ? "focused-" + token.property : token.property
      let fitting = parts.filter { full.hasPrefix($0.0) }.max { $0.0.count < $1.0.count }
      guard let (prefix, specimen) = fitting else { return nil }
      let inner = TokenName(String(full.dropFirst(prefix.count)))
      return specimen.look(inner.selection, inner.state).flatMap { typeOrLook(inner.property, $0) }
    }
  }

  /// A figure of a text's style, or else what all families know.
  private static func typeOrLook(_ property: String, _ look: TokenLook) -> Seen? {
    switch property {
    case "size": .length(look.titleSize)
    case "color": .color(look.titleColor ?? look.iconColor)
    case "opacity": .opacity(look.titleColor ?? look.iconColor)
    case "line-height": .length(look.bounds.height)
    case "tracking": .length(look.titleRun.map { CGFloat($0.kerning == 0 ? $0.font.tracking : Double($0.kerning)) })
    case "weight": .length(look.titleRun.map { CGFloat($0.font.weight) })
    default: seen(property, look)
    }
  }

  private static func radii(_ look: TokenLook?) -> Seen {
    guard let corners = look?.corners else { return .text(nil) }
    let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    return .text(all.map { "\(Int($0))px" }.joined(separator: " "))
  }

  // MARK: Dialogs

  private static var dialog: TokenFamily {
    parts([
      ("", .dialog(of: .role(.dialog))), ("action-", .dialog(of: .label("abcdef"))),
      ("headline-", .dialog(of: .role(.heading))), ("supporting-text-", .dialog(of: .label("supporting"))),
      ("action-label-text-", .dialog(of: .text("abcdef"))),
    ]) { token in
      let look = TokenSpecimen.dialog(of: .role(.dialog)).look(.none, .enabled)
      switch token.property {
      case "with-icon-icon-size": return .length(look?.iconSize)
      case "with-icon-icon-color": return .color(look?.iconColor)
      default: return nil
      }
    }
  }

  private static var fullScreenDialog: TokenFamily {
    parts([
      ("", .fullScreenDialog(of: .role(.dialog))), ("header-", .fullScreenDialog(of: .role(.heading))),
      ("header-headline-", .fullScreenDialog(of: .role(.heading))),
      ("header-action-", .fullScreenDialog(of: .label("abcdef"))),
      ("header-action-label-text-", .fullScreenDialog(of: .text("abcdef"))),
      ("header-icon-", .fullScreenDialog(of: .label("Close"))),
    ]) { token in
      let close = TokenSpecimen.fullScreenDialog(of: .label("Close")).look(.none, .enabled)
      let header = TokenSpecimen.fullScreenDialog(of: .role(.dialog)).stage(.none, .enabled).drawing
        .compactMap(\.fill).first { $0.shape.bounds.width == 900 && $0.shape.bounds.height < 100 }
      switch token.property {
      case "header-container-color": return .color(header?.color)
      case "header-container-height": return .length(header?.shape.bounds.height)
      case "header-icon-size": return .length(close?.iconSize)
      case "header-icon-color": return .color(close?.iconColor)
      default: return nil
      }
    }
  }

  // MARK: Sheets

  private static var bottomSheet: TokenFamily {
    parts([
      ("docked-", .bottomSheet(of: .role(.dialog))), ("docked-modal-", .bottomSheet(of: .role(.dialog))),
      ("docked-standard-", .standardSheet(of: .label("sheet"))),
    ]) { token in
      if token.property.hasPrefix("focus-indicator") {
        return TokenSpecimen.bottomSheet(of: .label("Drag handle")).look(.none, .focused).flatMap {
          seen(token.property, $0)
        }
      }
      let handle = TokenSpecimen.bottomSheet(of: .role(.dialog)).stage(.none, .enabled).drawing.compactMap(\.fill)
        .first { $0.shape.bounds.width < 100 }
      switch token.property {
      case "docked-drag-handle-width": return .length(handle?.shape.bounds.width)
      case "docked-drag-handle-height": return .length(handle?.shape.bounds.height)
      case "docked-drag-handle-color": return .color(handle?.color)
      case "docked-container-shape":
        return radii(TokenSpecimen.bottomSheet(of: .role(.dialog)).look(.none, .enabled))
      default: return nil
      }
    }
  }

  private static var sideSheet: TokenFamily {
    parts([
      ("docked-", .sideSheet(.standard, of: .role(.group))), ("docked-modal-", .sideSheet(.modal, of: .role(.dialog))),
      ("docked-standard-", .sideSheet(.standard, of: .role(.group))),
      ("detached-", .sideSheet(.detached, of: .role(.dialog))),
      ("docked-headline-", .sideSheet(.modal, of: .role(.heading))),
    ]) { token in
      if token.property.hasPrefix("docked-focus-indicator") {
        return TokenSpecimen.sideSheet(.modal, of: .label("Close")).look(.none, .focused).flatMap {
          seen(String(token.property.dropFirst("docked-".count)), $0)
        }
      }
      let standard = TokenSpecimen.sideSheet(.standard, of: .role(.heading)).stage(.none, .enabled).drawing
        .compactMap(\.fill)
      let paper = standard.first { $0.shape.bounds.width == 256 }
      switch token.property {
      case "docked-container-width": return .length(paper?.shape.bounds.width)
      case "docked-standard-container-color": return .color(paper?.color)
      case "docked-container-shape": return .corner(paper?.shape.roundedRect?.topLeft, half: 128)
      case "docked-divider-color": return .color(standard.first { $0.shape.bounds.width == 1 }?.color)
      case "docked-modal-container-shape":
        return radii(TokenSpecimen.sideSheet(.modal, of: .role(.dialog)).look(.none, .enabled))
      case "docked-container-height":
        return .length(
          (TokenSpecimen.sideSheet(.modal, of: .role(.dialog)).look(.none, .enabled)?.bounds.height ?? 0) / 600)
      default: return nil
      }
    }
  }

  // MARK: Drawer

  private static var drawer: TokenFamily {
    parts([
      ("", .drawer(.modal, of: .role(.dialog))), ("modal-", .drawer(.modal, of: .role(.dialog))),
      ("standard-", .drawer(.standard, of: .role(.navigation))),
      ("headline-", .drawer(.modal, of: .label("headline"))),
      ("active-", .drawer(.modal, isSelected: true, of: .prefix("abcdef"))),
      ("inactive-", .drawer(.modal, of: .prefix("abcdef"))),
      ("label-text-", .drawer(.modal, of: .text("abcdef"))),
      ("active-label-text-", .drawer(.modal, isSelected: true, of: .text("abcdef"))),
      ("large-badge-label-", .drawer(.modal, of: .text("24"))),
    ]) { token in
      let active = TokenSpecimen.drawer(.modal, isSelected: true, of: .prefix("abcdef"))
      switch token.property {
      case "container-shape": return radii(TokenSpecimen.drawer(.modal, of: .role(.dialog)).look(.none, .enabled))
      case "container-height":
        return .length(
          (TokenSpecimen.drawer(.modal, of: .role(.dialog)).look(.none, .enabled)?.bounds.height ?? 0) / 600)
      case "active-indicator-width": return .length(active.look(.none, .enabled)?.bounds.width)
      case "active-indicator-height": return .length(active.look(.none, .enabled)?.bounds.height)
      case "active-indicator-color": return .color(active.look(.none, .enabled)?.container?.color)
      case "active-indicator-shape":
        let look = active.look(.none, .enabled)
        return .corner(look?.corners?.topLeft, half: (look?.bounds.height ?? 0) / 2)
      case "icon-size": return .length(active.look(.none, .enabled)?.iconSize)
      case "state-layer-opacity":
        return .opacity(active.look(.none, token.state)?.stateLayer)
      case _ where token.property.hasPrefix("focus-indicator"):
        return active.look(.none, .focused).flatMap { seen(token.property, $0) }
      default: return nil
      }
    }
  }

  // MARK: Menus and tooltips

  private static var menus: TokenFamily {
    parts([
      ("", .menuPanel(of: .role(.menu))), ("menu-item-", .menuPanel(of: .item("abcdef"))),
      ("menu-item-label-text-", .menuPanel(of: .text("abcdef"))),
      ("menu-item-selected-", .menuPanel(of: .item("chosen"))),
    ]) { token in
      let item = TokenSpecimen.menuPanel(of: .item("abcdef")).look(.none, .enabled)
      switch token.property {
      case "menu-item-height": return .length(item?.bounds.height)
      case "menu-item-leading-space": return .length(item?.leadingSpace)
      case "menu-item-trailing-space":
        return .length(TokenSpecimen.menuPanel(of: .item("chosen")).look(.none, .enabled)?.iconTrailingSpace)
      case "menu-item-leading-icon-size": return .length(item?.iconSize)
      case "menu-item-trailing-icon-size":
        return .length(TokenSpecimen.menuPanel(of: .item("further")).look(.none, .enabled)?.iconSize)
      case "menu-item-between-space": return .length(item?.iconTitleSpace)
      case "group-padding":
        let menu = TokenSpecimen.menuPanel(of: .role(.menu)).look(.none, .enabled)
        let chosen = TokenSpecimen.menuPanel(of: .item("chosen")).look(.none, .enabled)?.container?.shape.rect
        return .length(chosen.flatMap { rect in menu.map { rect.minX - $0.bounds.minX } })
      case _ where token.property.hasPrefix("menu-item-focus-indicator"):
        return TokenSpecimen.menuPanel(of: .item("abcdef")).look(.none, .focused).flatMap {
          seen(String(token.property.dropFirst("menu-item-".count)), $0)
        }
      default: return nil
      }
    }
  }

  private static var standardMenus: TokenFamily {
    parts([("", .menuPanel(of: .role(.menu)))]) { token in
      guard token.property.hasPrefix("menu-item-") else { return nil }
      let item = TokenName(String(token.property.dropFirst("menu-item-".count)))
      let label = item.selection == .on ? "chosen" : item.property.hasPrefix("trailing-icon") ? "further" : "abcdef"
      guard let look = TokenSpecimen.menuPanel(of: .item(label)).look(.none, item.state) else { return nil }
      switch item.property {
      case "leading-icon-color", "trailing-icon-color": return .color(look.iconColor)
      case "leading-icon-opacity", "trailing-icon-opacity": return .opacity(look.iconColor)
      default: return seen(item.property, look)
      }
    }
  }

  private static var plainTooltip: TokenFamily {
    parts([("", .plainTooltip), ("supporting-text-", .plainTooltip)]) { token in
      guard token.property == "supporting-text-line-height", let look = TokenSpecimen.plainTooltip.look(.none, .enabled)
      else { return nil }
      // 4 above and below: Compose.
      return .length(look.bounds.height - 8)
    }
  }

  private static var richTooltip: TokenFamily {
    parts([
      ("", .richTooltip(of: .role(.dialog))), ("subhead-", .richTooltip(of: .label("subhead"))),
      ("supporting-text-", .richTooltip(of: .label("supporting"))),
      ("action-", .richTooltip(of: .label("abcdef"))), ("action-label-text-", .richTooltip(of: .text("abcdef"))),
    ])
  }

  // MARK: Parts of several

  private static var scrim: TokenFamily {
    TokenFamily { _ in
      .dialog(of: .role(.dialog))
    } special: { token in
      let color = TokenSpecimen.dialog(of: .role(.dialog)).stage(.none, .enabled).drawing.compactMap(\.fill)
        .first { $0.shape.bounds.size == CGSize(width: 900, height: 600) }?.color
      return token.property == "container-opacity" ? .opacity(color) : .color(color)
    }
  }

  private static var divider: TokenFamily {
    TokenFamily { _ in
      .button(.filled)
    } special: { token in
      let fill = Stage { Divider() }.drawing.compactMap(\.fill).first
      return token.property == "thickness" ? .length(fill?.shape.bounds.height) : .color(fill?.color)
    }
  }
}
