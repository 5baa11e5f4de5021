// Small things beside what is served.
import { circle, ellipse, place, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { ball, disc, leaves, piece, ringOf, scatter, toast, upright } from './bits.ts'
import type { Contents } from './contents.ts'

const COMPANY: Record<string, Contents> = {
  olives: (sheet, _next) =>
    upright(
      [
        { x: 146, y: 128, angle: 0 },
        { x: 176, y: 84, angle: 0 },
        { x: 112, y: 160, angle: 0 },
      ],
      (i) => ball(sheet, i % 2 ? food.blackOlive : food.olive, 25, 0.86),
    ),
  figs: (sheet, _next) =>
    upright(
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
    ),
  melon: (sheet, _next) =>
    place(
      128,
      120,
      piece(
        'M-100-30Q0 90 104-36Q60 20 0 16Q-56 14-100-30Z',
        sheet.linear(['#ffb765', '#ee8424'], 'down'),
        '#5a3a14',
        6,
      ) + stroke('M-102-28Q0 96 106-34', '#c9b878', 9),
    ),
  pear: (sheet, _next) =>
    upright(
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
    ),
  walnuts: (sheet, next) =>
    upright(
      scatter(next, 60, 5, 46).map(({ x, y, angle }) => ({ x: x + 116, y: y + 116, angle })),
      () =>
        piece(
          'M-26-8Q-20-28 0-22Q22-30 26-6Q30 18 8 22Q-22 28-26-8Z',
          sheet.sphere('#c89a5c'),
          '#3a2410',
          4,
        ) + stroke('M-14-10Q-4-16 0-4T14-8M-12 8Q0 0 12 8M0-18V18', '#7a5226', 3),
    ),
  bread: (sheet, next) => place(128, 120, toast(sheet, next), { scale: 0.62, rotate: 24 }),
  honey: (sheet, _next) =>
    place(
      134,
      120,
      circle(6, 8, 62, { fill: '#1c1210', opacity: 0.35 }) +
        circle(0, 0, 62, { fill: '#f4efe2' }) +
        circle(0, 0, 48, { fill: sheet.radial(['#ffd873', '#f0a41c', '#b8700a']) }) +
        stroke('M-26-14Q-18-30 0-32', light.warm, 7, { opacity: 0.8 }),
    ),
  lemon: (sheet, _next) => place(136, 124, disc(sheet, {})) + place(70, 176, disc(sheet, { r: 52 })),
  tomatoes: (sheet, _next) =>
    upright(
      [
        { x: 148, y: 104, angle: 0 },
        { x: 104, y: 152, angle: 0 },
        { x: 50, y: 178, angle: 0 },
      ],
      () => ball(sheet, food.tomato, 33) + place(0, -6, leaves('#4f8a3a', 3, 24)),
    ),
  basil: (_sheet, _next) => place(128, 118, leaves(food.basil, 4, 78)),
  rosemary: (_sheet, _next) =>
    place(
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
    ),
  grapes: (sheet, next) =>
    upright(
      scatter(next, 66, 12, 32).map(({ x, y, angle }) => ({ x: x + 122, y: y + 110, angle })),
      () => ball(sheet, '#7c2b4f', 24),
    ) + place(96, 50, leaves('#5f8a3c', 2, 74)),
  chilli: (sheet, _next) =>
    place(
      132,
      134,
      piece(
        'M-70-10Q-10-46 66-4Q-4 20-70-10Z',
        sheet.linear(['#ff7a52', '#d42a1c', '#8a120c'], 'down'),
        '#3a0808',
      ) + stroke('M64-4Q84-16 92-30', '#4f7d3c', 7),
    ),
}

/** Things that keep a dish company, towards its edge; nothing for a name it does not know. */
export const besides = (name: string): Contents => COMPANY[name] ?? (() => '')
