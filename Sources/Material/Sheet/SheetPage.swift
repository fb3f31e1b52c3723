import MaterialUI

/// The printed page: what the scheme comes from, and a swatch for each role.
struct SheetPage: View {
  let scheme: DynamicScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SheetHeader(scheme: scheme)
      ForEach(SheetGroup.all.indices, id: \.self) { index in
        SheetSection(title: SheetGroup.all[index].title, rows: SheetGroup.all[index].rows(of: scheme), scheme: scheme)
      }
      Spacer(minLength: 0)
      Text(
        verbatim:
          "Each swatch: role, value, and contrast ratio with another role. 3 suffices for large text and lines, 4.5 for text, 7 for text at the enhanced level (WCAG 2.2)."
      )
      .typography(.bodySmall)
      .foregroundStyle(Color.role(.onSurfaceVariant))
    }
    .padding(SheetFigures.margin)
    .frame(width: SheetFigures.page.width, height: SheetFigures.page.height, alignment: .topLeading)
    .background(Color.role(.surface))
  }
}

private struct SheetHeader: View {
  let scheme: DynamicScheme

  var body: some View {
    HStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16).fill(Color(scheme.source.argb)).frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "\(scheme.source.argb.hexString) · \(scheme.isDark ? "dark" : "light")")
          .typography(.headlineMedium)
          .accessibilityAddTraits(.isHeader)
        Text(verbatim: details).typography(.bodyMedium).foregroundStyle(Color.role(.onSurfaceVariant))
      }
    }
  }

  private var details: String {
    "Variant \(scheme.variant.kebabName) · specification \(scheme.specVersion.rawValue) · \(scheme.platform.rawValue) · "
      + "contrast \(scheme.contrastText)"
  }
}

private struct SheetSection: View {
  let title: String
  let rows: [[ColorRole]]
  let scheme: DynamicScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).typography(.titleSmall)
      VStack(spacing: SheetFigures.gap) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: SheetFigures.gap) {
            ForEach(row, id: \.self) { SheetSwatch(role: $0, scheme: scheme) }
          }
        }
      }
    }
  }
}

/// A role's colour with its name, its value and its contrast.
private struct SheetSwatch: View {
  let role: ColorRole
  let scheme: DynamicScheme

  var body: some View {
    let contrast = SheetContrast(role, in: scheme)
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: role.sheetName).typography(.labelMedium)
      HStack(spacing: 4) {
        Text(verbatim: scheme[role].hexString)
        Spacer(minLength: 0)
        Text(verbatim: "\(contrast.text) : 1")
      }
      .typography(.labelSmall)
      Text(verbatim: "with \(contrast.other.sheetName)").typography(.labelSmall)
    }
    .lineHeight(SheetFigures.lineHeight)
    .minimumScaleFactor(0.8)
    .lineLimit(1)
    .foregroundStyle(inkColor)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: SheetFigures.swatchHeight)
    .background {
      RoundedRectangle(cornerRadius: SheetFigures.corner).fill(Color(scheme[role]))
        .overlay { RoundedRectangle(cornerRadius: SheetFigures.corner).strokeBorder(Color.role(.outlineVariant)) }
    }
  }

  /// Black or white, whichever is easier to read.
  private var inkColor: Color {
    let (black, white) = (Argb(0xFF00_0000), Argb(0xFFFF_FFFF))
    return Contrast.ratio(black, scheme[role]) >= Contrast.ratio(white, scheme[role]) ? .black : .white
  }
}

extension ColorRole {
  /// The name on the sheet; key colours go without the words that all of them have.
  fileprivate var sheetName: String { name.replacing("PaletteKeyColor", with: "") }
}

extension Color {
  fileprivate init(_ color: Argb) { self.init(Color.Resolved(rgb: color.rawValue)) }
}
