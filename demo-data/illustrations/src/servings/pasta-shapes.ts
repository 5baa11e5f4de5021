// Shapes of pasta, seen from above.
import { mix, ramp } from '../core/colour.ts'
import type { Draw } from '../core/random.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, ellipse, path, round, stroke } from '../core/svg.ts'
import { piece } from './bits.ts'

type Shape = (sheet: Sheet, colour: string) => string

function tube(sheet: Sheet, colour: string, length = 88, r = 19): string {
  const t = ramp(colour)
  const h = length / 2
  const d = `M${-h} ${-r}H${h}Q${h + r * 0.5} 0 ${h} ${r}H${-h}Q${-h - r * 0.5} 0 ${-h} ${-r}Z`
  return (
    piece(d, sheet.linear([t.pale, t.base, t.dark], 'down'), t.ink) +
    stroke(
      `M${-h + 4} ${-r * 0.4}H${h - 4}M${-h + 4} ${r * 0.1}H${h - 4}M${-h + 4} ${round(r * 0.6)}H${h - 4}`,
      t.dark,
      2.4,
      { opacity: 0.5 },
    ) +
    ellipse(h, 0, r * 0.4, r * 0.86, { fill: t.deep }) +
    ellipse(h + 1.5, 0, r * 0.26, r * 0.66, { fill: t.ink })
  )
}

function spiral(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d =
    'M-52-6Q-42-24-30-12Q-20-26-8-13Q4-26 14-12Q26-25 36-11Q48-20 54-2Q46 22 34 11Q24 24 12 12Q2 24-9 12Q-21 24-31 11Q-44 20-52-6Z'
  return (
    piece(d, sheet.linear([t.pale, t.base, t.dark], 'down'), t.ink) +
    stroke('M-38-14Q-22 0-24 14M-16-16Q0 0-2 15M6-16Q22 0 20 15M28-15Q42 0 40 12', t.dark, 5, {
      opacity: 0.7,
    })
  )
}

function ear(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return (
    ellipse(5, 7, 32, 28, { fill: t.ink, opacity: 0.45 }) +
    ellipse(0, 0, 32, 28, { fill: sheet.linear([t.pale, t.base, t.dark], 'diagonal') }) +
    ellipse(3, 3, 21, 17, { fill: sheet.linear([t.deep, t.dark, t.light], 'diagonal'), opacity: 0.75 }) +
    stroke('M-12-2Q-2-10 10-4M-10 6Q0 0 14 6', t.deep, 2, { opacity: 0.5 })
  )
}

function ribbonPiece(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return piece(
    'M-60-9Q-30-19 0-9T60-10L61 9Q30 18 0 9T-60 9Z',
    sheet.linear([t.light, t.base, t.dark], 'down'),
    t.ink,
    4,
  )
}

function pillow(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d =
    'M-44-44L-32-38-20-45-8-38 4-45 16-38 28-45 40-40 45-28 39-16 45-4 39 8 45 20 38 32 44 44 30 40 18 45 6 39-6 45-18 39-30 45-42 40-45 28-39 16-45 4-39-8-45-20-39-32Z'
  return (
    piece(d, sheet.linear([t.light, t.base, t.dark], 'diagonal'), t.ink) +
    ellipse(0, 0, 27, 25, { fill: sheet.sphere(mix(colour, '#c9d08a', 0.25)) })
  )
}

function hat(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d = 'M0-36C24-40 44-18 40 4C38 28 16 36 0 34C-18 36-40 26-40 2C-42-18-22-40 0-36Z'
  return (
    piece(d, sheet.sphere(t), t.ink) +
    path('M0-8C10-10 15-2 13 5C10 13-8 13-12 5C-15-3-8-8 0-8Z', { fill: t.ink, opacity: 0.75 }) +
    path('M-14 20Q0 46 22 28Q10 18 2 12Z', { fill: t.light })
  )
}

function braidPiece(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return (
    piece(
      'M-54 0Q-20-34 20-28Q50-18 58 0Q50 18 20 28Q-20 34-54 0Z',
      sheet.linear([t.light, t.base, t.dark], 'down'),
      t.ink,
    ) + stroke('M-36 0L-22-14-14 6-2-18 8 8 20-16 30 8 42-8', t.deep, 3.5, { opacity: 0.55 })
  )
}

function bead(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  return ellipse(3, 4, 12, 11, { fill: t.ink, opacity: 0.4 }) + circle(0, 0, 11, { fill: sheet.sphere(t) })
}

export const pastaShapes = {
  rigatoni: { draw: (s, c) => tube(s, c), count: 44, gap: 46 },
  paccheri: { draw: (s, c) => tube(s, c, 104, 34), count: 22, gap: 68 },
  fusilli: { draw: spiral, count: 46, gap: 44 },
  orecchiette: { draw: ear, count: 60, gap: 40 },
  pizzoccheri: { draw: ribbonPiece, count: 64, gap: 34 },
  ravioli: { draw: pillow, count: 17, gap: 84 },
  tortellini: { draw: hat, count: 26, gap: 66 },
  culurgiones: { draw: braidPiece, count: 19, gap: 78 },
  fregola: { draw: bead, count: 230, gap: 17 },
} satisfies Record<string, { draw: Shape; count: number; gap: number }>

export type PastaShape = keyof typeof pastaShapes

/** Strands turned on a fork: `width` of one strand, 6 spaghetti to 20 pappardelle. */
export function nestFromAbove(next: Draw, colour: string, width: number, r: number): string {
  const t = ramp(colour)
  const tones = [t.dark, t.base, t.light, t.base]
  let out = circle(8, 10, r * 0.98, { fill: t.ink, opacity: 0.4 }) + circle(0, 0, r * 0.97, { fill: t.deep })
  const strands = Math.round(900 / width)
  for (let i = 0; i < strands; i++) {
    const q = r * (0.98 - (0.84 * i) / strands)
    const [dx, dy] = [(next() - 0.5) * r * 0.2, (next() - 0.5) * r * 0.2]
    const [from, sweep] = [next() * 6.3, 2.2 + next() * 1.6]
    const at = (a: number) => `${round(dx + q * Math.cos(a))} ${round(dy + q * Math.sin(a) * 0.96)}`
    const d = `M${at(from)}A${round(q)} ${round(q * 0.96)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`
    out += stroke(d, t.ink, width + 3, { opacity: 0.3 }) + stroke(d, tones[i % 4] ?? t.base, width)
  }
  return out
}
