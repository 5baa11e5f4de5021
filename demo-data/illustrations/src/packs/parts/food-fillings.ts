// Foods in jars and bags that are known by their form, in the two colours of the pack.
import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, ellipse, path, place, rect, stroke } from '../../core/svg.ts'

/** `count` pieces strewn over the pack, each turned its own way. */
function strewn(sh: PackSheet, count: number, piece: (i: number) => string): string {
  const next = sh.random(77)
  return Array.from({ length: count }, (_, i) =>
    place(-124 + next() * 248, -16 - next() * 330, piece(i), { rotate: next() * 180 }),
  ).join('')
}

/** Sliced almond biscuits. */
const biscuits = (sh: PackSheet, first: string, second: string): string =>
  strewn(sh, 46, (i) => {
    const t = ramp(i % 3 ? first : second)
    const d = 'M-52 6Q-50-22-18-26L34-22Q54-16 50 8Q40 20 0 20T-52 6Z'
    return (
      path(d, { fill: t.ink, opacity: 0.45, transform: 'translate(3 5)' }) +
      sh.solid(d, { fill: sh.linear([t.pale, t.light, t.base], 'rightDown'), ink: t.deep, alpha: 0.4 }) +
      path(d, { fill: 'none', stroke: t.dark, 'stroke-width': 4 }) +
      [-24, 6, 28]
        .map(
          (x, j) =>
            ellipse(x, j % 2 ? -6 : 3, 10, 6, { fill: '#f8ecd2' }) +
            stroke(`M${x - 8} ${j % 2 ? -2 : 7}H${x + 8}`, '#8a4a22', 2.5),
        )
        .join('')
    )
  })

/** Slices of porcini, cap and stem. */
const mushrooms = (sh: PackSheet, first: string, second: string): string =>
  strewn(sh, 44, (i) => {
    const [skin, flesh] = [ramp(first), ramp(second)]
    const d = 'M-46 4Q-46-42 0-44Q46-42 46 4Q26 12 16 6Q12 30 20 46Q0 54-20 46Q-12 30-16 6Q-26 12-46 4Z'
    return (
      path(d, { fill: skin.ink, opacity: 0.4, transform: 'translate(3 4)' }) +
      path(d, { fill: i % 2 ? flesh.base : flesh.light }) +
      path(d, { fill: 'none', stroke: skin.base, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
      stroke('M-34-2Q0-16 34-2M-6 10V36M6 12V32', skin.light, 2.5, { opacity: 0.7 })
    )
  })

/** Carrot, cauliflower, gherkin, pepper. */
const vegetables = (sh: PackSheet): string =>
  strewn(sh, 60, (i) => {
    const carrot = ramp('#e0742f')
    const gherkin = ramp('#6f8a3a')
    switch (i % 4) {
      case 0:
        return (
          rect(-34, -9, 68, 18, { fill: carrot.base, rx: 4 }) +
          rect(-32, -7, 62, 5, { fill: carrot.light, rx: 2 })
        )
      case 1:
        return (
          [-18, 0, 18, -9, 10]
            .map((x, j) => circle(x, j > 2 ? -14 : 0, 14, { fill: j % 2 ? '#fbf6e4' : '#efe6c8' }))
            .join('') + stroke('M-4 10L0 30M8 10L2 30', '#dfe0b8', 8)
        )
      case 2:
        return (
          ellipse(0, 0, 22, 20, { fill: gherkin.base }) +
          ellipse(0, 0, 17, 15, { fill: gherkin.light }) +
          [0, 60, 120]
            .map((a) => place(0, 0, ellipse(6, 0, 3, 1.6, { fill: '#f1f0c8' }), { rotate: a }))
            .join('')
        )
      default:
        return (
          path('M-36-8Q0-20 36-6L34 8Q0-6-34 8Z', { fill: '#c9302a' }) +
          stroke('M-28-8Q0-16 28-6', '#f08a7a', 3)
        )
    }
  })

/** Clams in their shells. */
const clams = (sh: PackSheet, first: string, second: string): string =>
  strewn(sh, 48, (i) => {
    const t = ramp(i % 2 ? first : second)
    const d = 'M-34 12Q-38-22 0-28Q38-22 34 12Q0 26-34 12Z'
    return (
      path(d, { fill: t.ink, opacity: 0.45, transform: 'translate(2 4)' }) +
      path(d, { fill: sh.radial([t.pale, t.light, t.base, t.dark]) }) +
      ['M-28 8Q0-12 28 8', 'M-24 0Q0-20 24 0', 'M-16-10Q0-24 16-10']
        .map((line) => stroke(line, t.dark, 2.4))
        .join('')
    )
  })

/** Slices of tentacle: white flesh, purple skin, a sucker or two. */
const tentacles = (sh: PackSheet, first: string, second: string): string =>
  strewn(sh, 56, (i) => {
    const skin = ramp(first)
    return (
      ellipse(2, 4, 30, 26, { fill: skin.ink, opacity: 0.45 }) +
      ellipse(0, 0, 30, 26, { fill: skin.base }) +
      ellipse(2, 1, 22, 18, { fill: second }) +
      ellipse(0, 0, 9, 7, { fill: ramp(second).pale }) +
      [0, 1]
        .slice(i % 2)
        .map((j) =>
          circle(-22 + j * 8, 18 + j * 6, 7, { fill: skin.light, stroke: skin.dark, 'stroke-width': 2 }),
        )
        .join('')
    )
  })

/** Small bulbs with their skins. */
const bulbs = (sh: PackSheet, first: string, second: string): string =>
  strewn(sh, 46, (i) => {
    const t = ramp(i % 3 ? first : second)
    const d = 'M0-36Q34-24 34 8Q28 32 0 34Q-28 32-34 8Q-34-24 0-36Z'
    return (
      path(d, { fill: t.ink, opacity: 0.45, transform: 'translate(2 4)' }) +
      path(d, { fill: sh.radial([t.pale, t.light, t.base, t.dark]) }) +
      stroke('M0-34Q-22-4-12 30M0-34Q22-4 12 30M0-34V30', t.dark, 2.4, { opacity: 0.7 })
    )
  })

/** Fillets upright side by side. */
const fillets = (sh: PackSheet, first: string, second: string): string =>
  Array.from({ length: 20 }, (_, i) => {
    const x = -124 + i * 13
    const d = `M${x} 0Q${x - 8} -130 ${x + 4} -300L${x + 14} -300Q${x + 8} -120 ${x + 12} 0Z`
    return (
      path(d, { fill: i % 2 ? first : ramp(first).light }) +
      stroke(`M${x + 5} -6V-290`, second, 2, { opacity: 0.7 })
    )
  }).join('') + sh.fibre('M-130 0H140V-300H-130Z', { ink: ramp(first).deep, x: 0.2, y: 0.02, alpha: 0.3 })

export const foodFillings = { biscuits, mushrooms, vegetables, clams, tentacles, bulbs, fillets }
