import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: '#e8b45c', dusting: true }
type Params = typeof DEFAULTS

/** Daisy shortbread with a hole: a stack, one leaning, one lying; `dusting` of icing sugar. */
export default defineKind({
  name: 'biscuits',
  title: 'Canestrelli allo zucchero a velo',
  schemes: ['sicilia', 'veneto', 'liguria', 'emilia', 'notte', 'calabria'],
  frame: { scale: 1.3, y: 704, x: 400 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    let out = sheet.shadow({ width: 290, height: 28, offset: 30 })
    out +=
      sheet.solid('M-250-24Q-200 6-110 8H110Q200 6 250-24Z', {
        fill: sheet.linear(['#c4b48a', light.cream, '#efe5cd', '#a8986a']),
        ink: '#8a7a4e',
        start: 0.5,
        alpha: 0.6,
      }) +
      ellipse(0, -26, 250, 42, { fill: light.cream }) +
      ellipse(0, -25, 222, 34, { fill: 'none', stroke: '#b8402a', 'stroke-width': 4 }) +
      ellipse(0, -24, 190, 27, { fill: '#efe4c8' })
    for (const [x, y] of [
      [-104, -18],
      [-98, -64],
      [-108, -110],
      [-100, -156],
    ] as const)
      out += place(x, y, flat(sheet, p, Math.round(x + y)))
    out += place(-104, -202, flat(sheet, p, 5))
    out += place(46, -18, flat(sheet, p, 7)) + place(36, -62, flat(sheet, p, 9))
    return (
      out +
      place(132, -100, sheet.shadow({ width: 70, height: 12, offset: 18, y: 92 }) + front(sheet, p), {
        rotate: 9,
      })
    )
  },
})

const petals = (r: number, ry: number, n = 8, depth = 0.15) => {
  const points = []
  for (let i = 0; i < n * 8; i++) {
    const a = (i / (n * 8)) * Math.PI * 2
    const k = 1 - depth + depth * Math.abs(Math.cos((a * n) / 2)) ** 0.7
    points.push(`${round(r * k * Math.cos(a))} ${round(ry * k * Math.sin(a))}`)
  }
  return `M${points.join('L')}Z`
}

function sugar(sheet: Sheet, rx: number, ry: number, salt: number, count: number) {
  const next = sheet.random(80 + salt)
  let out = ''
  for (let i = 0; i < count; i++) {
    const [a, q] = [next() * 6.283, Math.sqrt(next())]
    out += circle(rx * q * Math.cos(a), ry * q * Math.sin(a), 0.9 + next() * 2.2, { fill: light.warm })
  }
  return out
}

/** Lying flat, seen at a low angle. */
function flat(sheet: Sheet, p: Params, salt: number) {
  const t = ramp(p.colour)
  const [rx, ry, h] = [104, 34, 30]
  const top = petals(rx, ry)
  return (
    path(top, { fill: t.deep, transform: `translate(0 ${h})` }) +
    path(top, { fill: t.dark, transform: `translate(0 ${h * 0.72})` }) +
    path(top, { fill: t.base, transform: `translate(0 ${h * 0.4})` }) +
    sheet.solid(top, {
      fill: sheet.linear([t.pale, t.light, t.base], 'diagonal'),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.5,
      inside: p.dusting
        ? sugar(sheet, rx * 0.95, ry * 0.95, salt, 70) +
          sheet.grain(top, { ink: light.warm, axis: 'left', start: 0.2, alpha: 0.7 })
        : '',
    }) +
    ellipse(0, 0, 22, 7.5, { fill: t.deep }) +
    ellipse(0, 2, 19, 5.4, { fill: t.dark })
  )
}

/** Facing us. */
function front(sheet: Sheet, p: Params) {
  const t = ramp(p.colour)
  const d = petals(102, 102)
  return (
    path(d, { fill: t.deep, transform: 'translate(14 4)' }) +
    path(d, { fill: t.dark, transform: 'translate(8 2)' }) +
    sheet.solid(d, {
      fill: sheet.radial([t.pale, t.light, t.base, t.dark]),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.45,
      alpha: 0.75,
      inside: p.dusting
        ? sheet.grain(d, { ink: light.warm, axis: [1, 1, 0, 0], start: 0.25, alpha: 0.85 }) +
          sugar(sheet, 92, 92, 3, 120)
        : '',
    }) +
    circle(0, 0, 27, { fill: t.deep }) +
    circle(3, 3, 24, { fill: t.dark }) +
    stroke('M-19-16A25 25 0 0 1 8-25', t.deep, 4, { opacity: 0.6 })
  )
}
