import Foundation

/// A day of the proleptic Gregorian calendar.
struct CivilDate: Equatable {
  let year: Int
  /// 1…12
  let month: Int
  /// 1…31
  let day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that `date` falls on for a clock `zoneOffset` seconds east of UTC.
  init(_ date: Date, zoneOffset: Int) {
    // Far beyond any feed's dates, and far inside what an Int holds.
    let seconds = min(max(date.timeIntervalSince1970, -1e14), 1e14) + Double(zoneOffset)
    self.init(dayNumber: Int((seconds / 86400).rounded(.down)))
  }

  /// Counts in years that begin in March, so that the leap day is the last of its year and of its 400-year era.
  init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1 January 1970.
  var dayNumber: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
