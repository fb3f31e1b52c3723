import SwiftUI

// A to-do list, as one would write it for a telephone.

struct TodoItem: Identifiable, Hashable {
  enum Priority: String, CaseIterable, Identifiable {
    case low, medium, high
    var id: Self { self }
    var color: Color {
      switch self {
      case .low: .green
      case .medium: .orange
      case .high: .red
      }
    }
  }

  let id = UUID()
  var title: String
  var notes = ""
  var isDone = false
  var priority: Priority = .medium
}

@Observable
final class TodoStore {
  var items: [TodoItem] = [
    TodoItem(title: "Buy milk", priority: .low),
    TodoItem(title: "Write report", notes: "For Monday", priority: .high),
    TodoItem(title: "Call Ann"),
  ]

  var open: [TodoItem] { items.filter { !$0.isDone } }
  var done: [TodoItem] { items.filter(\.isDone) }

  func toggle(_ item: TodoItem) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }

  func delete(_ item: TodoItem) { items.removeAll { $0.id == item.id } }

  func deleteOpen(at offsets: IndexSet) {
    let ids = offsets.map { open[$0].id }
    items.removeAll { ids.contains($0.id) }
  }

  func add(_ item: TodoItem) { items.append(item) }
}

struct TodoRow: View {
  let item: TodoItem
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Button(action: onToggle) {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? .green : .secondary)
          .imageScale(.large)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(item.isDone ? "Reopen \(item.title)" : "Finish \(item.title)")

      VStack(alignment: .leading, spacing: 2) {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
        if !item.notes.isEmpty {
          Text(item.notes)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }

      Spacer()

      Circle()
        .fill(item.priority.color)
        .frame(width: 10, height: 10)
    }
  }
}

struct TodoEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = TodoItem(title: "")
  @FocusState private var isTitleFocused: Bool
  let onSave: (TodoItem) -> Void

  var body: some View {
    NavigationStack {
      Form {
        Section("Task") {
          TextField("Title", text: $draft.title)
            .focused($isTitleFocused)
          TextField("Notes", text: $draft.notes, axis: .vertical)
            .lineLimit(2...4)
        }
        Section {
          Picker("Priority", selection: $draft.priority) {
            ForEach(TodoItem.Priority.allCases) { priority in
              Text(priority.rawValue.capitalized).tag(priority)
            }
          }
          .pickerStyle(.segmented)
        } header: {
          Text("Priority")
        } footer: {
          Text("High priority tasks are shown in red.")
        }
      }
      .navigationTitle("New Task")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isTitleFocused = true }
    }
    .presentationDetents([.medium, .large])
  }
}

public struct TodoApp: View {
  @State private var store = TodoStore()
  @State private var isAdding = false
  @State private var showsDone = true

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.open) { item in
            TodoRow(item: item) { withAnimation { store.toggle(item) } }
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                  withAnimation { store.delete(item) }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .swipeActions(edge: .leading) {
                Button("Done") { store.toggle(item) }
                  .tint(.green)
              }
          }
          .onDelete(perform: store.deleteOpen)
        } header: {
          Text("Open")
        }

        if !store.done.isEmpty {
          Section(isExpanded: $showsDone) {
            ForEach(store.done) { item in
              TodoRow(item: item) { withAnimation { store.toggle(item) } }
            }
          } header: {
            Text("Done")
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if store.items.isEmpty {
          ContentUnavailableView("No Tasks", systemImage: "checklist", description: Text("Add one with the plus."))
        }
      }
      .navigationTitle("Tasks")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        TodoEditor { store.add($0) }
      }
    }
  }
}

#Preview { TodoApp() }
