import MaterialComponents

/// A card of 380 × 280 points: picture, title, subtitle and two buttons.
struct CardView: View {
  let card: Card
  let picture: String

  var body: some View {
    Surface(.surfaceContainerLow, shape: .medium, elevation: .level2) {
      VStack(alignment: .leading, spacing: 0) {
        Image(path: picture).resizable().frame(height: 180)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: card.title)
            .font(.system(size: 16)).tracking(0).lineHeight(18).lineLimit(2)
            .frame(height: 36, alignment: .topLeading)
          Text(verbatim: FeedData.subtitle(card.id))
            .font(.system(size: 12)).tracking(0).lineHeight(14).lineLimit(1)
            .foregroundStyle(Color.role(.onSurfaceVariant))
        }
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16))
        HStack(spacing: 4) {
          Button("Share") {}
          Button("Read more") {}
        }
        .buttonStyle(.text)
        .buttonSize(.extraSmall)
        .padding(.horizontal, 8)
      }
      .frame(width: 380, height: 280, alignment: .topLeading)
    }
  }
}
