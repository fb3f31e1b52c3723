import SwiftUI

// A master and detail app with search.

struct Book: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var author: String
  var pages: Int
  var isFavorite = false
}

final class Library: ObservableObject {
  @Published var books: [Book] = [
    Book(id: 1, title: "Emma", author: "Jane Austen", pages: 474),
    Book(id: 2, title: "Persuasion", author: "Jane Austen", pages: 249),
    Book(id: 3, title: "Dracula", author: "Bram Stoker", pages: 418),
    Book(id: 4, title: "Walden", author: "Henry David Thoreau", pages: 352),
  ]

  var byAuthor: [(author: String, books: [Book])] {
    Dictionary(grouping: books, by: \.author).map { ($0.key, $0.value) }.sorted { $0.author < $1.author }
  }
}

struct BookDetail: View {
  @Binding var book: Book
  @State private var chapter = 1
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 12)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(height: 160)
          .overlay(alignment: .bottomLeading) {
            Text(book.title)
              .font(.largeTitle)
              .fontWeight(.heavy)
              .foregroundStyle(.white)
              .padding()
          }
          .shadow(radius: 4)

        LabeledContent("Author") { Text(book.author) }
        LabeledContent("Pages", value: "\(book.pages)")

        GroupBox("Progress") {
          ProgressView(value: Double(chapter), total: 10) {
            Text("Chapter \(chapter)")
          } currentValueLabel: {
            Text("\(chapter * 10) %")
          }
        }

        Toggle("Favorite", isOn: $book.isFavorite.animation(.spring))

        HStack {
          Button("Previous", systemImage: "chevron.left") { chapter = max(1, chapter - 1) }
          Spacer()
          Button("Next", systemImage: "chevron.right") { chapter = min(10, chapter + 1) }
        }
        .buttonStyle(.bordered)
      }
      .padding()
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Divider()
        Picker("Chapter", selection: $chapter) {
          ForEach(1..<4) { Text("Chapter \($0)").tag($0) }
        }
      }
    }
  }
}

struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @State private var query = ""
  @State private var path = NavigationPath()

  private func matches(_ book: Book) -> Bool {
    query.isEmpty || book.title.localizedCaseInsensitiveContains(query)
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(library.byAuthor, id: \.author) { group in
          let books = group.books.filter(matches)
          if !books.isEmpty {
            Section(group.author) {
              ForEach(books) { book in
                NavigationLink(value: book.id) {
                  HStack {
                    VStack(alignment: .leading) {
                      Text(book.title).font(.headline)
                      Text("\(book.pages) pages").font(.subheadline).foregroundStyle(.secondary)
                    }
                    Spacer()
                    if book.isFavorite {
                      Image(systemName: "heart.fill").foregroundStyle(.pink)
                    }
                  }
                }
                .badge(book.pages > 400 ? "long" : nil)
              }
            }
          }
        }
      }
      .listStyle(.plain)
      .searchable(text: $query, prompt: "Search books")
      .refreshable { try? await Task.sleep(for: .milliseconds(10)) }
      .navigationTitle("Library")
      .navigationDestination(for: Int.self) { id in
        if let index = library.books.firstIndex(where: { $0.id == id }) {
          BookDetail(book: $library.books[index])
        }
      }
    }
    .environmentObject(library)
  }
}

public struct LibraryApp: View {
  @StateObject private var library = Library()
  public init() {}
  public var body: some View { LibraryView().environmentObject(library) }
}
