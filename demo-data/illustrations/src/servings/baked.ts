// Bread and flour, seen from above.
import { ramp } from '../core/colour.ts'
import { stops } from '../core/sheet.ts'
import { circle, ellipse, path, place, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { ball, piece, ringOf, scatter, toast } from './bits.ts'
import type { Contents } from './contents.ts'

/** Slices of a loaf laid like tiles. */
export const breadSlices =
  ({
    crust = food.crust,
    crumb = food.crumb,
    count = 5,
    extra = '',
  }: {
    crust?: string
    crumb?: string
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) =>
    Array.from({ length: count }, (_, i) =>
      place(
        -120 + i * (240 / (count - 1)),
        -96 + i * (176 / (count - 1)),
        toast(sheet, next, { crust, crumb }),
        { rotate: -20 + next() * 10, scale: 1.12 },
      ),
    ).join('') + besides(extra)(sheet, next)

/** A flat bread cut in quarters, with what it is filled or dressed with. */
export const quarters =
  ({
    colour = '#f0dcae',
    spots = '#a8743c',
    filling = '',
    crisp = false,
  }: {
    colour?: string
    spots?: string
    filling?: string
    crisp?: boolean
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const quarter = () => {
      const d = crisp ? 'M-10-10L150-30Q196 40 150 150L60 176-20 150Z' : 'M0 0L190 0A190 190 0 0 1 0 190Z'
      const toasted = scatter(next, 90, 18, 20)
        .map(({ x, y }) =>
          ellipse(x + 84, y + 84, 5 + next() * 12, 4 + next() * 8, { fill: spots, opacity: 0.5 }),
        )
        .join('')
      const under = filling
        ? path('M-6 20L176 8A196 196 0 0 1 8 190Z', { fill: filling, transform: 'translate(10 14)' }) +
          stroke('M190 24Q150 60 170 90T110 150T40 196', ramp(filling).light, 14)
        : ''
      return (
        under +
        piece(d, sheet.linear([t.pale, t.base, t.dark], 'diagonal'), sheet.tableInk, 8) +
        sheet.clip(d, toasted)
      )
    }
    const turn = next() * 30
    return [0, 1, 2, 3]
      .map((i) => place(0, 0, place(12 + i * 3, 10, quarter()), { rotate: turn + i * 90 }))
      .join('')
  }

/** Thin sticks side by side. */
export const sticks =
  ({ colour = '#d9a24e', seeds = false }: { colour?: string; seeds?: boolean }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    return Array.from({ length: 11 }, (_, i) => {
      const d = `M-250-9Q-120-15 0-9T250-9L252 9Q120 15 0 10T-250 9Z`
      const dots = seeds
        ? Array.from({ length: 16 }, () =>
            circle(next() * 460 - 230, next() * 10 - 5, 2.6, { fill: t.ink }),
          ).join('')
        : ''
      return place(
        (next() - 0.5) * 50,
        -150 + i * 30,
        piece(d, sheet.linear([t.pale, t.base, t.dark], 'down'), t.ink, 5) + dots,
        { rotate: -34 + (next() - 0.5) * 14 },
      )
    }).join('')
  }

/** A well of flour with an egg yolk in it. */
export const flourWell =
  ({ colour = '#fbf6ea', yolks = 2 }: { colour?: string; yolks?: number }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const grain = scatter(next, 230, 70, 10)
      .map(({ x, y }) => circle(x, y, 1.5 + next() * 3, { fill: t.light }))
      .join('')
    const centre =
      ringOf(yolks, yolks > 1 ? 40 : 0, 20)
        .map(({ x, y }) => ellipse(x, y, 62, 52, { fill: '#f7ecc8', opacity: 0.7 }))
        .join('') +
      ringOf(yolks, yolks > 1 ? 40 : 0, 20)
        .map(({ x, y }) => place(x, y, ball(sheet, '#f2a01c', 38)))
        .join('')
    return (
      grain +
      circle(10, 14, 196, { fill: sheet.tableInk, opacity: 0.3 }) +
      sheet.solid(
        'M-196 0C-196-120-110-196 0-192C116-196 196-110 194 4C196 116 104 194-4 192C-116 196-196 110-196 0Z',
        {
          fill: sheet.radial(stops([0, 0.45, 0.75, 1], [t.dark, t.light, light.white, t.base]), {
            cx: 0.5,
            cy: 0.5,
            r: 0.5,
          }),
          ink: '#b8a880',
          axis: 'diagonal',
          start: 0.4,
          alpha: 0.6,
        },
      ) +
      circle(0, 0, 96, { fill: t.dark, opacity: 0.5 }) +
      centre
    )
  }
