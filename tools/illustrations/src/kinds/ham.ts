import type { Ramp } from '../core/colour.ts'
import { ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { stops } from '../core/sheet.ts'
import { ellipse, place, stroke } from '../core/svg.ts'
import { food } from '../tokens.ts'
import { defineKind } from './kind.ts'

const DEFAULTS = { meat: food.hamMeat, rind: '#c98f4e', slices: 4 }

/** Cured ham: a cut leg behind, silky folded slices in front. */
export default defineKind({
  name: 'ham',
  title: 'Prosciutto crudo a fette',
  schemes: ['lombardia', 'sicilia', 'alpi', 'liguria', 'notte', 'lazio'],
  frame: { scale: 1.24, y: 700, x: 404 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const m = ramp(p.meat)
    const r = ramp(p.rind)
    let out = sheet.shadow({ width: 300, height: 30, offset: 30 })
    // Leg: shank to the upper left, cut face towards us.
    const leg =
      'M-236-352Q-262-330-244-306Q-196-262-178-206Q-168-120-110-70Q-40-14 70-28Q196-44 214-150Q220-262 120-300Q30-330-60-316Q-140-306-196-350Q-216-368-236-352Z'
    out += sheet.solid(leg, {
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
    })
    out += stroke('M-226-334Q-192-300-172-250', '#fff4dc', 8, { opacity: 0.55 })
    out +=
      ellipse(-240, -344, 15, 20, { fill: '#f4ead2', transform: 'rotate(-42 -240 -344)' }) +
      ellipse(-243, -346, 7, 11, { fill: '#c9a878', transform: 'rotate(-42 -243 -346)' })
    // Rope round the shank.
    out +=
      stroke('M-240-300Q-214-322-196-344', r.ink, 10, { opacity: 0.5 }) +
      stroke('M-243-303Q-217-325-199-347', '#f0dfb8', 7) +
      stroke('M-222-326Q-262-400-214-420Q-180-420-206-336', '#e6d0a0', 6)
    // Cut face: fat, lean, marbling and the bone.
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
    out += sheet.solid(face, {
      fill: sheet.linear(['#fff6ea', '#f8e2d0', '#e3b89c'], 'diagonal'),
      ink: '#b98468',
      axis: 'diagonal',
      start: 0.6,
      alpha: 0.6,
    })
    out +=
      stroke('M-84-170C-82-92-30-38 50-32C130-26 204-66 212-150', r.base, 7) +
      sheet.solid(lean, {
        fill: sheet.radial(stops([0, 0.5, 1], [m.light, m.base, m.dark]), { cx: 0.4, cy: 0.34, r: 0.75 }),
        inside: veins,
        ink: m.deep,
        axis: 'diagonal',
        start: 0.5,
        alpha: 0.7,
      })
    out += ellipse(30, -150, 19, 16, { fill: '#f8efdc' }) + ellipse(31, -149, 10, 8, { fill: '#d9a890' })
    // Folded slices.
    const spots = (
      [
        [-168, -14, -8, 1.05],
        [126, -2, 9, 0.9],
        [-52, 12, 5, 1.22],
        [78, 18, -4, 0.98],
      ] as const
    ).slice(0, p.slices)
    return (
      out +
      spots
        .map(([x, y, a, s], i) => place(x, y, fold(sheet, m, i), { rotate: a, flip: i % 2 === 1, scale: s }))
        .join('')
    )
  },
})

/** One slice folded on itself: three waves, each with a strip of fat on its upper edge. */
function fold(sheet: Sheet, m: Ramp, _i: number) {
  const waves: readonly (readonly [string, string])[] = [
    ['M-76-6Q-84-66-40-84Q10-100 50-76Q84-60 78-10Q40-34 0-26Q-44-22-76-6Z', m.dark],
    ['M-80 0Q-76-52-30-62Q20-70 56-46Q84-30 84 2Q40-20 0-12Q-50-10-80 0Z', m.base],
    ['M-86 6Q-70-30-20-36Q34-40 64-22Q86-10 90 10Q40 14 0 12Q-50 12-86 6Z', m.light],
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
