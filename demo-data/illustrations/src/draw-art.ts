// node demo-data/illustrations/src/draw-art.ts [--only <glob>]
// Draws the storefront's own pictures: heroes, empty states, the login plate, the icons.
import { mkdirSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { crateLeaving } from './art/crate-leaving.ts'
import { emptyCart } from './art/empty-cart.ts'
import { emptyShelf } from './art/empty-shelf.ts'
import { heroHills, heroObjects, heroSun } from './art/hero-layers.ts'
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
  /** A layer that stands on others keeps its transparent ground. */
  transparent?: boolean
  /** `jpeg` alone is for previews of links. */
  formats?: readonly ('avif' | 'webp' | 'jpg')[]
  /** How much larger it is painted first: small copies as large as their original, so that the grain stays. */
  oversample?: number
  /** Of the AVIF. */
  quality?: number
}

const SCENES: readonly Scene[] = [
  { name: 'hero-wide', width: 1760, height: 800, svg: heroPicture, formats: ['jpg'] },
  { name: 'hero-objects', width: 1352, height: 960, svg: heroObjects, transparent: true, quality: 50 },
  {
    name: 'hero-objects-760',
    width: 760,
    height: 540,
    svg: heroObjects,
    transparent: true,
    quality: 46,
    oversample: 2.4,
  },
  { name: 'hero-sun', width: 880, height: 880, svg: heroSun, transparent: true, quality: 46 },
  {
    name: 'hero-sun-480',
    width: 480,
    height: 480,
    svg: heroSun,
    transparent: true,
    quality: 43,
    oversample: 2.4,
  },
  { name: 'hero-hills', width: 1600, height: 200, svg: heroHills, transparent: true, quality: 43 },
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

async function draw(scene: Scene): Promise<void> {
  const {
    name,
    width,
    height,
    svg,
    transparent = false,
    formats = ['avif', 'webp'],
    oversample,
    quality = 60,
  } = scene
  const drawn = await raster(svg(), width, height, { transparent, oversample })
  const pixels = await drawn.png({ compressionLevel: 0 }).toBuffer()
  const encode = {
    avif: () => sharp(pixels).avif({ quality, effort: 9, chromaSubsampling: '4:2:0' }),
    webp: () => sharp(pixels).webp({ quality: 76, alphaQuality: 90, effort: 6, smartSubsample: true }),
    jpg: () => sharp(pixels).jpeg({ quality: 78, mozjpeg: true }),
  }
  for (const format of formats) {
    const bytes = await encode[format]().toBuffer()
    writeFileSync(new URL(`${name}.${format}`, ART), bytes)
    console.log(`${name}.${format}  ${Math.round(bytes.length / 1024)} KB`)
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
