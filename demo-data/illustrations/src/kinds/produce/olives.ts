import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { green: food.olive, black: '#5a4152', mix: true, bowl: food.ceramic, band: '#2f6fa3' }
type Params = typeof DEFAULTS

/** Olives in a painted bowl with a branch. `mix` true gives green and black together. */
export default defineKind({
  name: 'olives',
  title: 'Ciotola di olive',
  schemes: ['puglia', 'sicilia', 'calabria', 'lazio', 'liguria', 'toscana'],
  frame: { scale: 1.34, y: 702, x: 396 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 250, height: 28, offset: 50 }) +
    branch() +
    ellipse(0, -188, 218, 58, { fill: '#d9d0b4' }) +
    ellipse(0, -186, 202, 50, { fill: '#8a7f5c' }) +
    heap(sheet, p) +
    bowl(sheet, p) +
    place(
      224,
      2,
      sheet.shadow({ width: 44, height: 10, offset: 10, y: 0 }) +
        place(0, -26, olive(sheet, p.green), { rotate: 20 }),
    ) +
    place(-226, 6, place(0, -24, olive(sheet, p.mix ? p.black : p.green), { rotate: -24 })),
})

/** The branch behind the bowl. */
function branch(): string {
  const spots = [
    [0, 6, -70],
    [36, -14, 20],
    [60, -22, -64],
    [96, -36, 18],
    [120, -40, -56],
    [150, -46, 14],
    [186, -50, -10],
    [176, -50, -50],
  ] as const
  const leaves = spots.map(([x, y, a]) =>
    place(x, y, leaf({ length: 104, width: 17, colour: a < 0 ? '#7f9a58' : '#5f7f46' }), { rotate: a }),
  )
  return place(60, -236, stroke('M-40 40Q60-40 190-50', '#6a5a34', 7) + leaves.join(''))
}

/** Four rows of olives, the lower ones in front. */
function heap(sheet: Sheet, p: Params): string {
  const next = sheet.random(33)
  const spots: [number, number, number][] = []
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7 - row; i++)
      spots.push([-162 + row * 30 + i * 54 + next() * 10, -190 - row * 25 + next() * 8 - (i % 2) * 4, next()])
  return spots
    .toSorted((m, n) => m[1] - n[1] + (m[2] - n[2]) * 4)
    .map(([x, y, k]) =>
      place(x, y, olive(sheet, p.mix && k < 0.4 ? p.black : p.green), { rotate: Math.round((k - 0.5) * 70) }),
    )
    .join('')
}

function bowl(sheet: Sheet, p: Params): string {
  const b = ramp(p.bowl)
  const d = 'M-218-188C-212-70-140-2-70 0H70C140-2 212-70 218-188Q140-130 0-130Q-140-130-218-188Z'
  const dots = Array.from({ length: 13 }, (_, i) =>
    circle(-160 + i * 26.6, -76 + 24 * (1 - ((i - 6) / 6) ** 2) - 8, 7, { fill: i % 2 ? '#e0a32a' : p.band }),
  )
  const waves = stroke('M-206-134Q0-70 206-134', p.band, 11) + stroke('M-196-108Q0-46 196-108', p.band, 4)
  return (
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.16, 0.34, 0.66, 1], [b.dark, b.base, light.warm, b.base, b.dark])),
      inside: waves + dots.join(''),
      ink: '#7a6f4c',
      start: 0.45,
      alpha: 0.8,
    }) +
    stroke('M-218-188Q-140-130 0-130Q140-130 218-188', light.warm, 6) +
    stroke('M-176-150Q-164-100-130-60', light.white, 9, { opacity: 0.8 }) +
    path('M-74-4H74L68 8H-68Z', { fill: b.dark })
  )
}

export const olive = (sheet: Sheet, colour: string) =>
  sheet.ball('M0-30C24-30 36-14 36 1C36 18 22 29 0 29C-22 29-36 18-36 1C-36-14-24-30 0-30Z', colour, {
    alpha: 0.75,
  }) +
  sheet.glow(-12, -12, 12, 8, { alpha: 0.95, rotate: -24 }) +
  ellipse(32, 2, 3, 4, { fill: ramp(colour).deep })
