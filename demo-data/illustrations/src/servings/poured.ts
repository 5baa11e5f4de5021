// Sauces, oils, drinks and spices, seen from above.
import { mix, ramp } from '../core/colour.ts'
import { stops } from '../core/sheet.ts'
import { circle, ellipse, path, place, rect, round, stroke } from '../core/svg.ts'
import { food, light } from '../tokens.ts'
import { besides } from './besides.ts'
import { ringOf, scatter, spread, toast } from './bits.ts'
import type { Contents } from './contents.ts'

/** A small bowl of something soft, with bread round it: sauces, creams, jams, honey. */
export const dip =
  ({
    colour,
    bits = '',
    glaze = '#f4efe2',
    bread = true,
    spoon = true,
  }: {
    colour: string
    bits?: string
    glaze?: string
    bread?: boolean
    spoon?: boolean
  }): Contents =>
  (sheet, next) => {
    const [t, g] = [ramp(colour), ramp(glaze)]
    const round_ = bread
      ? spread(
          ringOf(5, 158, next() * 60).map((p) => ({ ...p, angle: p.angle + 70 })),
          () => toast(sheet, next),
          0.6,
        )
      : ''
    const flecks = bits
      ? scatter(next, 100, 34, 14)
          .map(({ x, y, angle }) =>
            place(
              x,
              y,
              ellipse(0, 0, 8, 5, { fill: bits }) +
                ellipse(-2, -2, 3, 1.6, { fill: ramp(bits).pale, opacity: 0.6 }),
              { rotate: angle },
            ),
          )
          .join('')
      : ''
    const ladle = spoon
      ? place(
          30,
          -20,
          stroke('M0 0L150-150', '#6f7a80', 15) +
            stroke('M0 0L150-150', '#e4eaec', 8) +
            ellipse(-14, 14, 40, 28, { fill: '#c8d0d3', transform: 'rotate(-45 -14 14)' }) +
            ellipse(-14, 14, 32, 21, { fill: t.base, transform: 'rotate(-45 -14 14)' }),
        )
      : ''
    return (
      round_ +
      circle(10, 14, 134, { fill: sheet.tableInk, opacity: 0.45 }) +
      circle(0, 0, 132, { fill: sheet.linear([g.pale, g.base, g.dark], 'diagonal') }) +
      circle(0, 0, 118, { fill: sheet.linear([g.deep, g.base], 'diagonal') }) +
      circle(2, 3, 112, {
        fill: sheet.radial([t.pale, t.light, t.base, t.dark], { cx: 0.38, cy: 0.34, r: 0.75 }),
      }) +
      stroke('M-60 20Q-50-50 10-56T70-6Q60 50 0 52T-26 6Q-10-20 20-10', t.light, 11, { opacity: 0.7 }) +
      flecks +
      ladle
    )
  }

/** A saucer of oil with bread to dip; `drops` float in it. */
export const oilDish =
  ({
    colour = '#c2a51e',
    drops = '',
    crust = food.crust,
  }: {
    colour?: string
    drops?: string
    crust?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const bubbles = scatter(next, 120, 26, 18)
      .map(
        ({ x, y }) =>
          circle(x, y, 3 + next() * 9, { fill: drops || t.light, opacity: drops ? 0.92 : 0.6 }) +
          circle(x - 2, y - 2, 2, { fill: light.warm }),
      )
      .join('')
    const loaf = spread(
      ringOf(3, 176, 15 + next() * 40).map((p) => ({ ...p, angle: p.angle + 100 })),
      () => toast(sheet, next, { crust }),
      0.78,
    )
    return (
      circle(8, 11, 156, { fill: sheet.tableInk, opacity: 0.3 }) +
      circle(0, 0, 154, { fill: sheet.linear(['#ffffff', '#e3dbc8'], 'diagonal') }) +
      circle(0, 0, 138, {
        fill: sheet.radial(stops([0, 0.5, 0.85, 1], [t.pale, t.light, t.base, t.dark]), {
          cx: 0.4,
          cy: 0.36,
          r: 0.72,
        }),
      }) +
      bubbles +
      stroke('M-100-40Q-84-90-32-112', light.white, 9, { opacity: 0.8 }) +
      loaf
    )
  }

/** Two glasses from above and something to nibble. */
export const glasses =
  ({
    colour,
    bubbles = false,
    small = false,
    ice = false,
    extra = 'grapes',
  }: {
    colour: string
    bubbles?: boolean
    small?: boolean
    ice?: boolean
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const r = small ? 100 : 116
    const one = () => {
      const fizz = bubbles
        ? scatter(next, r * 0.8, 40, 9)
            .map(({ x, y }) => circle(x, y, 2 + next() * 4, { fill: light.warm, opacity: 0.85 }))
            .join('')
        : ''
      const cubes = ice
        ? spread(
            scatter(next, r * 0.45, 3, 50),
            () =>
              rect(-27, -27, 54, 54, { fill: light.white, opacity: 0.55, rx: 10 }) +
              stroke('M-18 14V-16H14', light.white, 5, { opacity: 0.9 }),
          )
        : ''
      return (
        circle(r * 0.16, r * 0.22, r * 1.06, { fill: sheet.tableInk, opacity: 0.4 }) +
        circle(0, 0, r * 1.06, { fill: '#eef4f4', opacity: 0.75 }) +
        circle(0, 0, r * 0.96, {
          fill: sheet.radial([t.light, t.base, t.dark, t.deep], { cx: 0.36, cy: 0.32, r: 0.8 }),
        }) +
        cubes +
        fizz +
        ellipse(r * 0.14, r * 0.2, r * 0.5, r * 0.46, { fill: mix(colour, '#ffffff', 0.35), opacity: 0.22 }) +
        circle(0, 0, r * 1.03, { fill: 'none', stroke: light.white, 'stroke-width': 5, opacity: 0.9 }) +
        stroke(
          `M${round(-r * 0.78)} ${round(-r * 0.2)}A${round(r * 0.8)} ${round(r * 0.8)} 0 0 1 ${round(-r * 0.1)} ${round(-r * 0.8)}`,
          light.white,
          10,
          { opacity: 0.75 },
        )
      )
    }
    return (
      place(-96, -74, one()) +
      place(84, 66 - r * 0.9, one(), { scale: 0.94 }) +
      place(-40, 10, besides(extra)(sheet, next))
    )
  }

/** Heaps of powder, seeds or threads on spoons and little dishes. */
export const spice =
  ({ colour, form = 'powder' }: { colour: string; form?: 'powder' | 'threads' | 'seeds' }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const heap = (r: number) =>
      form === 'powder'
        ? circle(0, 0, r, {
            fill: sheet.radial([t.pale, t.light, t.base, t.dark], { cx: 0.36, cy: 0.32, r: 0.8 }),
          }) +
          scatter(next, r, 90, 5)
            .map(({ x, y }) => circle(x, y, 1 + next() * 2.4, { fill: next() < 0.5 ? t.deep : t.pale }))
            .join('')
        : form === 'threads'
          ? scatter(next, r, 90, 7)
              .map(({ x, y, angle }) =>
                place(x, y, stroke('M-20 0Q-4-8 6 0T22-4', angle % 2 > 1 ? t.base : t.dark, 4.4), {
                  rotate: angle,
                }),
              )
              .join('')
          : scatter(next, r, 150, 9)
              .map(({ x, y, angle }) =>
                place(
                  x,
                  y,
                  ellipse(2, 2, 9, 5, { fill: t.ink, opacity: 0.4 }) +
                    ellipse(0, 0, 9, 5, { fill: t.base }) +
                    ellipse(-3, -2, 3, 1.4, { fill: t.pale }),
                  { rotate: angle },
                ),
              )
              .join('')
    const spoon =
      stroke('M0 0L0 210', '#8a5a2a', 32) +
      stroke('M-4 6L-4 206', '#c8925a', 18) +
      ellipse(0, -40, 92, 108, { fill: '#8a5a2a' }) +
      ellipse(-3, -44, 82, 98, { fill: sheet.linear(['#e0b580', '#a8703a'], 'diagonal') })
    return (
      circle(-64 + 8, -70 + 11, 124, { fill: sheet.tableInk, opacity: 0.4 }) +
      circle(-64, -70, 122, { fill: '#f4efe2' }) +
      circle(-64, -70, 106, { fill: '#ded3bb' }) +
      place(-64, -70, heap(92)) +
      place(
        92,
        66,
        path('M-80-60L8 210', { stroke: sheet.tableInk, 'stroke-width': 0 }) +
          spoon +
          place(0, -46, heap(68)),
        { rotate: -38 },
      )
    )
  }
