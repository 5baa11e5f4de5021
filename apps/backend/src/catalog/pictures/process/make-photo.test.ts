import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPhoto, createPixelBomb } from '../../../../test/factories/photo.ts'
import { makePhoto, PHOTO_SIDE } from './make-photo.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(200),
])

it.each(['jpeg', 'png', 'webp'] as const)('makes a square WebP of a %s', async (format) => {
  const photo = await makePhoto(await createPhoto(900, 300, format))
  expect(await sharp(photo).metadata()).toMatchObject({
    format: 'webp',
    width: PHOTO_SIDE,
    height: PHOTO_SIDE,
  })
})

it('D55 leaves place, camera and orientation behind, after turning the photo upright', async () => {
  const tagged = await sharp(await createPhoto(40, 20, 'png'))
    .extend({ left: 40, background: '#ffffff' })
    .withExif({ IFD0: { Artist: 'CANARY' }, IFD3: { GPSLatitude: '39/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const photo = await makePhoto(tagged)
  const metadata = await sharp(photo).metadata()
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(photo.includes('CANARY')).toBe(false)
})

const cutOut = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d352480' } })
    .png()
    .toBuffer()

it('sets a product that was cut out in a square, whole, and leaves other photos in their shape', async () => {
  const shape = { side: 400, fit: 'product' } as const
  const bottle = await makePhoto(await cutOut(100, 300), shape)
  expect(await sharp(bottle).metadata()).toMatchObject({ width: 300, height: 300, hasAlpha: true })
  const { data } = await sharp(bottle).raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * 300 + x) * 4 + 3]
  expect([alphaAt(10, 150), alphaAt(290, 150), alphaAt(150, 5), alphaAt(150, 295)]).toEqual([0, 0, 128, 128])
  const opaque = await makePhoto(await createPhoto(900, 300, 'png'), shape)
  expect(await sharp(opaque).metadata()).toMatchObject({ width: 400, height: 133 })
})

it('D54 takes the first picture of an animation', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(animated).metadata()).pages).toBe(2)
  const photo = await makePhoto(animated)
  expect((await sharp(photo).metadata()).pages ?? 1).toBe(1)
  const { dominant } = await sharp(photo).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

describe('refuses', () => {
  it.each([
    ['SVG', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['GIF with a script', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//')],
    ['the first bytes of a PNG before an SVG', Buffer.concat([pngHead, Buffer.from(svg)])],
    ['nothing known', Buffer.alloc(1000, 7)],
  ])('D52 %s as what it is not', async (_name, bytes) => {
    await expect(makePhoto(bytes)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it.each([['<script>alert(1)</script>'], ['%PDF-1.7'], [svg]])(
    'D52 a JPEG that is also %s',
    async (other) => {
      const both = Buffer.concat([await createPhoto(), Buffer.from(other)])
      await expect(makePhoto(both)).rejects.toMatchObject({ code: 'unsupported_media_type' })
    },
  )

  it('a real GIF', async () => {
    const gif = await sharp(await createPhoto(20, 20))
      .gif()
      .toBuffer()
    await expect(makePhoto(gif)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it('HEIC, saying what to do', async () => {
    await expect(makePhoto(heic)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: expect.stringContaining('HEIC'),
      extra: { fields: [{ field: 'file', message: 'is a HEIC photo' }] },
    })
  })

  it('D54 260 megapixels by their header, before decoding', async () => {
    const bomb = createPixelBomb(20_000, 13_000)
    expect(bomb.length).toBeLessThan(100_000)
    const startedAt = performance.now()
    await expect(makePhoto(bomb)).rejects.toMatchObject({
      code: 'invalid_body',
      extra: { fields: [{ field: 'file', message: 'has more than 64 megapixels' }] },
    })
    expect(performance.now() - startedAt).toBeLessThan(500)
  })

  it('half a photo', async () => {
    const whole = await createPhoto(600, 600)
    await expect(makePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'invalid_body',
    })
  })
})
