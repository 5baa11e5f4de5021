// Two ripe persimmons and half of one, standing on the origin.
import { leaf } from '../core/label.ts'
import type { Sheet } from '../core/sheet.ts'
import { circle, path, place, stroke } from '../core/svg.ts'

/** Sepals of the calyx: angle, length and width. */
const SEPALS = [
  [-168, 62, 24],
  [-12, 62, 24],
  [-112, 50, 22],
  [-64, 54, 22],
  [160, 50, 18],
  [22, 50, 18],
] as const

function whole(sheet: Sheet): string {
  const outline = 'M-112-88C-116-150-64-186 0-184C66-186 116-150 112-88C110-30 62 0 0 0C-62 0-110-30-112-88Z'
  const calyx = SEPALS.map(([rotate, length, width]) =>
    place(0, -172, leaf({ length, width, colour: '#7d8a3c' }), { rotate }),
  ).join('')
  return (
    sheet.shadow({ width: 132, height: 16, offset: 20 }) +
    sheet.ball(outline, '#ee7420', { alpha: 0.9 }) +
    sheet.glow(-46, -132, 34, 22, { alpha: 0.85, rotate: -28 }) +
    calyx +
    stroke('M0-172Q4-188-4-200', '#5a4420', 9)
  )
}

function half(sheet: Sheet): string {
  const flesh = sheet.radial(['#ffc069', '#f79a34', '#ee7f22'])
  const cut =
    circle(6, 3, 88, { fill: '#b8480f' }) +
    circle(0, 0, 88, { fill: '#f08a2c' }) +
    circle(0, 0, 78, { fill: flesh })
  const chamber =
    path('M0-16Q-13-38 0-62Q13-38 0-16Z', { fill: '#fbb863', opacity: 0.9 }) +
    stroke('M0-20V-54', '#e0701a', 2, { opacity: 0.5 })
  const chambers = Array.from({ length: 8 }, (_, at) => place(0, -84, chamber, { rotate: at * 45 })).join('')
  const grain = { ink: '#a8430c', axis: 'diagonal', start: 0.55, alpha: 0.6 } as const
  return (
    sheet.shadow({ width: 120, height: 14, offset: 16 }) +
    place(0, -84, cut) +
    chambers +
    sheet.grain('M-88-84a88 88 0 1 1 176 0a88 88 0 1 1-176 0Z', grain)
  )
}

export const persimmons = (sheet: Sheet): string =>
  place(-60, -14, whole(sheet)) +
  place(150, 0, whole(sheet), { scale: 0.94 }) +
  place(56, 26, half(sheet), { scale: 0.92 })
