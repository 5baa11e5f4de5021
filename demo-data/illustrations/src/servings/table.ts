// The table seen from above: a flat ground with a cloth, lit from the upper left.
import { mix, ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { stops } from '../core/sheet.ts'
import { circle, ellipse, group, path, place, rect, round, stroke } from '../core/svg.ts'
import { light, plate, plateInk, shadowInk } from '../tokens.ts'

export type TableName = keyof typeof plate
export const clothNames = ['bare', 'runner', 'napkin', 'corner', 'boards', 'round'] as const
export type ClothName = (typeof clothNames)[number]

/** Radius of a dish, in units of an 800-unit picture: its diameter is 74 % of the height. */
export const DISH = 296

/** Draws the table and what lies on it, and sets the ink of the shadows. */
export function drawTable(sheet: Sheet, name: TableName, cloth: ClothName, second: TableName): void {
  const { width: w, height: h } = sheet
  const ground = `M0 0H${w}V${h}H0Z`
  sheet.tableInk = shadowInk[name]
  sheet.add(
    sheet.solid(ground, {
      fill: plate[name],
      ink: plateInk[name],
      axis: 'diagonal',
      start: 0.45,
      alpha: 0.6,
      inside: cloths[cloth](plate[second], plate[name], w, h),
    }),
  )
}

type Cloth = (colour: string, table: string, w: number, h: number) => string

const stripes = (colour: string, height: number): string => {
  const pale = ramp(colour).pale
  return [-132, -112, 112, 132].map((x) => rect(x - 5, -height / 2, 10, height, { fill: pale })).join('')
}

const cloths: Record<ClothName, Cloth> = {
  bare: () => '',
  // A runner down the middle, with two stripes at each edge.
  runner: (colour, _, w, h) =>
    place(w * 0.5, h * 0.5, rect(-160, -h, 320, h * 2, { fill: colour }) + stripes(colour, h * 2)),
  // A folded napkin that looks out from under the dish.
  napkin: (colour, table, w, h) =>
    place(
      w * 0.5,
      h * 0.5,
      rect(-322, -322, 652, 652, { fill: ramp(table).ink, opacity: 0.3 }) +
        rect(-332, -332, 652, 652, { fill: colour }) +
        rect(-312, -312, 612, 612, { fill: 'none', stroke: ramp(colour).pale, 'stroke-width': 7 }),
      { rotate: 12 },
    ),
  corner: (colour, _, w, h) =>
    path(`M0 ${round(h * 0.62)}L${round(w * 0.7)} 0H0Z`, { fill: colour }) +
    stroke(`M0 ${round(h * 0.57)}L${round(w * 0.64)} 0`, ramp(colour).pale, 8),
  boards: (_, table, w, h) =>
    [0.17, 0.41, 0.63, 0.86]
      .map((x) => rect(w * x, 0, 4, h, { fill: mix(table, ramp(table).dark, 0.6) }))
      .join(''),
  round: (colour, _, w, h) =>
    circle(w * 0.5, h * 0.5, 366, { fill: colour }) +
    circle(w * 0.5, h * 0.5, 350, { fill: 'none', stroke: ramp(colour).pale, 'stroke-width': 6 }),
}

/** A shadow thrown to the lower right by something that lies on the table. */
export const cast = (sheet: Sheet, r: number, ratio = 1): string => {
  const ink = sheet.tableInk
  return ellipse(r * 0.08, r * 0.11, r * 1.07, r * 1.07 * ratio, {
    fill: sheet.radial(stops([0, 0.86, 1], [ink, ink, ink], [0.8, 0.62, 0]), { cx: 0.5, cy: 0.5, r: 0.5 }),
  })
}

export const rimNames = ['plain', 'line', 'dots', 'band', 'leaves'] as const
export type RimName = (typeof rimNames)[number]

/** A ceramic plate from above, `rim` painted in `paint`. */
export function ceramic(sheet: Sheet, rim: RimName, paint: string, glaze = '#f8f2e4'): string {
  const t = ramp(glaze)
  const around = (n: number, draw: (i: number) => string) =>
    Array.from({ length: n }, (_, i) =>
      group(draw(i), { transform: `rotate(${round((360 / n) * i)})` }),
    ).join('')
  const painted: Record<RimName, string> = {
    plain: '',
    line: circle(0, 0, DISH - 16, { fill: 'none', stroke: paint, 'stroke-width': 9 }),
    dots: around(28, (i) => circle(0, -(DISH - 34), i % 2 ? 7 : 11, { fill: paint })),
    band: circle(0, 0, DISH - 33, { fill: 'none', stroke: paint, 'stroke-width': 40 }),
    leaves: around(16, () =>
      path(`M-26 ${36 - DISH}Q0 ${16 - DISH} 26 ${36 - DISH}Q0 ${54 - DISH}-26 ${36 - DISH}Z`, {
        fill: paint,
      }),
    ),
  }
  return (
    cast(sheet, DISH) +
    circle(0, 0, DISH, { fill: sheet.linear([light.white, glaze, t.dark], 'diagonal') }) +
    painted[rim] +
    circle(0, 0, 222, { fill: sheet.linear([t.dark, glaze, light.white], 'diagonal') }) +
    circle(3, 4, 215, { fill: sheet.linear([glaze, t.light], 'diagonal') }) +
    stroke('M-262-84A275 275 0 0 1-150-231', light.white, 10, { opacity: 0.85 })
  )
}

/** A deep bowl of one colour. */
export function deepBowl(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return (
    cast(sheet, 280) +
    circle(0, 0, 280, { fill: sheet.linear([t.pale, t.base, t.deep], 'diagonal') }) +
    circle(0, 0, 256, { fill: sheet.linear([t.deep, t.dark, t.light], 'diagonal') }) +
    stroke('M-250-84A264 264 0 0 1-140-224', light.white, 9, { opacity: 0.7 })
  )
}

/** A wooden board, round or long, with its handle at the top. */
export function woodBoard(sheet: Sheet, long: boolean, colour = '#c8925a'): string {
  const t = ramp(colour)
  const d = long
    ? 'M-226-226Q-226-256-196-256H-54Q-40-258-40-280V-340Q-40-366 0-366Q40-366 40-340V-280Q40-258 54-256H196Q226-256 226-226V256Q226 290 192 290H-192Q-226 290-226 256Z'
    : 'M-40-284V-350Q-40-374 0-374Q40-374 40-350V-284A288 288 0 1 1-40-284Z'
  const veins = [-190, -128, -64, 10, 70, 128, 196]
    .map((x, i) => stroke(`M${x}-300Q${x + (i % 2 ? 22 : -16)} 0 ${x + 6} 300`, t.dark, 3, { opacity: 0.4 }))
    .join('')
  return (
    path(d, { fill: sheet.tableInk, opacity: 0.5, transform: 'translate(18 24)' }) +
    path(d, { fill: t.deep, transform: 'translate(4 8)' }) +
    sheet.solid(d, {
      fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.4,
      alpha: 0.6,
      inside: veins + circle(0, -338, 14, { fill: t.deep }),
    })
  )
}

/** A slab of slate. */
export function slate(sheet: Sheet): string {
  const d = 'M-270-214L-262-226L258-220L270-206L266 226L252 234L-264 228L-274 216Z'
  return (
    path(d, { fill: sheet.tableInk, opacity: 0.55, transform: 'translate(16 20)' }) +
    sheet.solid(d, {
      fill: sheet.linear(['#6a7478', '#4a5458', '#2f383c'], 'diagonal'),
      ink: '#171d20',
      axis: 'diagonal',
      start: 0.4,
      alpha: 0.7,
      inside: stroke('M-270-90Q0-110 280-84M-270 96Q-60 84 280 110', '#7f8a8e', 2, { opacity: 0.5 }),
    })
  )
}
