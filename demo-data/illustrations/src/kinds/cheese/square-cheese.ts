import { ramp } from '../../core/colour.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food, light, paper } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = { rind: food.washedRind, paste: food.softPaste }
type Params = typeof DEFAULTS

/** Square soft cheese with a washed rind, one corner cut out, on its paper. */
export default defineKind({
  name: 'square-cheese',
  title: 'Formaggio quadro a crosta lavata',
  schemes: ['alpi', 'sicilia', 'liguria', 'toscana', 'notte', 'veneto'],
  frame: { scale: 1.36, y: 700, x: 400 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 310, height: 30, offset: 34 }) +
    sheetOfPaper(sheet) +
    place(-18, -26, block(sheet, p)) +
    place(150, 22, wedge(sheet, p)),
})

const sheetOfPaper = (sheet: Sheet): string =>
  sheet.solid('M-288-18L-196-92L224-104L288-34L160 8L-180 14Z', {
    fill: sheet.linear([paper.white, paper.cream, paper.rule]),
    ink: '#9a8a5a',
    start: 0.5,
    alpha: 0.5,
    inside: stroke('M-250-20L-150-84M60-96L220-30M-100 6L20-60', paper.rule, 4, { opacity: 0.8 }),
  })

/** Top, front and right faces of a low block; the front right corner shows the paste. */
function block(sheet: Sheet, p: Params): string {
  const t = ramp(p.rind)
  const c = ramp(p.paste)
  const next = sheet.random(12)
  let bloom = ''
  for (let i = 0; i < 60; i++)
    bloom += ellipse(-230 + next() * 470, -260 + next() * 260, 5 + next() * 18, 2 + next() * 6, {
      fill: next() < 0.5 ? light.cream : t.dark,
      opacity: round((0.12 + next() * 0.24) * 10) / 10,
    })
  const front = 'M-222-146Q-230-70-218-10Q-100 8 70 2V-136Q-90-126-222-146Z'
  const top = 'M-222-146Q-180-236-128-246L190-256Q226-220 232-164L170-160L70-136Q-90-126-222-146Z'
  const cut = 'M70 -136L170 -160L170 -26L70 2Z'
  const back = 'M170 -160L232 -164L228 -34L170 -26Z'
  return (
    sheet.solid(back, { fill: sheet.linear([t.base, t.deep]), ink: t.ink, start: 0.3, alpha: 0.8 }) +
    sheet.solid(top, {
      fill: sheet.linear([t.pale, t.light, t.base], 'rightDown'),
      inside: bloom + stroke('M-180-170L140-190M-160-200L170-220', t.dark, 3, { opacity: 0.22 }),
      ink: t.dark,
      axis: 'rightDown',
      start: 0.45,
      alpha: 0.7,
    }) +
    sheet.solid(front, {
      fill: sheet.linear([t.dark, t.light, t.base, t.dark]),
      inside: bloom,
      ink: t.ink,
      start: 0.42,
      alpha: 0.85,
    }) +
    sheet.solid(cut, {
      fill: sheet.linear([c.pale, c.base, c.dark]),
      inside: paste(sheet, p, 70, -148, 104, 140) + stroke('M70-134L170-158M70-2L170-30', t.base, 8),
      ink: c.deep,
      start: 0.5,
      alpha: 0.55,
    }) +
    stroke('M-218-146Q-90-126 70-136', light.cream, 4, { opacity: 0.6 })
  )
}

/** Small irregular holes of a soft paste. */
function paste(sheet: Sheet, p: Params, x: number, y: number, w: number, h: number): string {
  const c = ramp(p.paste)
  const next = sheet.random(13)
  let out = ''
  for (let i = 0; i < 16; i++)
    out += ellipse(x + next() * w, y + 14 + next() * (h - 30), 2 + next() * 5, 1.4 + next() * 2.6, {
      fill: c.dark,
      opacity: 0.8,
    })
  return out
}

function wedge(sheet: Sheet, p: Params): string {
  const t = ramp(p.rind)
  const c = ramp(p.paste)
  const top = 'M-112 -96L-20 -128L104 -108Z'
  const face = 'M-112 -96L104 -108L104 -12L-112 4Z'
  return (
    sheet.shadow({ width: 132, height: 16, offset: 22 }) +
    sheet.solid(top, {
      fill: sheet.linear([t.pale, t.light, t.base], 'rightDown'),
      ink: t.dark,
      alpha: 0.6,
    }) +
    sheet.solid(face, {
      fill: sheet.linear([c.pale, c.base, c.base, c.dark]),
      inside: paste(sheet, p, -110, -100, 210, 100) + stroke('M-112-95L104-107M-112 2L104-14', t.base, 9),
      ink: c.deep,
      start: 0.5,
      alpha: 0.55,
    }) +
    path('M-96 2Q-40 16 10 8Q60 4 92-10L-96 0Z', { fill: c.pale, opacity: 0.9 })
  )
}
