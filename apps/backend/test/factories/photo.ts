import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photograph of a size in pixels, in one of the three formats. */
export const createPhoto = (
  width = 800,
  height = 600,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c66b3d' } })
    .toFormat(format)
    .toBuffer()

/** A JPEG full of detail, of two bytes for every three pixels or so: what a camera gives. */
export async function createDetailedPhoto(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const grain = await sharp({
    create: {
      ...half,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(grain).resize(width, height).jpeg({ quality: 86 }).toBuffer()
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}

/** A PNG of one colour and many pixels in few bytes: what the decoder would need gigabytes for. */
export function createPixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
