import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPreview, PREVIEW_MAX_BYTES } from './draw-preview.ts'
import { previewLayouts } from './preview-layout.ts'

/** The worst picture for a JPEG: every pixel white or black, at the size in which it is shown. */
function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 32)
    createHash('sha256').update(String(at)).digest().copy(pixels, at)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (pixels[at] ?? 0) < 128 ? 0 : 255
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

test.each(Object.entries(previewLayouts))('the preview of a %s is never too heavy', async (_kind, layout) => {
  const master = await noise(layout.picture.width, layout.picture.height)
  const drawn = await drawPreview(master, 'Olio extravergine di oliva Cellina di Nardò', layout)
  expect(drawn.length).toBeLessThanOrEqual(PREVIEW_MAX_BYTES)
  expect(await sharp(drawn).metadata()).toMatchObject({ width: layout.width, height: layout.height })
})
