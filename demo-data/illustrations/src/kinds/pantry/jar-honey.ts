import { ramp } from '../../core/colour.ts'
import { pictograms } from '../../core/label.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, polygon, rect, stroke } from '../../core/svg.ts'
import { food, ink as inks, type MetalName, metalNames } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { lid } from './jar.ts'

type Params = {
  honey: string
  word: string
  small: string
  place: string
  band: string
  lid: MetalName
  dipper: boolean
}

const DEFAULTS: Params = {
  honey: food.honey,
  word: 'MIELE',
  small: 'di zagara',
  place: 'Sicilia',
  band: inks.green,
  lid: 'gold',
  dipper: true,
}

/** Honey jar with a hexagonal label and a wooden dipper. */
export default defineKind({
  name: 'jar-honey',
  title: 'Vaso di miele',
  schemes: ['sicilia', 'alpi', 'calabria', 'liguria', 'notte'],
  frame: { scale: 1.36, y: 706, x: 356 },
  defaults: DEFAULTS,
  choices: { lid: metalNames },
  draw(sheet, p) {
    const t = ramp(p.honey)
    const outer = 'M-124-26Q-124 0-96 0H96Q124 0 124-26V-230Q124-268 92-278H-92Q-124-268-124-230Z'
    const inner = 'M-112-26Q-112-11-94-11H94Q112-11 112-26V-226Q112-250 88-254H-88Q-112-250-112-226Z'
    let out = sheet.shadow({ width: 190, height: 24, offset: 60 })
    out +=
      path(outer, { fill: '#fff6d8', opacity: 0.55 }) +
      path(outer, { fill: 'none', stroke: '#fffbe8', 'stroke-opacity': 0.8, 'stroke-width': 3 })
    out += sheet.solid(inner, {
      fill: sheet.radial(stops([0, 0.4, 0.75, 1], ['#ffe27a', t.base, t.dark, t.deep]), {
        cx: 0.38,
        cy: 0.42,
        r: 0.72,
      }),
      inside:
        path('M-112-250H112V-236Q0-224-112-236Z', { fill: '#ffe9a0', opacity: 0.7 }) +
        sheet.glow(60, -44, 56, 34, { colour: '#ffe07a', alpha: 0.8 }) +
        circle(-70, -210, 4, { fill: '#fff0b0' }) +
        circle(82, -198, 3, { fill: '#fff0b0' }) +
        circle(-88, -60, 3, { fill: '#fff0b0' }),
      ink: t.ink,
      start: 0.55,
      alpha: 0.85,
    })
    out += stroke('M-104-40V-206Q-104-228-94-236', '#fffdf0', 9, { opacity: 0.8 }) + lid(sheet, p.lid)
    const hexagon = (r: number) =>
      polygon(
        Array.from({ length: 6 }, (_, i) => [
          r * Math.cos((Math.PI / 3) * i + Math.PI / 6),
          -130 + r * Math.sin((Math.PI / 3) * i + Math.PI / 6),
        ]),
      )
    out +=
      path(hexagon(100), { fill: '#fbf4df', stroke: p.band, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
      path(hexagon(87), { fill: 'none', stroke: p.band, 'stroke-width': 1.6 })
    out +=
      lettering(p.place.toUpperCase(), { x: 0, y: -178, size: 12, font: 'sans', fill: p.band, track: 0.2 }) +
      lettering(p.word, { x: 0, y: -128, size: 39, fill: '#2a1c08', maxWidth: 148 }) +
      lettering(p.small, { x: 0, y: -103, size: 19, fill: '#2a1c08', maxWidth: 140 })
    out +=
      place(0, -74, pictograms.blossom()) +
      sheet.grain(hexagon(100), { ink: '#8a6a34', start: 0.6, alpha: 0.4 })
    return out + (p.dipper ? puddle(sheet) + place(208, -64, dipper(sheet), { rotate: 16, scale: 0.78 }) : '')
  },
})

const puddle = (sheet: Sheet) =>
  place(
    186,
    2,
    path('M-60-4Q-58-16-20-17Q10-22 40-16Q68-12 62-2Q52 10 4 9Q-56 10-60-4Z', {
      fill: sheet.linear(['#ffd765', '#f2a71b', '#b9680c']),
    }) + ellipse(-18, -9, 20, 3.4, { fill: '#fff6cf', opacity: 0.9 }),
  )

function dipper(sheet: Sheet) {
  let out = rect(-7, -330, 14, 240, { rx: 7, fill: sheet.linear(['#e2b877', '#c8924c', '#8c5a22']) })
  ;[26, 38, 44, 46, 44, 38, 26].forEach((half, i) => {
    out += rect(-half, -104 + i * 15, half * 2, 10, {
      rx: 5,
      fill: sheet.linear(['#e8c184', '#cc9650', '#83511c']),
    })
  })
  out += path('M-40-60Q-46 6-18 10Q-6 12-4 34Q-2 60 6 60Q13 60 12 32Q12 8 30 4Q48-6 40-60Z', {
    fill: sheet.linear(stops([0, 0.5, 1], ['#ffd765', '#f2a71b', '#b9680c'], [0.92, 0.92, 0.95])),
  })
  return out + stroke('M-30-52Q-34-10-16-2', '#fff6cf', 6, { opacity: 0.85 })
}
