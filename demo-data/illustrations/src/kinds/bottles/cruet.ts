import { ramp } from '../../core/colour.ts'
import { lettering } from '../../core/lettering.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, held, type Point, path, place, polygon, stroke } from '../../core/svg.ts'
import { ink as inks, light, metal, metalInk, paper, paperShade } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const DEFAULTS = {
  content: '#3a1712',
  word: 'Balsamico',
  small: 'invecchiato',
  place: '',
  facets: 5,
  garnish: true,
}
type Params = typeof DEFAULTS

/** Faceted cruet with a ball stopper: balsamic vinegar, fish sauce, cooked must. */
export default defineKind({
  name: 'cruet',
  title: 'Ampolla di aceto balsamico',
  schemes: ['emilia', 'campania', 'toscana', 'liguria', 'puglia'],
  frame: { scale: 1.18, y: 704, x: 376 },
  defaults: DEFAULTS,
  draw: (sheet, p) =>
    sheet.shadow({ width: 220, height: 26, offset: 64 }) +
    belly(sheet, p) +
    neck(sheet) +
    tag(sheet, p) +
    (p.garnish ? place(222, 4, dish(sheet)) : ''),
})

/** Height and half width of the facets' edges, from the foot up. */
const ROWS: readonly Point[] = [
  [-6, 118],
  [-54, 142],
  [-232, 96],
  [-300, 34],
]
const SHADES = ['#2c100c', '#8a4a2c', '#5c2418', '#361410', '#1e0907']

/** The body: a fan of facets between two polylines. */
function belly(sheet: Sheet, p: Params): string {
  const outline = polygon([
    ...ROWS.map(([y, half]): Point => [-half, y]),
    ...ROWS.map(([y, half]): Point => [half, y]).reverse(),
  ])
  return (
    sheet.solid(outline, {
      fill: ramp(p.content).base,
      inside: facets(sheet, p.facets),
      ink: '#140504',
      start: 0.5,
      alpha: 0.85,
    }) +
    path('M-118 -6L118 -6L104 2L-104 2Z', { fill: '#7a4a38' }) +
    stroke('M-126-64L-88-226', '#fff1de', 8, { opacity: 0.75 }) +
    stroke('M-58-246L-32-288', '#fff1de', 6, { opacity: 0.6 }) +
    stroke('M-112-18L-122-42', '#fff1de', 5, { opacity: 0.5 })
  )
}

/** `n` facets on each of the three rows, and the bright edges between them. */
function facets(sheet: Sheet, n: number): string {
  const edge = (half: number, i: number) => half * Math.sin(((i / n) * 2 - 1) * (Math.PI / 2))
  let faces = ''
  let edges = ''
  ROWS.slice(0, -1).forEach(([y1, h1], r) => {
    const [y2, h2] = held(ROWS, r + 1)
    for (let i = 0; i < n; i++) {
      const d = polygon([
        [edge(h1, i), y1],
        [edge(h1, i + 1), y1],
        [edge(h2, i + 1), y2],
        [edge(h2, i), y2],
      ])
      const base = held(SHADES, Math.round((i / (n - 1)) * 4))
      const lit = ramp(base).light
      faces += path(d, {
        fill: sheet.linear(stops([0, 1], [r === 1 ? base : lit, r === 2 ? lit : base]), 'down'),
      })
    }
    for (let i = 1; i < n; i++)
      edges += stroke(`M${edge(h1, i)} ${y1}L${edge(h2, i)} ${y2}`, '#f0c7a4', 2, { opacity: 0.35 })
  })
  return faces + edges
}

/** Neck, lip and ball stopper. */
const neck = (sheet: Sheet): string =>
  sheet.solid('M-34-300Q-24-318-24-372H24Q24-318 34-300Z', {
    fill: sheet.linear(['#5a2a1c', '#c58a64', '#7a4030', '#2c100c']),
    ink: '#1e0907',
    start: 0.5,
    alpha: 0.7,
  }) +
  sheet.solid('M-36-388Q-36-372-24-370H24Q36-372 36-388Q36-394 24-394H-24Q-36-394-36-388Z', {
    fill: sheet.linear(metal.gold),
    ink: metalInk.gold,
    start: 0.5,
    alpha: 0.6,
  }) +
  path('M-14-394H14V-410H-14Z', { fill: '#6d4a0c' }) +
  sheet.ball('M-42-446a42 42 0 1 1 84 0a42 42 0 1 1-84 0Z', '#c9962c', { alpha: 0.75 }) +
  ellipse(-14, -462, 12, 8, { fill: '#fffbe0', opacity: 0.85 })

/** A hanging label, tied to the neck: it keeps the facets visible. */
function tag(sheet: Sheet, p: Params): string {
  const d = 'M-78-206H78Q88-206 88-196V-104Q88-94 78-94H-78Q-88-94-88-104V-196Q-88-206-78-206Z'
  const small = { x: 0, size: 12, font: 'sans', track: 0.2, maxWidth: 136 } as const
  return (
    stroke('M-22-330Q20-318 26-330', '#f0e2c0', 4) +
    path(d, { fill: paper.cream }) +
    path('M-78-196H78V-104H-78Z', { fill: 'none', stroke: inks.gold, 'stroke-width': 2.5 }) +
    lettering(p.word, { x: 0, y: -146, size: 36, fill: inks.wine, maxWidth: 144 }) +
    lettering(p.small, { x: 0, y: -118, size: 19, fill: inks.black, maxWidth: 140 }) +
    (p.place ? lettering(p.place.toUpperCase(), { ...small, y: -176, fill: inks.brown }) : '') +
    sheet.grain(d, { ink: paperShade, start: 0.6, alpha: 0.45 })
  )
}

/** A small white dish with a dark pool of vinegar. */
function dish(sheet: Sheet) {
  return (
    sheet.shadow({ width: 110, height: 15, offset: 22 }) +
    sheet.solid('M-92-34Q-70 0-30 0H30Q70 0 92-34Z', {
      fill: sheet.linear(['#cfc3a4', light.cream, '#efe5cd', '#b5a67e']),
      ink: '#8a7a4e',
      start: 0.5,
      alpha: 0.6,
    }) +
    ellipse(0, -34, 92, 20, { fill: light.cream }) +
    ellipse(0, -33, 80, 15, { fill: '#e3d8bd' }) +
    ellipse(0, -30, 62, 10, { fill: '#3a1712' }) +
    ellipse(-18, -32, 24, 3, { fill: '#b87a58', opacity: 0.9 }) +
    circle(70, -33, 3, { fill: '#3a1712' })
  )
}
