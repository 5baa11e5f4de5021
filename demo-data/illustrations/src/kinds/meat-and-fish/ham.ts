import type { Ramp } from '../../core/colour.ts'
import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { board } from './salame.ts'

type Params = {
  meat: string
  rind: string
  slices: number
  view: 'leg' | 'sliced'
  garnish: 'melon' | 'fig' | ''
}

const DEFAULTS: Params = { meat: food.hamMeat, rind: '#c98f4e', slices: 4, view: 'leg', garnish: '' }

/** Cured ham: a cut leg with folded slices in front, or (`view` 'sliced') a board of slices. */
export default defineKind({
  name: 'ham',
  title: 'Prosciutto crudo a fette',
  schemes: ['lombardia', 'sicilia', 'alpi', 'liguria', 'notte', 'lazio'],
  frame: { scale: 1.24, y: 700, x: 404 },
  defaults: DEFAULTS,
  choices: { view: ['leg', 'sliced'], garnish: ['melon', 'fig', ''] },
  draw: (sheet, p) => (p.view === 'leg' ? leg(sheet, p) : sliced(sheet, p)),
})

function leg(sheet: Sheet, p: Params): string {
  const m = ramp(p.meat)
  const spots = (
    [
      [-168, -14, -8, 1.05],
      [126, -2, 9, 0.9],
      [-52, 12, 5, 1.22],
      [78, 18, -4, 0.98],
    ] as const
  ).slice(0, p.slices)
  return (
    sheet.shadow({ width: 300, height: 30, offset: 30 }) +
    whole(sheet, ramp(p.rind)) +
    cutFace(sheet, m, ramp(p.rind)) +
    spots
      .map(([x, y, a, s], i) => place(x, y, fold(sheet, m), { rotate: a, flip: i % 2 === 1, scale: s }))
      .join('')
  )
}

/** The leg, shank to the upper left, with the rope round it. */
function whole(sheet: Sheet, r: Ramp): string {
  const d =
    'M-236-352Q-262-330-244-306Q-196-262-178-206Q-168-120-110-70Q-40-14 70-28Q196-44 214-150Q220-262 120-300Q30-330-60-316Q-140-306-196-350Q-216-368-236-352Z'
  return (
    sheet.solid(d, {
      fill: sheet.radial(stops([0, 0.3, 0.62, 1], [r.pale, r.light, r.base, r.deep]), {
        cx: 0.34,
        cy: 0.24,
        r: 0.9,
      }),
      ink: r.ink,
      axis: 'ball',
      start: 0.4,
      alpha: 0.9,
      inside: stroke('M-190-330Q-120-270-150-190M-150-310Q-84-270-110-150', r.deep, 5, { opacity: 0.2 }),
    }) +
    stroke('M-226-334Q-192-300-172-250', '#fff4dc', 8, { opacity: 0.55 }) +
    ellipse(-240, -344, 15, 20, { fill: '#f4ead2', transform: 'rotate(-42 -240 -344)' }) +
    ellipse(-243, -346, 7, 11, { fill: '#c9a878', transform: 'rotate(-42 -243 -346)' }) +
    stroke('M-240-300Q-214-322-196-344', r.ink, 10, { opacity: 0.5 }) +
    stroke('M-243-303Q-217-325-199-347', '#f0dfb8', 7) +
    stroke('M-222-326Q-262-400-214-420Q-180-420-206-336', '#e6d0a0', 6)
  )
}

/** Cut face: fat, lean, marbling and the bone. */
function cutFace(sheet: Sheet, m: Ramp, r: Ramp): string {
  const face =
    'M-84-170C-86-254-10-300 82-292C170-284 220-226 212-150C204-66 130-26 50-32C-30-38-82-92-84-170Z'
  const lean =
    'M-56-166C-58-232 2-270 76-264C140-258 176-214 170-152C164-90 112-58 52-62C-14-66-54-108-56-166Z'
  const veins =
    stroke(
      'M-40-180Q10-200 40-166T120-150M-20-118Q30-130 66-96T130-98M20-250Q30-222 66-216T130-226M-46-148Q-10-150 6-128',
      '#f7d6cc',
      5,
      { opacity: 0.85 },
    ) + stroke('M84-264Q80-236 100-200T160-182M-30-220Q-6-222 10-204', '#f7d6cc', 3.5, { opacity: 0.8 })
  return (
    sheet.solid(face, {
      fill: sheet.linear(['#fff6ea', '#f8e2d0', '#e3b89c'], 'diagonal'),
      ink: '#b98468',
      axis: 'diagonal',
      start: 0.6,
      alpha: 0.6,
    }) +
    stroke('M-84-170C-82-92-30-38 50-32C130-26 204-66 212-150', r.base, 7) +
    sheet.solid(lean, {
      fill: sheet.radial(stops([0, 0.5, 1], [m.light, m.base, m.dark]), { cx: 0.4, cy: 0.34, r: 0.75 }),
      inside: veins,
      ink: m.deep,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.7,
    }) +
    ellipse(30, -150, 19, 16, { fill: '#f8efdc' }) +
    ellipse(31, -149, 10, 8, { fill: '#d9a890' })
  )
}

/** A board heaped with slices; `slices` counts the folds in front. */
function sliced(sheet: Sheet, p: Params): string {
  const m = ramp(p.meat)
  const back = [
    [-110, -150, -6, 1.02],
    [24, -166, 4, 1.1],
    [-160, -84, -10, 1.1],
    [-40, -104, 2, 1.2],
    [92, -98, 9, 1.14],
  ] as const
  const front = [
    [-196, -26, -8, 1.04],
    [-88, -30, 3, 1.16],
    [30, -26, -3, 1.2],
    [138, -34, 7, 1.06],
    [-24, -6, 2, 1.1],
    [90, -4, -5, 1.02],
  ] as const
  const heap = (spots: readonly (readonly [number, number, number, number])[]) =>
    spots
      .map(([x, y, a, s], i) => place(x, y, fold(sheet, m), { rotate: a, flip: i % 2 === 1, scale: s }))
      .join('')
  const side = p.garnish === 'melon' ? melon(sheet) : p.garnish === 'fig' ? figs(sheet) : ''
  return (
    board(sheet) +
    heap(back) +
    (side && place(p.garnish === 'melon' ? 128 : 172, -44, side)) +
    heap(front.slice(0, p.slices))
  )
}

/** A crescent of orange melon. */
function melon(sheet: Sheet): string {
  const t = ramp(food.melon)
  const flesh = 'M-96-64Q-70-176 30-206Q112-214 128-176Q40-176-8-118Q-34-78-36-44Q-76-36-96-64Z'
  return (
    sheet.shadow({ width: 116, height: 16, offset: 24, y: -20 }) +
    path('M-104-66Q-80-196 34-222Q130-232 140-180Q44-176-4-116Q-28-76-30-32Q-84-22-104-66Z', {
      fill: ramp(food.melonRind).dark,
    }) +
    sheet.solid(flesh, {
      fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
      inside: stroke('M-64-64Q-40-150 60-186', t.pale, 8, { opacity: 0.6 }),
      ink: t.deep,
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.6,
    })
  )
}

/** A whole fig and a half. */
function figs(sheet: Sheet): string {
  const d = 'M0-150C12-120 62-104 66-54C68-14 34 0 0 0C-34 0-68-14-66-54C-62-104-12-120 0-150Z'
  const t = ramp(food.figFlesh)
  const inside = 'M0-118C8-98 46-88 48-52C50-22 26-12 0-12C-26-12-50-22-48-52C-46-88-8-98 0-118Z'
  const seeds = Array.from({ length: 26 }, (_, i) => {
    const [a, q] = [i * 2.4, 10 + (i % 5) * 7]
    return ellipse(q * Math.cos(a), -54 + q * 0.9 * Math.sin(a), 3, 2, { fill: '#f7e2b0' })
  }).join('')
  return (
    place(-6, -46, sheet.ball(d, food.fig, { alpha: 0.9 }) + sheet.glow(-24, -88, 13, 20, { alpha: 0.6 })) +
    place(
      50,
      -12,
      path(d, { fill: ramp(food.fig).base }) +
        path(inside, { fill: '#f6ead0' }) +
        place(0, -6, sheet.solid(inside, { fill: sheet.radial([t.light, t.base, t.dark]), inside: seeds }), {
          scale: 0.86,
        }),
      { rotate: 10 },
    )
  )
}

/** One slice folded on itself: three waves, each with a strip of fat on its upper edge. */
function fold(sheet: Sheet, m: Ramp): string {
  const waves: readonly (readonly [string, string])[] = [
    ['M-76-6Q-84-66-40-84Q10-100 50-76Q84-60 78-10Q40-34 0-26Q-44-22-76-6Z', m.dark],
    ['M-80 0Q-76-52-30-62Q20-70 56-46Q84-30 84 2Q40-20 0-12Q-50-10-80 0Z', m.base],
    ['M-86 4Q-70-30-20-36Q34-40 64-22Q86-10 90 8Q66 27 4 28Q-62 27-86 4Z', m.light],
  ]
  let out = sheet.shadow({ width: 96, height: 14, offset: 14, y: 8, alpha: 0.75 })
  waves.forEach(([d, colour], k) => {
    const c = ramp(colour)
    out += sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.35, 0.7, 1], [c.light, colour, c.light, c.dark])),
      ink: m.deep,
      axis: 'down',
      start: 0.4,
      alpha: 0.55,
    })
    const edge = d.slice(0, d.lastIndexOf('Q', d.lastIndexOf('Q') - 1))
    out += stroke(edge.replace(/Z$/, ''), '#fbe9da', 9 - k) + stroke(edge, '#fffaf2', 3, { opacity: 0.8 })
  })
  return out + stroke('M-40-12Q0-22 40-8M-20 2Q10-4 44 4', '#f9d9cf', 3, { opacity: 0.7 })
}
