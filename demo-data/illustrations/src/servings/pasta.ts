// Plates of pasta, rice and soup, seen from above.
import { mix, ramp } from '../core/colour.ts'
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { leaves, piece, scatter, spread, upright } from './bits.ts'
import type { Contents } from './contents.ts'
import { nestFromAbove, type PastaShape, pastaShapes } from './pasta-shapes.ts'

const pool = (sheet: Sheet, colour: string, r: number): string => {
  const t = ramp(colour)
  const d = `M${-r} 0C${-r} ${round(-r * 0.66)} ${round(-r * 0.5)} ${-r} 0 ${round(-r * 0.96)}C${round(r * 0.66)} ${-r} ${r} ${round(-r * 0.5)} ${round(r * 0.97)} 0C${r} ${round(r * 0.6)} ${round(r * 0.56)} ${r} 0 ${r}C${round(-r * 0.6)} ${r} ${-r} ${round(r * 0.6)} ${-r} 0Z`
  return sheet.solid(d, {
    fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
    ink: t.deep,
    axis: 'diagonal',
    start: 0.4,
    alpha: 0.6,
  })
}

/** Flakes of grated cheese or crumbs. */
const flakes = (next: Draw, colour: string, count: number, r: number): string =>
  scatter(next, r, count, 8)
    .map(({ x, y, angle }) => place(x, y, path('M-8-2L8-3 6 3-7 2Z', { fill: colour }), { rotate: angle }))
    .join('')

const topping = (sheet: Sheet, next: Draw, name: string): string => {
  if (name === 'basil') return place(6, -10, leaves(food.basil, 4, 74))
  if (name === 'truffle')
    return upright(
      scatter(next, 130, 9, 56),
      () =>
        circle(4, 5, 32, { fill: '#1c1210', opacity: 0.4 }) +
        circle(0, 0, 32, { fill: food.truffle }) +
        circle(0, 0, 28, { fill: sheet.radial(['#c9a98a', '#8f7256']) }) +
        stroke('M-18-8Q-4-2-6 16M4-20Q8-4 20 2M-4-6Q8 6 4 20', '#f0dfc4', 3),
    )
  if (name === 'fish')
    return upright(scatter(next, 140, 7, 64), () =>
      piece(
        'M-36-12Q0-26 36-8Q30 12-2 16Q-32 14-36-12Z',
        sheet.linear(['#f3cdb4', '#d99a84'], 'diagonal'),
        '#6a3a2c',
      ),
    )
  if (name === 'clams')
    return upright(
      scatter(next, 150, 9, 66),
      () =>
        piece(
          'M-32 12Q-34-26 0-30Q34-26 32 12Q0 26-32 12Z',
          sheet.linear(['#f6ead6', '#c9b08c'], 'diagonal'),
          '#4a3a2a',
        ) + stroke('M-18-18Q-4 6-2 16M0-26V16M18-18Q4 6 2 16', '#a8876a', 2.4),
    )
  if (name === 'meat')
    return upright(scatter(next, 140, 40, 20), () =>
      piece('M-13-6Q0-15 12-5Q16 8 0 11Q-16 9-13-6Z', sheet.radial(['#b0684a', '#7a3a24']), '#3a1608', 3),
    )
  if (name === 'greens') return spread(scatter(next, 160, 14, 40), () => leaves('#3f7a3a', 1, 58))
  return ''
}

/** A plate of dry or fresh pasta in its sauce: `tint` 0–1 how much of it clings to the pasta. */
export const pasta =
  ({
    shape,
    colour = '#f0cc70',
    sauce = '#c8341f',
    tint = 0.25,
    top = 'basil',
    cheese = true,
  }: {
    shape: PastaShape | 'strands' | 'ribbons'
    colour?: string
    sauce?: string
    tint?: number
    top?: string
    cheese?: boolean
  }): Contents =>
  (sheet, next) => {
    const coloured = mix(colour, sauce, tint)
    const dish = pool(sheet, sauce, 190)
    const body =
      shape === 'strands' || shape === 'ribbons'
        ? nestFromAbove(next, coloured, shape === 'strands' ? 9 : 19, 162)
        : spread(scatter(next, 166, pastaShapes[shape].count, pastaShapes[shape].gap), () =>
            pastaShapes[shape].draw(sheet, coloured),
          )
    const spoon =
      tint > 0.05
        ? upright(scatter(next, 120, 16, 34), () =>
            ellipse(0, 0, 15, 11, { fill: ramp(sauce).base, opacity: 0.85 }),
          )
        : ''
    return dish + body + spoon + topping(sheet, next, top) + (cheese ? flakes(next, '#fbf0cc', 40, 140) : '')
  }

/** Raw pasta, grains or beans poured out, with nothing on them. */
export const grains =
  ({
    colour,
    rx = 10,
    ry = 5,
    count = 420,
    speck = '',
  }: {
    colour: string
    rx?: number
    ry?: number
    count?: number
    speck?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const tones = [t.base, t.light, t.base, t.pale, t.dark]
    let out =
      circle(6, 8, 196, { fill: t.ink, opacity: 0.4 }) +
      circle(0, 0, 194, { fill: sheet.radial([t.light, t.base, t.deep]) })
    for (const [i, { x, y, angle }] of scatter(next, 196, count, Math.min(rx, ry) * 1.5).entries())
      out += place(
        x,
        y,
        ellipse(2, 3, rx, ry, { fill: t.ink, opacity: 0.45 }) +
          ellipse(0, 0, rx, ry, { fill: tones[i % 5] ?? t.base }) +
          (speck && i % 2 ? ellipse(rx * 0.2, 0, rx * 0.4, ry * 0.4, { fill: speck, opacity: 0.8 }) : '') +
          ellipse(-rx * 0.3, -ry * 0.4, rx * 0.3, ry * 0.2, { fill: light.warm, opacity: 0.6 }),
        { rotate: angle },
      )
    return out
  }

/** Risotto, or polenta without `grain`: a spread of one colour with something on it. */
export const risotto =
  ({
    colour = '#f4e4b8',
    grain = '#fbf3da',
    top = '',
  }: {
    colour?: string
    grain?: string
    top?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(grain || colour)
    const rice = grain
      ? scatter(next, 186, 330, 10)
          .map(({ x, y, angle }, i) =>
            place(
              x,
              y,
              ellipse(1.5, 2, 9, 4.4, { fill: ramp(colour).deep, opacity: 0.4 }) +
                ellipse(0, 0, 9, 4.2, { fill: i % 3 ? t.base : t.light }),
              { rotate: angle },
            ),
          )
          .join('')
      : stroke(
          'M-120-30Q-60-110 40-90T140 10Q120 100 10 96T-70 10Q-40-40 30-30T60 40',
          ramp(colour).dark,
          12,
          { opacity: 0.4 },
        )
    const threads =
      top === 'saffron'
        ? scatter(next, 130, 26, 18)
            .map(({ x, y, angle }) =>
              place(x, y, stroke('M-13 0Q-2-6 5 0T16-2', '#a8281a', 3.4), { rotate: angle }),
            )
            .join('')
        : topping(sheet, next, top)
    return pool(sheet, colour, 196) + rice + threads
  }

/** A soup: beans or lentils in their broth, a thread of oil and a toast. */
export const soup =
  ({
    broth = '#b9622c',
    bean,
    rx = 17,
    ry = 12,
    count = 130,
    speck = '',
  }: {
    broth?: string
    bean: string
    rx?: number
    ry?: number
    count?: number
    speck?: string
  }): Contents =>
  (sheet, next) => {
    const [b, t] = [ramp(broth), ramp(bean)]
    const beans = scatter(next, 220, count, Math.min(rx, ry) * 1.9)
      .map(({ x, y, angle }) =>
        place(
          x,
          y,
          ellipse(2, 3, rx, ry, { fill: b.ink, opacity: 0.5 }) +
            ellipse(0, 0, rx, ry, { fill: sheet.radial([t.pale, t.base, t.dark]) }) +
            (speck ? ellipse(4, 1, rx * 0.4, ry * 0.35, { fill: speck, opacity: 0.8 }) : ''),
          { rotate: angle },
        ),
      )
      .join('')
    return (
      circle(0, 0, 250, { fill: sheet.linear([b.dark, b.base, b.light], 'diagonal') }) +
      beans +
      stroke('M-120-60Q-40-120 40-70T130 20Q90 110-10 80', '#d9b02a', 8, { opacity: 0.75 }) +
      place(30, 10, leaves('#5f7f3a', 3, 84))
    )
  }
