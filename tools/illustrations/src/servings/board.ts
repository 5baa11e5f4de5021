// Cold cuts, cheese, fish and bread, seen from above.
import { ramp } from '../core/colour.ts'
import { circle, ellipse, path, place, rect, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import {
  ball,
  disc,
  leaves,
  piece,
  ringOf,
  roundSlice,
  scatter,
  spread,
  toast,
  upright,
  wedge,
} from './bits.ts'
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

const knife = (): string =>
  path('M-8-190Q26-120 14 0H-8Z', { fill: '#17211b', opacity: 0.25, transform: 'translate(8 10)' }) +
  path('M-8-190Q26-120 14 0H-8Z', { fill: '#dfe5e6' }) +
  path('M-8-190Q6-120 2 0H-8Z', { fill: '#ffffff' }) +
  rect(-12, 0, 28, 120, { fill: '#5a3420', rx: 10 }) +
  rect(-8, 6, 6, 104, { fill: '#8a5a3a', rx: 3 })

/** Things that keep a dish company, towards its edge. */
export const besides =
  (name: string): Contents =>
  (sheet, next) => {
    switch (name) {
      case 'olives':
        return upright(
          [
            { x: 146, y: 128, angle: 0 },
            { x: 176, y: 84, angle: 0 },
            { x: 112, y: 160, angle: 0 },
          ],
          (i) => ball(sheet, i % 2 ? food.blackOlive : food.olive, 25, 0.86),
        )
      case 'figs':
        return upright(
          [
            { x: 140, y: 112, angle: 0 },
            { x: 84, y: 168, angle: 0 },
          ],
          () =>
            circle(5, 7, 46, { fill: '#1c1210', opacity: 0.4 }) +
            circle(0, 0, 46, { fill: food.fig }) +
            circle(0, 0, 39, { fill: '#f3dccb' }) +
            circle(0, 0, 31, { fill: sheet.radial(['#e07a86', '#a83248']) }) +
            ringOf(12, 18)
              .map(({ x, y }) => ellipse(x, y, 3, 2, { fill: '#f7e2b0' }))
              .join(''),
        )
      case 'melon':
        return place(
          128,
          120,
          piece(
            'M-100-30Q0 90 104-36Q60 20 0 16Q-56 14-100-30Z',
            sheet.linear(['#ffb765', '#ee8424'], 'down'),
            '#5a3a14',
            6,
          ) + stroke('M-102-28Q0 96 106-34', '#c9b878', 9),
        )
      case 'pear':
        return upright(
          [
            { x: 132, y: 124, angle: 0 },
            { x: 80, y: 176, angle: 0 },
          ],
          () =>
            piece(
              'M-20-62Q6-76 20-40Q52-10 44 28Q30 58-6 52Q-46 44-42 4Q-40-30-20-62Z',
              sheet.linear(['#fdf6d8', '#efe2a8'], 'diagonal'),
              '#4a4a1c',
            ) +
            stroke('M-20-62Q6-76 20-40Q52-10 44 28Q30 58-6 52', '#b8bb4a', 7) +
            ellipse(0, 14, 6, 9, { fill: '#6a4a26' }),
        )
      case 'walnuts':
        return upright(
          scatter(next, 60, 5, 46).map(({ x, y, angle }) => ({ x: x + 116, y: y + 116, angle })),
          () =>
            piece(
              'M-26-8Q-20-28 0-22Q22-30 26-6Q30 18 8 22Q-22 28-26-8Z',
              sheet.sphere('#c89a5c'),
              '#3a2410',
              4,
            ) + stroke('M-14-10Q-4-16 0-4T14-8M-12 8Q0 0 12 8M0-18V18', '#7a5226', 3),
        )
      case 'bread':
        return place(128, 120, toast(sheet, next), { scale: 0.62, rotate: 24 })
      case 'honey':
        return place(
          134,
          120,
          circle(6, 8, 62, { fill: '#1c1210', opacity: 0.35 }) +
            circle(0, 0, 62, { fill: '#f4efe2' }) +
            circle(0, 0, 48, { fill: sheet.radial(['#ffd873', '#f0a41c', '#b8700a']) }) +
            stroke('M-26-14Q-18-30 0-32', light.warm, 7, { opacity: 0.8 }),
        )
      case 'lemon':
        return place(136, 124, disc(sheet, {})) + place(70, 176, disc(sheet, { r: 52 }))
      case 'tomatoes':
        return upright(
          [
            { x: 148, y: 104, angle: 0 },
            { x: 104, y: 152, angle: 0 },
            { x: 50, y: 178, angle: 0 },
          ],
          () => ball(sheet, food.tomato, 33) + place(0, -6, leaves('#4f8a3a', 3, 24)),
        )
      case 'basil':
        return place(128, 118, leaves(food.basil, 4, 78))
      case 'rosemary':
        return place(
          150,
          150,
          stroke('M0 0L-150 40', '#4b5a24', 4) +
            Array.from({ length: 18 }, (_, i) =>
              stroke(
                `M${round(-8 * i)} ${round(2.1 * i)}l${i % 2 ? -14 : -8} ${i % 2 ? 24 : -24}`,
                i % 3 ? '#5f7f4a' : '#7f9a62',
                5,
              ),
            ).join(''),
        )
      case 'grapes':
        return (
          upright(
            scatter(next, 66, 12, 32).map(({ x, y, angle }) => ({ x: x + 122, y: y + 110, angle })),
            () => ball(sheet, '#7c2b4f', 24),
          ) + place(96, 50, leaves('#5f8a3c', 2, 74))
        )
      case 'chilli':
        return place(
          132,
          134,
          piece(
            'M-70-10Q-10-46 66-4Q-4 20-70-10Z',
            sheet.linear(['#ff7a52', '#d42a1c', '#8a120c'], 'down'),
            '#3a0808',
          ) + stroke('M64-4Q84-16 92-30', '#4f7d3c', 7),
        )
      default:
        return ''
    }
  }

/** Cheese cut in wedges round the middle of a board, with a knife. */
export const wedges =
  ({
    paste = food.cheese,
    rind = food.hardRind,
    veins = '',
    holes = false,
    count = 5,
    extra = 'pear',
  }: {
    paste?: string
    rind?: string
    veins?: string
    holes?: boolean
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const marks = () =>
      veins
        ? scatter(next, 80, 14, 18)
            .map(({ x, y }) =>
              ellipse(x + 86, y * 0.4, 5 + next() * 8, 3 + next() * 3, { fill: veins, opacity: 0.8 }),
            )
            .join('')
        : holes
          ? scatter(next, 80, 9, 22)
              .map(({ x, y }) =>
                ellipse(x + 86, y * 0.4, 4 + next() * 7, 3 + next() * 5, {
                  fill: ramp(paste).dark,
                  opacity: 0.55,
                }),
              )
              .join('')
          : ''
    const turn = 150 + next() * 40
    return (
      Array.from({ length: count }, (_, i) =>
        place(-14, -10, place(30, 0, wedge(sheet, { paste, rind, width: 108, inside: marks() })), {
          rotate: turn + i * 44,
        }),
      ).join('') +
      crumbs(paste)(sheet, next) +
      place(150, -40, knife(), { rotate: 24, scale: 0.86 }) +
      besides(extra)(sheet, next)
    )
  }

const crumbs =
  (colour: string): Contents =>
  (_, next) =>
    scatter(next, 70, 12, 14)
      .map(({ x, y, angle }) =>
        place(x + 40, y + 60, path('M-9-4L4-9 10 4-2 9Z', { fill: ramp(colour).base }), { rotate: angle }),
      )
      .join('')

/** Cubes or flakes broken off a hard cheese, with drops of something dark or golden over them. */
export const chunks =
  ({
    paste = '#f3dc98',
    drops = '',
    count = 22,
    extra = '',
  }: {
    paste?: string
    drops?: string
    count?: number
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(paste)
    const lump = () =>
      piece(
        'M-38-20L-8-36 30-26 42 6 16 34-26 28-44 4Z',
        sheet.linear([t.pale, t.base, t.dark], 'diagonal'),
        t.ink,
        6,
      ) + stroke('M-36-18L-4 0 14 32M-4 0L40 4', t.dark, 2.5, { opacity: 0.6 })
    const spots = drops ? ramp(drops) : undefined
    return (
      spread(scatter(next, 164, count, 62), lump) +
      (spots
        ? upright(
            scatter(next, 170, 16, 44),
            () =>
              ellipse(0, 0, 14, 11, { fill: spots.base }) +
              ellipse(-4, -4, 4, 3, { fill: spots.pale, opacity: 0.8 }),
          )
        : '') +
      besides(extra)(sheet, next)
    )
  }

/** Slices of a fresh white cheese between slices of tomato. */
export const caprese =
  ({ milk = food.milk }: { milk?: string } = {}): Contents =>
  (sheet, next) => {
    const m = ramp(milk)
    const white = () =>
      circle(6, 8, 64, { fill: '#5a4a30', opacity: 0.4 }) +
      circle(0, 0, 64, { fill: sheet.radial(['#ffffff', m.base, '#d9cfb8']) }) +
      stroke('M-40-16Q-28-40 0-44', light.white, 7)
    const red = () =>
      place(0, 0, disc(sheet, { r: 62, rind: '#b8281a', flesh: '#ee6a4a', pith: '#e0452c', segments: 6 }))
    return (
      upright(ringOf(10, 142, next() * 40), (i) => (i % 2 ? white() : red())) +
      white() +
      place(10, 0, leaves(food.basil, 5, 74)) +
      upright(scatter(next, 170, 22, 30), () => circle(0, 0, 5, { fill: '#c9b02a', opacity: 0.9 }))
    )
  }

/** One whole fresh cheese opened in the middle of the dish. */
export const opened =
  ({
    milk = food.milk,
    heart = '#fffdf6',
    extra = 'tomatoes',
  }: {
    milk?: string
    heart?: string
    extra?: string
  } = {}): Contents =>
  (sheet, next) => {
    const m = ramp(milk)
    return (
      upright(scatter(next, 190, 11, 66), () => leaves('#5f8a3c', 2, 96)) +
      circle(10, 14, 132, { fill: '#3a4a24', opacity: 0.45 }) +
      circle(0, 0, 132, {
        fill: sheet.radial(['#ffffff', m.base, '#d3c8b0'], { cx: 0.36, cy: 0.3, r: 0.8 }),
      }) +
      path('M-70-20Q-40-74 30-60Q86-30 74 30Q40 84-26 66Q-82 40-70-20Z', { fill: m.dark, opacity: 0.6 }) +
      path('M-58-14Q-30-62 26-48Q72-22 62 26Q32 70-22 54Q-68 34-58-14Z', { fill: heart }) +
      stroke('M-30-10Q0-36 30-8T14 34Q-20 40-26 10', m.dark, 6, { opacity: 0.5 }) +
      stroke('M-100-40Q-84-92-30-112', light.white, 10) +
      besides(extra)(sheet, next)
    )
  }

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
