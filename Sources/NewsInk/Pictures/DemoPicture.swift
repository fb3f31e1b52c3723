import MaterialUI
import NewsInkCore

/// Draws the picture of a demo article from its number.
struct DemoPicture: BitmapGenerator {
  let number: Int

  var naturalSize: CGSize { CGSize(width: 380, height: 214) }

  func makeBitmap(pixelWidth: Int, pixelHeight: Int) throws -> Bitmap {
    var canvas = PictureCanvas(width: pixelWidth, height: pixelHeight)
    let recipe = PictureRecipe(number: number)
    canvas.fillGround(recipe)
    switch recipe.composition {
    case .hills, .waves:
      canvas.drawLight(recipe)
      for (index, shape) in recipe.shapes.enumerated() { canvas.drawRange(shape, index: index, recipe) }
    case .skyline:
      canvas.drawLight(recipe)
      for shape in recipe.shapes { canvas.drawRectangle(shape, recipe, radius: 0) }
    case .discs:
      for shape in recipe.shapes { canvas.drawEllipse(shape, recipe) }
    case .petals:
      for shape in recipe.shapes { canvas.drawEllipse(shape, recipe) }
      canvas.drawLight(recipe)
    case .tiles:
      for shape in recipe.shapes { canvas.drawRectangle(shape, recipe, radius: 0.12) }
    }
    return canvas.bitmap
  }
}
