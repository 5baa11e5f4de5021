import { ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food, light, thread } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { rind: food.pearRind, paste: food.cheese, smoked: false }
type Params = typeof DEFAULTS

const ROPE = 'M-6-328Q-70-420-24-452Q20-470 34-440Q44-410 8-332'
const BODY =
  'M-30-372C-62-352-58-330-38-318C-96-290-148-220-148-136C-148-52-88 0 0 0C88 0 148-52 148-136C148-220 96-290 38-318C58-330 62-352 30-372C14-384-14-384-30-372Z'

/** Stretched-curd cheese shaped as a pear, tied at the neck, with a slice. `smoked` darkens the belly. */
export default defineKind({
  name: 'pear-cheese',
  title: 'Caciocavallo con fetta',
  schemes: ['calabria', 'sicilia', 'liguria', 'toscana', 'notte', 'veneto'],
  frame: { scale: 1.3, y: 704, x: 398 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 250, height: 28, offset: 50 }) +
    place(-76, 0, stroke(ROPE, thread.dark, 10) + stroke(ROPE, thread.light, 6)) +
    place(-76, 0, whole(sheet, p)) +
    place(150, 18, slice(sheet, p)),
})

function whole(sheet: Sheet, p: Params): string {
  const t = ramp(p.rind)
  const fill = sheet.radial(stops([0, 0.25, 0.6, 1], [t.pale, t.light, t.base, t.deep]), {
    cx: 0.34,
    cy: 0.4,
    r: 0.8,
  })
  const smoke = p.smoked ? sheet.grain(BODY, { ink: t.deep, axis: 'down', start: 0.3, alpha: 0.9 }) : ''
  const creases =
    stroke(
      'M-36-316Q-70-250-90-190M-14-312Q-26-250-30-200M12-312Q30-250 36-196M34-316Q72-250 92-180',
      t.dark,
      4,
      {
        opacity: 0.35,
      },
    ) + ellipse(-70, -120, 40, 70, { fill: light.cream, opacity: 0.16 })
  const cord = 'M-44-320Q0-302 44-320'
  return (
    sheet.solid(BODY, { fill, inside: smoke + creases, ink: t.ink, axis: 'ball', start: 0.42, alpha: 0.9 }) +
    sheet.glow(-62, -216, 34, 48, { alpha: 0.75, rotate: 24 }) +
    stroke('M-30-358Q-40-346-30-334', light.cream, 7, { opacity: 0.7 }) +
    stroke(cord, thread.dark, 13) +
    stroke(cord, thread.light, 8) +
    stroke('M-44-308Q0-290 44-308', thread.dark, 9) +
    stroke('M-44-309Q0-291 44-309', thread.base, 5)
  )
}

/** A cut across the belly: pale paste, a thin rind, a few eyes. */
function slice(sheet: Sheet, p: Params): string {
  const t = ramp(p.rind)
  const c = ramp(p.paste)
  const face = 'M-118-66C-118-120-60-150 0-150C60-150 118-120 118-66C118-22 60 0 0 0C-60 0-118-22-118-66Z'
  const eyes = (
    [
      [-52, -92, 7],
      [20, -112, 5],
      [58, -70, 8],
      [-18, -52, 6],
      [-74, -54, 4],
      [30, -34, 5],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        ellipse(x, y, r * 1.5, r, { fill: c.dark }) +
        ellipse(x, y + 1.4, r * 1.2, r * 0.7, { fill: c.deep, opacity: 0.4 }),
    )
    .join('')
  return (
    sheet.shadow({ width: 132, height: 16, offset: 22 }) +
    path(face, { fill: t.dark, transform: 'translate(11 -4)' }) +
    path(face, { fill: t.base }) +
    place(
      0,
      -5,
      sheet.solid(face, {
        fill: sheet.linear([light.warm, c.base, c.dark], 'diagonal'),
        inside: eyes + stroke('M-96-76Q-20-130 80-104', c.pale, 5, { opacity: 0.8 }),
        ink: c.deep,
        axis: 'diagonal',
        start: 0.5,
        alpha: 0.6,
      }),
      { scale: 0.93 },
    ) +
    place(
      -150,
      10,
      sheet.solid('M-34 -4L-22 -34L22 -40L38 -8L4 4Z', {
        fill: sheet.linear([c.pale, c.base, c.dark], 'rightDown'),
        ink: c.deep,
        start: 0.5,
        alpha: 0.5,
      }),
    )
  )
}
