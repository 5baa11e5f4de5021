import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { rosemary } from './flatbread.ts'

const DEFAULTS = { colour: food.crispBread, sheets: 7, soft: false }
type Params = typeof DEFAULTS

/** A stack of thin round breads, one leaning behind. `soft` draws thicker, spotted ones that fold. */
export default defineKind({
  name: 'carasau',
  title: 'Sfoglie di pane sottile',
  schemes: ['sardegna', 'sicilia', 'liguria', 'emilia', 'notte', 'toscana'],
  frame: { scale: 1.3, y: 702, x: 400 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const lift = p.soft ? 21 : 14
    let stack = ''
    for (let i = 0; i < p.sheets; i++)
      stack += place(((i * 37) % 13) - 6 - 20, -40 - i * lift, flat(sheet, p, i, lift))
    return (
      sheet.shadow({ width: 300, height: 30, offset: 40 }) +
      place(40, -214, standing(sheet, p), { rotate: 7 }) +
      stack +
      (p.soft
        ? ''
        : place(-250, 0, shard(sheet, p)) + place(176, 16, rosemary({ length: 96 }), { rotate: -14 }))
    )
  },
})

/** Blisters and toasted spots of one sheet, inside an ellipse. */
function blisters(sheet: Sheet, p: Params, rx: number, ry: number, salt: number): string {
  const t = ramp(p.colour)
  const next = sheet.random(60 + salt)
  let out = ''
  for (let i = 0; i < (p.soft ? 34 : 60); i++) {
    const [a, q, s] = [next() * Math.PI * 2, Math.sqrt(next()), 4 + next() * (p.soft ? 20 : 13)]
    const [x, y] = [rx * q * Math.cos(a), ry * q * Math.sin(a)]
    out += p.soft
      ? ellipse(x, y, s, s * 0.7 * (ry / rx) + 2, {
          fill: t.deep,
          opacity: round((0.2 + next() * 0.4) * 10) / 10,
        })
      : ellipse(x, y, s, s * (ry / rx), { fill: 'none', stroke: t.dark, 'stroke-width': 2, opacity: 0.5 }) +
        ellipse(x - 1, y - 1, s * 0.7, s * 0.7 * (ry / rx), { fill: t.pale, opacity: 0.5 })
  }
  return out
}

function flat(sheet: Sheet, p: Params, salt: number, lift: number): string {
  const t = ramp(p.colour)
  const [rx, ry] = [224 + ((salt * 29) % 17), 52]
  const d = `M${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
  return (
    path(d, { fill: t.ink, opacity: 0.35, transform: `translate(5 ${lift * 0.8})` }) +
    path(d, { fill: t.deep, transform: `translate(0 ${lift * 0.5})` }) +
    path(d, { fill: t.dark, transform: `translate(0 ${lift * 0.24})` }) +
    sheet.solid(d, {
      fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
      inside: blisters(sheet, p, rx * 0.94, ry * 0.92, salt),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.6,
    }) +
    stroke(`M${-rx + 8} 8Q0 ${ry * 1.9} ${rx - 8} 8`, t.pale, 2.5, { opacity: 0.6 })
  )
}

/** One sheet leaning behind the stack, almost facing us. */
function standing(sheet: Sheet, p: Params): string {
  const t = ramp(p.colour)
  const [rx, ry] = [212, 190]
  const d = `M${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
  return (
    path(d, { fill: t.deep, transform: 'translate(7 4)' }) +
    sheet.solid(d, {
      fill: sheet.radial(stops([0, 0.4, 0.8, 1], [t.pale, t.light, t.base, t.dark])),
      inside: blisters(sheet, p, rx * 0.94, ry * 0.94, 30),
      ink: t.deep,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.7,
    }) +
    stroke('M-170-70Q-130-140-40-166', light.warm, 6, { opacity: 0.6 })
  )
}

function shard(sheet: Sheet, p: Params): string {
  const t = ramp(p.colour)
  const d = 'M-10 0Q-22-40 10-60Q50-74 84-52L66-30L90-14L54 6Q20 14-10 0Z'
  return (
    sheet.shadow({ width: 62, height: 10, offset: 46, y: 2 }) +
    path(d, { fill: t.deep, transform: 'translate(2 4)' }) +
    sheet.solid(d, {
      fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
      inside: place(40, -30, blisters(sheet, p, 60, 34, 40)),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.6,
    })
  )
}
