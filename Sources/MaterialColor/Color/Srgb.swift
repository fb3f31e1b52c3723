import Glibc

/// The sRGB transfer function (IEC 61966-2-1), with linear light on the scale 0 to 100 that colorimetry uses.
enum Srgb {
  /// Linear light of each of the 256 channel values.
  private static let linearByComponent: [Double] = (0...255).map { linear(normalized: Double($0) / 255) }

  /// Linear light, 0 to 100, of a channel of 0 to 255.
  static func linear(_ component: UInt8) -> Double {
    linearByComponent.withUnsafeBufferPointer { $0[Int(component)] }
  }

  /// Linear light, 0 to 100, of a channel of 0 to 1.
  static func linear(normalized: Double) -> Double {
    // Where the two branches meet when the gamma branch is taken as given: the figure Google's library uses.
    if normalized <= 0.040449936 { return normalized / 12.92 * 100 }
    return pow((normalized + 0.055) / 1.055, 2.4) * 100
  }

  /// The light at which the channel changes from n to n + 1.
  private static let steps: [Double] = (0..<255).map { linear(normalized: (Double($0) + 0.5) / 255) }

  /// Light is first sorted into this many bins of equal width. At most two steps fall into one.
  private static let bins = 4096.0

  /// The channel at the lower end of each bin.
  private static let componentByBin: [UInt8] = (0..<Int(bins)).map { bin in
    let light = Double(bin) * (100 / bins)
    return UInt8(steps.prefix { $0 <= light }.count)
  }

  /// The channel, 0 to 255, nearest to linear light. Light outside 0 to 100 is clipped; a value that is no number is 0.
  ///
  /// Looked up, which costs a fraction of the transfer function's power and gives the same.
  static func component(linear: Double) -> UInt8 {
    guard linear > 0 else { return 0 }
    guard linear < 100 else { return 255 }
    return steps.withUnsafeBufferPointer { steps in
      var component = Int(componentByBin[Int(linear * (bins / 100))])
      while component < 255, steps[component] <= linear { component += 1 }
      return UInt8(component)
    }
  }

  static func argb(linearRed: Double, green: Double, blue: Double) -> Argb {
    Argb(red: component(linear: linearRed), green: component(linear: green), blue: component(linear: blue))
  }
}
