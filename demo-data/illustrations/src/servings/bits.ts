// Small things seen from above, each about 60 units wide round 0,0, and ways to scatter them.
import { ramp } from '../core/colour.ts'
import { leaf } from '../core/label.ts'
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'

export type Spot = { x: number; y: number; angle: number }

/**
 * Places inside a circle of radius `r`, none nearer than `gap` to another where there is room, those at the
 * back (top) first so that the next ones lie over them.
 */
export function scatter(next: Draw, r: number, count: number, gap: number): Spot[] {
  const spots: Spot[] = []
  for (let tries = 0; spots.length < count && tries < count * 30; tries++) {
    const [q, a] = [r * Math.sqrt(next()), next() * Math.PI * 2]
    const [x, y] = [q * Math.cos(a), q * Math.sin(a)]
    const near = spots.some((one) => Math.hypot(one.x - x, one.y - y) < gap * (tries < count * 15 ? 1 : 0.6))
    if (!near) spots.push({ x, y, angle: next() * 360 })
  }
  return spots.sort((a, b) => a.y - b.y)
}

/** Places on a ring of radius `r`, the first at `turn` degrees; `angle` points outwards. */
export const ringOf = (count: number, r: number, turn = 0): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (360 / count) * i
    const a = (angle * Math.PI) / 180
    return { x: r * Math.cos(a), y: r * Math.sin(a), angle }
  })

export const spread = (spots: readonly Spot[], draw: (i: number) => string, scale = 1): string =>
  spots.map(({ x, y, angle }, i) => place(x, y, draw(i), { rotate: angle, scale })).join('')

/** Like `spread`, with every piece upright, so that its light stays at the upper left. */
export const upright = (spots: readonly Spot[], draw: (i: number) => string, scale = 1): string =>
  spots.map(({ x, y }, i) => place(x, y, draw(i), { scale })).join('')

/** A flat piece with its shadow. */
export const piece = (d: string, fill: string, ink: string, depth = 5): string =>
  path(d, { fill: ink, opacity: 0.45, transform: `translate(${depth} ${depth + 2})` }) + path(d, { fill })

/** A small ball: olive, hazelnut, berry, comfit. */
export function ball(sheet: Sheet, colour: string, r = 24, ratio = 1): string {
  const t = ramp(colour)
  return (
    ellipse(r * 0.2, r * 0.26, r, r * ratio, { fill: t.ink, opacity: 0.45 }) +
    ellipse(0, 0, r, r * ratio, { fill: sheet.sphere(t) }) +
    ellipse(-r * 0.34, -r * ratio * 0.4, r * 0.22, r * 0.15, { fill: light.warm, opacity: 0.8 })
  )
}

/** A slice of sausage: `rim` the casing, `fat` grains of `fatColour`. */
export function roundSlice(
  sheet: Sheet,
  next: Draw,
  { r = 74, colour = food.meat, rim = '#8a5a4a', fat = 26, fatColour = '#f9e4d8' } = {},
): string {
  const t = ramp(colour)
  let grains = ''
  for (let i = 0; i < fat; i++) {
    const [q, a] = [r * 0.84 * Math.sqrt(next()), next() * Math.PI * 2]
    grains += ellipse(q * Math.cos(a), q * Math.sin(a), 2.5 + next() * 5.5, 2 + next() * 4, {
      fill: fatColour,
      opacity: 0.92,
    })
  }
  return (
    circle(5, 7, r, { fill: t.ink, opacity: 0.45 }) +
    circle(0, 0, r, { fill: rim }) +
    circle(0, 0, r - 4, { fill: sheet.radial([t.light, t.base, t.dark], { cx: 0.36, cy: 0.3, r: 0.85 }) }) +
    grains
  )
}

/** A slice of bread with its crust, the crumb covered with `spread`. */
export function toast(
  sheet: Sheet,
  next: Draw,
  { crust = food.crust, crumb = food.crumb, spread = '' } = {},
): string {
  const [c, b] = [ramp(crust), ramp(crumb)]
  const d = 'M-92 96Q-104 0-100-50Q-98-104-40-106Q0-118 40-106Q98-104 100-50Q104 0 92 96Q0 112-92 96Z'
  let holes = ''
  for (let i = 0; i < 22; i++)
    holes += ellipse(-74 + next() * 148, -80 + next() * 160, 2 + next() * 5, 2 + next() * 4, {
      fill: b.dark,
      opacity: 0.5,
    })
  const over = 'M-70 66Q-86 10-78-40Q-64-84-14-78Q46-92 72-50Q88 0 72 60Q36 90 0 74Q-40 92-70 66Z'
  const s = spread ? ramp(spread) : undefined
  return (
    piece(d, c.dark, sheet.tableInk, 8) +
    place(0, 0, path(d, { fill: sheet.linear([b.pale, b.base, b.dark], 'diagonal') }) + holes, {
      scale: 0.92,
    }) +
    (s
      ? path(over, { fill: s.ink, opacity: 0.35, transform: 'translate(4 6)' }) +
        sheet.solid(over, {
          fill: sheet.linear([s.light, s.base, s.dark], 'diagonal'),
          ink: s.deep,
          axis: 'diagonal',
          start: 0.4,
          alpha: 0.6,
        }) +
        stroke('M-58-14Q-52-56-8-60', light.warm, 9, { opacity: 0.6 })
      : '')
  )
}

/** A wedge seen from above, its tip at 0,0 and its rind `length` away to the right. */
export function wedge(
  sheet: Sheet,
  { length = 170, width = 84, paste = food.cheese, rind = food.hardRind, inside = '' } = {},
): string {
  const [p, r] = [ramp(paste), ramp(rind)]
  const [l, h] = [length, width / 2]
  const d = `M0 0L${l - 10} ${-h}Q${l + 18} 0 ${l - 10} ${h}Z`
  return (
    piece(d, p.dark, sheet.tableInk, 8) +
    sheet.solid(d, { fill: sheet.linear([p.pale, p.base, p.dark], 'diagonal'), inside }) +
    path(
      `M${l - 22} ${round(-h * 0.93)}L${l - 10} ${-h}Q${l + 18} 0 ${l - 10} ${h}L${l - 22} ${round(h * 0.93)}Q${l + 2} 0 ${l - 22} ${round(-h * 0.93)}Z`,
      { fill: r.base },
    )
  )
}

/** A few leaves from one point. */
export const leaves = (colour = food.basil, count = 3, length = 62): string =>
  Array.from({ length: count }, (_, i) =>
    place(0, 0, leaf({ length, width: length * 0.36, colour }), { rotate: -30 + i * (230 / count) }),
  ).join('')

/** A citrus or tomato disc: rind, segments of flesh. */
export function disc(
  sheet: Sheet,
  { r = 66, rind = '#f2b01c', flesh = '#f9d34c', pith = '#fdf3cf', segments = 9 } = {},
): string {
  const t = ramp(flesh)
  const rays = Array.from({ length: segments }, (_, i) => {
    const half = Math.PI / segments - 0.06
    const a = (Math.PI * 2 * i) / segments
    const point = (angle: number, q: number) => `${round(q * Math.cos(angle))} ${round(q * Math.sin(angle))}`
    return path(
      `M${point(a, r * 0.12)}L${point(a - half, r * 0.76)}Q${point(a, r * 0.9)} ${point(a + half, r * 0.76)}Z`,
      {
        fill: sheet.radial([t.light, t.base], { cx: 0.4, cy: 0.3, r: 0.8 }),
      },
    )
  }).join('')
  return (
    circle(5, 7, r, { fill: sheet.tableInk, opacity: 0.4 }) +
    circle(0, 0, r, { fill: ramp(rind).base }) +
    circle(0, 0, r * 0.9, { fill: pith }) +
    rays
  )
}
