import sharp from 'sharp'
import { MAX_PIXELS } from '../../inspect-picture.ts'
import { isCutOut } from '../cut-out.ts'
import { linePath, lineWidth } from './lettering.ts'
import type { PreviewLayout } from './preview-layout.ts'
import { wrapLines } from './wrap-lines.ts'

/** Crawlers give up on heavier ones (decision 32), in bytes. */
export const PREVIEW_MAX_BYTES = 60_000
const LINE_HEIGHT = 1.18
const LEAST_QUALITY = 45
const qualities = [82, 72, 60, LEAST_QUALITY]
/** Radius in pixels that takes the grain out of a picture: without it even noise is light. */
const SOFTENING = 3
/** Behind what a seller has cut out: the sky of the shop's own ground. */
const CUT_OUT_GROUND = '#cfe0d4'
type Colour = { r: number; g: number; b: number }

/** Ink on light grounds, white on dark ones: the better contrast of the two (WCAG 2 relative luminance). */
function inkOn({ r, g, b }: Colour): string {
  const channel = (value: number) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
  return luminance > 0.2 ? '#17211B' : '#FFFFFF'
}

/** The colour of the picture's sky: what its upper left corner is on average. */
async function skyOf(picture: Buffer): Promise<Colour> {
  const corner = sharp(picture).extract({ left: 0, top: 0, width: 12, height: 24 })
  const { channels } = await sharp(await corner.removeAlpha().png().toBuffer()).stats()
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => Math.round(mean))
  return { r, g, b }
}

function drawWords(title: string, layout: PreviewLayout, ink: string): Buffer {
  const { text, panel, width, height } = layout
  const lines = wrapLines(title, text, (piece) => lineWidth(piece, text.size))
  const middle = panel ? panel.top + panel.height / 2 : height / 2
  const step = text.size * LINE_HEIGHT
  // 0.36 of the size lies between the middle of a line's capitals and its baseline
  const first = middle - ((lines.length - 1) * step) / 2 + text.size * 0.36
  const path = lines.map((line, index) => linePath(line, text.size, text.left, first + index * step)).join('')
  const ground = panel
    ? `<rect x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${panel.height}" fill="${panel.colour}"/>`
    : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}<path d="${path}" fill="${ink}"/></svg>`,
  )
}

const asJpeg = (image: Buffer, quality: number) =>
  sharp(image).jpeg({ quality, progressive: true }).toBuffer()

/** The whole preview without loss: the picture at its place, the words on the panel or on the picture's sky. */
async function compose(placed: Buffer, title: string, layout: PreviewLayout): Promise<Buffer> {
  const { width, height, picture, panel } = layout
  const sky = panel ? null : await skyOf(placed)
  return sharp({ create: { width, height, channels: 3, background: sky ?? { r: 255, g: 255, b: 255 } } })
    .composite([
      { input: placed, left: picture.left, top: picture.top },
      { input: drawWords(title, layout, sky ? inkOn(sky) : '#FFFFFF'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** The picture with the name beside it, as JPEG of at most {@link PREVIEW_MAX_BYTES}. */
export async function drawPreview(master: Uint8Array, title: string, layout: PreviewLayout): Promise<Buffer> {
  const { width, height } = layout.picture
  const placed = await sharp(master, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({
      width,
      height,
      fit: (await isCutOut(master)) ? 'contain' : 'cover',
      background: CUT_OUT_GROUND,
    })
    .flatten({ background: CUT_OUT_GROUND })
    .png()
    .toBuffer()
  const image = await compose(placed, title, layout)
  for (const quality of qualities) {
    const drawn = await asJpeg(image, quality)
    if (drawn.length <= PREVIEW_MAX_BYTES) return drawn
  }
  const softened = await sharp(placed).blur(SOFTENING).toBuffer()
  return asJpeg(await compose(softened, title, layout), LEAST_QUALITY)
}
