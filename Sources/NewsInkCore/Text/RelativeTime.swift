import Foundation

/// Dates as a news reader tells them: "5 min ago", "Yesterday", "12 Nov".
///
/// English words and plain arithmetic in place of a formatter, which would load ICU's data for each of a few cards.
public enum RelativeTime {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The distance of `date` from `now`.
  ///
  /// Under a minute, and up to five minutes into the future (clocks differ): "Just now"; under an hour "5 min ago";
  /// the same day, or under six hours, "3 h ago"; the day before "Yesterday"; under seven days "4 days ago";
  /// the same year "12 Nov"; else "12 Nov 2024".
  ///
  /// - Parameter zoneOffset: seconds east of UTC of the user's clock; decides where days begin.
  public static func string(for date: Date, now: Date, zoneOffset: Int = 0) -> String {
    let seconds = now.timeIntervalSince1970 - date.timeIntervalSince1970
    guard seconds.isFinite else { return "" }
    if seconds < -300 { return dayString(date, now: now, zoneOffset: zoneOffset) }
    if seconds < 60 { return "Just now" }
    if seconds < 3600 { return "\(Int(seconds) / 60) min ago" }
    let days = CivilDate(now, zoneOffset: zoneOffset).dayNumber - CivilDate(date, zoneOffset: zoneOffset).dayNumber
    if days == 0 || seconds < 6 * 3600 { return "\(Int(seconds) / 3600) h ago" }
    if days == 1 { return "Yesterday" }
    if days < 7 { return "\(days) days ago" }
    return dayString(date, now: now, zoneOffset: zoneOffset)
  }

  private static func dayString(_ date: Date, now: Date, zoneOffset: Int) -> String {
    let day = CivilDate(date, zoneOffset: zoneOffset)
    let short = "\(day.day) \(months[day.month - 1])"
    return day.year == CivilDate(now, zoneOffset: zoneOffset).year ? short : "\(short) \(day.year)"
  }
}
