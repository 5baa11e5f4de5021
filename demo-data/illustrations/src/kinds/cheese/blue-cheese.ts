import { mix, ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { blob, type Point, path, place, polygon, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { paste: '#f7ecca', rind: '#b98a5a', vein: food.blueVein, veins: 34 }
type Params = typeof DEFAULTS

/** Corners of the upper face (the tip, the back, the front right) and the height of the wedge. */
const [A, B, C, H] = [[-236, -176], [120, -262], [196, -146], 146] as const
const CURVED_EDGE = `L${C.join(' ')}Q178-226 ${B.join(' ')}`

/** Wedge of blue cheese on a slate: paste, needle tracks with mould around them, rind. */
export default defineKind({
  name: 'blue-cheese',
  title: 'Spicchio di formaggio erborinato',
  schemes: ['lombardia', 'puglia', 'alpi', 'toscana', 'veneto', 'emilia'],
  frame: { scale: 1.34, y: 692, x: 392 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const next = sheet.random(8)
    const veins = tracks(p, next)
    const topVeins = Array.from({ length: 12 }, () => colonyOnTop(p, next)).join('')
    return (
      sheet.shadow({ width: 300, height: 30, offset: 60, y: -12 }) +
      path('M-286 -34L246 -4L300 -66L-160 -96Z', { fill: sheet.linear(['#4b575c', '#2b3539']) }) +
      path('M-286 -34L246 -4L246 6L-286 -24Z', { fill: '#1b2326' }) +
      wedge(sheet, p, veins, topVeins) +
      place(-196, 12, crumbled(sheet, p, next))
    )
  },
})

/** A colony of mould at a point; `squash` flattens it on the upper face. */
function colony(p: Params, next: Draw, x: number, y: number, size: number, squash: number): string {
  const n = 7
  const points = Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2
    const r = size * (0.5 + next() * 0.8)
    return [x + r * 1.5 * Math.cos(a), y + r * squash * Math.sin(a)]
  })
  return path(blob(points, 1), {
    fill: mix(p.vein, next() < 0.4 ? '#7f9a6a' : '#2f4f63', next() * 0.6),
    opacity: 0.9,
    stroke: mix(p.vein, p.paste, 0.55),
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })
}

/** Vertical needle tracks with colonies around them. */
function tracks(p: Params, next: Draw): string {
  let out = ''
  for (let i = 0; i < 7; i++) {
    const x = A[0] + 60 + i * 56 + next() * 16
    const top = A[1] + ((x - A[0]) / (C[0] - A[0])) * (C[1] - A[1])
    const line = `M${round(x)} ${round(top + 12)}Q${round(x + 8)} ${round(top + H * 0.5)} ${round(x - 4)} ${round(top + H - 16)}`
    out += stroke(line, mix(p.vein, p.paste, 0.45), 5, { opacity: 0.8 })
    for (let k = 0; k < p.veins / 7; k++)
      out += colony(p, next, x + next() * 44 - 22, top + 20 + next() * (H - 40), 4 + next() * 8, 1)
  }
  return out
}

function colonyOnTop(p: Params, next: Draw): string {
  const u = 0.15 + next() * 0.75
  const v = next()
  const x = A[0] + (C[0] - A[0]) * u + (B[0] - C[0]) * v * u
  const y = A[1] + (C[1] - A[1]) * u + (B[1] - C[1]) * v * u
  return colony(p, next, x, y, 4 + next() * 7, 0.5)
}

/** Three faces: the rind at the back right, the top, the cut. */
function wedge(sheet: Sheet, p: Params, veins: string, topVeins: string): string {
  const [t, c] = [ramp(p.rind), ramp(p.paste)]
  const rind = `M${CURVED_EDGE.slice(1)}V${B[1] + 60}L${C[0]} ${C[1] + H}Z`
  const edges =
    stroke(`M${A[0]} ${A[1] + H}L${C[0]} ${C[1] + H}`, t.base, 14) +
    stroke(`M${C[0]} ${C[1]}V${C[1] + H}`, t.base, 12)
  return (
    sheet.solid(rind, { fill: sheet.linear([t.light, t.dark]), ink: t.ink, start: 0.3, alpha: 0.8 }) +
    sheet.solid(`M${A.join(' ')}${CURVED_EDGE}Z`, {
      fill: sheet.linear([c.pale, c.base, c.dark], 'rightDown'),
      inside: topVeins,
      ink: c.dark,
      axis: 'rightDown',
      start: 0.6,
      alpha: 0.5,
    }) +
    stroke(`M${CURVED_EDGE.slice(1)}`, t.base, 9) +
    sheet.solid(polygon([A, C, [C[0], C[1] + H], [A[0], A[1] + H]]), {
      fill: sheet.linear(stops([0, 0.5, 1], ['#fffbee', c.base, c.dark])),
      inside: veins + edges,
      ink: c.deep,
      start: 0.5,
      alpha: 0.55,
    }) +
    stroke(`M${A.join(' ')}L${C.join(' ')}`, '#fffdf4', 3, { opacity: 0.9 })
  )
}

/** A crumbled piece at the front. */
function crumbled(sheet: Sheet, p: Params, next: Draw): string {
  const c = ramp(p.paste)
  return (
    sheet.shadow({ width: 70, height: 10, offset: 14 }) +
    sheet.solid('M-56 -8L-38 -48L12 -58L50 -30L44 -2L-10 6Z', {
      fill: sheet.linear(['#fffbee', c.base, c.dark], 'rightDown'),
      inside: colony(p, next, -6, -26, 12, 0.9) + colony(p, next, 24, -30, 8, 1),
      ink: c.deep,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.6,
    })
  )
}
