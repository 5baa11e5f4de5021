import { mix, ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, rect, stroke } from '../../core/svg.ts'

type Tones = readonly [string, string, string, string, string, string]

/** Glass tones from edge to edge. */
export const G = {
  verde: ['#0a130e', '#2b4a36', '#55795a', '#142a1e', '#060c08', '#2c4c3a'],
  foglia: ['#17180a', '#4b4f1f', '#83883f', '#2c3012', '#101104', '#474b20'],
  uvag: ['#11200b', '#3f5a1a', '#7f9438', '#26390f', '#0c1606', '#3a5219'],
  ambra: ['#2a1305', '#7a3f10', '#bb7426', '#55290a', '#1e0d03', '#6a3a12'],
  nero: ['#08080a', '#2a2b30', '#54565e', '#131418', '#040405', '#2b2d33'],
  blu: ['#0a1830', '#234a86', '#5d87c0', '#173260', '#081224', '#2c5088'],
  rosa: ['#8a3f3c', '#e3948a', '#f8cfc6', '#d07f76', '#9a4a46', '#eab0a6'],
  paglia: ['#7d6a1e', '#d9c25e', '#f6ebae', '#c2a640', '#8a7424', '#e6d47e'],
  cobalto: ['#131b4a', '#2c3f98', '#6a7ed0', '#1d2c74', '#0c1238', '#37489c'],
} as const satisfies Record<string, Tones>

type Dark = { half: number; shine?: string; neck?: string; base?: number }

/** A solid dark-glass body with rim light, band of window, core and reflection. */
export function glassBody(
  sh: PackSheet,
  d: string,
  tones: Tones,
  { shine, neck, half, base = 26 }: Dark,
): string {
  const [e, m, l, c, k, r] = tones
  return (
    path(d, {
      fill: sh.linear([
        [0, k],
        [0.035, r],
        [0.075, e],
        [0.15, m],
        [0.22, l],
        [0.31, m],
        [0.5, c],
        [0.78, k],
        [0.92, e],
        [0.965, r],
        [1, k],
      ]),
    }) +
    sh.clip(
      d,
      sh.soft(ellipse(-half * 0.2, -base * 0.5, half * 0.74, base * 0.55, { fill: l, opacity: 0.55 }), 6) +
        ellipse(0, -3, half * 0.8, 5, { fill: l, opacity: 0.35 }) +
        rect(-half, -7, half * 2, 10, { fill: k, opacity: 0.5 }),
    ) +
    sh.grain(d, { ink: k, start: 0.45, alpha: 0.5 }) +
    (shine ? sh.shine(shine, 13, { alpha: 0.75, colour: '#f4f8ee' }) : '') +
    (neck ? sh.shine(neck, 9, { alpha: 0.65, colour: '#f4f8ee', soft: 2 }) : '') +
    (half > 0
      ? sh.clip(d, sh.soft(stroke(`M${half * 0.86} -60V${-half * 3.2}`, l, 7, { opacity: 0.55 }), 3))
      : '')
  )
}
type Clear = {
  /** Height of the liquid and of the glass below it. */
  level: number
  bottom?: number
  half: number
  liquid?: string
  inside?: string
  shine?: string
  thick?: number
  glow?: boolean
}

/** Clear glass: what is inside shows its own colour and turns light at the foot. */
export function clearBody(
  sh: PackSheet,
  d: string,
  { liquid, level, bottom = -16, half, inside = '', shine, thick = 16, glow = true }: Clear,
): string {
  const t = ramp(liquid ?? '#dfe9e4')
  const fillD = `M${-half - 20} ${level}H${half + 20}V${bottom}Q${half} ${bottom + 12} 0 ${bottom + 12}T${-half - 20} ${bottom}Z`
  return (
    path(d, {
      fill: sh.linear([
        [0, '#5d6f68', 0.75],
        [0.06, '#f4faf6', 0.8],
        [0.14, '#c9d8d0', 0.45],
        [0.5, '#e9f2ee', 0.3],
        [0.88, '#9db1a8', 0.5],
        [0.95, '#f4faf6', 0.7],
        [1, '#4b5a54', 0.8],
      ]),
    }) +
    sh.clip(
      d,
      (liquid
        ? path(fillD, {
            fill: sh.linear([
              [0, t.deep],
              [0.07, t.base],
              [0.12, t.dark],
              [0.24, t.light],
              [0.38, t.base],
              [0.66, mix(t.base, t.dark, 0.5)],
              [0.9, t.deep],
              [0.96, t.base],
              [1, t.deep],
            ]),
          })
        : '') +
        inside +
        (liquid && glow
          ? sh.soft(ellipse(half * 0.25, bottom - 26, half * 0.62, 30, { fill: t.pale, opacity: 0.65 }), 12) +
            ellipse(0, level, half * 1.02, 5, { fill: t.pale, opacity: 0.8 })
          : '') +
        rect(-half - 10, bottom + 6, half * 2 + 20, thick, {
          fill: sh.linear([
            [0, '#5f726a'],
            [0.2, '#f4faf7'],
            [0.45, '#b9cac2'],
            [0.7, '#eef6f2'],
            [1, '#52635c'],
          ]),
          opacity: 0.8,
        }),
    ) +
    path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': 2, opacity: 0.5 }) +
    (shine ? sh.shine(shine, 14, { alpha: 0.85 }) : '')
  )
}
export const capColour = { wine: '#6d1526', green: '#1f4d34', black: '#22201f', gold: '#c9962c' }
type Cap = {
  x?: number
  /** Lower edge. */
  y: number
  /** Half the width. */
  w: number
  h: number
  colour: string
  rings?: readonly number[]
  radius?: number
  ridged?: boolean
  top?: number
}

/** A capsule, cap or lid: a short cylinder with rings. */
export function cap(
  sh: PackSheet,
  { x = 0, y, w, h, colour, rings = [], radius = 5, ridged = false, top = 5 }: Cap,
): string {
  const t = ramp(colour)
  const d = `M${x - w} ${y}V${y - h + radius}Q${x - w} ${y - h} ${x - w + radius} ${y - h - 1}Q${x} ${y - h - top} ${x + w - radius} ${y - h - 1}Q${x + w} ${y - h} ${x + w} ${y - h + radius}V${y}Q${x} ${y + top} ${x - w} ${y}Z`
  let lines = ''
  if (ridged)
    for (let i = 1; i < 22; i++) {
      const u = Math.sin((i / 22 - 0.5) * 3.0) * w * 1.0
      lines += rect(x + u, y - h, 1.6, h + 6, { fill: t.deep, opacity: 0.45 })
    }
  return sh.solid(d, {
    fill: sh.linear([
      [0, t.deep],
      [0.06, t.base],
      [0.1, t.dark],
      [0.2, t.base],
      [0.28, t.pale],
      [0.38, t.base],
      [0.7, t.dark],
      [0.93, t.deep],
      [1, t.dark],
    ]),
    ink: t.ink,
    start: 0.6,
    alpha: 0.22,
    inside:
      lines +
      rings
        .map((r) =>
          path(
            `M${x - w} ${y - r}Q${x} ${y - r + top} ${x + w} ${y - r}V${y - r - 4}Q${x} ${y - r + top - 4} ${x - w} ${y - r - 4}Z`,
            { fill: t.ink, opacity: 0.45 },
          ),
        )
        .join(''),
  })
}
