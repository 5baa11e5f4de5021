import { ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { path, place, stroke } from '../../core/svg.ts'
import { food, light } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { cap: food.porcini, stem: food.porciniStem }
type Params = typeof DEFAULTS

/** Porcini: one tall, one small, one cut in half, with a fern-coloured leaf. */
export default defineKind({
  name: 'mushroom',
  title: 'Funghi porcini',
  schemes: ['alpi', 'puglia', 'sicilia', 'liguria', 'calabria', 'lazio'],
  frame: { scale: 1.28, y: 704, x: 378 },
  defaults: DEFAULTS,
  draw(sheet, p) {
    return (
      sheet.shadow({ width: 280, height: 26, offset: 30 }) +
      place(-206, -4, leaf({ length: 120, width: 22, colour: '#7f9440' }), { rotate: -16 }) +
      place(-58, 0, whole(sheet, p)) +
      place(150, -4, section(sheet, p), { rotate: 10 }) +
      place(-176, 10, whole(sheet, p), { scale: 0.46, rotate: -10 })
    )
  },
})

const CAP =
  'M-164-204C-172-300-84-362 4-362C98-362 176-296 164-202C158-170 100-168 2-166C-98-168-158-172-164-204Z'
const STEM = 'M-58-176C-64-130-106-84-98-38C-90-2-50 2 0 2C52 2 92-2 98-38C104-86 62-130 58-176Z'

export function whole(sheet: Sheet, p: Params) {
  const c = ramp(p.cap)
  const s = ramp(p.stem)
  let net = ''
  for (let i = -3; i <= 3; i++)
    net += stroke(`M${i * 15}-170Q${i * 34}-90 ${i * 27}-6`, s.dark, 2.4, { opacity: 0.35 })
  for (let i = 0; i < 5; i++)
    net += stroke(`M-100 ${-150 + i * 32}Q0 ${-130 + i * 32} 100 ${-150 + i * 32}`, s.dark, 1.8, {
      opacity: 0.22,
    })
  return (
    sheet.shadow({ width: 130, height: 18, offset: 30 }) +
    sheet.solid(STEM, {
      fill: sheet.linear(stops([0, 0.2, 0.35, 0.65, 1], [s.dark, s.light, s.pale, s.base, s.deep])),
      inside: net + path('M-70-190H70V-150Q0-128-70-150Z', { fill: s.deep, opacity: 0.4 }),
      ink: s.ink,
      start: 0.4,
      alpha: 0.7,
    }) +
    path('M-150-186Q0-140 152-184Q110-160 2-158Q-108-160-150-186Z', { fill: '#d9c06a' }) +
    sheet.solid(CAP, {
      fill: sheet.radial(stops([0, 0.22, 0.6, 1], [c.pale, c.light, c.base, c.deep]), {
        cx: 0.34,
        cy: 0.24,
        r: 0.86,
      }),
      ink: c.ink,
      axis: 'ball',
      start: 0.4,
      alpha: 0.92,
    }) +
    stroke('M-156-198Q-90-176 0-174Q96-174 156-198', '#e9cf98', 4, { opacity: 0.8 }) +
    sheet.glow(-70, -298, 54, 26, { alpha: 0.9, rotate: -26 })
  )
}

/** Half mushroom: pale flesh, the brown rim of the cap, the tubes. */
function section(sheet: Sheet, p: Params) {
  const c = ramp(p.cap)
  const outline =
    'M-118-128C-126-196-62-238 2-238C68-238 126-194 118-126C114-104 86-104 44-108C46-76 74-54 70-22C66 0 34 2 0 2C-34 2-66 0-70-22C-74-54-44-76-42-108C-86-104-114-106-118-128Z'
  const tubes =
    'M-112-124Q-110-142-92-146Q-50-150-38-132L-42-106Q-86-100-108-110ZM112-122Q110-142 92-146Q52-150 40-132L44-106Q86-100 106-108Z'
  return (
    sheet.shadow({ width: 90, height: 14, offset: 20 }) +
    path(outline, { fill: c.dark, transform: 'translate(8 -2)' }) +
    sheet.solid(outline, {
      fill: sheet.linear([light.cream, '#f8ecd2', '#dcc28c'], 'diagonal'),
      inside:
        path(tubes, { fill: '#dcc568' }) +
        stroke('M-118-128C-126-196-62-238 2-238C68-238 126-194 118-126', c.base, 15) +
        stroke('M-20-180Q0-100-12-20M20-180Q10-100 16-30', '#cdb27a', 2.5, { opacity: 0.5 }),
      ink: '#b08d50',
      axis: 'diagonal',
      start: 0.5,
      alpha: 0.65,
    })
  )
}
