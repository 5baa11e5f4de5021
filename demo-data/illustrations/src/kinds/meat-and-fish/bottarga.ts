import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { light, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { lemonHalf } from './bottarga-lemon.ts'
import { board } from './salame.ts'

const DEFAULTS = { colour: '#c8742a', slices: 4 }

/** A pressed roe of two lobes tied with twine, shaved slices and half a lemon. */
export default defineKind({
  name: 'bottarga',
  title: 'Bottarga con fette',
  schemes: ['sicilia', 'liguria', 'alpi', 'lazio', 'notte', 'campania'],
  frame: { scale: 1.3, y: 706, x: 402 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const spots = [
      [-190, -30, -6],
      [-128, -22, 4],
      [-66, -26, -3],
      [-6, -20, 6],
      [50, -26, -4],
    ] as const
    return (
      board(sheet) +
      place(6, -176, lobe(sheet, p.colour), { rotate: -9 }) +
      place(-4, -100, lobe(sheet, p.colour), { rotate: -3 }) +
      place(-218, -152, twine()) +
      spots
        .slice(0, p.slices)
        .map(([x, y, a]) => place(x, y, slice(sheet, p.colour), { rotate: a }))
        .join('') +
      place(172, -30, lemonHalf(sheet))
    )
  },
})

/** One lobe, thick at the left and tapering to the right, `0,0` its middle. */
function lobe(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d = 'M-236-6Q-226-58-150-62Q0-74 130-48Q214-32 244 4Q214 40 130 48Q0 62-150 50Q-226 44-236-6Z'
  const veins = stroke('M-210-10Q-120-34-20-20T160-4M-150 18Q-60 6 40 20M-90-44Q-20-40 40-46', t.deep, 3.5, {
    opacity: 0.45,
  })
  return (
    path(d, { fill: t.ink, opacity: 0.4, transform: 'translate(6 12)' }) +
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.2, 0.5, 0.85, 1], [t.light, t.pale, t.base, t.dark, t.deep]), 'down'),
      inside: veins,
      ink: t.ink,
      axis: 'down',
      start: 0.45,
      alpha: 0.9,
    }) +
    stroke('M-190-36Q-60-56 80-40', light.warm, 8, { opacity: 0.6 })
  )
}

const twine = (): string =>
  stroke('M14-44Q-14 10 18 78', thread.dark, 13) +
  stroke('M12-46Q-16 8 16 76', thread.base, 9) +
  stroke('M-4 10Q-54-12-66 26Q-46 50 0 22M-2 18Q-46 60-30 92', thread.base, 6)

function slice(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const d = 'M-44 4Q-40-26 4-28Q46-24 46 4Q40 22 0 22Q-40 22-44 4Z'
  return (
    sheet.shadow({ width: 56, height: 10, offset: 8, y: 16, alpha: 0.7 }) +
    path(d, { fill: t.deep, transform: 'translate(0 7)' }) +
    sheet.solid(d, {
      fill: sheet.radial([t.pale, t.light, t.base]),
      ink: t.dark,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.5,
    }) +
    ellipse(-10, -8, 16, 6, { fill: light.warm, opacity: 0.4 })
  )
}
