import sharp from 'sharp'
import { MAX_PIXELS } from '../inspect-picture.ts'

/** Whether something of a picture is transparent: the seller has cut the product out. */
export async function isCutOut(picture: Uint8Array): Promise<boolean> {
  const read = sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 })
  return (await read.metadata()).hasAlpha && !(await read.stats()).isOpaque
}

/** What was cut out in the middle of a square: squares are filled by pictures, and nothing of it may be cut off. Other photos stay as they are. */
export async function squareCutOut(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata()
  if (width === height || !(await isCutOut(photo))) return photo
  const side = Math.max(width, height)
  return sharp(photo)
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .webp({ quality: 86, effort: 3 })
    .toBuffer()
}
