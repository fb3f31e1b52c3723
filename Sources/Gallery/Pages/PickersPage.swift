import MaterialUI

struct PickersPage: GalleryPage {
  static let title = "Pickers"
  static let summary = "One of several values, a date, a time."

  // state: menu
  @State private var fruit = "Apples"
  // end
  // state: segmented
  @State private var span = "Week"
  // end
  // state: date
  @State private var departure = Date(timeIntervalSince1970: 1_767_225_600)
  // end
  // state: docked
  @State private var day = Date(timeIntervalSince1970: 1_767_225_600)
  // end

  var body: some View {
    Example("Exposed dropdown menu", in: Self.self, code: "menu") {
      // code: menu
      VStack(spacing: 16) {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apples", "Pears", "Plums"], id: \.self) { Text($0) }
        }
        Picker("Not now", selection: $fruit) { Text("Apples").tag("Apples") }
          .disabled(true)
      }
      // end
    }
    Example("Segmented", in: Self.self, code: "segmented") {
      // code: segmented
      Picker("Span", selection: $span) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      // end
    }
    Example("Date and time", in: Self.self, code: "date") {
      // code: date
      DatePicker("Departure", selection: $departure)
      // end
    }
    Example("Docked date picker", in: Self.self, code: "docked") {
      // code: docked
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical)
      // end
    }
  }
}
