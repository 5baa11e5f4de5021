import { type Crop, cropSquare } from './photo-crop.state.ts'

/** Draws the square of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const { left, top, size } = cropSquare(crop)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height)
}
