// Turns a drawing into pixels: drawn large first, then scaled down, so that grain becomes tone.
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1)

/** Pixels per unit at 72 dpi is 1; librsvg draws at `density` dpi. */
const dpi = (scale: number) => 72 * scale

/**
 * The drawing at `width`×`height` pixels, painted first at least 1.33 times larger.
 * The size of the SVG itself (`width` and `height` of its root) sets the scale.
 */
export async function raster(svg: string, width: number, height: number): Promise<Sharp> {
  const own = Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1])
  if (!(own > 0)) throw new Error('The drawing has no width')
  const large = await sharp(Buffer.from(svg), { density: dpi((width * 4) / 3 / own) })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(large).resize(width, height, { fit: 'cover' })
}
