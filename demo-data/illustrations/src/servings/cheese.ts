// Cheese cut, broken or opened, seen from above.
import { ramp } from '../core/colour.ts'
import { circle, ellipse, path, place, rect, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { disc, leaves, piece, ringOf, scatter, spread, upright, wedge } from './bits.ts'
import type { Contents } from './contents.ts'

const knife = (): string =>
  path('M-8-190Q26-120 14 0H-8Z', { fill: '#17211b', opacity: 0.25, transform: 'translate(8 10)' }) +
  path('M-8-190Q26-120 14 0H-8Z', { fill: '#dfe5e6' }) +
  path('M-8-190Q6-120 2 0H-8Z', { fill: '#ffffff' }) +
  rect(-12, 0, 28, 120, { fill: '#5a3420', rx: 10 }) +
  rect(-8, 6, 6, 104, { fill: '#8a5a3a', rx: 3 })

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
