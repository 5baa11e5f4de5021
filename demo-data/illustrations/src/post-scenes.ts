// Headers of the posts at 5:2: the subject in the middle third, its company at the sides.

import { PackSheet } from './core/pack-sheet.ts'
import { hash } from './core/random.ts'
import { place } from './core/svg.ts'
import { drawGround } from './grounds/draw-ground.ts'
import { HORIZON } from './grounds/forms.ts'
import { type SchemeName, schemes } from './grounds/schemes.ts'
import type { FormName } from './grounds/spread.ts'
import { type Land, sellerPicture } from './landscapes/seller-picture.ts'
import { CARD, drawPack, STAND } from './packs/draw-pack.ts'
import { kindNamed, type Plate } from './picture.ts'
import { plate, plateInk, shadowInk } from './tokens.ts'

const [WIDTH, HEIGHT] = [1000, 400]

/** Where things stand along the width, how large against a usual plate, and how far below the horizon. */
const SPOTS = [
  [0.5, 1.08, 0.5],
  [0.24, 0.8, 0.2],
  [0.76, 0.8, 0.2],
] as const

function put(
  sheet: PackSheet,
  { kind: name, params = {}, pack }: Plate,
  spot: (typeof SPOTS)[number],
): string {
  const [at, size, low] = spot
  const unit = (HEIGHT / 800) * size
  const y = HEIGHT * (HORIZON + (1 - HORIZON) * low)
  if (pack && pack.shape !== CARD) {
    // the tallest bottle stays below the upper edge
    const scale = unit * 0.92
    return place(WIDTH * at - 400 * scale, y - STAND * scale, drawPack(sheet, pack), { scale })
  }
  const kind = kindNamed(name)
  const { scale = 1, x = 400 } = kind.frame
  return place(WIDTH * at + (x - 400) * unit, y, kind.drawWith(sheet, params), { scale: scale * unit })
}

/** The company first: it stands behind the subject. */
const company = (sheet: PackSheet, things: readonly Plate[]): string =>
  SPOTS.map((spot, i) => {
    const thing = things[i]
    return thing ? put(sheet, thing, spot) : ''
  })
    .toReversed()
    .join('')

type Scene = { id: string; title: string; things: readonly Plate[]; scheme: SchemeName }

/** Things on a plate's ground. */
export function shelfScene({ id, title, things, scheme, form }: Scene & { form: FormName }): string {
  const sheet = new PackSheet({ width: WIDTH, height: HEIGHT, seed: hash(id) % 9973 })
  drawGround(sheet, { scheme, form })
  return sheet.add(company(sheet, things)).toString({ title, description: 'post' })
}

/** One thing on a table in front of the land it comes from. */
export function fieldScene({ id, title, things, scheme, land }: Scene & { land: Land }): string {
  const sheet = new PackSheet({ width: WIDTH, height: HEIGHT, seed: hash(id) % 9973 })
  const { sky, form: sun, table } = schemes[scheme]
  const light = { colour: plate[sky], ink: plateInk[sky], sun }
  sheet.add(sellerPicture({ ...land, light, width: WIDTH, height: HEIGHT, ids: 'l' }))
  sheet.tableInk = shadowInk[table]
  const y = HEIGHT * 0.86
  sheet.add(
    sheet.solid(`M0 ${y}H${WIDTH}V${HEIGHT}H0Z`, {
      fill: plate[table],
      ink: plateInk[table],
      axis: 'up',
      start: 0.5,
      alpha: 0.5,
    }),
    things
      .slice(0, 1)
      .map((thing) => put(sheet, thing, [0.5, 1.08, 0.5]))
      .join(''),
  )
  return sheet.toString({ title, description: 'post' })
}
