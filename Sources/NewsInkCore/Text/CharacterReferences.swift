/// HTML's and XML's `&…;`.
enum CharacterReferences {
  /// Replaces every reference in `text`; what is no reference stays as it is.
  static func resolve(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let found = reference(in: bytes, at: index) {
        result.append(contentsOf: found.text.utf8)
        index = found.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The reference that begins with the ampersand at `start`, and where it ends.
  static func reference(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    // The longest name here is "thetasym".
    let limit = min(bytes.count, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")), end > start + 1 else { return nil }
    let name = bytes[(start + 1)..<end]
    if name.first == UInt8(ascii: "#") {
      return scalar(name.dropFirst()).map { (String(Character($0)), end + 1) }
    }
    return named[String(decoding: name, as: UTF8.self)].map { ($0, end + 1) }
  }

  private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard text.first != "+", text.first != "-", let value = UInt32(text, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    // HTML reads these numbers as windows-1252's characters, for the sake of pages that meant them so.
    if (0x80...0x9F).contains(value) { return TextEncoding.windows1252Scalar(UInt8(value)) }
    if value < 32 && value != 9 && value != 10 && value != 13 { return " " }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// XML's five and HTML 4's names (W3C HTML 4.01 §24).
  private static let named: [String: String] = {
    var table = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      table[String(name)] = Unicode.Scalar(UInt32(160 + offset)).map { String(Character($0)) }
    }
    for (offset, name) in greek.split(separator: " ").enumerated() where name != "-" {
      table[String(name)] = Unicode.Scalar(UInt32(0x391 + offset)).map { String(Character($0)) }
    }
    for (name, value) in others { table[name] = Unicode.Scalar(value).map { String(Character($0)) } }
    return table
  }()

  /// U+00A0…U+00FF in order.
  private static let latin1 =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute "
    + "micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring "
    + "AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml "
    + "times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil "
    + "egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash "
    + "ugrave uacute ucirc uuml yacute thorn yuml"

  /// U+0391…U+03C9 in order, `-` where there is no name.
  private static let greek =
    "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi "
    + "Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi "
    + "rho sigmaf sigma tau upsilon phi chi psi omega"

  private static let others: [String: UInt32] = [
    "OElig": 0x152, "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192, "circ": 0x2C6,
    "tilde": 0x2DC, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E,
    "rlm": 0x200F, "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A,
    "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022,
    "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A,
    "oline": 0x203E, "frasl": 0x2044, "euro": 0x20AC, "image": 0x2111, "weierp": 0x2118, "real": 0x211C,
    "trade": 0x2122, "alefsym": 0x2135, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193,
    "harr": 0x2194, "crarr": 0x21B5, "lArr": 0x21D0, "uArr": 0x21D1, "rArr": 0x21D2, "dArr": 0x21D3, "hArr": 0x21D4,
    "forall": 0x2200, "part": 0x2202, "exist": 0x2203, "empty": 0x2205, "nabla": 0x2207, "isin": 0x2208,
    "notin": 0x2209, "ni": 0x220B, "prod": 0x220F, "sum": 0x2211, "minus": 0x2212, "lowast": 0x2217, "radic": 0x221A,
    "prop": 0x221D, "infin": 0x221E, "ang": 0x2220, "and": 0x2227, "or": 0x2228, "cap": 0x2229, "cup": 0x222A,
    "int": 0x222B, "there4": 0x2234, "sim": 0x223C, "cong": 0x2245, "asymp": 0x2248, "ne": 0x2260, "equiv": 0x2261,
    "le": 0x2264, "ge": 0x2265, "sub": 0x2282, "sup": 0x2283, "nsub": 0x2284, "sube": 0x2286, "supe": 0x2287,
    "oplus": 0x2295, "otimes": 0x2297, "perp": 0x22A5, "sdot": 0x22C5, "lceil": 0x2308, "rceil": 0x2309,
    "lfloor": 0x230A, "rfloor": 0x230B, "lang": 0x2329, "rang": 0x232A, "loz": 0x25CA, "spades": 0x2660,
    "clubs": 0x2663, "hearts": 0x2665, "diams": 0x2666, "thetasym": 0x3D1, "upsih": 0x3D2, "piv": 0x3D6,
  ]
}
