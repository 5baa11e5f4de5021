// Turns a drawing into pixels: drawn large first, then scaled down, so that grain becomes tone.
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1)

/** librsvg draws one unit on one pixel at this resolution. */
const UNIT_DPI = 72
/** Blur in pixels: less than one, which looks like ink in paper and halves the bytes. */
const SOFTEN = 0.7

function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('The drawing has no width and height')
  return [Number(width), Number(height)]
}

type Painting = {
  /** How much larger it is painted first; a close-up needs no more than 1: its grain is large already. */
  oversample?: number | undefined
  transparent?: boolean
}

/**
 * The drawing at `width`×`height` pixels. The size that the root of the SVG gives itself sets the
 * scale; another aspect is covered, the middle kept.
 */
export async function raster(
  svg: string,
  width: number,
  height: number,
  { oversample = 4 / 3, transparent = false }: Painting = {},
): Promise<Sharp> {
  if (/NaN|undefined/.test(svg)) throw new Error('The drawing has a number that failed')
  const [ownWidth, ownHeight] = sizeOf(svg)
  const scale = (width * oversample) / ownWidth
  const large = await sharp(Buffer.from(svg), { density: UNIT_DPI * scale })
    .png({ compressionLevel: 0 })
    .toBuffer()
  // The last column and row of a fractional size are half transparent: they are left out.
  const whole = { width: Math.floor(ownWidth * scale), height: Math.floor(ownHeight * scale) }
  const painted = sharp(large).extract({ left: 0, top: 0, ...whole })
  return (transparent ? painted : painted.removeAlpha()).resize(width, height, { fit: 'cover' }).blur(SOFTEN)
}
