import Foundation
import MaterialComponents
import MaterialTesting

/// A picture of the documentation: samples that are scrolled by several lengths, side by side, and below each other in
/// light, in dark and from right to left.
///
/// It is compared with the file in `docs/pictures`, and written anew with `RECORD_PICTURES=1` in the environment.
@MainActor
struct PictureGrid<Sample: View> {
  /// How far the samples are scrolled, in points: a column each.
  let offsets: [CGFloat]
  let sampleSize: CGSize
  @ViewBuilder let sample: () -> Sample

  private let spacing: CGFloat = 12

  init(offsets: [CGFloat], sampleSize: CGSize, @ViewBuilder sample: @escaping () -> Sample) {
    self.offsets = offsets
    self.sampleSize = sampleSize
    self.sample = sample
  }

  func compare(with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/pictures")
    try open().picture(at: folder.appendingPathComponent("\(name).png").path)
  }

  /// The window with the samples, all of them scrolled and at rest.
  private func open() throws -> TestWindow {
    func length(_ count: Int, _ length: CGFloat) -> CGFloat { CGFloat(count) * (length + spacing) + spacing }
    let window = try TestWindow(
      width: length(offsets.count, sampleSize.width), height: length(PictureRow.allCases.count, sampleSize.height),
      scale: 2
    ) {
      VStack(spacing: spacing) {
        ForEach(PictureRow.allCases, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(offsets.indices, id: \.self) { column in
              sample()
                .frame(width: sampleSize.width, height: sampleSize.height)
                .background(Color.role(.surface))
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("\(row) \(column)")
                .environment(\.layoutDirection, row == .rightToLeft ? .rightToLeft : .leftToRight)
                .environment(\.colorScheme, row == .dark ? .dark : .light)
            }
          }
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      .padding(spacing)
      .background(Color(white: 0.6))
      .materialTheme(.baseline)
    }
    for row in PictureRow.allCases {
      for (column, offset) in offsets.enumerated() where offset > 0 {
        let bounds = try window.find(.id("\(row) \(column)")).bounds
        window.scroll(at: CGPoint(x: bounds.midX, y: bounds.maxY - 20), by: CGSize(width: 0, height: offset))
      }
    }
    window.advance(by: 1)
    return window
  }
}

private enum PictureRow: CaseIterable { case light, dark, rightToLeft }

/// Rows that can be scrolled, without a scroll view around them.
struct PictureRows: View {
  var body: some View {
    LazyVStack(spacing: 8) {
      ForEach(0..<20, id: \.self) { row in
        Text(verbatim: "Berth \(row + 1)")
          .typography(.bodyLarge)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
          .background(Color.role(.surfaceContainerHigh))
          .clipShape(RoundedRectangle(cornerRadius: 12))
      }
    }
    .padding(12)
  }
}
