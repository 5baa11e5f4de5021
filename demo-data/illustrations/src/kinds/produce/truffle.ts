import { mix, ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { blob, type Point, path, place, polygon, round, stroke } from '../../core/svg.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { skin: '#4a3830', flesh: '#6a4a38', vein: '#f2e2c4', warts: true }
type Params = typeof DEFAULTS

/** Black truffle (or white, through `skin` and `flesh`): whole, half with veins, shavings. */
export default defineKind({
  name: 'truffle',
  title: 'Tartufo nero',
  schemes: ['puglia', 'lazio', 'alpi', 'emilia', 'toscana', 'campania'],
  frame: { scale: 1.42, y: 700, x: 392 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    let out =
      sheet.shadow({ width: 270, height: 26, offset: 30 }) +
      place(-84, -4, whole(sheet, p)) +
      place(114, 0, half(sheet, p))
    for (const [x, y, a, s] of [
      [-150, 18, -8, 1],
      [-64, 28, 12, 0.9],
      [20, 30, -14, 1.05],
    ] as const)
      out += place(x, y, shaving(sheet, p, Math.round(x)), { rotate: a, scale: s })
    return out
  },
})

function outline(next: Draw, r: number, ry: number, wobble: number): Point[] {
  return Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 11) * 6.283
    const k = 1 + (next() - 0.5) * wobble
    return [r * k * Math.cos(a), -ry + ry * k * Math.sin(a)]
  })
}

export function whole(sheet: Sheet, p: Params) {
  const t = ramp(p.skin)
  const next = sheet.random(51)
  const d = blob(outline(next, 138, 116, 0.14), 1)
  let warts = ''
  if (p.warts)
    // Pyramid-shaped warts, flattened towards the edge of the ball.
    for (let row = 0; row < 9; row++)
      for (let i = 0; i < 11; i++) {
        const v = (row / 8) * 2 - 1
        const u = ((i + (row % 2) * 0.5) / 10.5) * 2 - 1
        const [x, y] = [
          138 * Math.sin(u * 1.5) * Math.sqrt(1 - v * v * 0.75),
          -116 + 112 * Math.sin(v * 1.45),
        ]
        const s = 17 * (0.7 + next() * 0.5)
        const k = Math.max(0.35, Math.cos(u * 1.35))
        const q: Point = [x + (next() - 0.5) * 6, y + (next() - 0.5) * 6]
        const hex = Array.from(
          { length: 6 },
          (_, j): Point => [
            q[0] + s * k * Math.cos((j / 6) * 6.283 + next() * 0.3),
            q[1] + s * 0.86 * Math.sin((j / 6) * 6.283),
          ],
        )
        const shadeAmount = Math.min(1, Math.max(0, 0.42 + u * 0.42 + v * 0.34))
        const base = mix(t.light, t.ink, shadeAmount)
        const peak: Point = [q[0] - s * 0.15 * k, q[1] - s * 0.2]
        warts +=
          path(polygon(hex), { fill: base, stroke: t.ink, 'stroke-width': 2 }) +
          path(polygon([...hex.slice(2, 5), peak]), {
            fill: mix(base, t.pale, 0.34 * (1 - shadeAmount)),
          }) +
          path(polygon([...hex.slice(4, 6), peak]), { fill: mix(base, t.pale, 0.52 * (1 - shadeAmount)) })
      }
  return (
    sheet.shadow({ width: 150, height: 18, offset: 26 }) +
    sheet.ball(d, p.skin, { inside: warts, alpha: 0.8, start: 0.5 })
  )
}

/** Marble of pale veins: wandering lines that branch, over dark flesh. */
function marble(next: Draw, p: Params, r: number, ry: number) {
  let out = ''
  for (let i = 0; i < 22; i++) {
    let [x, y, a] = [(next() - 0.5) * 2 * r, -ry + (next() - 0.5) * 2 * ry, next() * 6.283]
    let d = `M${round(x)} ${round(y)}`
    for (let k = 0; k < 4; k++) {
      a += (next() - 0.5) * 1.9
      const l = 14 + next() * 22
      const mx = x + l * 0.5 * Math.cos(a + 0.6)
      const my = y + l * 0.5 * Math.sin(a + 0.6)
      x += l * Math.cos(a)
      y += l * Math.sin(a)
      d += `Q${round(mx)} ${round(my)} ${round(x)} ${round(y)}`
    }
    out += stroke(d, p.vein, 1.6 + next() * 2.6, { opacity: 0.85 })
  }
  return out
}

function half(sheet: Sheet, p: Params) {
  const t = ramp(p.skin)
  const f = ramp(p.flesh)
  const next = sheet.random(52)
  const d = blob(outline(next, 116, 104, 0.1), 1)
  const inner = `<g transform="translate(0 -7) scale(.93)">`
  return (
    sheet.shadow({ width: 124, height: 16, offset: 24 }) +
    path(d, { fill: t.ink, transform: 'translate(9 1)' }) +
    path(d, { fill: t.dark }) +
    inner +
    sheet.solid(d, {
      fill: sheet.radial([f.light, f.base, f.dark]),
      inside: marble(next, p, 112, 102),
      ink: f.deep,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.7,
    }) +
    '</g>'
  )
}

function shaving(sheet: Sheet, p: Params, salt: number) {
  const next = sheet.random(200 + salt)
  const f = ramp(p.flesh)
  const pts = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 9) * 6.283
    const k = 1 + (next() - 0.5) * 0.16
    return [58 * k * Math.cos(a), -8 + 17 * k * Math.sin(a)]
  })
  const d = blob(pts, 1)
  return (
    sheet.shadow({ width: 62, height: 10, offset: 8, y: 6 }) +
    path(d, { fill: ramp(p.skin).ink, transform: 'translate(0 4)' }) +
    sheet.solid(d, {
      fill: sheet.linear([f.light, f.base]),
      inside: `<g transform="translate(0 -8) scale(.6 .2) translate(0 100)">${marble(next, p, 110, 100)}</g>`,
    }) +
    path(d, { fill: 'none', stroke: ramp(p.skin).ink, 'stroke-width': 4 })
  )
}
