// A product's pack from what the seed says of it.
import { PackSheet } from '../core/pack-sheet.ts'
import { place } from '../core/svg.ts'
import type { Parameters } from '../kinds/kind.ts'
import { cueBeside, standsAside } from './cues.ts'
import { type Pack, packParams } from './pack.ts'
import { wrap } from './parts/wraps.ts'
import { isShape, type Standing, shapes } from './shapes.ts'

/** The line that packs stand on, on a plate of 800 units. */
export const STAND = 712

/** How far a pack moves for what stands beside it. */
const ASIDE = 96

/** The pack of one product: the shape's name, whose it is, what the label says, and what the shape can change. */
export type PackOf = {
  shape: string
  slug: string
  word: string
  detail: string
  safe: boolean
  params: Parameters
}

/** Foods that are sold as they are carry their label on a card. */
export const CARD = 'card'

/** What the drawing is told, its parameters checked. */
export const packFrom = ({ slug, word, detail, safe, params }: PackOf): Pack => ({
  ...packParams(params),
  slug,
  data: { word, detail },
  safe,
})

/** The pack on a plate of 800×800; an unknown shape is an error that lists the known ones. */
export function drawPack(sh: PackSheet, wanted: PackOf, { cue = false } = {}): string {
  if (!isShape(wanted.shape))
    throw new Error(`Unknown shape ${wanted.shape}: the known ones are ${Object.keys(shapes).join(', ')}`)
  const {
    draw,
    scale,
    x,
    y = 0,
  }: (typeof shapes)[typeof wanted.shape] & { y?: number } = shapes[wanted.shape]
  const aside = cue && standsAside(wanted.shape) ? ASIDE : 0
  return (
    place(400 + x - aside, STAND + y, draw(sh, packFrom(wanted)), { scale }) +
    (cue ? cueBeside(sh, wanted.shape) : '')
  )
}

/** The square of the plate, in its units, that shows the label of a pack from near by. */
export function labelSquare(wanted: PackOf): readonly [x: number, y: number, side: number] {
  const sheet = new PackSheet()
  drawPack(sheet, wanted)
  const { seen } = sheet
  if (!seen || !isShape(wanted.shape)) throw new Error(`${wanted.shape} has no label`)
  const { scale, x, y = 0 }: Standing = shapes[wanted.shape]
  const side = Math.min(560, Math.max(240, Math.max(seen.w, seen.h) * scale * 1.28))
  const held = (middle: number) => Math.round(Math.min(800 - side, Math.max(0, middle - side / 2)))
  return [
    held(400 + x + (seen.x + seen.w / 2) * scale),
    held(STAND + y + (seen.y + seen.h / 2) * scale),
    Math.round(side),
  ]
}

/** The card before a food, at the lower right of the plate. */
export const drawCard = (sh: PackSheet, { slug, word, detail, safe }: PackOf): string =>
  place(
    556,
    744,
    sh.cast(330, { depth: 14 }) +
      wrap(sh, slug, { word, detail }, { x: -150, y: -178, w: 316, h: 178 }, { curved: false, safe }),
    { rotate: -1.5 },
  )
