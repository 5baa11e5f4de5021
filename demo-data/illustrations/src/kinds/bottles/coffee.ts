import { ramp } from '../../core/colour.ts'
import { label } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { stops } from '../../core/sheet.ts'
import { circle, ellipse, held, path, place, polygon, rect, stroke } from '../../core/svg.ts'
import { ink as inks, light, metal, metalInk } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

/** Stovetop coffee pot, a side-folded bag and beans. */
export default defineKind({
  name: 'coffee',
  title: 'Caffè con moka',
  schemes: ['campania', 'puglia', 'sicilia', 'emilia', 'lazio'],
  frame: { scale: 1.24, y: 706, x: 400 },
  defaults: { bag: '#7c2b2f', word: 'CAFFÈ', small: 'in grani', place: 'Napoli', moka: true },
  draw(sheet, p) {
    const t = ramp(p.bag)
    let out = sheet.shadow({ width: 280, height: 28, offset: 40 })
    const body = 'M-112 0Q-118-190-108-350H108Q118-190 112 0Q0 8-112 0Z'
    let bag = sheet.solid(body, {
      fill: sheet.linear(stops([0, 0.16, 0.3, 0.7, 1], [t.dark, t.base, t.light, t.base, t.deep])),
      ink: t.ink,
      start: 0.45,
      alpha: 0.9,
      inside:
        path('M-108-350L-74-290L-92-150L-80 0H-130V-350Z', { fill: light.white, opacity: 0.1 }) +
        path('M108-350L82-290L96-150L88 0H130V-350Z', { fill: t.ink, opacity: 0.4 }),
    })
    bag +=
      path('M-108-350L-96-420H96L108-350Z', { fill: sheet.linear([t.base, t.light, t.dark]) }) +
      rect(-112, -396, 224, 15, { rx: 3, fill: sheet.linear(metal.gold) }) +
      circle(0, -312, 10, { fill: t.ink }) +
      circle(0, -312, 4, { fill: t.light })
    bag += label(sheet, {
      x: 0,
      y: -276,
      width: 180,
      height: 200,
      style: 'frame',
      band: p.bag,
      text: inks.brown,
      word: p.word,
      small: p.small,
      place: p.place,
      pictogram: 'sun',
      wordSize: 52,
      curved: false,
    })
    out += place(-128, -14, bag)
    if (p.moka) out += place(112, 0, moka(sheet))
    const next = sheet.random(44)
    for (let i = 0; i < 9; i++)
      out += place(-40 + i * 31 - (i % 3) * 12, 10 + (i % 3) * 12, bean(sheet), {
        rotate: Math.round(next() * 160),
      })
    return out
  },
})

/** Five visible facets of one part of the pot, between two heights. */
function part(sheet: Sheet, topHalf: number, bottomHalf: number, top: number, bottom: number): string {
  const tones = ['#7d888e', '#e9eef0', light.white, '#b9c3c8', '#77838a']
  const edges = [-1, -0.66, -0.22, 0.3, 0.74, 1] as const
  const face = (left: number, right: number) =>
    polygon([
      [left * topHalf, top],
      [right * topHalf, top],
      [right * bottomHalf, bottom],
      [left * bottomHalf, bottom],
    ])
  return (
    tones
      .map((tone, i) =>
        path(face(held(edges, i), held(edges, i + 1)), {
          fill: sheet.linear([tone, ramp(tone).dark], [0, 0, 0.2, 1]),
        }),
      )
      .join('') + sheet.grain(face(-1, 1), { ink: metalInk.steel, start: 0.45, alpha: 0.85 })
  )
}

/** Eight-sided pot: faceted boiler, waist, faceted jug with spout, lid and black handle. */
function moka(sheet: Sheet): string {
  let out = sheet.shadow({ width: 150, height: 20, offset: 34 })
  // Handle behind.
  out +=
    sheet.solid('M70-318L154-326Q170-326 168-308L146-150Q142-138 130-140L120-142L138-286L74-280Z', {
      fill: sheet.linear(['#4a4d52', '#26282b', '#0c0d0e'], 'diagonal'),
      ink: '#000',
      start: 0.5,
      alpha: 0.6,
    }) + stroke('M84-308L150-314', '#8a8e94', 5, { opacity: 0.8 })
  out += part(sheet, 64, 104, -148, -4) + rect(-104, -6, 208, 8, { fill: '#59646a', rx: 3 })
  out += circle(-34, -66, 12, { fill: '#8d989e' }) + circle(-36, -68, 7, { fill: '#f2f5f6' })
  out +=
    sheet.solid('M-76-176H76V-146H-76Z', {
      fill: sheet.linear(metal.steel),
      ink: metalInk.steel,
      start: 0.5,
      alpha: 0.8,
    }) + rect(-76, -164, 152, 4, { fill: '#59646a', opacity: 0.6 })
  out += part(sheet, 94, 66, -318, -176)
  out += path('M-94-318L-128-312L-84-262Z', { fill: sheet.linear(['#f6f9fa', '#aab4ba']) })
  // Lid and knob, a wisp of steam.
  out +=
    path('M-100-318L-60-350H60L100-318Z', {
      fill: sheet.linear(['#8d989e', light.white, '#d5dde0', '#7d888e']),
    }) +
    path('M-60-350H60L100-318H20L4-350Z', { fill: '#77838a', opacity: 0.35 }) +
    stroke('M-100-318H98', light.white, 4, { opacity: 0.8 })
  out += sheet.solid('M-12-350L-18-384H18L12-350Z', {
    fill: sheet.linear(['#4a4d52', '#26282b', '#0c0d0e']),
    ink: '#000',
    start: 0.5,
    alpha: 0.5,
  })
  return (
    out +
    stroke('M-122-340Q-150-372-124-398T-130-456', light.cream, 10, { opacity: 0.6 }) +
    stroke('M-100-372Q-116-392-100-412', light.cream, 7, { opacity: 0.45 })
  )
}

function bean(sheet: Sheet) {
  const t = ramp('#5e351e')
  return (
    ellipse(3, 4, 21, 14, { fill: sheet.tableInk, opacity: 0.4 }) +
    ellipse(0, 0, 21, 14, { fill: sheet.radial([t.light, t.base, t.deep]) }) +
    stroke('M-19-2Q-6 6 2-1T20 2', t.ink, 3) +
    stroke('M-12-8Q-4-11 5-9', '#e6c4a0', 2.5, { opacity: 0.7 })
  )
}
