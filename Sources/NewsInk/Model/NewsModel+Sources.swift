import MaterialUI
import NewsInkCore

extension NewsModel {
  func addSource(_ address: String) async throws {
    guard let newsroom else { return }
    let added = try await withPendingWork("adding a source") { try await newsroom.addSource(address) }
    sources = await newsroom.sources
    selection = added.id
    await tellOfStorage()
  }

  func removeSource(_ id: NewsSource.ID) {
    perform {
      try await $0.removeSource(id)
      let left = await $0.sources
      await MainActor.run {
        self.sources = left
        if self.selection == id { self.selection = left.first?.id }
      }
    }
    guard let index = sources.firstIndex(where: { $0.id == id }) else { return }
    let source = sources[index]
    notice = SnackbarMessage(
      "\(source.title) was removed.",
      action: SnackbarMessage.Action("Undo") { [weak self] in self?.insertSource(source, at: index) })
  }

  /// Puts back a source that was removed.
  private func insertSource(_ source: NewsSource, at index: Int) {
    perform {
      try await $0.insertSource(source, at: index)
      let all = await $0.sources
      await MainActor.run {
        self.sources = all
        self.left[source.id] = nil
        if self.selection == nil { self.selection = source.id }
      }
    }
  }

  func moveSource(_ id: NewsSource.ID, to index: Int) {
    perform {
      try await $0.moveSource(id, to: index)
      let moved = await $0.sources
      await MainActor.run { self.sources = moved }
    }
  }
}
