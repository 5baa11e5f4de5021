import { mix, ramp } from '../core/colour.ts'
import { stops } from '../core/sheet.ts'
import { blob, type Point, path, place, polygon, round, stroke } from '../core/svg.ts'
import { food } from '../tokens.ts'
import { defineKind } from './kind.ts'

/** Wedge of blue cheese on a slate: paste, needle tracks with mould around them, rind. */
export default defineKind({
  name: 'blue-cheese',
  title: 'Spicchio di formaggio erborinato',
  schemes: ['lombardia', 'puglia', 'alpi', 'toscana', 'veneto', 'emilia'],
  frame: { scale: 1.34, y: 692, x: 392 },
  defaults: { paste: '#f7ecca', rind: '#b98a5a', vein: food.blueVein, veins: 34 },
  draw(sheet, p) {
    const c = ramp(p.paste)
    const t = ramp(p.rind)
    // Wedge in three faces: left cut, top, and the rind at the back right.
    const [A, B, C, H] = [[-236, -176], [120, -262], [196, -146], 146] as const
    const face = polygon([A, C, [C[0], C[1] + H], [A[0], A[1] + H]])
    const top = `M${A.join(' ')}L${C.join(' ')}Q178-226 ${B.join(' ')}Z`
    const rind = `M${C.join(' ')}Q178-226 ${B.join(' ')}V${B[1] + 60}L${C[0]} ${C[1] + H}Z`
    const next = sheet.random(8)
    const colony = (x: number, y: number, size: number, squash: number) => {
      const n = 7
      const pts = Array.from({ length: n }, (_, i): Point => {
        const a = (i / n) * Math.PI * 2
        const r = size * (0.5 + next() * 0.8)
        return [x + r * 1.5 * Math.cos(a), y + r * squash * Math.sin(a)]
      })
      return path(blob(pts, 1), {
        fill: mix(p.vein, next() < 0.4 ? '#7f9a6a' : '#2f4f63', next() * 0.6),
        opacity: 0.9,
        stroke: mix(p.vein, p.paste, 0.55),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      })
    }
    let veins = ''
    // Vertical needle tracks with colonies around them.
    for (let i = 0; i < 7; i++) {
      const x = A[0] + 60 + i * 56 + next() * 16
      const yTop = A[1] + ((x - A[0]) / (C[0] - A[0])) * (C[1] - A[1])
      veins += stroke(
        `M${round(x)} ${round(yTop + 12)}Q${round(x + 8)} ${round(yTop + H * 0.5)} ${round(x - 4)} ${round(yTop + H - 16)}`,
        mix(p.vein, p.paste, 0.45),
        5,
        { opacity: 0.8 },
      )
      for (let k = 0; k < p.veins / 7; k++)
        veins += colony(x + next() * 44 - 22, yTop + 20 + next() * (H - 40), 4 + next() * 8, 1)
    }
    const topVeins = Array.from({ length: 12 }, () => {
      const u = 0.15 + next() * 0.75
      const v = next()
      return colony(
        A[0] + (C[0] - A[0]) * u + (B[0] - C[0]) * v * u,
        A[1] + (C[1] - A[1]) * u + (B[1] - C[1]) * v * u,
        4 + next() * 7,
        0.5,
      )
    }).join('')
    let out = sheet.shadow({ width: 300, height: 30, offset: 60, y: -12 })
    // Slate.
    out +=
      path(
        polygon([
          [-286, -34],
          [246, -4],
          [300, -66],
          [-160, -96],
        ]),
        { fill: sheet.linear(['#4b575c', '#2b3539']) },
      ) +
      path(
        polygon([
          [-286, -34],
          [246, -4],
          [246, 6],
          [-286, -24],
        ]),
        { fill: '#1b2326' },
      )
    out += sheet.solid(rind, { fill: sheet.linear([t.light, t.dark]), ink: t.ink, start: 0.3, alpha: 0.8 })
    out +=
      sheet.solid(top, {
        fill: sheet.linear([c.pale, c.base, c.dark], 'rightDown'),
        inside: topVeins,
        ink: c.dark,
        axis: 'rightDown',
        start: 0.6,
        alpha: 0.5,
      }) + stroke(`M${C.join(' ')}Q178-226 ${B.join(' ')}`, t.base, 9)
    out += sheet.solid(face, {
      fill: sheet.linear(stops([0, 0.5, 1], ['#fffbee', c.base, c.dark])),
      inside:
        veins +
        stroke(`M${A[0]} ${A[1] + H}L${C[0]} ${C[1] + H}`, t.base, 14) +
        stroke(`M${C[0]} ${C[1]}V${C[1] + H}`, t.base, 12),
      ink: c.deep,
      start: 0.5,
      alpha: 0.55,
    })
    out += stroke(`M${A.join(' ')}L${C.join(' ')}`, '#fffdf4', 3, { opacity: 0.9 })
    // A crumbled piece at the front.
    out += place(
      -196,
      12,
      sheet.shadow({ width: 70, height: 10, offset: 14 }) +
        sheet.solid(
          polygon([
            [-56, -8],
            [-38, -48],
            [12, -58],
            [50, -30],
            [44, -2],
            [-10, 6],
          ]),
          {
            fill: sheet.linear(['#fffbee', c.base, c.dark], 'rightDown'),
            inside: colony(-6, -26, 12, 0.9) + colony(24, -30, 8, 1),
            ink: c.deep,
            axis: 'rightDown',
            start: 0.5,
            alpha: 0.6,
          },
        ),
    )
    return out
  },
})
