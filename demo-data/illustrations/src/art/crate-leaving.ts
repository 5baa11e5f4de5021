// The order leaves: a full crate on a hand cart, on its way along the hills.
import { ramp } from '../core/colour.ts'
import { Sheet } from '../core/sheet.ts'
import { circle, ellipse, place, round, stroke } from '../core/svg.ts'
import { drawGround } from '../grounds/draw-ground.ts'
import crate from '../kinds/pantry/crate.ts'
import { food, metal, metalInk, paper } from '../tokens.ts'

function wheel(sheet: Sheet, radius: number): string {
  const w = ramp(food.wood)
  let spokes = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2
    spokes += stroke(`M0 0L${round(radius * Math.cos(a))} ${round(radius * Math.sin(a))}`, w.dark, 9)
  }
  return (
    ellipse(10, radius - 2, radius * 0.9, 12, { fill: sheet.tableInk, opacity: 0.5 }) +
    spokes +
    circle(0, 0, radius - 6, { fill: 'none', stroke: w.base, 'stroke-width': 16 }) +
    circle(0, 0, radius + 4, { fill: 'none', stroke: metal.steel[4], 'stroke-width': 7 }) +
    circle(0, 0, 17, { fill: metal.steel[3] }) +
    circle(-4, -4, 6, { fill: metal.steel[1] })
  )
}

/** Platform, shafts that rise to the right, and the two wheels. */
function cart(sheet: Sheet): string {
  const w = ramp(food.wood)
  const bed = 'M-300 -110L286 -110L286 -80L-300 -80Z'
  return (
    stroke('M280-96Q340-104 372-190', w.deep, 20) +
    stroke('M280-98Q338-106 370-190', w.light, 11) +
    stroke('M350-190H392', metal.black[1], 16) +
    sheet.solid(bed, { fill: sheet.linear([w.light, w.base, w.dark]), ink: w.ink, start: 0.4, alpha: 0.8 }) +
    place(-176, -58, wheel(sheet, 62)) +
    place(164, -58, wheel(sheet, 62)) +
    stroke('M-176-58H164', metalInk.steel, 6, { opacity: 0.4 })
  )
}

const LINES = 'M-430-70H-350M-460-150H-366M-420-230H-352M-444-310H-372'

/** 800×800. */
export function crateLeaving(): string {
  const sheet = new Sheet({ seed: 33 })
  drawGround(sheet, { scheme: 'puglia', form: 'colline' })
  const load = place(-10, -104, crate.drawn(sheet, { contents: 'pantry' }), { scale: 0.98 })
  const moving = stroke(LINES, paper.white, 9, { opacity: 0.75 })
  sheet.add(
    place(420, 722, sheet.shadow({ width: 330, height: 24, offset: 20 }) + load + cart(sheet) + moving, {
      scale: 0.96,
    }),
  )
  return sheet.toString({ title: 'Una cassetta piena parte sul carretto' })
}
