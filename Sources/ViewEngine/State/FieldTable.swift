@_spi(Reflection) import Swift

/// What the engine knows about the stored fields of a view type: where its dynamic properties lie, and how to tell
/// whether two values are the same. Made once per type from the runtime's field records.
@MainActor
package final class FieldTable {
  /// A dynamic property at an offset.
  private struct Property {
    let offset: Int
    let attach: @MainActor (UnsafeMutableRawPointer, any PropertyOwner, Int) -> Void
  }

  /// One comparison; equal bits are always enough, so only fields for which they are not needed have their own.
  private struct Comparison {
    let offset: Int
    let size: Int
    /// Nil compares bits.
    let areEqual: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private let type: Any.Type
  private var properties: ContiguousArray<Property> = []
  /// User-written dynamic properties, to be told to update after their own fields are attached.
  private var updates: ContiguousArray<(Int, @MainActor (UnsafeMutableRawPointer) -> Void)> = []
  /// Made at the first comparison: most of what a window shows first is not compared before something changes, and
  /// asking the runtime for conformances is a good part of a program's start.
  private lazy var comparisons: ContiguousArray<Comparison> = {
    var made: ContiguousArray<Comparison> = []
    addComparisons(of: type, at: 0, to: &made)
    return made
  }()
  /// The type itself, if a part of it animates.
  package private(set) lazy var animatableType = Self.animatableType(type)

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  private init(_ type: Any.Type) {
    self.type = type
    addProperties(of: type, at: 0)
  }

  /// The table of a type.
  package static func of<T>(_ type: T.Type) -> FieldTable {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Whether the type has no dynamic property.
  package var isEmpty: Bool { properties.isEmpty }

  /// Connects the dynamic properties of `value` with the storage that `owner` keeps.
  package func attach<T>(_ value: inout T, owner: any PropertyOwner) {
    guard !properties.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (slot, property) in properties.enumerated() {
        if owner.slots.count <= slot { owner.slots.append(nil) }
        property.attach(base + property.offset, owner, slot)
      }
      for (offset, update) in updates { update(base + offset) }
    }
  }

  /// Whether two values would give the same body, as far as their fields tell: equatable fields by `==`, references
  /// by identity, everything else by its bits. Dynamic properties are compared by what they stand for.
  @inline(__always)
  package func areEqual<T>(_ left: T, _ right: T) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
    }
  }

  /// Whether ``wouldShowTheSame(_:_:)`` can tell values of a type apart: closures it can't.
  package static func canCompare<T>(_ type: T.Type) -> Bool {
    isStruct(type) || type is any Equatable.Type || type is AnyObject.Type || _isPOD(type)
  }

  /// Whether two values of any kind of type would give the same: structs by their fields, objects by identity, enums by
  /// `==`, or by their bits where those are all there is of them.
  package static func wouldShowTheSame<T>(_ left: T, _ right: T) -> Bool {
    if isStruct(T.self) { return of(T.self).areEqual(left, right) }
    if left is any Equatable { return valuesAreEqual(left, right) }
    if T.self is AnyObject.Type { return (left as AnyObject) === (right as AnyObject) }
    guard _isPOD(T.self) else { return false }
    return withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
  }

  private func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for comparison in comparisons {
      let a = left + comparison.offset
      let b = right + comparison.offset
      if let areEqual = comparison.areEqual {
        if !areEqual(a, b) { return false }
      } else if memcmp(a, b, comparison.size) != 0 {
        return false
      }
    }
    return true
  }

  // MARK: Making

  private static func animatableType(_ type: Any.Type) -> (any Animatable.Type)? {
    func check<A: Animatable>(_ type: A.Type) -> (any Animatable.Type)? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : type
    }
    guard let animatable = type as? any Animatable.Type else { return nil }
    return check(animatable)
  }

  /// What a type of field is to a view.
  private enum FieldKind {
    case engineProperty(any EngineProperty.Type)
    case dynamicProperty(any DynamicProperty.Type)
    case modifier
    case value
  }

  /// Asked once per type: a conformance that is not there is looked for in all libraries of the program.
  private static var kinds: [ObjectIdentifier: FieldKind] = [:]

  private static func kind(of type: Any.Type) -> FieldKind {
    // A dynamic property changes itself in place, so it is a struct.
    guard isStruct(type) else { return .value }
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind: FieldKind
    if let dynamic = type as? any DynamicProperty.Type {
      kind = (type as? any EngineProperty.Type).map(FieldKind.engineProperty) ?? .dynamicProperty(dynamic)
    } else {
      kind = type is any ViewModifier.Type ? .modifier : .value
    }
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private func addProperties(of type: Any.Type, at base: Int) {
    _forEachField(of: type) { _, offset, fieldType, _ in
      switch Self.kind(of: fieldType) {
      case .engineProperty(let property): self.addEngineProperty(property, at: base + offset)
      case .dynamicProperty(let dynamic):
        self.addProperties(of: fieldType, at: base + offset)
        self.addUpdate(dynamic, at: base + offset)
      case .modifier: self.addProperties(of: fieldType, at: base + offset)
      case .value: break
      }
      return true
    }
  }

  private func addEngineProperty<P: EngineProperty>(_ type: P.Type, at offset: Int) {
    properties.append(
      Property(offset: offset) { pointer, owner, slot in
        pointer.assumingMemoryBound(to: P.self).pointee.attach(to: owner, slot: slot)
      })
  }

  private func addUpdate<P: DynamicProperty>(_ type: P.Type, at offset: Int) {
    updates.append((offset, { $0.assumingMemoryBound(to: P.self).pointee.update() }))
  }

  private func addComparisons(of type: Any.Type, at base: Int, to comparisons: inout ContiguousArray<Comparison>) {
    var fields: ContiguousArray<(type: Any.Type, offset: Int)> = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append((fieldType, base + offset))
      return true
    }
    for field in fields {
      switch Self.kind(of: field.type) {
      case .engineProperty(let property): comparisons.append(Self.propertyComparison(property, at: field.offset))
      case .dynamicProperty, .modifier: addComparisons(of: field.type, at: field.offset, to: &comparisons)
      case .value: addComparison(field.type, at: field.offset, to: &comparisons)
      }
    }
  }

  private func addComparison(_ type: Any.Type, at offset: Int, to comparisons: inout ContiguousArray<Comparison>) {
    func size<T>(_ type: T.Type) -> (Int, isPlain: Bool) { (MemoryLayout<T>.size, _isPOD(type)) }
    let (size, isPlain) = _openExistential(type, do: size)
    if size == 0 { return }
    if Self.bitwiseComparable.contains(ObjectIdentifier(type)) {
      comparisons.append(Comparison(offset: offset, size: size, areEqual: nil))
    } else if Self.isNominal(type), let equatable = type as? any Equatable.Type {
      comparisons.append(Self.equatableComparison(equatable, at: offset))
    } else if !isPlain, Self.isStruct(type) || Self.isTuple(type) {
      // Field by field: a struct with one closure in it is still compared sensibly in its other fields.
      addComparisons(of: type, at: offset, to: &comparisons)
    } else {
      comparisons.append(Comparison(offset: offset, size: size, areEqual: nil))
    }
  }

  private static func propertyComparison<P: EngineProperty>(_ type: P.Type, at offset: Int) -> Comparison {
    Comparison(offset: offset, size: MemoryLayout<P>.size) { left, right in
      P.isSame(left.assumingMemoryBound(to: P.self).pointee, right.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func equatableComparison<E: Equatable>(_ type: E.Type, at offset: Int) -> Comparison {
    Comparison(offset: offset, size: MemoryLayout<E>.size) { left, right in
      left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  /// Swift's metadata kind; an enum's fields are its cases and can't be compared one by one.
  private static func metadataKind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
  private static func isStruct(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x200 }
  private static func isTuple(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x301 }
  /// Whether the type has a name, so that it can conform to a protocol; closures and existentials can't.
  private static func isNominal(_ type: Any.Type) -> Bool { !(0x203..<0x800).contains(metadataKind(of: type)) }

  /// Equatable types whose equality is that of their bits; comparing those is one call cheaper.
  private static let bitwiseComparable: Set<ObjectIdentifier> = [
    ObjectIdentifier(Int.self), ObjectIdentifier(Bool.self), ObjectIdentifier(UInt.self), ObjectIdentifier(UInt8.self),
    ObjectIdentifier(UInt32.self), ObjectIdentifier(ObjectIdentifier.self),
  ]
}
