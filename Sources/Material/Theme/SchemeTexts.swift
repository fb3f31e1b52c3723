import MaterialUI

/// Both schemes as JSON, in one line: what they come from, and the colour of each role under its name in camel case.
/// Roles that the specification does not define are left out.
enum SchemeJSON {
  static func text(light: DynamicScheme, dark: DynamicScheme) -> String {
    let head = [
      member("source", light.source.argb.hexString), member("variant", light.variant.rawValue),
      member("spec", light.specVersion.rawValue), member("platform", light.platform.rawValue),
      "\"contrast\":\(light.contrastText)",
    ]
    return "{" + (head + ["\"light\":\(object(light))", "\"dark\":\(object(dark))"]).joined(separator: ",") + "}\n"
  }

  private static func object(_ scheme: DynamicScheme) -> String {
    "{" + scheme.roles.map { member($0.name, scheme[$0].hexString) }.joined(separator: ",") + "}"
  }

  /// Names and values are words of ours: nothing in them needs escaping.
  private static func member(_ name: String, _ value: String) -> String { "\"\(name)\":\"\(value)\"" }
}

/// A scheme as Swift source for an app that imports MaterialUI.
enum SchemeSwift {
  static func text(_ scheme: DynamicScheme) -> String {
    let name = scheme.isDark ? "dark" : "light"
    let rows = scheme.roles.map { "      .\($0.name): 0x\(scheme[$0].hexString.dropFirst())," }
    return """
      // Made by material theme: \(scheme.summary).
      import MaterialUI

      extension MaterialColorScheme {
        /// The \(name) scheme of \(scheme.source.argb.hexString).
        static let \(name)Theme = MaterialColorScheme(
          [
      \(rows.joined(separator: "\n"))
          ], otherwise: MaterialColors.baseline.\(name))
      }

      """
  }
}

/// A scheme as CSS custom properties under Material's token names.
enum SchemeCSS {
  static func text(_ scheme: DynamicScheme) -> String {
    let rows = scheme.roles.map { "  --md-sys-color-\($0.name.kebabCased): \(scheme[$0].hexString);" }
    return """
      /* Made by material theme: \(scheme.summary). */
      :root {
        color-scheme: \(scheme.isDark ? "dark" : "light");
      \(rows.joined(separator: "\n"))
      }

      """
  }
}
