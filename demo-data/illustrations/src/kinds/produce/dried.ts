import { ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const SPECIES = {
  figs: { colour: '#a87a4a', inside: '#d9b078', size: 1 },
  apricots: { colour: '#e08a34', inside: '#f3b45c', size: 0.92 },
  tomatoes: { colour: '#a8301c', inside: '#d8583a', size: 1 },
  mushrooms: { colour: '#a5814f', inside: '#e6d2a4', size: 1.05 },
  prunes: { colour: '#3a2436', inside: '#6a4a5c', size: 0.95 },
  raisins: { colour: '#5a3a24', inside: '#8a6a3a', size: 0.5 },
  peppers: { colour: '#8a1c14', inside: '#b83a24', size: 1.2 },
}
type Params = { species: keyof typeof SPECIES; bowl: string }

const DEFAULTS: Params = { species: 'figs', bowl: food.wood }

/** A wooden bowl heaped with dried fruit or vegetables, some on the table. */
export default defineKind({
  name: 'dried',
  title: 'Ciotola di frutta secca',
  schemes: ['sicilia', 'liguria', 'alpi', 'lazio', 'notte', 'puglia'],
  frame: { scale: 1.36, y: 698, x: 398 },
  defaults: DEFAULTS,
  choices: { species: ['figs', 'apricots', 'tomatoes', 'mushrooms', 'prunes', 'raisins', 'peppers'] },
  draw(sheet, p) {
    const next = sheet.random(41)
    const { size } = SPECIES[p.species]
    const rows = size < 0.7 ? 9 : 4
    let heap = ''
    for (let row = rows; row >= 0; row--) {
      const k = row / rows
      const half = 178 * Math.sqrt(1 - k * 0.86)
      const count = Math.max(2, Math.round((half * 2) / (78 * size)))
      for (let i = 0; i < count; i++)
        heap += place(
          -half + ((i + 0.5) * 2 * half) / count + next() * 8,
          -158 - k * 104 + next() * 8,
          one(sheet, p, next),
          { rotate: next() * 60 - 30, scale: size },
        )
    }
    return (
      sheet.shadow({ width: 250, height: 28, offset: 44 }) +
      ellipse(0, -160, 206, 50, { fill: ramp(p.bowl).deep }) +
      heap +
      bowl(sheet, p.bowl) +
      [
        [-178, -14],
        [176, -10],
        [224, 4],
      ]
        .map(([x = 0, y = 0]) =>
          place(x, y, sheet.shadow({ width: 46, height: 9, offset: 8, y: 20 }) + one(sheet, p, next), {
            scale: size,
          }),
        )
        .join('')
    )
  },
})

function one(sheet: Sheet, p: Params, next: Draw): string {
  const { colour, inside } = SPECIES[p.species]
  const [t, n] = [ramp(colour), ramp(inside)]
  const d =
    p.species === 'mushrooms'
      ? 'M-50-8Q-46-44 0-46Q46-44 50-8Q30 4 14 0L18 36Q0 46-18 36L-14 0Q-30 4-50-8Z'
      : p.species === 'peppers'
        ? 'M-30-40Q0-54 28-40Q36 0 8 52Q-4 60-10 48Q-38 0-30-40Z'
        : 'M-44 4Q-46-30-8-34Q40-36 46-2Q44 30 4 34Q-40 34-44 4Z'
  const folds = stroke(`M-30 ${-8 + next() * 8}Q0-18 30-4M-24 12Q2 2 30 14M-10-28Q4-8-4 24`, t.deep, 3, {
    opacity: 0.5,
  })
  const open = p.species === 'tomatoes' || p.species === 'apricots' || p.species === 'mushrooms'
  return (
    path(d, { fill: t.ink, opacity: 0.5, transform: 'translate(4 6)' }) +
    path(d, { fill: sheet.radial(stops([0, 0.35, 0.75, 1], [t.light, t.base, t.dark, t.deep])) }) +
    (open ? place(0, 2, path(d, { fill: sheet.radial([n.light, n.base, n.dark]) }), { scale: 0.76 }) : '') +
    folds +
    ellipse(-16, -16, 10, 5, { fill: '#fff6e4', opacity: 0.45 })
  )
}

function bowl(sheet: Sheet, colour: string): string {
  const b = ramp(colour)
  const d = 'M-210-164C-198-62-138-2-78 0H78C138-2 198-62 210-164Q138-112 0-112Q-138-112-210-164Z'
  return (
    sheet.solid(d, {
      fill: sheet.linear(stops([0, 0.14, 0.3, 0.62, 1], [b.dark, b.base, b.light, b.base, b.deep])),
      inside: stroke('M-200-110Q0-60 200-106M-180-70Q0-24 184-66', b.dark, 4, { opacity: 0.4 }),
      ink: b.ink,
      start: 0.42,
      alpha: 0.85,
    }) +
    stroke('M-210-164Q-138-112 0-112Q138-112 210-164', b.pale, 7) +
    stroke('M-176-126Q-160-78-128-44', '#fff3e0', 9, { opacity: 0.5 })
  )
}
