import { ramp } from '../../core/colour.ts'
import type { Draw } from '../../core/random.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { ellipse, type Point, path, place, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

type Species = { colour: string; speck: string; rx: number; ry: number; pod: string }

const SPECIES = {
  borlotti: { colour: '#e8c3a8', speck: '#9a3a3a', rx: 23, ry: 14, pod: '#d98a7a' },
  cannellini: { colour: '#f6ecd6', speck: '', rx: 22, ry: 12, pod: '#c9cf8a' },
  chickpeas: { colour: '#e2b869', speck: '', rx: 16, ry: 14.5, pod: '#b9c06a' },
  fava: { colour: '#d9cf8a', speck: '', rx: 26, ry: 19, pod: '#8fae5a' },
  beans: { colour: '#7a2f2a', speck: '', rx: 23, ry: 14, pod: '#a8b85a' },
} satisfies Record<string, Species>

type Params = { species: keyof typeof SPECIES; bowl: string }

const DEFAULTS: Params = { species: 'borlotti', bowl: food.terracotta }

/** A terracotta bowl heaped with beans, and an open pod in front. */
export default defineKind({
  name: 'legumes',
  title: 'Fagioli borlotti',
  schemes: ['sicilia', 'alpi', 'liguria', 'lazio', 'notte', 'calabria'],
  frame: { scale: 1.36, y: 698, x: 398 },
  defaults: DEFAULTS,
  choices: { species: ['borlotti', 'cannellini', 'chickpeas', 'beans', 'fava'] },
  draw(sheet, p) {
    const s = SPECIES[p.species]
    const b = ramp(p.bowl)
    const next = sheet.random(37)
    let out = sheet.shadow({ width: 260, height: 28, offset: 44 })
    out += ellipse(0, -168, 214, 54, { fill: b.deep })
    const heap: Point[] = []
    for (let row = 0; row < 6; row++) {
      const half = 204 * Math.sqrt(1 - (row / 6.6) ** 2)
      const n = Math.max(3, Math.round((half * 2) / 40))
      for (let i = 0; i < n; i++)
        heap.push([-half + ((i + 0.5) * 2 * half) / n + next() * 12 - 6, -150 - row * 19 + next() * 8])
    }
    heap.sort((m, n) => m[1] - n[1])
    for (const [x, y] of heap)
      out += place(x, y, bean(sheet, s, next), { rotate: Math.round(next() * 100 - 50) })
    const bowl = 'M-216-170C-204-66-140-2-78 0H78C140-2 204-66 216-170Q140-112 0-112Q-140-112-216-170Z'
    out += sheet.solid(bowl, {
      fill: sheet.linear(stops([0, 0.14, 0.3, 0.62, 1], [b.dark, b.base, b.light, b.base, b.deep])),
      ink: b.ink,
      start: 0.42,
      alpha: 0.9,
      inside:
        stroke('M-206-118Q0-56 206-118', '#f3d3a2', 6, { opacity: 0.8 }) +
        stroke('M-196-98Q0-36 196-98', '#f3d3a2', 3, { opacity: 0.7 }),
    })
    out +=
      stroke('M-216-170Q-140-112 0-112Q140-112 216-170', b.pale, 7, { opacity: 0.9 }) +
      stroke('M-180-130Q-166-84-134-48', '#ffe9d6', 9, { opacity: 0.6 })
    out +=
      place(-150, 14, bean(sheet, s, next), { rotate: 20 }) +
      place(-196, 2, bean(sheet, s, next), { rotate: -30 })
    return out + place(110, 6, pod(sheet, s, next), { rotate: -8 })
  },
})

function bean(sheet: Sheet, s: Species, next: Draw) {
  const t = ramp(s.colour)
  const kidney = s.rx / s.ry > 1.3
  const d = kidney
    ? `M${-s.rx} 0C${-s.rx}-${s.ry * 1.1} ${s.rx}-${s.ry * 1.1} ${s.rx} 0C${s.rx} ${s.ry * 1.2} ${s.rx * 0.3} ${s.ry * 0.8} 0 ${s.ry * 0.74}C${-s.rx * 0.3} ${s.ry * 0.8} ${-s.rx} ${s.ry * 1.2} ${-s.rx} 0Z`
    : `M${-s.rx} 0a${s.rx} ${s.ry} 0 1 1 ${2 * s.rx} 0a${s.rx} ${s.ry} 0 1 1 ${-2 * s.rx} 0Z`
  let specks = ''
  if (s.speck)
    for (let i = 0; i < 6; i++)
      specks += ellipse(
        -s.rx * 0.7 + next() * s.rx * 1.4,
        -s.ry * 0.5 + next() * s.ry,
        1 + next() * 4,
        1 + next() * 2,
        { fill: s.speck, opacity: 0.85 },
      )
  return (
    path(d, { fill: t.ink, opacity: 0.5, transform: 'translate(2 3)' }) +
    path(d, { fill: sheet.radial(stops([0, 0.4, 1], [t.pale, t.base, t.dark])) }) +
    specks +
    ellipse(-s.rx * 0.3, -s.ry * 0.36, s.rx * 0.3, s.ry * 0.2, { fill: '#fffaf2', opacity: 0.8 })
  )
}

function pod(sheet: Sheet, s: Species, next: Draw) {
  const t = ramp(s.pod)
  let out = sheet.shadow({ width: 124, height: 13, offset: 12, y: 8 })
  out +=
    sheet.solid('M-118-20Q-60 34 20 26Q96 18 124-18Q132-30 138-46Q146-26 132-8Q96 40 20 42Q-70 44-118-20Z', {
      fill: sheet.linear([t.light, t.base, t.dark]),
      ink: t.ink,
      start: 0.4,
      alpha: 0.6,
    }) +
    path('M-118-20Q-60-44 10-36Q84-34 124-18Q96 22 20 28Q-60 34-118-20Z', { fill: t.deep }) +
    path('M-110-18Q-60-38 10-30Q80-28 116-15Q90 16 20 22Q-54 26-110-18Z', { fill: t.pale })
  for (let i = 0; i < 5; i++)
    out += place(-68 + i * 37, -8 + Math.sin(i * 0.8) * 5, bean(sheet, s, next), {
      rotate: i * 12 - 20,
      scale: 0.94,
    })
  return out + stroke('M-118-20Q-54 30 20 28Q96 22 124-18', t.light, 5)
}
