import { mix, ramp } from '../../core/colour.ts'
import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { rosemary } from '../bakery/flatbread.ts'
import { defineKind } from '../kind.ts'

type Params = { species: 'basil' | 'rosemary' | 'oregano'; colour: string; pot: string }

const DEFAULTS: Params = { species: 'basil', colour: food.basil, pot: food.terracotta }

/** A herb in its pot: basil with cupped leaves, or rosemary. */
export default defineKind({
  name: 'herb',
  title: 'Vaso di basilico',
  schemes: ['liguria', 'sicilia', 'puglia', 'lazio', 'emilia', 'toscana'],
  frame: { scale: 1.3, y: 704, x: 394 },
  defaults: DEFAULTS,
  choices: { species: ['basil', 'rosemary', 'oregano'] },
  draw: (sheet, p) =>
    p.species === 'oregano'
      ? driedBunch(sheet)
      : sheet.shadow({ width: 200, height: 26, offset: 56 }) + herbInPot(sheet, p),
})

/** A bunch of dried stalks tied with twine, lying heads up against the wall. */
function driedBunch(sheet: Sheet): string {
  const next = sheet.random(31)
  const stalks = Array.from({ length: 30 }, (_, i) => {
    const lean = ((i * 7) % 30) / 15 - 1
    const [x, top] = [lean * 140, -330 - next() * 90 + Math.abs(lean) * 60]
    const tuft = Array.from({ length: 16 }, () =>
      ellipse(x * 1.1 + next() * 56 - 28, top + next() * 96 - 40, 7 + next() * 4, 5, {
        fill: ['#8a9a5a', '#6f7f44', '#a3ab72', '#7a6f8a'][Math.floor(next() * 4)] ?? '#8a9a5a',
      }),
    ).join('')
    const stem = `M${lean * 44} 0Q${lean * 16}-110 ${lean * 20}-140T${round(x)} ${round(top)}`
    return stroke(stem, i % 2 ? '#8a7a4a' : '#6f6238', 4) + tuft
  }).join('')
  return (
    sheet.shadow({ width: 150, height: 22, offset: 46 }) +
    stalks +
    stroke('M-34-132Q0-118 36-134M-34-118Q0-104 36-120', '#8a6a34', 11) +
    stroke('M-34-134Q0-120 36-136M-34-120Q0-106 36-122', '#e0c890', 6) +
    stroke('M34-130Q78-150 80-112Q66-96 36-122M36-124Q70-96 64-60', '#e0c890', 6)
  )
}

/** The pot without its shadow. */
export const herbInPot = (sheet: Sheet, p: Params = DEFAULTS): string =>
  ellipse(0, -186, 122, 22, { fill: food.soil }) +
  (p.species === 'basil' ? bush(p.colour) : twigs()) +
  pot(sheet, p.pot)

function pot(sheet: Sheet, colour: string): string {
  const t = ramp(colour)
  const fill = sheet.cylinder(t)
  return (
    sheet.solid('M-116-150L-88-8Q-86 4-70 4H70Q86 4 88-8L116-150Z', {
      fill,
      inside: stroke('M-104-92Q0-74 104-92', t.deep, 4, { opacity: 0.35 }),
      ink: t.ink,
      start: 0.42,
      alpha: 0.9,
    }) +
    sheet.solid('M-132-196Q-134-186-130-150Q0-130 130-150Q134-186 132-196Q0-172-132-196Z', {
      fill,
      ink: t.ink,
      start: 0.42,
      alpha: 0.85,
    }) +
    stroke('M-132-194Q0-170 132-194', t.pale, 5, { opacity: 0.8 }) +
    stroke('M-92-130L-74-26', t.pale, 9, { opacity: 0.5 })
  )
}

/** Cupped leaves in tiers: the back ones darker, the top ones lit. */
function bush(colour: string): string {
  const t = ramp(colour)
  const stems =
    'M-30-186Q-60-260-120-292M30-186Q60-260 120-296M0-186Q-6-300-10-400M-14-186Q-50-300-70-360M16-186Q46-300 66-366'
  const tier = (spots: readonly (readonly [number, number, number, number])[], tone: string) =>
    spots
      .map(([x, y, angle, length], i) =>
        place(x, y, leaf({ length, width: length * 0.52, colour: mix(tone, t.light, (i % 3) * 0.16) }), {
          rotate: angle,
        }),
      )
      .join('')
  return (
    stroke(stems, food.stemDark, 8) +
    tier(
      [
        [-96, -286, -170, 100],
        [96, -290, -10, 104],
        [-70, -330, -140, 106],
        [72, -336, -38, 106],
        [-30, -360, -112, 112],
        [34, -364, -66, 108],
      ],
      t.dark,
    ) +
    tier(
      [
        [-104, -262, 164, 92],
        [104, -266, 16, 94],
        [-46, -276, -164, 108],
        [46, -280, -18, 110],
        [-40, -352, -158, 92],
        [40, -356, -22, 92],
        [0, -384, -90, 104],
      ],
      t.base,
    ) +
    tier(
      [
        [-26, -236, 158, 104],
        [30, -238, 22, 104],
        [-6, -292, -132, 96],
        [10, -296, -46, 96],
        [-4, -372, -124, 74],
        [6, -376, -58, 74],
        [0, -226, 92, 60],
        [-62, -214, 172, 78],
        [62, -216, 8, 80],
        [-18, -330, -96, 92],
        [-52, -318, -150, 84],
        [54, -322, -30, 84],
      ],
      t.light,
    ) +
    path('M-6-380Q0-404 6-380Q0-368-6-380Z', { fill: t.pale })
  )
}

const twigs = (): string =>
  (
    [
      [-70, -118],
      [-36, -104],
      [-6, -92],
      [28, -78],
      [62, -64],
      [-50, -132],
      [48, -50],
    ] as const
  )
    .map(([x, angle]) => place(x * 0.6, -184, rosemary({ length: 230 }), { rotate: angle }))
    .join('')
