import MaterialComponents

/// Finds the element of a specimen that is looked at.
enum SpecimenPart {
  case label(String)
  /// The element whose label begins so, as of a control with more than one text.
  case prefix(String)
  case role(SemanticsRole)
  /// The shape of a menu's item.
  case item(String)
  /// The line of text itself, whatever element it is part of.
  case text(String)
}

extension TokenSpecimen {
  private static func presented<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack { content() }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  static func dialog(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.dialog(isPresented: .constant(true)) {
        BasicDialog("headline", icon: "add") {
          Text("supporting")
        } actions: {
          Button("abcdef") {}
        }
      }
    }
  }

  static func fullScreenDialog(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.fullScreenCover(isPresented: .constant(true)) {
        FullScreenDialog("headline", action: .init("abcdef") {}) { Text("content") }
      }
    }
  }

  static func bottomSheet(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("content").presentationDragIndicator(.visible).presentationDetents([.medium])
      }
    }
  }

  static func standardSheet(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.standardBottomSheet("sheet", isExpanded: .constant(true)) { Color.clear.frame(height: 200) }
    }
  }

  static func sideSheet(_ kind: SideSheetKind, of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.sideSheet("headline", isPresented: .constant(true), kind: kind) { Text("content") }
    }
  }

  static func drawer(
    _ kind: NavigationDrawer<AnyView>.Kind, isSelected: Bool = false, of part: SpecimenPart
  ) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.navigationDrawer(isPresented: .constant(true), kind: kind) {
        AnyView(
          VStack(alignment: .leading, spacing: 0) {
            NavigationDrawerHeadline("headline")
            NavigationDrawerItem("abcdef", icon: "add", badge: "24", isSelected: isSelected) {}
          })
      }
    }
  }

  static func menuPanel(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part) { _, _ in
      Color.clear.frame(width: 10, height: 10).menu(isPresented: .constant(true)) {
        Button {
        } label: {
          Label("abcdef", systemImage: "add")
        }
        Toggle("chosen", isOn: .constant(true))
        Menu("further") { Button("inner") {} }
      }
    }
  }

  static var plainTooltip: TokenSpecimen {
    TokenSpecimen(.role(.tooltip), focuses: "button") { _, _ in Button("button") {}.help("supporting") }
  }

  static func richTooltip(of part: SpecimenPart) -> TokenSpecimen {
    TokenSpecimen(part, focuses: "button") { _, _ in
      Button("button") {}.richTooltip("subhead", "supporting") { Button("abcdef") {} }
    }
  }
}
