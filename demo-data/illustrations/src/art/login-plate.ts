// Beside the form that opens an account: the pantry under an arch.
import { ramp } from '../core/colour.ts'
import { PackSheet } from '../core/pack-sheet.ts'
import { path, place } from '../core/svg.ts'
import { schemes } from '../grounds/schemes.ts'
import loaf from '../kinds/bakery/loaf.ts'
import lemon from '../kinds/produce/lemon.ts'
import { drawPack, type PackOf, STAND } from '../packs/draw-pack.ts'
import { food, plate, plateInk, shadowInk } from '../tokens.ts'

const [W, H] = [1000, 1200] as const
const TABLE = 1006
const SUN = schemes.notte.form

const arch = (half: number, top: number) =>
  `M${W / 2 - half} ${TABLE}V${top + half}A${half} ${half} 0 0 1 ${W / 2 + half} ${top + half}V${TABLE}Z`

const WINE: PackOf = {
  shape: 'bordeaux',
  slug: 'podere-cinqueterzi',
  word: 'Chianti Classico',
  detail: 'DOCG 2023 · 750 ml',
  safe: false,
  params: { tall: true },
}
const OIL: PackOf = {
  shape: 'dorica',
  slug: 'masseria-torrelunga',
  word: 'Terra di Bari',
  detail: 'Olio DOP · 750 ml',
  safe: false,
  params: {},
}
const PESTO: PackOf = {
  shape: 'orcioJar',
  slug: 'orti-scogliobianco',
  word: 'Pesto',
  detail: 'con Basilico Genovese DOP',
  safe: false,
  params: { liquid: '#5d8a34', inside: 'mottled', first: '#4f7a2c', second: '#d5d488' },
}

/** 1000×1200: the objects stand in the lower half, so that a wide crop from below keeps them. */
export function loginPlate(): string {
  const sheet = new PackSheet({ width: W, height: H, seed: 18 })
  sheet.tableInk = shadowInk.farina
  const pack = (x: number, y: number, of: PackOf, scale: number) =>
    place(x - 400 * scale, y - STAND * scale, drawPack(sheet, of), { scale })
  const floor = `M0 ${TABLE}H${W}V${H}H0Z`
  sheet.add(
    sheet.solid(`M0 0H${W}V${H}H0Z`, {
      fill: plate.verdeNotte,
      ink: plateInk.verdeNotte,
      axis: [0, 0, 0.3, 1],
      start: 0.4,
      alpha: 0.7,
    }),
    path(arch(380, 120), { fill: plate.pomodoro }),
    sheet.solid(arch(342, 158), {
      fill: SUN,
      ink: ramp(SUN).dark,
      axis: [0, 0, 0.3, 1],
      start: 0.4,
      alpha: 0.7,
    }),
    path(floor, { fill: plate.farina }),
    sheet.grain(floor, { ink: plateInk.farina, axis: 'up', start: 0.5, alpha: 0.5 }),
    pack(664, 1050, WINE, 1.28),
    pack(270, 1046, OIL, 1.24),
    place(500, 1078, loaf.drawn(sheet), { scale: 0.9 }),
    pack(782, 1112, PESTO, 0.76),
    place(176, 1116, lemon.drawn(sheet, { colour: food.lemon }), { scale: 0.84 }),
  )
  return sheet.toString({ title: 'Olio, vino, pane, pesto e limoni sotto un arco' })
}
