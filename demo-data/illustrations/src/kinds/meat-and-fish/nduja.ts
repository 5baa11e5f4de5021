import { type Ramp, ramp } from '../../core/colour.ts'
import { type Sheet, stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { chilli } from './salame.ts'

const DEFAULTS = { paste: food.nduja, casing: '#a8482e' }

/** Soft spreadable sausage, split open, with bread and chillies. */
export default defineKind({
  name: 'nduja',
  title: '’Nduja con pane',
  schemes: ['alpi', 'lazio', 'sicilia', 'lombardia', 'notte', 'puglia'],
  frame: { scale: 1.3, y: 702, x: 396 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 290, height: 30, offset: 26 }) +
    place(-84, 0, sausage(sheet, ramp(p.casing)), { rotate: 0, scale: 0.94 }) +
    place(120, 34, slice(sheet, ramp(p.paste)), { rotate: -4 }) +
    place(-188, -2, chilli(sheet), { rotate: -14 }) +
    place(-144, 16, chilli(sheet), { rotate: 10, scale: 0.9 }),
})

/** A plump pear, tied at the top and round the waist. */
function sausage(sheet: Sheet, t: Ramp): string {
  const twine = (line: string, w = 6) =>
    stroke(line, t.ink, w + 2, { opacity: 0.5, transform: 'translate(2 2)' }) +
    stroke(line, '#d8b981', w) +
    stroke(line, '#fbf0d6', w * 0.45, { transform: 'translate(-.8 -.8)' })
  const body =
    'M-20-384Q-8-372 6-384Q18-356 40-340C104-300 132-230 124-150C116-60 60-10-10-8C-90-8-140-64-144-150C-148-232-118-304-54-340Q-30-356-20-384Z'
  const inside =
    stroke('M-104-262Q-70-300-36-322', t.pale, 14, { opacity: 0.35 }) +
    ellipse(-70, -180, 20, 60, { fill: '#ffe2d0', opacity: 0.14 }) +
    stroke('M-120-120Q-100-60-50-30M60-40Q100-80 110-140', t.deep, 6, { opacity: 0.25 })
  return (
    sheet.solid(body, {
      fill: sheet.radial(stops([0, 0.24, 0.58, 1], [t.pale, t.light, t.base, t.deep]), {
        cx: 0.32,
        cy: 0.3,
        r: 0.82,
      }),
      inside,
      ink: t.ink,
      axis: 'ball',
      start: 0.38,
      alpha: 0.9,
    }) +
    twine('M-140-196Q-8-164 126-196') +
    twine('M-8-340Q-64-180-44-12') +
    twine('M-4-340Q70-190 44-16') +
    path('M-22-384Q-40-410-52-414Q-30-420-8-404Q14-420 36-412Q20-404 8-384Z', { fill: t.base }) +
    twine('M-24-384Q-8-374 10-384') +
    twine('M-26-378Q-8-366 12-378') +
    twine('M-8-386Q-34-440-4-456Q26-440-4-386', 5) +
    stroke('M-112-214Q-106-262-76-292', '#fff0e2', 9, { opacity: 0.65 })
  )
}

/** A slice of bread with a generous wave of paste. */
function slice(sheet: Sheet, n: Ramp): string {
  const crust = ramp(food.crust)
  const bread =
    'M-136-66Q-152-108-96-122Q-30-136 52-124Q124-116 134-74Q136-44 92-36Q0-22-90-34Q-130-40-136-66Z'
  const crumb =
    'M-122-70Q-132-102-88-112Q-28-124 48-114Q112-106 120-76Q120-54 84-47Q0-36-84-46Q-116-52-122-70Z'
  const holes = [
    [-96, -70, 5],
    [96, -84, 6],
    [70, -54, 4],
    [-60, -56, 4],
    [-30, -112, 5],
    [106, -70, 3],
  ] as const
  return (
    sheet.shadow({ width: 150, height: 20, offset: 20, y: -20 }) +
    path(bread, { fill: crust.dark, transform: 'translate(4 24)' }) +
    path(bread, { fill: crust.base, transform: 'translate(2 12)' }) +
    sheet.solid(bread, { fill: crust.base }) +
    path(crumb, { fill: '#f8e4b4' }) +
    holes.map(([x, y, a]) => ellipse(x, y, a * 1.5, a * 0.8, { fill: '#dcb874' })).join('') +
    spread(sheet, n)
  )
}

function spread(sheet: Sheet, n: Ramp): string {
  const d =
    'M-92-84Q-104-104-60-108Q-40-132 0-122Q44-138 66-116Q104-112 92-88Q98-66 52-66Q20-50-16-62Q-70-54-92-84Z'
  const next = sheet.random(6)
  let flecks = ''
  for (let i = 0; i < 34; i++)
    flecks += ellipse(-90 + next() * 180, -126 + next() * 66, 1.6 + next() * 3, 1.2 + next() * 2, {
      fill: next() < 0.5 ? '#ffb98a' : n.deep,
    })
  return (
    path(d, { fill: n.deep, transform: 'translate(2 5)' }) +
    sheet.solid(d, {
      fill: sheet.radial(stops([0, 0.45, 1], ['#f7884a', n.base, n.dark])),
      inside: flecks,
      ink: n.deep,
      axis: 'rightDown',
      start: 0.5,
      alpha: 0.7,
    }) +
    stroke('M-66-92Q-40-114-6-104M10-106Q34-120 58-104M-40-74Q0-64 40-80', '#ffd0a8', 5, { opacity: 0.8 })
  )
}
