// Small repeated ornaments along a line.
import { round } from '../../core/svg.ts'
import type { Tools } from './tools.ts'

/** The place on the label of a point of one motif. */
type Spot = (dx: number, dy: number) => string

const motifs: Record<string, (at: Spot, i: number) => string> = {
  lozenge: (at) => `M${at(-0.6, 0)}L${at(0, -0.5)}L${at(0.6, 0)}L${at(0, 0.5)}Z`,
  saw: (at) => `M${at(-0.95, 0.4)}L${at(0, -0.5)}L${at(0.95, 0.4)}Z`,
  wave: (at) =>
    `M${at(-0.95, 0.1)}Q${at(-0.45, -0.9)} ${at(0, 0.1)}Q${at(0.45, 0.9)} ${at(0.95, 0.1)}Q${at(0.45, 0.4)} ${at(0, -0.2)}Q${at(-0.45, -0.5)} ${at(-0.95, 0.1)}Z`,
  leaf: (at) => `M${at(-0.8, 0.3)}Q${at(-0.3, -0.8)} ${at(0.8, -0.3)}Q${at(0.2, 0.7)} ${at(-0.8, 0.3)}Z`,
  brick: (at, i) => (i % 2 ? `M${at(-0.8, -0.4)}L${at(0.8, -0.4)}L${at(0.8, 0.4)}L${at(-0.8, 0.4)}Z` : ''),
}

/** From `x1` to `x2` at `y`, motifs of the size `s`. */
export function ornament(
  tools: Tools,
  kind: string,
  [x1, x2]: readonly [number, number],
  y: number,
  ink: string,
  s: number,
): string {
  if (kind === 'rule') return tools.rule(x1, y, x2, ink, s * 0.28)
  if (kind === 'double')
    return tools.rule(x1, y - s * 0.3, x2, ink, s * 0.34) + tools.rule(x1, y + s * 0.3, x2, ink, s * 0.14)
  if (kind === 'dots')
    return tools.rule(
      x1,
      y,
      x2,
      ink,
      s * 0.42,
      ` stroke-dasharray="0.1 ${round(s * 1.1)}" stroke-linecap="round"`,
    )
  const motif = motifs[kind]
  if (!motif) return ''
  const n = Math.max(3, Math.round((x2 - x1) / (s * 1.9)))
  const d = Array.from({ length: n }, (_, i) => {
    const middle = x1 + ((x2 - x1) * (i + 0.5)) / n
    return motif(
      (dx, dy) =>
        tools
          .at(middle + dx * s, y + dy * s)
          .map((v) => round(v))
          .join(' '),
      i,
    )
  })
  return `<path d="${d.join('')}" fill="${ink}"/>`
}
