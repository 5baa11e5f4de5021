import type { PictureFormat } from '@filiera/domain/picture-url'
import sharp, { type Sharp } from 'sharp'
import { isMasterFormat, MAX_PIXELS } from './inspect-picture.ts'

// One thread a picture: the other core keeps answering requests.
sharp.concurrency(1)
sharp.cache(false)

const encode: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 74, effort: 2 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: false }),
}

/**
 * A master scaled to a width in pixels, never beyond its own, without metadata.
 * @returns null when the bytes are not a JPEG, PNG or WebP that can be read
 */
export async function makeDerivative(
  master: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  try {
    const options = { limitInputPixels: MAX_PIXELS }
    const metadata = await sharp(master, options).metadata()
    if (!isMasterFormat(metadata.format)) return null
    const image = sharp(master, options).autoOrient().resize({ width, withoutEnlargement: true })
    return await encode[format](image).toBuffer()
  } catch {
    return null
  }
}
