// Cold cuts, seen from above.
import { ramp } from '../core/colour.ts'
import { ellipse, place, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { piece, ringOf, roundSlice, scatter, spread, upright } from './bits.ts'
import type { Contents } from './contents.ts'

/** Slices of a sausage in a ring, and a heap in the middle. */
export const rounds =
  ({
    r = 74,
    colour = food.meat,
    rim = '#8a5a4a',
    fat = 26,
    fatColour = '#f9e4d8',
    green = false,
    extra = 'olives',
  }: {
    r?: number
    colour?: string
    rim?: string
    fat?: number
    fatColour?: string
    green?: boolean
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const slice = () => roundSlice(sheet, next, { r, colour, rim, fat, fatColour })
    const nuts = green
      ? () => slice() + upright(scatter(next, r * 0.7, 4, 20), () => ellipse(0, 0, 7, 5, { fill: '#8fa04a' }))
      : slice
    const turn = next() * 60
    return (
      upright(ringOf(Math.round(760 / r), 214 - r * 0.72, turn), nuts) +
      upright(ringOf(3, r * 0.5, turn + 30), nuts) +
      besides(extra)(sheet, next)
    )
  }

/** Thin slices folded in waves, `fat` the strip along their edge. */
export const waves =
  ({
    colour = food.hamMeat,
    fat = '#fbe9da',
    count = 9,
    extra = '',
  }: {
    colour?: string
    fat?: string
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const ribbon = (i: number) => {
      const k = 0.9 + (i % 3) * 0.08
      const d = 'M-96-30Q-62-64-28-36T40-40T100-30Q112 4 92 38Q58 62 28 42T-40 46T-98 36Q-112 2-96-30Z'
      return place(
        0,
        0,
        piece(d, sheet.linear([t.light, t.base, t.light, t.dark], 'diagonal'), t.ink, 7) +
          stroke('M-96-30Q-62-64-28-36T40-40T100-30', fat, 11) +
          stroke('M-92-26Q-60-56-28-30T40-34T94-26', light.white, 3, { opacity: 0.6 }) +
          stroke('M-78 8Q-40-14-6 8T76 6M-60 26Q-30 12 0 26T60 24', fat, 3.5, { opacity: 0.7 }),
        { scale: k },
      )
    }
    const ring = ringOf(count - 2, 118, next() * 90).map((one) => ({
      ...one,
      angle: one.angle + 78 + next() * 30,
    }))
    return spread(ring, ribbon) + spread(scatter(next, 50, 2, 60), ribbon) + besides(extra)(sheet, next)
  }

/** Rashers and strips: bacon, speck, lard, with the rind along one side. */
export const strips =
  ({
    colour = '#b8434a',
    fat = '#f8e6da',
    rind = '#5a3420',
    count = 8,
    extra = '',
  }: {
    colour?: string
    fat?: string
    rind?: string
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const one = () => {
      const d = 'M-170-24Q-90-38 0-26T170-24L172 24Q90 36 0 26T-170 26Z'
      return (
        piece(d, sheet.linear([t.light, t.base, t.dark], 'down'), t.ink, 6) +
        stroke('M-166-12Q-90-24 0-14T166-12', fat, 9, { opacity: 0.9 }) +
        stroke('M-160 10Q-80-2 0 8T160 6', fat, 6, { opacity: 0.8 }) +
        stroke('M-168 24Q-90 36 0 25T170 23', rind, 6)
      )
    }
    return (
      Array.from({ length: count }, (_, i) =>
        place((next() - 0.5) * 30, -176 + i * (352 / (count - 1)), one(), { rotate: (next() - 0.5) * 16 }),
      ).join('') + besides(extra)(sheet, next)
    )
  }
