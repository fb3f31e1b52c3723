import CGTK
import ViewEngine

/// Owns a `GVariant`.
@MainActor
final class Variant {
  let pointer: OpaquePointer

  /// Takes over a reference, sinking a floating one.
  init(adopting pointer: OpaquePointer) {
    self.pointer = g_variant_is_floating(pointer) != 0 ? g_variant_ref_sink(pointer) : pointer
  }

  isolated deinit { g_variant_unref(pointer) }

  static func string(_ text: String) -> Variant { Variant(adopting: g_variant_new_string(text)) }

  static func tuple(_ members: [Variant]) -> Variant {
    withExtendedLifetime(members) {
      var pointers: [OpaquePointer?] = members.map(\.pointer)
      return Variant(adopting: g_variant_new_tuple(&pointers, gsize(pointers.count)))
    }
  }

  private var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// A member of a tuple, an array or a dictionary's entry; nil beyond the end or for what has no members.
  subscript(index: Int) -> Variant? {
    guard g_variant_is_container(pointer) != 0, index >= 0, index < g_variant_n_children(pointer) else { return nil }
    return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
  }

  /// The value in its boxes, of which portals put several around each other.
  var unboxed: Variant {
    var value = self
    while value.type == "v", let inner = value[0] { value = inner }
    return value
  }

  var string: String? { type == "s" ? String(cString: g_variant_get_string(pointer, nil)) : nil }

  var bool: Bool? { type == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

  /// A number of one of the types that settings have.
  var number: Double? {
    switch type {
    case "u": Double(g_variant_get_uint32(pointer))
    case "i": Double(g_variant_get_int32(pointer))
    case "d": g_variant_get_double(pointer)
    default: nil
    }
  }

  /// The value of a key in a dictionary from strings to boxed values.
  func value(for key: String) -> Variant? {
    var index = 0
    while let entry = self[index] {
      if entry[0]?.string == key { return entry[1]?.unboxed }
      index += 1
    }
    return nil
  }
}
