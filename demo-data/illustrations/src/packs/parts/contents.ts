// What shows inside jars, windows and cartons.
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, round, stroke, wrapped } from '../../core/svg.ts'
import { pasta } from '../../kinds/pantry/bag.ts'
import type { Pack } from '../pack.ts'
import { mottled, pieces, rings, seeds, threads } from './fillings.ts'
import { foodFillings } from './food-fillings.ts'
import { cotechino, zampone } from './foods.ts'

const rnd = (sh: PackSheet) => sh.random(77)

/** Drawn for one food. */
const foods = {
  olives: (sh: PackSheet): string => {
    const r = rnd(sh)
    let o = ''
    for (let i = 0; i < 60; i++) {
      const [x, y] = [-140 + r() * 280, -20 - r() * 240]
      o +=
        sh.ball(
          `M${round(x - 20)} ${round(y)}a20 16 0 1 1 40 0a20 16 0 1 1-40 0Z`,
          wrapped(['#7d8a3a', '#5a4a52', '#8f8a4a', '#4c3744'], i % 4),
          { alpha: 0.4 },
        ) + ellipse(x - 6, y - 6, 5, 3, { fill: '#fff', opacity: 0.55 })
    }
    return o
  },
  tuna: (sh: PackSheet): string => {
    const _r = rnd(sh)
    let o = ''
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 3; i++) {
        const [x, y] = [-86 + i * 84 + (j % 2) * 20 - 20, -330 + j * 60]
        const d = `M${x - 46} ${y + 26}L${x - 40} ${y - 24}Q${x} ${y - 34} ${x + 42} ${y - 22}L${x + 46} ${y + 28}Q${x} ${y + 34} ${x - 46} ${y + 26}Z`
        o += sh.solid(d, {
          fill: sh.linear(['#efdcc0', '#d9b896', '#b88e6c'], 'diagonal'),
          inside: [0, 1, 2, 3]
            .map((k) =>
              stroke(
                `M${x - 40} ${y - 18 + k * 13}Q${x} ${y - 26 + k * 13} ${x + 42} ${y - 16 + k * 13}`,
                '#a07a5a',
                2.2,
                { opacity: 0.55 },
              ),
            )
            .join(''),
        })
      }
    return o
  },
  sundried: (sh: PackSheet): string => {
    const r = rnd(sh)
    let o = ''
    for (let i = 0; i < 46; i++) {
      const [x, y, a] = [-110 + r() * 220, -16 - r() * 340, r() * 180]
      o += place(
        x,
        y,
        path('M-40 0Q-34 -24 0 -20T40 2Q30 24 0 18T-40 0Z', {
          fill: wrapped(['#a82a1c', '#8a1f16', '#c2452a', '#74180f'], i % 4),
        }) + stroke('M-30 0Q-6 -12 0 2T30 2', '#e0805a', 3, { opacity: 0.6 }),
        { rotate: a },
      )
    }
    return o
  },
  artichokes: (sh: PackSheet): string => {
    const r = rnd(sh)
    let o = ''
    for (let i = 0; i < 26; i++) {
      const [x, y, a] = [-110 + r() * 220, -20 - r() * 260, r() * 360]
      o += place(
        x,
        y,
        path('M0 44Q-40 20 -30 -20Q-16 -44 0 -46Q16 -44 30 -20Q40 20 0 44Z', { fill: '#b9ad5e' }) +
          path('M0 40Q-22 14 -16 -16Q0 -40 16 -16Q22 14 0 40Z', { fill: '#e6dc9a' }) +
          stroke('M-24 -14L-8 -28M24 -14L8 -28M0 -42V-20', '#6a4a20', 4, { opacity: 0.8 }),
        { rotate: a },
      )
    }
    return o
  },
  capers: (sh: PackSheet): string => {
    const r = rnd(sh)
    let o = ''
    for (let i = 0; i < 150; i++) {
      const [x, y] = [-100 + r() * 200, -10 - r() * 220]
      o +=
        ellipse(x, y, 9, 7.5, { fill: wrapped(['#6f7d3c', '#86924a', '#5a6a30'], i % 3) }) +
        ellipse(x - 3, y - 3, 4, 2.6, { fill: '#fff', opacity: 0.7 })
    }
    return o + sh.fibre('M-110 0H110V-260H-110Z', { ink: '#ffffff', x: 0.2, y: 0.2, alpha: 0.85, cut: 0.6 })
  },
  chilliOil: (_sh: PackSheet): string =>
    (
      [
        [-40, -90, 20],
        [20, -120, -14],
        [-6, -200, 8],
        [44, -220, 30],
      ] as const
    )
      .map(([x, y, a]) =>
        place(
          x,
          y,
          path('M-6 -50C-20 -10 -16 30 0 50C16 26 18 -12 6 -50Z', { fill: '#b3221a' }) +
            stroke('M-6 -36Q-10 0 -2 30', '#ff9a7a', 3, { opacity: 0.8 }),
          { rotate: a },
        ),
      )
      .join(''),
  lemonPeel: (_sh: PackSheet): string =>
    (
      [
        [-30, -100, 20],
        [30, -170, -30],
      ] as const
    )
      .map(([x, y, a]) =>
        place(x, y, path('M-40 0Q0 -40 40 0Q0 -14 -40 0Z', { fill: '#f3d23a' }), { rotate: a }),
      )
      .join(''),
  zampone,
  cotechino,
}
/** Drawn in the colours `first` and `second` of the pack. */
const fillings = { ...foodFillings, mottled, pieces, rings, seeds, threads }

const contentNames = [...Object.keys(foods), ...Object.keys(fillings), ...Object.keys(pasta)]

const isKey = <T extends object>(table: T, name: string): name is keyof T & string =>
  Object.hasOwn(table, name)

/** Dry goods behind a window, in a heap. */
function heaped(sh: PackSheet, name: keyof typeof pasta): string {
  const next = rnd(sh)
  const long = name === 'spaghetti' || name === 'linguine'
  const piece = long ? pasta[name](sh, { length: 260, radius: 20 }) : pasta[name](sh)
  const fine = ['beans', 'beads', 'rice', 'soup', 'powder'].includes(name)
  return Array.from({ length: fine ? 80 : 34 }, () =>
    place(-100 + next() * 200, -16 - next() * 170, piece, {
      rotate: long ? 86 + next() * 8 : next() * 180,
      scale: fine ? 1 : 0.86,
    }),
  ).join('')
}

/** The colour of what a clear pack holds. */
export const liquidOf = ({ liquid = '#c9a24a' }: Pack): string => liquid

/** What the pack `p` shows; an unknown name is an error. */
export function insideOf(
  sh: PackSheet,
  { inside = '', first = '#8a5a34', second = '#d9b27a' }: Pack,
): string {
  if (!inside) return ''
  if (isKey(foods, inside)) return foods[inside](sh)
  if (isKey(fillings, inside)) return fillings[inside](sh, first, second)
  if (isKey(pasta, inside)) return heaped(sh, inside)
  throw new Error(`Nothing is called ${inside}: the contents are ${contentNames.join(', ')}`)
}
