import { leaf } from '../../core/label.ts'
import type { Sheet } from '../../core/sheet.ts'
import { circle, place, round, stroke } from '../../core/svg.ts'
import { food } from '../../tokens.ts'
import { defineKind } from '../kind.ts'

const sepals = (x: number, y: number, { length = 34, width = 8, count = 5, start = -180, step = 46 } = {}) =>
  Array.from({ length: count }, (_, i) =>
    place(x, y, leaf({ length, width, colour: '#5d8f46', vein: false }), { rotate: start + i * step }),
  ).join('')

/** Long tomato, hanging from its stalk at the top. */
export function sanMarzano(sheet: Sheet, { length = 90, width = 58, colour = food.tomato } = {}) {
  const [l, w] = [length, width]
  const d = `M0 ${-l}C${round(w * 0.9)} ${-l} ${w} ${round(-l * 0.4)} ${round(w * 0.86)} ${round(l * 0.1)}C${round(w * 0.7)} ${round(l * 0.7)} ${round(w * 0.25)} ${l} 0 ${l}C${round(-w * 0.25)} ${l} ${round(-w * 0.7)} ${round(l * 0.7)} ${round(-w * 0.86)} ${round(l * 0.1)}C${-w} ${round(-l * 0.4)} ${round(-w * 0.9)} ${-l} 0 ${-l}Z`
  return (
    sheet.ball(d, colour, { alpha: 0.9 }) +
    sheet.glow(-w * 0.36, -l * 0.42, w * 0.24, l * 0.34, { colour: '#fff1e4', alpha: 0.85 }) +
    sepals(0, -l + 6, { length: l * 0.4, width: l * 0.1 }) +
    stroke(`M0 ${-l + 4}Q2 ${-l - 16} 12 ${-l - 22}`, '#4b7238', 6)
  )
}

/** Round tomato with faint ribs, baseline at its bottom. */
export function roundTomato(sheet: Sheet, { radius = 90, colour = food.tomato, ribs = true } = {}) {
  const [w, h] = [radius * 1.08, radius * 1.72]
  const d = `M0 ${round(-h * 0.94)}C${round(w * 0.5)} ${round(-h * 1.08)} ${round(w)} ${round(-h * 0.86)} ${round(w)} ${round(-h * 0.48)}C${round(w)} ${round(-h * 0.12)} ${round(w * 0.55)} 0 0 0C${round(-w * 0.55)} 0 ${round(-w)} ${round(-h * 0.12)} ${round(-w)} ${round(-h * 0.48)}C${round(-w)} ${round(-h * 0.86)} ${round(-w * 0.5)} ${round(-h * 1.08)} 0 ${round(-h * 0.94)}Z`
  const rib = (k: number) =>
    stroke(
      `M${round(k * w * 0.14)} ${round(-h * 0.92)}Q${round(k * w * 0.86)} ${round(-h * 0.6)} ${round(k * w * 0.5)} ${round(-h * 0.1)}`,
      '#7d120f',
      4,
      { opacity: 0.2 },
    )
  return (
    sheet.ball(d, colour, { alpha: 0.9, inside: ribs ? rib(-1) + rib(1) + rib(0.4) : '' }) +
    sheet.glow(-w * 0.42, -h * 0.66, w * 0.26, h * 0.17, { colour: '#fff1e4', alpha: 0.9, rotate: -34 }) +
    sepals(0, -h * 0.93, { length: radius * 0.5, width: radius * 0.13, start: -196, step: 42, count: 6 }) +
    circle(0, -h * 0.94, radius * 0.07, { fill: '#4b7238' })
  )
}

const DEFAULTS = { colour: food.tomato, shape: 'round' }

/** A truss of round tomatoes, or two long ones with `shape: 'long'`. */
export default defineKind({
  name: 'tomato',
  title: 'Pomodori a grappolo',
  schemes: ['sicilia', 'calabria', 'lombardia', 'liguria', 'notte', 'alpi'],
  frame: { scale: 1.3, y: 706 },
  defaults: DEFAULTS,
  choices: { shape: ['round', 'long'] },
  draw(sheet, p) {
    let out = sheet.shadow({ width: 270, height: 28, offset: 34 })
    if (p.shape === 'long') {
      out += place(
        -112,
        -62,
        place(0, 0, sanMarzano(sheet, { length: 118, width: 72, colour: p.colour }), { rotate: -64 }),
      )
      out += place(
        36,
        -118,
        place(0, 0, sanMarzano(sheet, { length: 128, width: 76, colour: p.colour }), { rotate: 14 }),
      )
      return (
        out +
        place(
          152,
          -60,
          place(0, 0, sanMarzano(sheet, { length: 112, width: 68, colour: p.colour }), { rotate: 74 }),
        )
      )
    }
    out +=
      place(-128, -6, roundTomato(sheet, { radius: 96, colour: p.colour })) +
      place(112, -14, roundTomato(sheet, { radius: 88, colour: p.colour }))
    // The green truss passes behind the front fruit.
    const truss = 'M-214-262Q-120-236-30-250T150-222Q196-214 222-244'
    out +=
      stroke(truss, '#35582b', 15) +
      stroke(truss, '#6f9a50', 8) +
      stroke('M-128-170Q-122-206-104-242M112-166Q112-196 100-232M-6-150Q-4-200-20-248', '#4b7238', 9)
    return (
      out +
      place(-8, 12, roundTomato(sheet, { radius: 92, colour: p.colour })) +
      stroke('M-8-146Q-4-190-22-246', '#5d8f46', 9)
    )
  },
})
