// What the cut shows: cheese, cured meat, bread, truffle. Each is centred on 0,0, some 560 units wide.
import { mix, ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, ellipse, type Point, path, place, round, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { lensPath, oval, pastes } from '../parts/food-parts.ts'
import { slice } from '../parts/slices.ts'
import { truffleCut } from '../produce/truffle-bell.ts'

export type SectionName = 'cheese' | 'slices' | 'salame' | 'bread' | 'truffle'

/** A slice across the wheel: a wedge with its rind at the right. */
function cheese(sh: PackSheet, p: Pack): string {
  const kind = pastes[p.paste ?? 'liscia']
  const [t, r] = [ramp(p.colour ?? kind.c), ramp(p.rind ?? '#c9954e')]
  const d = 'M-290 26Q-300 -2 -282 -16L226 -206Q296 -20 240 214Z'
  const rind = 'M226 -206Q296 -20 240 214L206 198Q258 -20 196 -194Z'
  const next = sh.random(3)
  const inside = () => {
    const u = next() ** 0.6
    return [-250 + u * 450, (next() - 0.5) * (30 + u * 340)] as const
  }
  const eyes = Array.from({ length: p.eyes ?? 0 }, () => {
    const [x, y] = inside()
    const q = 4 + next() * (p.eye ?? 7) * 1.6
    return (
      ellipse(x, y, q * 1.3, q, { fill: t.dark }) +
      ellipse(x + q * 0.2, y + q * 0.25, q, q * 0.66, { fill: t.deep, opacity: 0.5 })
    )
  }).join('')
  const pepper = Array.from({ length: p.pepper ? 50 : 0 }, () => {
    const [x, y] = inside()
    return ellipse(x, y, 9, 8, { fill: '#241a14' }) + ellipse(x - 2, y - 2, 3, 2, { fill: '#8a7a68' })
  }).join('')
  const blue = p.veins
    ? sh.fibre(d, { ink: '#35605e', x: 0.012, y: 0.018, alpha: 0.95, cut: 0.585, octaves: 4, seed: 21 }) +
      sh.fibre(d, { ink: '#7d9a86', x: 0.016, y: 0.022, alpha: 0.8, cut: 0.61, octaves: 4, seed: 5 })
    : ''
  return (
    path(d, { fill: t.deep, transform: 'translate(4 26)' }) +
    path(rind, { fill: r.deep, transform: 'translate(4 26)' }) +
    sh.solid(d, {
      fill: sh.linear([t.light, t.base, mix(t.base, t.dark, 0.3)], 'rightDown'),
      ink: t.dark,
      alpha: 0.3,
      inside: kind.draw(sh, d) + eyes + pepper + blue,
    }) +
    sh.solid(rind, {
      fill: sh.linear([r.light, r.base, r.dark], 'down'),
      ink: r.ink,
      alpha: 0.5,
      inside: sh.relief(rind, { x: 0.05, height: p.rough ?? 6, alpha: 0.6 }),
    }) +
    stroke('M-282 -16L196 -194', t.pale, 4, { opacity: 0.7 })
  )
}

/** Two slices, one over the other. */
const slices = (sh: PackSheet, p: Pack): string => {
  const cut = p.cut ?? 'crudo'
  return (
    place(-30, -90, slice(sh, cut, 1), { scale: 1.78, rotate: -8 }) +
    place(40, 96, slice(sh, cut, 2), { scale: 1.86, rotate: 6 })
  )
}

/** A slice of salame: coarse or fine fat in lean meat, the casing round it. */
function coin(sh: PackSheet, meat: string, count: number, grain: number, salt: number, r: number): string {
  const t = ramp(meat)
  const next = sh.random(60 + salt)
  const d = oval(r, r * 0.94)
  const fat = Array.from({ length: count * 2 }, (_, i) => {
    const [a, q] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.9]
    const flake = lensPath(
      r * q * Math.cos(a),
      r * 0.94 * q * Math.sin(a),
      5 + next() * grain * 4,
      4 + next() * grain * 2.4,
      next() * 180,
    )
    return path(flake, { fill: i % 3 ? '#f6dccd' : '#ecc0ae', opacity: 0.92 })
  }).join('')
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(5 12)' }) +
    path(d, { fill: '#cdb49c' }) +
    sh.clip(
      oval(r * 0.965, r * 0.905),
      path(d, { fill: sh.radial([t.light, t.base, t.base, t.dark]) }) +
        sh.fibre(d, { ink: t.deep, x: 0.03, y: 0.03, alpha: 0.4 }) +
        fat,
    )
  )
}

const salame = (sh: PackSheet, p: Pack): string => {
  const drawn = (salt: number, r: number) => coin(sh, p.meat ?? '#a8302e', p.fat ?? 54, p.grain ?? 3, salt, r)
  return place(-130, -74, drawn(1, 168)) + place(128, -58, drawn(2, 164)) + place(-6, 98, drawn(3, 176))
}

/** A slice of a loaf: crust, open crumb. */
function bread(sh: PackSheet, p: Pack): string {
  const [crust, crumb] = [ramp(p.crust ?? '#a8622a'), ramp(p.colour ?? '#f3dfae')]
  const outline: Point[] = [
    [-286, 150],
    [-304, 30],
    [-236, -120],
    [-60, -186],
    [120, -176],
    [262, -92],
    [300, 40],
    [280, 152],
    [0, 172],
  ]
  const d = blob(outline, 0.9)
  const inner = blob(
    outline.map(([x, y]): Point => [x * 0.93, y * 0.9]),
    0.9,
  )
  const next = sh.random(5)
  const holes = Array.from({ length: 130 }, () => {
    const [a, q] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.86]
    const [x, y, s] = [280 * q * Math.cos(a), 156 * q * Math.sin(a), 3 + next() ** 3 * 22]
    return (
      ellipse(x, y, s * 1.2, s * 0.8, { fill: crumb.dark, opacity: 0.75 }) +
      ellipse(x + s * 0.2, y + s * 0.2, s * 0.9, s * 0.5, { fill: crumb.deep, opacity: 0.35 })
    )
  }).join('')
  const fruit = Array.from({ length: p.pepper ? 34 : 0 }, (_, i) => {
    const [a, q] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.8]
    return ellipse(270 * q * Math.cos(a), 150 * q * Math.sin(a), 15, 11, {
      fill: ['#4a2418', '#e08a1c', '#6a2c1a'][i % 3],
    })
  }).join('')
  return (
    path(d, { fill: crust.ink, opacity: 0.5, transform: 'translate(6 16)' }) +
    sh.solid(d, {
      fill: sh.linear([crust.light, crust.base, crust.dark], 'down'),
      ink: crust.ink,
      alpha: 0.5,
      inside: sh.relief(d, { x: 0.04, height: 6, alpha: 0.5 }),
    }) +
    sh.clip(
      inner,
      path(inner, { fill: sh.linear([crumb.light, crumb.base, crumb.base, crumb.dark], 'down') }) +
        sh.relief(inner, { x: 0.05, height: 4, alpha: 0.35 }) +
        holes +
        fruit,
    )
  )
}

const truffle = (sh: PackSheet, p: Pack): string =>
  place(0, 224, truffleCut(sh, { black: p.black, s: 2.5, salt: 9 })) +
  crumbs(sh, p.black ? '#3a2d26' : '#8a6a40')

/** Shavings at the foot of the board. */
function crumbs(sh: PackSheet, colour: string): string {
  const next = sh.random(31)
  return Array.from({ length: 30 }, () => {
    const [x, y, s] = [-280 + next() * 560, 210 + next() * 50, 2 + next() * 5]
    return ellipse(x, y, round(s), round(s * 0.7), { fill: colour })
  }).join('')
}

export const sections: Record<SectionName, (sh: PackSheet, p: Pack) => string> = {
  cheese,
  slices,
  salame,
  bread,
  truffle,
}
