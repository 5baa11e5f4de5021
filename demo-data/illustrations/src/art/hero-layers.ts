// The layers of the home page's cover: still life, sun and hills, each with a transparent ground.
import { ramp } from '../core/colour.ts'
import { PackSheet } from '../core/pack-sheet.ts'
import { Sheet } from '../core/sheet.ts'
import { path, place, rect } from '../core/svg.ts'
import loaf from '../kinds/bakery/loaf.ts'
import wheel from '../kinds/cheese/wheel.ts'
import chestnut from '../kinds/produce/chestnut.ts'
import radicchio from '../kinds/produce/radicchio.ts'
import { cypress } from '../landscapes/plants.ts'
import { ridge } from '../landscapes/scenery.ts'
import { drawPack, type PackOf, STAND } from '../packs/draw-pack.ts'
import { shadowInk } from '../tokens.ts'
import { persimmons } from './persimmons.ts'

const BARBERA: PackOf = {
  shape: 'burgundy',
  slug: 'colline-bricdoro',
  word: 'Barbera d’Asti',
  detail: 'DOCG 2023 · 750 ml',
  safe: true,
  params: { glass: 'foglia' },
}
const SABA: PackOf = {
  shape: 'anforetta',
  slug: 'caseificio-valdisole',
  word: 'Saba',
  detail: 'mosto d’uva cotto',
  safe: false,
  params: {},
}

/** 676×480: the things of November on a table whose edge lies at 370. Next month's still life is drawn here. */
export function heroObjects(): string {
  const sheet = new PackSheet({ width: 676, height: 480, seed: 12 })
  sheet.tableInk = shadowInk.farina
  const pack = (x: number, y: number, of: PackOf, scale: number) =>
    place(x - 400 * scale, y - STAND * scale, drawPack(sheet, of), { scale })
  sheet.add(
    pack(546, 361, BARBERA, 0.51),
    pack(141, 347, SABA, 0.47),
    place(341, 387.9, wheel.drawn(sheet, { wedge: false }), { scale: 0.589 }),
    place(112, 424, loaf.drawn(sheet), { scale: 0.42 }),
    place(590, 430.9, radicchio.drawn(sheet), { scale: 0.274 }),
    place(451, 456.5, persimmons(sheet), { scale: 0.526 }),
    place(274.4, 468.3, chestnut.drawn(sheet), { scale: 0.286 }),
  )
  return sheet.toString({ title: 'Vino, saba, formaggio, pane, radicchio, cachi e castagne' })
}

/** 800×800. */
export function heroSun(): string {
  const sheet = new Sheet({ width: 800, height: 800, seed: 4 })
  const disc = 'M10 400a390 390 0 1 1 780 0a390 390 0 1 1-780 0Z'
  const sun = '#f7cf5e'
  sheet.add(
    sheet.solid(disc, { fill: sun, ink: ramp(sun).dark, axis: [0, 0, 0.3, 1], start: 0.42, alpha: 0.75 }),
  )
  return sheet.toString({ title: 'Sole' })
}

function farmhouse(x: number, y: number): string {
  const [wall, roof] = ['#3a7a60', '#225a45']
  const doors = [
    rect(-26, -24, 9, 12, { fill: roof }),
    rect(-4, -24, 9, 12, { fill: roof }),
    rect(18, -24, 9, 24, { fill: roof }),
  ]
  const house =
    path('M-40 0V-34H40V0Z', { fill: wall }) +
    path('M-46-34L-30-50H34L48-34Z', { fill: roof }) +
    path('M40 0V-24H74V0Z', { fill: wall }) +
    path('M38-24L46-34H70L80-24Z', { fill: roof })
  return place(x, y, house + doors.join(''), { scale: 0.9 })
}

/** 1600×200, repeated to the sides: three ridges in the green of the ground. */
export function heroHills(): string {
  const [width, height] = [1600, 200] as const
  const sheet = new Sheet({ width, height, seed: 8 })
  const tree = (x: number, y: number, size: number, colour: string) => place(x, y, cypress(size, colour))
  sheet.add(
    ridge(sheet, width, height, [0.4, 0.3, 0.5, 0.36, 0.52, 0.28, 0.4], '#2a6b51'),
    tree(1176, 92, 44, '#225a45') + tree(1196, 94, 58, '#225a45'),
    farmhouse(1270, 92),
    ridge(sheet, width, height, [0.6, 0.5, 0.62, 0.74, 0.6, 0.7, 0.6], '#215843'),
    tree(1216, 120, 34, '#1a4a38'),
    ridge(sheet, width, height, [0.82, 0.86, 0.74, 0.84, 0.9, 0.76, 0.82], '#1b4c3a'),
  )
  return sheet.toString({ title: 'Colline' })
}
