import { hashPicture } from './picture-files.ts'

/** Largest picture that is decoded, in pixels (decision 28). */
export const MAX_PIXELS = 64_000_000
const formats = ['webp', 'jpeg', 'png'] as const
export type MasterFormat = (typeof formats)[number]

/** What is known of a master; width and height as shown, after its orientation. */
export type InspectedPicture = {
  hash: string
  format: MasterFormat
  width: number
  height: number
  bytes: number
}

/** sharp decodes SVG, PDF and more by default: only photographs' formats are let through. */
export function isMasterFormat(format: string | undefined): format is MasterFormat {
  return formats.some((known) => known === format)
}

/** Reads a picture's own header; null when it is not a JPEG, PNG or WebP of at most 64 megapixels. */
export async function inspectPicture(bytes: Uint8Array): Promise<InspectedPicture | null> {
  // loaded when needed: the backend itself reads a picture only when one is imported or seeded
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  if (!metadata || !isMasterFormat(metadata.format)) return null
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_PIXELS) return null
  return { hash: hashPicture(bytes), format: metadata.format, width, height, bytes: bytes.byteLength }
}
