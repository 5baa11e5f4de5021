import { ramp } from '../core/colour.ts'
import { type PictogramName, pictogramNames, pictograms } from '../core/label.ts'
import { lettering } from '../core/lettering.ts'
import { stops } from '../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../core/svg.ts'
import { ink as inks, type MetalName, metal, metalInk, metalNames, paper } from '../tokens.ts'
import { defineKind } from './kind.ts'
import { sanMarzano } from './tomato.ts'

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
  draw(sheet, p) {
    const [R, r, H] = [132, 34, 330]
    const side = `M${-R} ${-H}V${-r * 0.6}A${R} ${r} 0 0 0 ${R} ${-r * 0.6}V${-H}Z`
    const m = metal[p.metalName]
    const t = ramp(p.colour)
    const arc = (y: number, half = R) => `M${-half} ${round(y)}A${half} ${r} 0 0 0 ${half} ${round(y)}`
    const band = (top: number, bottom: number) =>
      `M${-R} ${top}A${R} ${r} 0 0 0 ${R} ${top}V${bottom}A${R} ${r} 0 0 1 ${-R} ${bottom}Z`
    let out = sheet.shadow({ width: 220, height: 34, offset: 58, y: -8 })
    out += sheet.solid(side, {
      fill: sheet.linear(stops([0, 0.14, 0.26, 0.6, 1], m)),
      ink: metalInk[p.metalName],
      start: 0.5,
      alpha: 0.8,
    })
    // Paper label, with a cream field and the tin's colour above and below.
    const [top, bottom] = [-H + 30, -r * 0.6 - 26]
    out += path(band(top, bottom), { fill: sheet.cylinder(t) })
    out += path(band(top + 74, bottom - 50), {
      fill: sheet.linear(
        stops([0, 0.13, 0.3, 0.65, 1], ['#c9b98c', '#f4ead0', '#fffaf0', '#f4ead0', '#b5a06a']),
      ),
    })
    out += stroke(arc(top + 67), '#f6d98a', 4) + stroke(arc(bottom - 43), '#f6d98a', 4)
    out += lettering(p.place.toUpperCase(), {
      x: 0,
      y: top + 72,
      size: 19,
      font: 'sans',
      fill: '#fff6dd',
      track: 0.26,
      maxWidth: 190,
    })
    out +=
      lettering(p.word, { x: 0, y: top + 162, size: 58, fill: t.dark, maxWidth: 214 }) +
      lettering(p.small, { x: 0, y: top + 190, size: 21, fill: inks.black, maxWidth: 190 })
    out += place(
      0,
      bottom - 0,
      circle(0, 0, 31, { fill: paper.cream }) + place(0, 2, pictograms[p.pictogram](sheet), { scale: 1.1 }),
    )
    out += sheet.grain(band(top, bottom), { ink: t.ink, start: 0.58, alpha: 0.6 })
    for (const y of [-H + 12, -H + 20, -r * 0.6 - 14, -r * 0.6 - 6])
      out += stroke(arc(y), metalInk.steel, 2, { opacity: 0.4 })
    // Lid with concentric ribs and the ring.
    out += ellipse(0, -H, R, r, {
      fill: sheet.linear(stops([0, 0.5, 1], ['#f4f7f8', '#c3ccd1', '#8b969c']), 'diagonal'),
      stroke: '#f9fbfb',
      'stroke-width': 4,
    })
    out +=
      ellipse(0, -H + 1, R - 14, r - 5, {
        fill: 'none',
        stroke: '#7d888e',
        'stroke-width': 3,
        opacity: 0.7,
      }) +
      ellipse(0, -H + 1, R - 34, r - 11, { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.8 })
    out += sheet.grain(`M${-R} ${-H}a${R} ${r} 0 1 1 ${2 * R} 0a${R} ${r} 0 1 1 ${-2 * R} 0Z`, {
      ink: metalInk.steel,
      start: 0.45,
      alpha: 0.6,
    })
    out +=
      ellipse(34, -H + 1, 44, 11, { fill: 'none', stroke: '#6f7a80', 'stroke-width': 9 }) +
      ellipse(34, -H - 1, 44, 11, { fill: 'none', stroke: '#eef2f3', 'stroke-width': 5 }) +
      ellipse(-14, -H, 13, 5, { fill: '#7d888e' }) +
      ellipse(-15, -H - 1, 9, 3, { fill: '#e4eaec' })
    if (p.garnish === 'tomato') {
      out += place(
        206,
        -26,
        sheet.shadow({ width: 86, height: 15, offset: 12, y: 30 }) +
          sanMarzano(sheet, { length: 66, width: 44 }),
        { rotate: 0 },
      )
      out += place(
        160,
        10,
        sheet.shadow({ width: 76, height: 12, offset: 10, y: 36 }) +
          place(0, 0, sanMarzano(sheet, { length: 60, width: 40 }), { rotate: 70 }),
      )
    }
    return out
  },
})
