import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { circle, ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { colour: food.apple, ground: food.appleGround, flesh: food.appleFlesh }
type Params = typeof DEFAULTS

const BODY =
  'M2-190C-26-224-104-226-128-166C-152-102-118-22-62-2C-38 6-20-4 0-4C20-4 38 6 62-2C120-22 152-104 128-168C104-226 28-222 2-190Z'

/** Two apples and a half; `ground` is the paler colour that shows through the blush. */
export default defineKind({
  name: 'apple',
  title: 'Mele',
  schemes: ['alpi', 'sicilia', 'lombardia', 'notte', 'piemonte', 'campania'],
  frame: { scale: 1.34, y: 704, x: 398 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 280, height: 26, offset: 30 }) +
    place(58, -40, whole(sheet, p, 3), { rotate: 9, scale: 0.98 }) +
    place(-112, -2, whole(sheet, p, 4), { rotate: -6, scale: 1.04 }) +
    place(130, 14, half(sheet, p), { rotate: 5, scale: 0.84 }),
})

/** Blush streaks run from the stalk to the flower end. */
function whole(sheet: Sheet, p: Params, salt: number): string {
  const next = sheet.random(salt)
  const c = ramp(p.colour)
  let skin = ''
  for (let i = 0; i < 26; i++) {
    const k = next() * 2 - 1
    const [from, bend, to] = [round(k * 16), round(k * 158), round(k * 84)]
    const line = `M${from} ${round(-192 + next() * 30)}Q${bend} ${round(-140 + next() * 30)} ${to} ${round(-70 + next() * 56)}`
    skin += stroke(line, next() < 0.4 ? c.light : c.base, 5 + next() * 9, { opacity: 0.34 })
  }
  for (let i = 0; i < 26; i++)
    skin += circle(-100 + next() * 200, -150 + next() * 130, 1.6 + next() * 1.2, {
      fill: light.cream,
      opacity: 0.6,
    })
  const fill = sheet.radial(stops([0, 0.3, 0.62, 0.86, 1], [p.ground, c.light, c.base, c.dark, c.deep]), {
    cx: 0.3,
    cy: 0.32,
    r: 0.86,
  })
  const hollow = ellipse(2, -192, 40, 15, { fill: c.deep, opacity: 0.6 })
  return (
    sheet.shadow({ width: 120, height: 16, offset: 24 }) +
    sheet.solid(BODY, { fill, inside: skin + hollow, ink: c.ink, axis: 'ball', start: 0.42, alpha: 0.85 }) +
    sheet.glow(-62, -146, 30, 24, { alpha: 0.9, rotate: -34 }) +
    stroke('M2-188Q4-216 20-236', food.bark, 9) +
    place(10, -212, leaf({ length: 92, width: 24, colour: food.citrusLeaf }), { rotate: -18 })
  )
}

function half(sheet: Sheet, p: Params): string {
  const c = ramp(p.colour)
  const f = ramp(p.flesh)
  const seeds = [-1, 1]
    .map((side) =>
      place(
        side * 20,
        -100,
        path('M0-24Q13-6 0 14Q-13-6 0-24Z', { fill: food.seed }) +
          stroke('M-3-14Q-6-4-2 4', light.cream, 2.4, { opacity: 0.7 }),
        { rotate: side * 16 },
      ),
    )
    .join('')
  return (
    sheet.shadow({ width: 126, height: 16, offset: 22 }) +
    path(BODY, { fill: c.deep, transform: 'translate(9 1)' }) +
    path(BODY, { fill: c.base }) +
    place(
      0,
      -6,
      sheet.solid(BODY, {
        fill: sheet.radial(stops([0, 0.6, 1], [light.white, f.base, f.dark]), { cx: 0.4, cy: 0.36, r: 0.8 }),
        inside:
          stroke('M0-186Q-6-150 0-132M0-66Q4-40 0-8', f.dark, 4, { opacity: 0.8 }) +
          path('M0-150C46-140 56-80 0-56C-56-80-46-140 0-150Z', { fill: f.pale, opacity: 0.9 }) +
          stroke('M0-150C46-140 56-80 0-56C-56-80-46-140 0-150Z', f.dark, 3, { opacity: 0.7 }) +
          seeds,
        ink: f.deep,
        axis: 'diagonal',
        start: 0.55,
        alpha: 0.5,
      }),
      { scale: 0.94 },
    )
  )
}
