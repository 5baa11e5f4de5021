import { ramp } from '../../core/colour.ts'
import { type PictogramName, pictogramNames, pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { ink as inks, light, type MetalName, metal, metalInk, metalNames, paper } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { sanMarzano } from '../produce/tomato.ts'

type Params = {
  colour: string
  word: string
  small: string
  place: string
  pictogram: PictogramName
  metalName: MetalName
  garnish: 'tomato' | ''
}

const DEFAULTS: Params = {
  colour: '#c8341f',
  word: 'PELATI',
  small: 'pomodoro lungo',
  place: 'Campania',
  pictogram: 'tomato',
  metalName: 'steel',
  garnish: 'tomato',
}

/** Round tin seen slightly from above: ribs, ring pull, printed band. */
export default defineKind({
  name: 'tin',
  title: 'Latta di pomodori pelati',
  schemes: ['sicilia', 'liguria', 'campania', 'lombardia', 'calabria'],
  frame: { scale: 1.2, y: 700, x: 366 },
  defaults: DEFAULTS,
  choices: { pictogram: pictogramNames, metalName: metalNames, garnish: ['tomato', ''] },
  draw: (sheet, p) =>
    sheet.shadow({ width: 220, height: 34, offset: 58, y: -8 }) +
    side(sheet, p) +
    print(sheet, p) +
    lid(sheet) +
    (p.garnish === 'tomato' ? tomatoes(sheet) : ''),
})

/** Half width, half depth and height of the tin; top and bottom of the paper label. */
const [R, DEPTH, H] = [132, 34, 330] as const
const [TOP, BOTTOM] = [-H + 30, -DEPTH * 0.6 - 26] as const

const arc = (y: number): string => `M${-R} ${round(y)}A${R} ${DEPTH} 0 0 0 ${R} ${round(y)}`

/** A band round the tin. */
const band = (top: number, bottom: number): string =>
  `M${-R} ${top}A${R} ${DEPTH} 0 0 0 ${R} ${top}V${bottom}A${R} ${DEPTH} 0 0 1 ${-R} ${bottom}Z`

const side = (sheet: Sheet, p: Params): string =>
  sheet.solid(`M${-R} ${-H}V${-DEPTH * 0.6}A${R} ${DEPTH} 0 0 0 ${R} ${-DEPTH * 0.6}V${-H}Z`, {
    fill: sheet.linear(stops([0, 0.14, 0.26, 0.6, 1], metal[p.metalName])),
    ink: metalInk[p.metalName],
    start: 0.5,
    alpha: 0.8,
  })

/** The paper label: a cream field, the tin's colour above and below. */
function print(sheet: Sheet, p: Params): string {
  const t = ramp(p.colour)
  const field = sheet.linear(
    stops([0, 0.13, 0.3, 0.65, 1], ['#c9b98c', '#f4ead0', light.cream, '#f4ead0', '#b5a06a']),
  )
  const ribs = [-H + 12, -H + 20, -DEPTH * 0.6 - 14, -DEPTH * 0.6 - 6]
  return (
    path(band(TOP, BOTTOM), { fill: sheet.cylinder(t) }) +
    path(band(TOP + 74, BOTTOM - 50), { fill: field }) +
    stroke(arc(TOP + 67), '#f6d98a', 4) +
    stroke(arc(BOTTOM - 43), '#f6d98a', 4) +
    lettering(p.place.toUpperCase(), {
      x: 0,
      y: TOP + 72,
      size: 19,
      font: 'sans',
      fill: '#fff6dd',
      track: 0.26,
      maxWidth: 190,
    }) +
    lettering(p.word, { x: 0, y: TOP + 162, size: 58, fill: t.dark, maxWidth: 214 }) +
    lettering(p.small, { x: 0, y: TOP + 190, size: 21, fill: inks.black, maxWidth: 190 }) +
    place(
      0,
      BOTTOM,
      circle(0, 0, 31, { fill: paper.cream }) + place(0, 2, pictograms[p.pictogram](sheet), { scale: 1.1 }),
    ) +
    sheet.grain(band(TOP, BOTTOM), { ink: t.ink, start: 0.58, alpha: 0.6 }) +
    ribs.map((y) => stroke(arc(y), metalInk.steel, 2, { opacity: 0.4 })).join('')
  )
}

/** The lid with concentric ribs and the ring. */
function lid(sheet: Sheet): string {
  const d = `M${-R} ${-H}a${R} ${DEPTH} 0 1 1 ${2 * R} 0a${R} ${DEPTH} 0 1 1 ${-2 * R} 0Z`
  const line = (rx: number, ry: number, colour: string, opacity: number) =>
    ellipse(0, -H + 1, rx, ry, { fill: 'none', stroke: colour, 'stroke-width': 3, opacity })
  return (
    ellipse(0, -H, R, DEPTH, {
      fill: sheet.linear(stops([0, 0.5, 1], ['#f4f7f8', '#c3ccd1', '#8b969c']), 'diagonal'),
      stroke: '#f9fbfb',
      'stroke-width': 4,
    }) +
    line(R - 14, DEPTH - 5, '#7d888e', 0.7) +
    line(R - 34, DEPTH - 11, light.white, 0.8) +
    sheet.grain(d, { ink: metalInk.steel, start: 0.45, alpha: 0.6 }) +
    ellipse(34, -H + 1, 44, 11, { fill: 'none', stroke: '#6f7a80', 'stroke-width': 9 }) +
    ellipse(34, -H - 1, 44, 11, { fill: 'none', stroke: '#eef2f3', 'stroke-width': 5 }) +
    ellipse(-14, -H, 13, 5, { fill: '#7d888e' }) +
    ellipse(-15, -H - 1, 9, 3, { fill: '#e4eaec' })
  )
}

/** Two long tomatoes, one lying. */
const tomatoes = (sheet: Sheet): string =>
  place(
    206,
    -26,
    sheet.shadow({ width: 86, height: 15, offset: 12, y: 30 }) + sanMarzano(sheet, { length: 66, width: 44 }),
  ) +
  place(
    160,
    10,
    sheet.shadow({ width: 76, height: 12, offset: 10, y: 36 }) +
      place(0, 0, sanMarzano(sheet, { length: 60, width: 40 }), { rotate: 70 }),
  )
