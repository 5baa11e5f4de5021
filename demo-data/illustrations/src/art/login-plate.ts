// Beside the form that opens an account: the pantry under an arch.
import { ramp } from '../core/colour.ts'
import { Sheet } from '../core/sheet.ts'
import { path, place } from '../core/svg.ts'
import { schemes } from '../grounds/schemes.ts'
import bottle from '../kinds/bottle.ts'
import jar from '../kinds/jar.ts'
import lemon from '../kinds/lemon.ts'
import loaf from '../kinds/loaf.ts'
import wine from '../kinds/wine.ts'
import { food, ink, plate, plateInk, shadowInk } from '../tokens.ts'

const [W, H] = [1000, 1200] as const
const TABLE = 1006
const SUN = schemes.notte.form

const arch = (half: number, top: number) =>
  `M${W / 2 - half} ${TABLE}V${top + half}A${half} ${half} 0 0 1 ${W / 2 + half} ${top + half}V${TABLE}Z`

/** 1000×1200: the objects stand in the lower half, so that a wide crop from below keeps them. */
export function loginPlate(): string {
  const sheet = new Sheet({ width: W, height: H, seed: 18 })
  sheet.tableInk = shadowInk.farina
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
    place(664, 1050, wine.drawn(sheet, { stemGlass: false }), { scale: 1.28 }),
    place(270, 1046, bottle.drawn(sheet, { garnish: false }), { scale: 1.24 }),
    place(500, 1078, loaf.drawn(sheet), { scale: 0.9 }),
    place(
      820,
      1112,
      jar.drawn(sheet, {
        content: '#5f8a3c',
        pieces: '#3f6a2c',
        cover: 'lid',
        lid: 'wine',
        word: 'Pesto',
        small: 'al basilico',
        place: 'Liguria',
        band: ink.green,
        garnish: '',
      }),
      { scale: 0.98 },
    ),
    place(176, 1116, lemon.drawn(sheet, { colour: food.lemon }), { scale: 0.84 }),
  )
  return sheet.toString({ title: 'Olio, vino, pane, pesto e limoni sotto un arco' })
}
