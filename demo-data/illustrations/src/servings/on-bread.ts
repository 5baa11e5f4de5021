// Bread with something on it, and fish, seen from above.
import { ramp } from '../core/colour.ts'
import { circle, ellipse, place, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { leaves, piece, scatter, toast, upright } from './bits.ts'
import type { Contents } from './contents.ts'

/** Three slices of bread with something on them. */
export const toasts =
  ({
    spread: on = '',
    crust = food.crust,
    crumb = food.crumb,
    over = '',
    extra = '',
  }: {
    spread?: string
    crust?: string
    crumb?: string
    over?: string
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const one = () => toast(sheet, next, { crust, crumb, spread: on }) + onToast(over)(sheet, next)
    return (
      [
        [-84, -98, -18],
        [96, -66, 14],
        [-4, 88, -4],
      ]
        .map(([x = 0, y = 0, a = 0]) => place(x, y, one(), { rotate: a, scale: 0.94 }))
        .join('') + besides(extra)(sheet, next)
    )
  }

const onToast =
  (name: string): Contents =>
  (sheet, next) => {
    if (name === 'fillets')
      return [-30, 10, 48]
        .map((y) =>
          place(
            0,
            y - 10,
            piece(
              'M-72-4Q-20-22 70-8Q20 16-72-4Z',
              sheet.linear(['#c98a6a', '#8a4a34', '#5a2a1c'], 'down'),
              '#2a120a',
              4,
            ),
            { rotate: -12 },
          ),
        )
        .join('')
    if (name === 'oil')
      return upright(
        scatter(next, 70, 14, 26),
        () =>
          ellipse(0, 0, 12, 9, { fill: '#c9b02a', opacity: 0.75 }) +
          ellipse(-3, -3, 3, 2, { fill: '#fbf3b0' }),
      )
    if (name === 'ham')
      return (
        piece(
          'M-70-40Q-30-74 0-44T70-46Q82 0 66 40Q30 66 0 44T-68 44Z',
          sheet.linear(['#e8857a', '#c64a46'], 'diagonal'),
          '#4a120f',
          4,
        ) + stroke('M-70-40Q-30-74 0-44T70-46', '#fbe9da', 10)
      )
    if (name === 'grains')
      return upright(scatter(next, 66, 26, 16), () => circle(0, 0, 7, { fill: '#7a4a2a' }))
    if (name === 'onion')
      return upright(scatter(next, 60, 7, 34), () =>
        circle(0, 0, 22, { fill: 'none', stroke: '#a3485a', 'stroke-width': 7 }),
      )
    return ''
  }

/** Whole small fish or fillets side by side, with lemon and parsley. */
export const fishes =
  ({
    colour = food.fish,
    belly = '#e4ecee',
    count = 6,
    oil = '',
    whole = true,
  }: {
    colour?: string
    belly?: string
    count?: number
    oil?: string
    whole?: boolean
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const d = whole
      ? 'M-160 0Q-120-36-40-34Q70-32 130-6L172-32Q162 0 172 32L130 8Q70 32-40 32Q-120 32-160 0Z'
      : 'M-150-10Q-60-42 60-28Q130-18 152 0Q120 26 20 28Q-100 30-150-10Z'
    const one = () =>
      piece(d, sheet.linear([t.deep, t.base, belly, t.light], 'down'), t.ink, 7) +
      (whole
        ? circle(-126, -4, 6, { fill: '#12181a' }) +
          circle(-128, -6, 2, { fill: light.white }) +
          stroke('M-100-24Q-88 0-100 22', t.deep, 3)
        : stroke('M-130-6Q0-20 132 2', t.pale, 4, { opacity: 0.8 }))
    const laid = Array.from({ length: count }, (_, i) =>
      place((next() - 0.5) * 24, -150 + i * (290 / (count - 1)), one(), {
        rotate: (next() - 0.5) * 12,
        flip: i % 2 === 1 && whole,
      }),
    ).join('')
    const drops = oil
      ? upright(scatter(next, 190, 18, 36), () => ellipse(0, 0, 13, 10, { fill: oil, opacity: 0.7 }))
      : ''
    return laid + drops + besides('lemon')(sheet, next) + place(-140, 130, leaves('#4f8a3a', 4, 50))
  }
