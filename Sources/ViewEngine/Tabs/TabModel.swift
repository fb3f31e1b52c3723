/// What a tab view's pages, its bar and its style share.
@MainActor
final class TabModel: ObservableObject {
  /// A page, as it is offered for choice.
  struct Entry {
    /// The names of the page, the best first.
    let names: [AnyHashable]
    let label: AnyView?
    let badge: Text?
    /// Tells apart what the label was before.
    let labelVersion: Int
    let page: ObjectIdentifier

    func isSame(as other: Entry) -> Bool {
      names == other.names && labelVersion == other.labelVersion && page == other.page && badge == other.badge
    }
  }

  private var storedEntries: [Entry] = []
  private var storedBar: ToolbarAppearance = .automatic
  private var entriesSource = DependencySource()
  private var barSource = DependencySource()
  /// Whether a name is of the kind that the choice is written down in.
  var accepts: (AnyHashable) -> Bool = { _ in true }
  var write: (AnyHashable) -> Void = { _ in }

  nonisolated init() {}

  /// The pages in order, as of the last layout.
  var entries: [Entry] {
    entriesSource.recordRead()
    return storedEntries
  }

  func setEntries(_ entries: [Entry]) {
    let isSame = entries.count == storedEntries.count && zip(entries, storedEntries).allSatisfy { $0.isSame(as: $1) }
    guard !isSame else { return }
    storedEntries = entries
    entriesSource.notify()
  }

  /// What the page in front says about the bar.
  var bar: ToolbarAppearance {
    barSource.recordRead()
    return storedBar
  }

  func setBar(_ bar: ToolbarAppearance) {
    guard bar != storedBar else { return }
    storedBar = bar
    barSource.notify()
  }

  /// The place of the page that a value names; the first if it names none.
  static func index(of selection: AnyHashable?, among names: [[AnyHashable]]) -> Int {
    guard let selection else { return 0 }
    return names.firstIndex { $0.contains(selection) } ?? 0
  }

  func index(of selection: AnyHashable?) -> Int { Self.index(of: selection, among: entries.map(\.names)) }

  /// Chooses the page at a place.
  func select(_ index: Int) {
    guard storedEntries.indices.contains(index) else { return }
    if let name = storedEntries[index].names.first(where: accepts) { write(name) }
  }
}
