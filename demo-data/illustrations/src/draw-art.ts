// node demo-data/illustrations/src/draw-art.ts [--only <glob>]
// Draws the storefront's own pictures: heroes, empty states, the login plate, the icons.
import { mkdirSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { crateLeaving } from './art/crate-leaving.ts'
import { emptyCart } from './art/empty-cart.ts'
import { emptyShelf } from './art/empty-shelf.ts'
import { loginPlate } from './art/login-plate.ts'
import { favicon, homeScreenIcon } from './art/wordmark-leaf.ts'
import { heroPicture } from './compositions.ts'
import { raster } from './raster.ts'

const PUBLIC = new URL('../../../apps/storefront/public/', import.meta.url)
const ART = new URL('art/', PUBLIC)

type Scene = {
  name: string
  width: number
  height: number
  svg: () => string
  jpeg?: boolean
  /** Of the AVIF; phones have small pixels. */
  quality?: number
}

const SCENES: readonly Scene[] = [
  { name: 'hero-wide', width: 1760, height: 800, svg: () => heroPicture(), jpeg: true },
  { name: 'hero-wide-1200', width: 1200, height: 545, svg: () => heroPicture(), jpeg: true },
  { name: 'hero-tall', width: 900, height: 760, svg: () => heroPicture({ tall: true }), jpeg: true },
  { name: 'hero-tall-724', width: 724, height: 611, svg: () => heroPicture({ tall: true }), quality: 50 },
  { name: 'empty-shelf', width: 1320, height: 1100, svg: emptyShelf },
  { name: 'empty-cart', width: 1000, height: 1000, svg: emptyCart },
  { name: 'crate-leaving', width: 1000, height: 1000, svg: crateLeaving },
  { name: 'login', width: 1000, height: 1200, svg: loginPlate },
]

/** An ICO file that holds one PNG of 32×32. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function draw({ name, width, height, svg, jpeg, quality = 60 }: Scene): Promise<void> {
  const pixels = await (await raster(svg(), width, height)).png({ compressionLevel: 0 }).toBuffer()
  const files = {
    avif: await sharp(pixels).avif({ quality, effort: 5 }).toBuffer(),
    webp: await sharp(pixels).webp({ quality: 76, effort: 6, smartSubsample: true }).toBuffer(),
    ...(jpeg && { jpg: await sharp(pixels).jpeg({ quality: 78, mozjpeg: true }).toBuffer() }),
  }
  for (const [ending, bytes] of Object.entries(files)) {
    writeFileSync(new URL(`${name}.${ending}`, ART), bytes)
    console.log(`${name}.${ending}  ${Math.round(bytes.length / 1024)} KB`)
  }
}

async function drawIcons(): Promise<void> {
  const leaf = sharp(Buffer.from(favicon()), { density: 400 }).resize(32, 32)
  const home = sharp(Buffer.from(homeScreenIcon()), { density: 288 }).resize(180, 180)
  writeFileSync(new URL('favicon.svg', PUBLIC), `${favicon()}\n`)
  writeFileSync(new URL('favicon.ico', PUBLIC), icon(await leaf.png().toBuffer()))
  writeFileSync(new URL('icon-180.png', PUBLIC), await home.png({ palette: true }).toBuffer())
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { only } = values
mkdirSync(ART, { recursive: true })
for (const scene of SCENES) if (!only || matchesGlob(scene.name, only)) await draw(scene)
if (!only || matchesGlob('icons', only)) await drawIcons()
