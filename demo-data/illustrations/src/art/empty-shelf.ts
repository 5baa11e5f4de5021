// The page that is not there: bare shelves, a pot of basil, an empty crate.
import { ramp } from '../core/colour.ts'
import { leaf } from '../core/label.ts'
import { Sheet } from '../core/sheet.ts'
import { ellipse, path, place, rect } from '../core/svg.ts'
import crate from '../kinds/pantry/crate.ts'
import { herbInPot } from '../kinds/produce/herb.ts'
import { food, plate, plateInk, shadowInk } from '../tokens.ts'

const [W, H] = [1320, 1100] as const
const TABLE = 880

/** A shelf across the whole wall, its top at `y`. */
function shelf(sheet: Sheet, y: number): string {
  const w = ramp(food.wood)
  const d = `M0 ${y}H${W}V${y + 26}H0Z`
  return (
    rect(0, y + 26, W, 22, { fill: plateInk.verdeNotte, opacity: 0.45 }) +
    sheet.solid(d, { fill: sheet.linear([w.light, w.base, w.base]), ink: w.deep, start: 0.4, alpha: 0.6 }) +
    rect(0, y, W, 7, { fill: w.pale })
  )
}

/** 1320×1100, the crate in the lower half so that a wide crop keeps it. */
export function emptyShelf(): string {
  const sheet = new Sheet({ width: W, height: H, seed: 404 })
  sheet.tableInk = shadowInk.farina
  sheet.add(
    sheet.solid(`M0 0H${W}V${H}H0Z`, {
      fill: plate.verdeNotte,
      ink: plateInk.verdeNotte,
      axis: [0, 0, 0.3, 1],
      start: 0.35,
      alpha: 0.7,
    }),
    shelf(sheet, 222),
    shelf(sheet, 486),
    ellipse(270, 222, 60, 7, { fill: plateInk.verdeNotte, opacity: 0.5 }),
    place(252, 222, herbInPot(sheet), { scale: 0.36 }),
    path(`M0 ${TABLE}H${W}V${H}H0Z`, { fill: plate.farina }),
    sheet.grain(`M0 ${TABLE}H${W}V${H}H0Z`, { ink: plateInk.farina, axis: 'up', start: 0.5, alpha: 0.5 }),
    place(700, 776, leaf({ length: 150, width: 52, colour: food.basil }), { rotate: -112 }),
    place(700, 776, leaf({ length: 140, width: 48, colour: food.leaf }), { rotate: -58 }),
    place(676, 990, crate.drawn(sheet, { contents: '' }), { scale: 1.36 }),
  )
  return sheet.toString({ title: 'Scaffali vuoti e una cassetta vuota' })
}
