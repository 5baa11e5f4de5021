import { ramp } from '../core/colour.ts'
import { lettering } from '../core/lettering.ts'
import type { Sheet } from '../core/sheet.ts'
import { stops } from '../core/sheet.ts'
import { circle, ellipse, held, type Point, path, place, polygon, stroke } from '../core/svg.ts'
import { ink as inks, metal, metalInk, paper } from '../tokens.ts'
import { defineKind } from './kind.ts'

/** Faceted cruet with a ball stopper: balsamic vinegar, fish sauce, cooked must. */
export default defineKind({
  name: 'cruet',
  title: 'Ampolla di aceto balsamico',
  schemes: ['emilia', 'campania', 'toscana', 'liguria', 'puglia'],
  frame: { scale: 1.18, y: 704, x: 376 },
  defaults: {
    content: '#3a1712',
    word: 'Balsamico',
    small: 'invecchiato',
    place: '',
    facets: 5,
    garnish: true,
  },
  draw(sheet, p) {
    const t = ramp(p.content)
    // The body is a fan of facets between two polylines.
    const n = p.facets
    const edge = (half: number, i: number) => half * Math.sin(((i / n) * 2 - 1) * (Math.PI / 2))
    const rows: readonly Point[] = [
      [-6, 118],
      [-54, 142],
      [-232, 96],
      [-300, 34],
    ]
    const shades = ['#2c100c', '#8a4a2c', '#5c2418', '#361410', '#1e0907']
    const outline = polygon([
      ...rows.map(([y, half]): Point => [-half, y]),
      ...rows.map(([y, half]): Point => [half, y]).reverse(),
    ])
    let inside = ''
    rows.slice(0, -1).forEach(([y1, h1], r) => {
      const [y2, h2] = held(rows, r + 1)
      for (let i = 0; i < n; i++) {
        const d = polygon([
          [edge(h1, i), y1],
          [edge(h1, i + 1), y1],
          [edge(h2, i + 1), y2],
          [edge(h2, i), y2],
        ])
        const base = held(shades, Math.round((i / (n - 1)) * 4))
        inside += path(d, {
          fill: sheet.linear(
            stops([0, 1], [r === 1 ? base : ramp(base).light, r === 2 ? ramp(base).light : base]),
            'down',
          ),
        })
      }
    })
    inside += rows
      .slice(0, -1)
      .flatMap(([y1, h1], r) =>
        Array.from({ length: n - 1 }, (_, i) =>
          stroke(
            `M${edge(h1, i + 1)} ${y1}L${edge(held(rows, r + 1)[1], i + 1)} ${held(rows, r + 1)[0]}`,
            '#f0c7a4',
            2,
            {
              opacity: 0.35,
            },
          ),
        ),
      )
      .join('')
    let out = sheet.shadow({ width: 220, height: 26, offset: 64 })
    out += sheet.solid(outline, { fill: t.base, inside, ink: '#140504', start: 0.5, alpha: 0.85 })
    out += path(
      polygon([
        [-118, -6],
        [118, -6],
        [104, 2],
        [-104, 2],
      ]),
      { fill: '#7a4a38' },
    )
    out +=
      stroke('M-126-64L-88-226', '#fff1de', 8, { opacity: 0.75 }) +
      stroke('M-58-246L-32-288', '#fff1de', 6, { opacity: 0.6 }) +
      stroke('M-112-18L-122-42', '#fff1de', 5, { opacity: 0.5 })
    // Neck, lip, stopper.
    out += sheet.solid('M-34-300Q-24-318-24-372H24Q24-318 34-300Z', {
      fill: sheet.linear(['#5a2a1c', '#c58a64', '#7a4030', '#2c100c']),
      ink: '#1e0907',
      start: 0.5,
      alpha: 0.7,
    })
    out += sheet.solid('M-36-388Q-36-372-24-370H24Q36-372 36-388Q36-394 24-394H-24Q-36-394-36-388Z', {
      fill: sheet.linear(metal.gold),
      ink: metalInk.gold,
      start: 0.5,
      alpha: 0.6,
    })
    out +=
      path('M-14-394H14V-410H-14Z', { fill: '#6d4a0c' }) +
      sheet.ball('M-42-446a42 42 0 1 1 84 0a42 42 0 1 1-84 0Z', '#c9962c', { alpha: 0.75 }) +
      ellipse(-14, -462, 12, 8, { fill: '#fffbe0', opacity: 0.85 })
    // A hanging label, tied to the neck, keeps the facets visible.
    out += stroke('M-22-330Q20-318 26-330', '#f0e2c0', 4)
    const tag = 'M-78-206H78Q88-206 88-196V-104Q88-94 78-94H-78Q-88-94-88-104V-196Q-88-206-78-206Z'
    out +=
      path(tag, { fill: paper.cream }) +
      path('M-78-196H78V-104H-78Z', { fill: 'none', stroke: inks.gold, 'stroke-width': 2.5 })
    out +=
      lettering(p.word, { x: 0, y: -146, size: 36, fill: inks.wine, maxWidth: 144 }) +
      lettering(p.small, { x: 0, y: -118, size: 19, fill: inks.black, maxWidth: 140 })
    if (p.place)
      out += lettering(p.place.toUpperCase(), {
        x: 0,
        y: -176,
        size: 12,
        font: 'sans',
        fill: inks.brown,
        track: 0.2,
        maxWidth: 136,
      })
    out += sheet.grain(tag, { ink: '#6b5a34', start: 0.6, alpha: 0.45 })
    return out + (p.garnish ? place(222, 4, dish(sheet)) : '')
  },
})

/** A small white dish with a dark pool of vinegar. */
function dish(sheet: Sheet) {
  return (
    sheet.shadow({ width: 110, height: 15, offset: 22 }) +
    sheet.solid('M-92-34Q-70 0-30 0H30Q70 0 92-34Z', {
      fill: sheet.linear(['#cfc3a4', '#fffaf0', '#efe5cd', '#b5a67e']),
      ink: '#8a7a4e',
      start: 0.5,
      alpha: 0.6,
    }) +
    ellipse(0, -34, 92, 20, { fill: '#fffaf0' }) +
    ellipse(0, -33, 80, 15, { fill: '#e3d8bd' }) +
    ellipse(0, -30, 62, 10, { fill: '#3a1712' }) +
    ellipse(-18, -32, 24, 3, { fill: '#b87a58', opacity: 0.9 }) +
    circle(70, -33, 3, { fill: '#3a1712' })
  )
}
