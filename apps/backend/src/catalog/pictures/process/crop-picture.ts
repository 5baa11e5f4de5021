import sharp from 'sharp'
import { isMasterFormat, MAX_PIXELS } from '../inspect-picture.ts'
import { squareCutOut } from './cut-out.ts'

/** A part of a picture, in shares of its width and height from the upper left corner. */
export type PicturePart = { left: number; top: number; width: number; height: number }

/** @returns whole pixels within a length, at least one */
function pixels(start: number, share: number, length: number): { from: number; size: number } {
  const from = Math.min(length - 1, Math.round(start * length))
  return { from, size: Math.max(1, Math.min(length - from, Math.round(share * length))) }
}

/** A part of a master as a picture of its own. @returns null when the bytes are no picture that can be read */
export async function cropPicture(master: Uint8Array, part: PicturePart): Promise<Buffer | null> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 }
  const metadata = await sharp(master, options)
    .metadata()
    .catch(() => null)
  if (!metadata || !isMasterFormat(metadata.format)) return null
  const { width, height } = metadata.autoOrient
  const across = pixels(part.left, part.width, width)
  const down = pixels(part.top, part.height, height)
  return sharp(master, options)
    .autoOrient()
    .extract({ left: across.from, top: down.from, width: across.size, height: down.size })
    .webp({ quality: 86, effort: 3 })
    .toBuffer()
    .then(squareCutOut)
    .catch(() => null)
}
