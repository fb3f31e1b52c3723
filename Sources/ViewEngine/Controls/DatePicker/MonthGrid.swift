/// The days of a month in rows of weeks, for calendars to show. Beyond SwiftUI.
public struct MonthGrid: Equatable {
  /// The month's first moment.
  public let start: Date
  private let calendar: Calendar

  /// The month that a date is in.
  public init(containing date: Date, calendar: Calendar) {
    self.calendar = calendar
    start = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The month that lies so many months later, or earlier.
  public func moved(by months: Int) -> MonthGrid {
    MonthGrid(containing: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
  }

  /// The weeks, seven days each from the calendar's first day of the week on; nil stands for a day of another month. Each
  /// date is the first moment of its day.
  public var weeks: [[Date?]] {
    guard let days = calendar.range(of: .day, in: .month, for: start) else { return [] }
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: before)
    cells += (0..<days.count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
  }

  /// The name of each column's day, from the calendar's first day of the week on.
  /// - Parameter locale: whose language the names are in.
  public func weekdays(locale: Locale) -> [(short: String, full: String)] {
    var calendar = calendar
    calendar.locale = locale
    let short = calendar.veryShortStandaloneWeekdaySymbols
    let full = calendar.standaloneWeekdaySymbols
    return (0..<7).map { index in
      let day = (index + calendar.firstWeekday - 1) % 7
      return (day < short.count ? short[day] : "", day < full.count ? full[day] : "")
    }
  }

  /// The month and its year in a language.
  public func title(locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar).year().month(.wide)
    style.timeZone = calendar.timeZone
    return style.format(start)
  }

  /// The day of a date in words, for those who can't see where it stands.
  public func spokenDay(_ date: Date, locale: Locale) -> String {
    var style = Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: calendar)
    style.timeZone = calendar.timeZone
    return style.format(date)
  }

  /// A date with the day of another and its own time of day.
  /// - Parameters:
  ///   - date: whose time of day is kept.
  ///   - day: any moment of the day that is taken.
  public func date(_ date: Date, on day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
  }

  /// Whether a day, given by any of its moments, has a moment between two dates.
  /// - Parameters:
  ///   - day: any moment of the day.
  ///   - minimum: nil for no bound.
  ///   - maximum: nil for no bound.
  public func isDay(_ day: Date, between minimum: Date?, and maximum: Date?) -> Bool {
    if let minimum, calendar.compare(day, to: minimum, toGranularity: .day) == .orderedAscending { return false }
    if let maximum, calendar.compare(day, to: maximum, toGranularity: .day) == .orderedDescending { return false }
    return true
  }
}
