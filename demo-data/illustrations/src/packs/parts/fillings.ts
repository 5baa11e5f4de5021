// Fillings known by their two colours.
import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, ellipse, type Point, path, place, stroke } from '../../core/svg.ts'

const ROOM = 'M-150 0H150V-400H-150Z'

/** A cream, a sauce or a jam: coarse spots of both colours. */
export const mottled = (sh: PackSheet, first: string, second: string): string =>
  sh.fibre(ROOM, { ink: ramp(first).dark, x: 0.05, y: 0.05, alpha: 0.6, cut: 0.52 }) +
  sh.fibre(ROOM, { ink: second, x: 0.09, y: 0.09, alpha: 0.75, cut: 0.6, seed: 9 })

/** Pieces in oil or brine, each lit, of both colours. */
export function pieces(sh: PackSheet, first: string, second: string): string {
  const next = sh.random(77)
  return Array.from({ length: 54 }, (_, i) => {
    const t = ramp(i % 3 ? first : second)
    const corners = Array.from({ length: 7 }, (_, j): Point => {
      const a = (j / 7) * Math.PI * 2
      return [34 * (0.7 + next() * 0.4) * Math.cos(a), 24 * (0.7 + next() * 0.4) * Math.sin(a)]
    })
    const piece =
      path(blob(corners, 0.9), { fill: sh.radial([t.pale, t.light, t.base, t.dark]) }) +
      stroke('M-20-6Q-6-16 12-12', t.pale, 3, { opacity: 0.7 })
    return place(-120 + next() * 240, -14 - next() * 330, piece, { rotate: next() * 180 })
  }).join('')
}

/** Seeds, grains, berries, beans. */
export function seeds(sh: PackSheet, first: string, second: string): string {
  const next = sh.random(77)
  const [a, b] = [ramp(first), ramp(second)]
  const tones = [a.base, a.light, b.base, a.dark]
  return Array.from({ length: 260 }, (_, i) => {
    const seed =
      ellipse(1.5, 2, 11, 8.5, { fill: a.ink, opacity: 0.5 }) +
      ellipse(0, 0, 11, 8.5, { fill: tones[i % 4] }) +
      ellipse(-3, -3, 4, 2.4, { fill: a.pale, opacity: 0.7 })
    return place(-110 + next() * 220, -8 - next() * 230, seed, { rotate: next() * 180 })
  }).join('')
}

/** Taralli: small baked rings. */
export function rings(sh: PackSheet, first: string, second: string): string {
  const next = sh.random(77)
  return Array.from({ length: 44 }, (_, i) => {
    const t = ramp(i % 3 ? first : second)
    const oval = 'M-30 0a30 21 0 1 1 60 0a30 21 0 1 1-60 0Z'
    const ring =
      stroke(oval, t.ink, 21, { opacity: 0.5 }) +
      stroke(oval, t.dark, 18) +
      stroke(oval, t.base, 13) +
      stroke('M-26-10Q-10-24 14-20', t.pale, 5, { opacity: 0.8 })
    return place(-140 + next() * 280, -20 - next() * 320, ring, { rotate: next() * 180 })
  }).join('')
}

/** Stigmas of saffron. */
export function threads(sh: PackSheet, first: string, second: string): string {
  const next = sh.random(77)
  return Array.from({ length: 220 }, (_, i) =>
    place(
      -90 + next() * 180,
      -10 - next() * 250,
      stroke('M-22 0Q-6-10 6 0T26-4', i % 4 ? first : second, 3.6),
      { rotate: next() * 180 },
    ),
  ).join('')
}
