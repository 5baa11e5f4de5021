// Fruit and vegetables cut up, seen from above.
import { ramp } from '../core/colour.ts'
import { circle, ellipse, path, place, round, stroke } from '../core/svg.ts'
import { light } from '../tokens.ts'
import { besides } from './besides.ts'
import { disc, leaves, piece, ringOf, scatter, spread, upright } from './bits.ts'
import type { Contents } from './contents.ts'

/** Slices of citrus or tomato overlapping in a ring. */
export const discs =
  ({
    rind = '#f2b01c',
    flesh = '#f9d34c',
    pith = '#fdf3cf',
    segments = 9,
    leaf = '#4f8a4a',
    r = 84,
  }: {
    rind?: string
    flesh?: string
    pith?: string
    segments?: number
    leaf?: string
    r?: number
  }): Contents =>
  (sheet, next) => {
    const one = () => place(0, 0, disc(sheet, { r, rind, flesh, pith, segments }), { rotate: next() * 40 })
    return (
      upright(ringOf(7, 124, next() * 50), one) + one() + (leaf ? place(110, 90, leaves(leaf, 3, 90)) : '')
    )
  }

/** Quarters of a fruit or a vegetable with their skin: `heart` is the colour of the middle. */
export const segmentsOf =
  ({
    skin,
    flesh,
    heart = '',
    seed = '',
    count = 8,
    leaf = '',
  }: {
    skin: string
    flesh: string
    heart?: string
    seed?: string
    count?: number
    leaf?: string
  }): Contents =>
  (sheet, next) => {
    const [s, f] = [ramp(skin), ramp(flesh)]
    const one = () =>
      piece(
        'M-96-34Q0-80 96-34Q64 62 0 66Q-64 62-96-34Z',
        sheet.linear([s.light, s.base, s.deep], 'diagonal'),
        s.ink,
        7,
      ) +
      path('M-84-24Q0-56 84-24Q54 36 0 40Q-54 36-84-24Z', {
        fill: sheet.linear([f.pale, f.base, f.dark], 'down'),
      }) +
      (heart ? path('M-46-14Q0-34 46-14Q26 16 0 18Q-26 16-46-14Z', { fill: heart, opacity: 0.8 }) : '') +
      (seed ? [-18, 0, 18].map((x) => ellipse(x, -4, 4, 7, { fill: seed })).join('') : '') +
      stroke('M-80-30Q0-66 76-32', light.white, 5, { opacity: 0.5 })
    return (
      spread(
        ringOf(count, 128, next() * 40).map((p) => ({ ...p, angle: p.angle + 90 })),
        one,
        0.92,
      ) + (leaf ? place(0, 0, leaves(leaf, 4, 84)) : one())
    )
  }

/** Leaves in a rosette: salads, artichokes, herbs. */
export const rosette =
  ({
    colour,
    rib = '#f7ead8',
    tip = '',
    count = 26,
  }: {
    colour: string
    rib?: string
    tip?: string
    count?: number
  }): Contents =>
  (sheet, next) => {
    const t = ramp(colour)
    const one = (k: number) => {
      const d = 'M0 0Q40-40 110-44Q176-36 196 0Q176 36 110 44Q40 40 0 0Z'
      return place(
        0,
        0,
        piece(d, sheet.linear([t.dark, t.base, t.light], 'right'), t.ink, 6) +
          (tip ? path('M140-40Q180-30 196 0Q180 30 140 40Q156 0 140-40Z', { fill: tip }) : '') +
          stroke('M4 0Q80-6 182 0', rib, 9) +
          stroke('M60-2L104-28M60 2L104 28M104-2L148-24M104 2L148 24', rib, 4, { opacity: 0.8 }),
        { scale: k },
      )
    }
    return Array.from({ length: count }, (_, i) =>
      place(0, 0, one(1.1 - (i / count) * 0.62), { rotate: i * 137.5 + next() * 10 }),
    ).join('')
  }

/** Thin slices of something pale with a dark edge: truffle, mushroom, potato. */
export const shavings =
  ({
    edge,
    flesh,
    veins = '',
    r = 52,
    count = 18,
    mushroom = false,
    extra = '',
  }: {
    edge: string
    flesh: string
    veins?: string
    r?: number
    count?: number
    mushroom?: boolean
    extra?: string
  }): Contents =>
  (sheet, next) => {
    const f = ramp(flesh)
    const cap = 'M-64-4Q-60-62 0-64Q60-62 64-4Q40 10 18 4L22 58Q0 70-22 58L-18 4Q-40 10-64-4Z'
    const one = () =>
      mushroom
        ? piece(cap, edge, '#2a1a0c', 6) +
          place(0, 0, path(cap, { fill: sheet.linear([f.pale, f.base, f.dark], 'diagonal') }), {
            scale: 0.9,
          }) +
          stroke('M-46-4Q0 10 46-4', f.dark, 4)
        : circle(5, 7, r, { fill: '#17110c', opacity: 0.4 }) +
          circle(0, 0, r, { fill: edge }) +
          circle(0, 0, r - 5, { fill: sheet.radial([f.light, f.base, f.dark]) }) +
          (veins
            ? stroke(
                `M${round(-r * 0.6)}-8Q-8-2-10 ${round(r * 0.6)}M6 ${round(-r * 0.7)}Q12-8 ${round(r * 0.7)} 4M-8-12Q12 8 10 28M${round(-r * 0.4)} ${round(-r * 0.5)}Q0-16 14-4`,
                veins,
                4,
              )
            : '')
    return spread(scatter(next, 160, count, r * 1.1), one) + besides(extra)(sheet, next)
  }

/** Long pieces: peppers in strips, beans, asparagus, dried tomatoes. */
export const batons =
  ({
    colours,
    length = 190,
    width = 34,
    tip = '',
    count = 16,
    curved = true,
  }: {
    colours: readonly string[]
    length?: number
    width?: number
    tip?: string
    count?: number
    curved?: boolean
  }): Contents =>
  (sheet, next) => {
    const [l, w] = [length / 2, width / 2]
    const bend = curved ? w * 1.4 : 0
    const d = `M${-l} ${-w}Q0 ${-w - bend} ${l} ${-w}Q${l + w} 0 ${l} ${w}Q0 ${w - bend} ${-l} ${w}Q${-l - w} 0 ${-l} ${-w}Z`
    const one = (i: number) => {
      const t = ramp(colours[i % colours.length] ?? '#999999')
      return (
        piece(d, sheet.linear([t.light, t.base, t.dark], 'down'), t.ink, 6) +
        stroke(
          `M${round(-l * 0.8)} ${round(-w * 0.5 - bend * 0.3)}Q0 ${round(-w * 0.5 - bend)} ${round(l * 0.7)} ${round(-w * 0.5 - bend * 0.3)}`,
          t.pale,
          5,
          { opacity: 0.7 },
        ) +
        (tip ? path(`M${l - 34} ${-w}Q${l + 26} 0 ${l - 34} ${w}Z`, { fill: tip }) : '')
      )
    }
    return spread(
      scatter(next, 130, count, 34).map((p, i) => ({
        ...p,
        angle: curved ? p.angle : (i % 2 ? 8 : -8) + 20,
      })),
      one,
    )
  }
