// Sweets, nuts and coffee, seen from above.
import { ramp } from '../core/colour.ts'
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, place, rect, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { ball, leaves, piece, ringOf, scatter, spread, upright } from './bits.ts'
import type { Contents } from './contents.ts'

const biscuitShapes = {
  round: 'M-50 0a50 50 0 1 1 100 0a50 50 0 1 1-100 0Z',
  oval: 'M-66 0Q-60-36 0-40Q60-36 66 0Q60 36 0 40Q-60 36-66 0Z',
  diamond: 'M-72 0Q-40-14 0-42Q40-14 72 0Q40 14 0 42Q-40 14-72 0Z',
  finger: 'M-86-20Q-86-30-70-30H70Q88-28 86 0Q88 28 70 30H-70Q-88 28-86 0Z',
  shell: 'M-56 40Q-66-20 0-56Q66-20 56 40Q0 62-56 40Z',
}

export type BiscuitShape = keyof typeof biscuitShapes | 'ring'

/** Biscuits on a plate: `nuts` shows what is inside, `dust` is sugar. */
export const biscuitsOn =
  ({
    shape = 'round',
    colour = food.biscuit,
    nuts = '',
    dust = false,
    count = 11,
    extra = '',
  }: {
    shape?: BiscuitShape
    colour?: string
    nuts?: string
    dust?: boolean
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const one = () => biscuit(sheet, next, shape, { colour, nuts, dust })
    return (
      spread(scatter(next, 152, count, shape === 'round' || shape === 'ring' ? 80 : 74), one) +
      besides(extra)(sheet, next)
    )
  }

function biscuit(
  sheet: Sheet,
  next: Draw,
  shape: BiscuitShape,
  { colour, nuts, dust }: { colour: string; nuts: string; dust: boolean },
): string {
  const t = ramp(colour)
  if (shape === 'ring')
    return (
      circle(5, 7, 40, { fill: 'none', stroke: t.ink, 'stroke-width': 30, opacity: 0.4 }) +
      circle(0, 0, 40, { fill: 'none', stroke: t.dark, 'stroke-width': 31 }) +
      circle(-1, -2, 40, { fill: 'none', stroke: t.base, 'stroke-width': 25 }) +
      circle(-2, -4, 40, { fill: 'none', stroke: t.light, 'stroke-width': 10, opacity: 0.8 }) +
      (nuts ? upright(ringOf(10, 40, next() * 30), () => ellipse(0, 0, 4, 2, { fill: nuts })) : '')
    )
  const d = biscuitShapes[shape]
  const inside = nuts
    ? scatter(next, 44, 6, 18)
        .map(
          ({ x, y }) =>
            ellipse(x, y * 0.6, 10, 7, { fill: nuts }) +
            ellipse(x - 2, y * 0.6 - 2, 5, 3, { fill: ramp(nuts).pale, opacity: 0.6 }),
        )
        .join('')
    : ''
  const sugar = dust
    ? scatter(next, 52, 40, 6)
        .map(({ x, y }) => circle(x, y * 0.7, 1.5 + next() * 2.4, { fill: light.white, opacity: 0.9 }))
        .join('')
    : ''
  return (
    piece(d, t.deep, sheet.tableInk, 6) +
    place(
      -1,
      -3,
      sheet.solid(d, { fill: sheet.linear([t.pale, t.base, t.dark], 'diagonal'), inside: inside + sugar }),
      { scale: 0.95 },
    ) +
    (shape === 'shell'
      ? stroke('M-40 34Q-20-20 0-44M-14 42Q-2 0 4-42M18 42Q20 0 8-40M44 32Q36-10 12-38', t.dark, 4, {
          opacity: 0.6,
        })
      : '')
  )
}

/** Slices of a tall cake round the plate, tips to the middle. */
export const cakeSlices =
  ({
    crumb = '#f8dc7a',
    crust = '#8a4f24',
    fruit = '',
    fruit2 = '',
    dust = false,
    count = 4,
  }: {
    crumb?: string
    crust?: string
    fruit?: string
    fruit2?: string
    dust?: boolean
    count?: number
  }): Contents =>
  (sheet, next) => {
    const [c, k] = [ramp(crumb), ramp(crust)]
    const slice = (): string => {
      const d = 'M0 0L168-72Q198 0 168 72Z'
      const bits = fruit
        ? scatter(next, 78, 12, 22)
            .map(({ x, y }, i) => ellipse(x + 100, y * 0.6, 9, 7, { fill: i % 2 && fruit2 ? fruit2 : fruit }))
            .join('')
        : ''
      const pores = scatter(next, 84, 26, 10)
        .map(({ x, y }) => ellipse(x + 96, y * 0.6, 3, 2, { fill: c.dark, opacity: 0.6 }))
        .join('')
      const sugar = dust
        ? scatter(next, 90, 50, 8)
            .map(({ x, y }) => circle(x + 96, y * 0.7, 2.6, { fill: light.white }))
            .join('')
        : ''
      return (
        piece(d, k.base, sheet.tableInk, 9) +
        place(
          0,
          0,
          sheet.solid('M10 0L158-60Q180 0 158 60Z', {
            fill: sheet.linear([c.pale, c.base, c.dark], 'diagonal'),
            inside: pores + bits + sugar,
          }),
        )
      )
    }
    const turn = next() * 50
    return Array.from({ length: count }, (_, i) =>
      place(0, 0, place(18, 0, slice()), { rotate: turn + (360 / count) * i }),
    ).join('')
  }

/** Squares or sticks broken off a bar. */
export const brokenBar =
  ({
    colour = food.chocolate,
    nuts = '',
    long = false,
  }: {
    colour?: string
    nuts?: string
    long?: boolean
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const square = (w: number, h: number) =>
      piece(`M${-w} ${-h}H${w}V${h}H${-w}Z`, t.dark, t.ink, 7) +
      path(`M${8 - w} ${8 - h}H${w - 8}V${h - 8}H${8 - w}Z`, {
        fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
      }) +
      stroke(`M${12 - w} ${h - 14}V${12 - h}H${w - 16}`, t.pale, 4, { opacity: 0.5 }) +
      (nuts ? upright(scatter(next, Math.min(w, h) * 0.7, 4, 22), () => ball(sheet, nuts, 12)) : '')
    const heap = spread(scatter(next, 150, long ? 9 : 14, long ? 90 : 74), () =>
      square(long ? 74 : 42, long ? 30 : 40),
    )
    return heap + upright(scatter(next, 190, 24, 20), () => path('M-7-4L5-6 8 5-4 6Z', { fill: t.base }))
  }

/** A shallow heap of small round things: nuts, olives, comfits, berries. */
export const balls =
  ({
    colours,
    r = 25,
    ratio = 1,
    count = 52,
    leaf = '',
  }: {
    colours: readonly string[]
    r?: number
    ratio?: number
    count?: number
    leaf?: string
  }): Contents =>
  (sheet, next) =>
    spread(
      scatter(next, 178, count, r * 1.7).map((one) => ({
        ...one,
        angle: ratio === 1 ? 0 : one.angle / 6 - 30,
      })),
      (i) => ball(sheet, colours[i % colours.length] ?? '#999999', r * (0.92 + next() * 0.16), ratio),
    ) + (leaf ? place(60, 30, leaves(leaf, 3, 96)) : '')

/** A spoon and what runs off it, over `on`. */
export const drizzle =
  (colour: string, on: Contents): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const line = 'M-170-120Q-60-180 40-120T150-40Q60 0-60-30T-140 60Q-40 110 60 70T150 120'
    return (
      on(sheet, next) +
      stroke(line, t.ink, 15, { opacity: 0.3, transform: 'translate(4 6)' }) +
      stroke(line, t.base, 14) +
      stroke(line, t.pale, 4, { opacity: 0.7, transform: 'translate(-3 -3)' })
    )
  }

/** A cup of coffee on its saucer; grains round it. */
export const espresso =
  ({ crema = '#b8763a', cup = '#fbf7ec' }: { crema?: string; cup?: string }): Contents =>
  (sheet, next) => {
    const [c, k] = [ramp(cup), ramp(crema)]
    const beans = spread(
      ringOf(13, 176, next() * 30).map((one) => ({
        ...one,
        x: one.x + next() * 30 - 15,
        y: one.y + next() * 30 - 15,
        angle: next() * 180,
      })),
      () =>
        piece(
          'M-22 0Q-18-16 0-16Q18-16 22 0Q18 16 0 16Q-18 16-22 0Z',
          sheet.sphere('#5a3420'),
          '#1c0e06',
          4,
        ) + stroke('M-18 0Q-6-6 0 0T18 0', '#2a1408', 3),
    )
    return (
      beans +
      rect(96, -20, 84, 40, { fill: c.dark, rx: 20 }) +
      rect(100, -18, 66, 28, { fill: c.base, rx: 14 }) +
      circle(10, 13, 124, { fill: sheet.tableInk, opacity: 0.45 }) +
      circle(0, 0, 122, { fill: sheet.linear([light.white, c.base, c.dark], 'diagonal') }) +
      circle(0, 0, 104, { fill: sheet.linear([c.dark, c.base], 'diagonal') }) +
      circle(2, 3, 99, {
        fill: sheet.radial([k.light, k.base, k.dark, k.deep], { cx: 0.46, cy: 0.42, r: 0.6 }),
      }) +
      stroke('M-50 10Q-30-40 14-40T56 6Q44 44 4 40T-20 6Q-6-16 16-4', k.light, 9, { opacity: 0.6 }) +
      stroke(`M${round(-92)}-24Q-80-70-36-88`, light.white, 5, { opacity: 0.4 })
    )
  }
