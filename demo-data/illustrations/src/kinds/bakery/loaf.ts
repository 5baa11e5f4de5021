import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { crust: food.crust, crumb: food.crumb, cuts: 4, flour: true }
type Params = typeof DEFAULTS

/** Rustic loaf with scored crust and two slices; `cuts` number of scores. */
export default defineKind({
  name: 'loaf',
  title: 'Pagnotta di pane con fette',
  schemes: ['sicilia', 'liguria', 'calabria', 'emilia', 'notte', 'veneto'],
  frame: { scale: 1.28, y: 700, x: 400 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    const t = ramp(p.crust)
    const next = sheet.random(14)
    const body =
      'M-256-92C-262-196-170-262-40-266C100-270 226-222 240-110C246-36 186-6 90-4H-120C-206-6-252-34-256-92Z'
    let inside = ''
    // Scores open on a paler crumb, each with a dark lip.
    for (let i = 0; i < p.cuts; i++) {
      const x = -176 + (i * 330) / p.cuts
      const d = `M${x}-96Q${x + 6}-196 ${x + 74}-250Q${x + 92}-190 ${x + 48}-88Q${x + 22}-62 ${x}-96Z`
      inside +=
        sheet.solid(d, {
          fill: sheet.linear([t.light, '#f3cf8e', t.base], 'rightDown'),
          ink: t.dark,
          start: 0.5,
          alpha: 0.6,
        }) +
        stroke(`M${x}-96Q${x + 6}-196 ${x + 74}-250`, t.deep, 6, { opacity: 0.75 }) +
        stroke(`M${x - 7}-98Q${x - 2}-196 ${x + 64}-250`, '#fdf2da', 5, { opacity: 0.75 })
    }
    if (p.flour)
      for (let i = 0; i < 120; i++)
        inside += ellipse(
          -240 + next() * 420,
          -258 + next() * next() * 170,
          1.4 + next() * 3.4,
          1 + next() * 2,
          { fill: food.flour, opacity: 0.85 },
        )
    inside += sheet.grain('M-260-270H240V-150H-260Z', {
      ink: food.flour,
      axis: 'up',
      start: 0.2,
      alpha: 0.62,
    })
    let out = sheet.shadow({ width: 300, height: 30, offset: 34 })
    out += sheet.solid(body, {
      fill: sheet.radial(stops([0, 0.4, 0.78, 1], [t.light, t.base, t.dark, t.deep]), {
        cx: 0.34,
        cy: 0.2,
        r: 0.85,
      }),
      inside,
      ink: t.ink,
      axis: 'ball',
      start: 0.46,
      alpha: 0.95,
    })
    out +=
      place(-70, 22, slice(sheet, p, 1), { rotate: -4, scale: 0.94 }) +
      place(96, 34, slice(sheet, p, 2), { rotate: 5 })
    for (let i = 0; i < 20; i++)
      out += circle(-230 + next() * 470, 14 + next() * 22, 1.4 + next() * 2.6, {
        fill: next() < 0.5 ? '#f0d49a' : t.base,
      })
    return out
  },
})

/** A slice seen from the front: thick crust, open crumb. */
function slice(sheet: Sheet, p: Params, salt: number) {
  const t = ramp(p.crust)
  const c = ramp(p.crumb)
  const next = sheet.random(60 + salt)
  const outer =
    'M-104-40C-116-112-60-142 0-144C64-144 112-112 104-44C102-10 70-2 44-2H-50C-78-2-100-10-104-40Z'
  const inner = 'M-91-42C-100-104-54-129 0-131C56-131 98-104 91-46C89-20 66-14 42-14H-46C-70-14-88-20-91-42Z'
  let holes = ''
  for (let i = 0; i < 40; i++)
    holes += ellipse(
      -84 + next() * 168,
      -122 + next() * 104,
      2 + next() * next() * 13,
      1.4 + next() * next() * 8,
      { fill: next() < 0.7 ? c.dark : light.cream, opacity: 0.7 },
    )
  return (
    sheet.shadow({ width: 118, height: 14, offset: 18 }) +
    path(outer, { fill: t.deep, transform: 'translate(9 -5)' }) +
    sheet.solid(outer, {
      fill: sheet.linear([t.light, t.base, t.dark], 'diagonal'),
      ink: t.deep,
      start: 0.5,
      alpha: 0.6,
    }) +
    sheet.solid(inner, {
      fill: sheet.linear(['#fffaea', c.base, '#e8c98a'], 'diagonal'),
      inside: holes,
      ink: '#c99a55',
      axis: 'diagonal',
      start: 0.6,
      alpha: 0.6,
    })
  )
}
