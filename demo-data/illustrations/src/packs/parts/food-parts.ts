import type { PackSheet } from '../../core/pack-sheet.ts'
import { round, stroke } from '../../core/svg.ts'

/** An ellipse as a path. */
export const oval = (rx: number, ry: number, cx = 0, cy = 0): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
/** A flake with two points: `l` half its length, `w` its bulge, turned by `a` degrees. */
export const lensPath = (x: number, y: number, l: number, w: number, a: number): string => {
  const r = a / 57.3
  const [ux, uy] = [Math.cos(r) * l, Math.sin(r) * l]
  const [vx, vy] = [-Math.sin(r) * w, Math.cos(r) * w]
  return `M${round(x - ux)} ${round(y - uy)}Q${round(x + vx)} ${round(y + vy)} ${round(x + ux)} ${round(y + uy)}Q${round(x - vx)} ${round(y - vy)} ${round(x - ux)} ${round(y - uy)}Z`
}
/** Twine with a shadow under it. */
export const twine = (d: string, w = 6): string =>
  stroke(d, '#2a160a', w + 3, { opacity: 0.35, transform: 'translate(2 3)' }) +
  stroke(d, '#b08d52', w) +
  stroke(d, '#f3e3bd', w * 0.5, { transform: 'translate(-1 -1)' })
/** Bloom on a rind or a casing. */
export const mould = (sh: PackSheet, d: string, a = 0.75): string =>
  sh.fibre(d, { ink: '#f6f0e6', x: 0.02, y: 0.03, alpha: a, cut: 0.5, octaves: 4 }) +
  sh.fibre(d, { ink: '#8d9a8c', x: 0.05, y: 0.05, alpha: a * 0.35, cut: 0.6, seed: 11 })
/** What the cut face of each family shows. */
export const pastes = {
  grana: {
    c: '#f0d48c',
    draw: (sh: PackSheet, d: string): string =>
      sh.relief(d, { x: 0.035, y: 0.02, height: 7, alpha: 0.55 }) +
      sh.fibre(d, { ink: '#fffbe8', x: 0.12, y: 0.12, alpha: 0.8, cut: 0.68, seed: 4 }),
  },
  pecorino: {
    c: '#f6e6b4',
    draw: (sh: PackSheet, d: string): string =>
      sh.relief(d, { x: 0.05, height: 3, alpha: 0.45 }) +
      sh.fibre(d, { ink: '#b58f4a', x: 0.05, y: 0.09, alpha: 0.5, cut: 0.66 }),
  },
  liscia: {
    c: '#f5dc9c',
    draw: (sh: PackSheet, d: string): string => sh.relief(d, { x: 0.02, height: 3, alpha: 0.3 }),
  },
  friabile: {
    c: '#f4ead0',
    draw: (sh: PackSheet, d: string): string => sh.relief(d, { x: 0.045, height: 9, alpha: 0.6 }),
  },
}
