import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, type Point, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.mortadella, casing: '#c98a5e', pistachio: true }
type Params = typeof DEFAULTS

/** Mortadella: a great pink cylinder tied at the end, with thin slices. `pistachio` on or off. */
export default defineKind({
  name: 'mortadella',
  title: 'Mortadella con pistacchi',
  schemes: ['lombardia', 'liguria', 'sicilia', 'notte', 'alpi', 'puglia'],
  frame: { scale: 1.24, y: 704, x: 386 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const t = ramp(p.colour)
    const c = ramp(p.casing)
    let out = sheet.shadow({ width: 310, height: 30, offset: 30 })
    const [R, ratio] = [136, 0.62]
    // Cylinder to the right of the cut face; cut face at the left, towards the light.
    const d = `M-96 ${-R}H150Q236 ${-R + 8} 248 -20Q240 ${R - 6} 150 ${R}H-96Z`
    const twine = (line: string, w = 6) =>
      stroke(line, c.ink, w + 2, { opacity: 0.45, transform: 'translate(2 2)' }) +
      stroke(line, '#e2c694', w) +
      stroke(line, '#fbf0d6', w * 0.45, { transform: 'translate(-.8 -.8)' })
    let ropes = ''
    for (const x of [10, 84, 158]) ropes += twine(`M${x} ${-R}A${R * ratio * 0.8} ${R} 0 0 1 ${x} ${R}`)
    ropes += twine(`M-30 -60Q110 -74 246 -24`) + twine('M-30 54Q120 56 246 -14')
    let body = sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.2, 0.5, 0.86, 1], [c.base, c.pale, c.base, c.deep, c.dark]), 'down'),
      inside: ropes,
      ink: c.ink,
      axis: 'down',
      start: 0.45,
      alpha: 0.9,
    })
    body +=
      path('M240-40Q262-30 276-44Q272-18 280 4Q262-6 242-2Z', { fill: c.base }) +
      twine('M250-40Q240-20 250 0') +
      place(-96, 0, face(sheet, p, t, { rx: R * ratio, ry: R, salt: 1 }))
    out += place(20, -150, body, { rotate: -3 })
    // A fan of thin slices, half folded.
    for (const [x, y, a, salt] of [
      [-178, -30, 6, 4],
      [-84, -18, 1, 5],
      [16, -10, -4, 6],
    ] as const)
      out += place(
        x,
        y,
        sheet.shadow({ width: 108, height: 18, offset: 12, y: 12, alpha: 0.8 }) +
          face(sheet, p, t, { rx: 104, ry: 36, salt }),
        { rotate: a },
      )
    return out
  },
})

/** Cut face: pink paste, cubes of fat, pistachios. */
function face(sheet: Sheet, p: Params, t: Ramp, { rx, ry, salt }: { rx: number; ry: number; salt: number }) {
  const next = sheet.random(40 + salt)
  const used: Point[] = []
  let dots = ''
  for (let tries = 0; tries < 200 && used.length < 34; tries++) {
    const [a, q] = [next() * 6.283, Math.sqrt(next()) * 0.86]
    const spot: Point = [q * Math.cos(a), q * Math.sin(a)]
    if (used.some((o) => Math.hypot(o[0] - spot[0], o[1] - spot[1]) < 0.17)) continue
    used.push(spot)
    const [x, y] = [spot[0] * rx, spot[1] * ry]
    const green = p.pistachio && used.length % 4 === 0
    const size = green ? 0.05 : 0.05 + next() * 0.045
    dots += green
      ? place(
          x,
          y,
          ellipse(0, 0, size * rx * 1.3, size * ry, { fill: food.pistachio }) +
            ellipse(-1, -1, size * rx * 0.6, size * ry * 0.5, { fill: '#c3cf7e' }),
        )
      : `<rect x="${round(x - size * rx)}" y="${round(y - size * ry)}" width="${round(2 * size * rx)}" height="${round(2 * size * ry)}" rx="${round(Math.min(rx, ry) * size * 0.7)}" fill="#fdf3ec" transform="rotate(${Math.round(next() * 24 - 12)} ${round(x)} ${round(y)})"/>`
  }
  const d = `M${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
  return (
    ellipse(1, 3, rx, ry, { fill: t.dark }) +
    path(d, { fill: '#b5734c' }) +
    ellipse(0, 0, rx - 3.5, ry - 3, {
      fill: sheet.radial(stops([0, 0.4, 0.8, 1], [t.pale, t.light, t.base, t.dark]), {
        cx: 0.38,
        cy: 0.32,
        r: 0.8,
      }),
    }) +
    dots +
    sheet.grain(d, { ink: t.dark, axis: 'rightDown', start: 0.45, alpha: 0.6 })
  )
}
