import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, type Point, path, place, rect, round, stroke, wrapped } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { lensPath, mould, oval, twine } from '../parts/food-parts.ts'
import { tag, wrap } from '../parts/wraps.ts'

/** Whole salame lying on its paper, a printed band round the middle. `fat`, `long`, `flat`, `net` change the breed. */
export const salame = (sh: PackSheet, p: Pack): string => {
  const t = ramp(p.casing ?? '#b08a72')
  const [L, R] = [p.L ?? 290, p.R ?? 84]
  const kf = p.knobby ?? 5
  const edge = (s: number) =>
    Array.from({ length: 25 }, (_, i): Point => {
      const u = i / 24
      const r =
        R *
        Math.min(
          1,
          Math.sin(Math.PI * Math.min(0.5, u * (p.taper ?? 2.6) + 0.08)),
          Math.sin(Math.PI * Math.min(0.5, (1 - u) * (p.taper ?? 2.6) + 0.14)),
        ) *
        (1 + (p.lean ?? 0.12) * (u - 0.5))
      return [-L + 2 * L * u, s * (r + Math.sin(u * 21) * kf * 0.5)]
    })
  const up = edge(-1),
    lo = edge(1).reverse()
  const d = blob([...up, ...lo], 0.9)
  const rings = p.rings ?? 6
  let tie = ''
  for (let i = 1; i < rings; i++) {
    const u = i / rings
    const x = -L + 2 * L * u
    const r = Math.abs(wrapped(up, Math.round(u * 24))[1])
    tie += `M${round(x)} ${round(-r)}Q${round(x + R * 0.34)} 0 ${round(x)} ${round(r)}`
  }
  const body =
    sh.solid(d, {
      fill: sh.linear(
        [
          [0, t.base],
          [0.2, t.pale],
          [0.48, t.base],
          [0.82, t.deep],
          [1, t.dark],
        ],
        'down',
      ),
      ink: t.ink,
      axis: 'down',
      alpha: 0.7,
      inside:
        mould(sh, d, p.bloom ?? 0.8) +
        sh.relief(d, { x: 0.03, y: 0.05, height: 6, alpha: 0.55 }) +
        (p.pepper ? sh.fibre(d, { ink: '#1d120c', x: 0.22, y: 0.22, alpha: 0.8, cut: 0.66, seed: 8 }) : ''),
    }) +
    (p.net === false
      ? ''
      : sh.clip(
          d,
          twine(
            tie +
              `M${-L} -6Q${-L / 2} -${R * 0.5} 0 -${R * 0.4}T${L} -4M${-L} 8Q${-L / 2} ${R * 0.6} 0 ${R * 0.52}T${L} 8`,
            4.6,
          ),
        )) +
    twine(`M${-L + 6} -20Q${-L + 16} 0 ${-L + 6} 20M${-L - 2} -16Q${-L + 6} 0 ${-L - 2} 16`, 5) +
    twine(`M${-L - 2} 0Q${-L - 70} -50 ${-L - 44} -84Q${-L - 10} -92 ${-L - 4} -8`, 4.6)
  const face = p.face
    ? place(
        L - 14,
        0,
        sh.solid(oval(R * 0.42, R * 1.0), { fill: p.meat ?? '#a8302e', inside: grains(sh, p, R) }) +
          path(oval(R * 0.42, R), { fill: 'none', stroke: '#e6cbb2', 'stroke-width': 5 }),
      )
    : ''
  const bw = p.bw ?? 236
  sh.look({ x: -bw / 2 - 12, y: -2 * R - 14, w: bw + 4, h: 2 * R + 12 })
  return (
    sh.cast(L * 2 + 40, { depth: 26 }) +
    path(`M${-L - 30} 6L${-L + 40} -64L${L + 40} -50L${L + 10} 16Z`, { fill: '#f4ecda' }) +
    path(`M${-L - 30} 6L${-L + 40} -64L${L + 40} -50L${L + 10} 16Z`, {
      fill: sh.linear([
        [0, '#fff', 0.4],
        [1, '#7a6a48', 0.4],
      ]),
    }) +
    place(
      0,
      -R - 8,
      body +
        face +
        wrap(
          sh,
          p.slug,
          p.data,
          { x: -bw / 2 - 10, y: -R - 4, w: bw, h: R * 2 + 8 },
          { curved: false, safe: p.safe },
        ) +
        rect(-bw / 2 - 10, -R - 4, bw, R * 2 + 8, {
          fill: sh.linear(
            [
              [0, '#fff', 0.12],
              [0.25, '#fff', 0.25],
              [0.6, '#000', 0.05],
              [1, '#1a0d04', 0.5],
            ],
            'down',
          ),
        }),
      { rotate: p.rotate ?? -5, scale: p.scale ?? 1 },
    )
  )
}
export function grains(sh: PackSheet, p: Pack, R: number): string {
  const rnd = sh.random(6)
  let out = sh.fibre(oval(R * 0.42, R), { ink: '#6a1414', x: 0.05, y: 0.05, alpha: 0.5 })
  for (let i = 0; i < (p.fat ?? 54); i++) {
    const [a, q] = [rnd() * 6.28, Math.sqrt(rnd()) * 0.92]
    out += path(
      lensPath(
        R * 0.42 * q * Math.cos(a),
        R * q * Math.sin(a),
        3 + rnd() ** 2 * (p.grain ?? 3) * 3.4,
        3 + rnd() * (p.grain ?? 3) * 1.2,
        60 + rnd() * 60,
      ),
      { fill: i % 3 ? '#f3d8c8' : '#e8b8a4', opacity: 0.9 },
    )
  }
  return out
}
/** Two hung sausages side by side, strung, card in front. */
export const appesi = (sh: PackSheet, p: Pack): string => {
  const one = (c: string, h: number, w: number) => {
    const t = ramp(c)
    const d = blob(
      [
        [-w * 0.3, -h],
        [-w * 0.86, -h * 0.86],
        [-w, -h * 0.5],
        [-w * 0.92, -h * 0.14],
        [-w * 0.3, 0],
        [w * 0.3, 0],
        [w * 0.94, -h * 0.14],
        [w, -h * 0.5],
        [w * 0.84, -h * 0.86],
        [w * 0.3, -h],
      ],
      0.9,
    )
    return (
      sh.solid(d, {
        fill: sh.linear([
          [0, t.deep],
          [0.12, t.base],
          [0.28, t.light],
          [0.55, t.base],
          [1, t.deep],
        ]),
        ink: t.ink,
        alpha: 0.7,
        inside: mould(sh, d, p.bloom ?? 0.5) + sh.relief(d, { x: 0.04, y: 0.03, height: 7, alpha: 0.6 }),
      }) +
      sh.clip(
        d,
        twine(
          `${[0.2, 0.4, 0.6, 0.8]
            .map((u) => `M${-w} ${round(-h * u)}Q0 ${round(-h * u + 22)} ${w} ${round(-h * u)}`)
            .join('')}M0 -${h}Q10 -${h / 2} 0 0`,
          5,
        ),
      ) +
      twine(`M-12 -${h - 4}Q0 -${h + 70} 0 -${h + 90}M12 -${h - 4}Q4 -${h + 60} 0 -${h + 90}`, 5)
    )
  }
  return (
    sh.cast(340) +
    stroke('M-230 -612H230', '#6a4a26', 18) +
    stroke('M-230 -616H230', '#b98a52', 8) +
    place(-92, -110, one(p.casing ?? '#a85a44', 400, 66)) +
    place(70, -70, one(p.casing2 ?? p.casing ?? '#a85a44', 440, 70)) +
    tag(sh, p.slug, p.data, {
      x: 0,
      y: -330,
      w: 214,
      h: 262,
      rotate: -4,
      safe: p.safe,
      thread: 'M60 -500Q20 -420 0 -318',
    })
  )
}
