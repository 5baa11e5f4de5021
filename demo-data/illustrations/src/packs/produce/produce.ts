import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { blob, path, place, round, stroke, wrapped } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { twine } from '../parts/food-parts.ts'
import { tag, wrap } from '../parts/wraps.ts'

// ——— Produce
/** Cardoon bent under the soil: a blanched hook of ribs, leaf stumps cut short, paper collar. */
export const cardo = (sh: PackSheet, p: Pack): string => {
  // Each rib is one thick stroke that rises, then bends over where the soil lay on it.
  const rib = (dx: number, dy: number, w: number, c: string, salt: number) => {
    const t = ramp(c)
    const d = `M${-150 + dx} ${-10}C${-168 + dx} ${-150 + dy} ${-150 + dx} ${-290 + dy} ${-70 + dx * 0.6} ${-356 + dy}S${120 + dx * 0.3} ${-420 + dy} ${232 + dx * 0.2} ${-330 + dy}`
    const teeth = [0.1, 0.2, 0.3, 0.4, 0.5]
      .map(
        (u) => `M${round(-150 + dx - w * 0.5 - 2 + u * 10)} ${round(-20 - u * 420 + dy * u)}l-14 -16l12 -2Z`,
      )
      .join('')
    const leafy = blob(
      [
        [214 + dx * 0.2, -352 + dy],
        [262, -392 + dy],
        [300 + salt * 6, -360 + dy],
        [322, -300 + dy],
        [280, -286 + dy],
        [250, -300 + dy],
      ],
      0.9,
    )
    return (
      path(leafy, { fill: salt % 2 ? '#8da45f' : '#738f4b' }) +
      path(teeth, { fill: '#b9c08a' }) +
      stroke(d, t.deep, w + 5, { opacity: 0.7 }) +
      stroke(d, t.dark, w) +
      place(-2, -2, stroke(d, t.base, w * 0.82)) +
      place(-4, -4, stroke(d, t.light, w * 0.5)) +
      place(-6, -6, stroke(d, t.pale, w * 0.16)) +
      [-0.3, -0.1, 0.12, 0.3]
        .map((u) => place(u * w, u * w * 0.5, stroke(d, t.deep, 1.5, { opacity: 0.35 })))
        .join('')
    )
  }
  const soil = 'M-196 4Q-214 -40 -176 -62Q-40 -44 120 -62Q150 -40 136 4Q-30 22 -196 4Z'
  return place(
    -30,
    0,
    sh.cast(400) +
      rib(170, 34, 56, '#cdd69c', 1) +
      rib(-4, -24, 56, '#d5dba8', 2) +
      rib(118, 12, 62, '#dfe2b6', 3) +
      rib(50, -6, 66, '#ece8c6', 4) +
      rib(88, 66, 60, '#f4efd6', 5) +
      path(soil, { fill: '#7a5a3c' }) +
      sh.fibre(soil, { ink: '#2e1f12', x: 0.07, y: 0.06, alpha: 0.9 }) +
      sh.relief(soil, { x: 0.06, height: 8, alpha: 0.6 }) +
      wrap(sh, p.slug, p.data, { x: -196, y: -236, w: 320, h: 150 }, { safe: p.safe, sag: 10, part: true }),
  )
}
/** Dried chillies threaded by the stalk into a braid. */
export const peperoncini = (sh: PackSheet, p: Pack): string => {
  const rnd = sh.random(12)
  const one = (c: string, l: number) => {
    const t = ramp(c)
    const d = `M-8 0C-26 ${l * 0.2} -22 ${l * 0.66} 2 ${l}C18 ${l * 0.62} 22 ${l * 0.2} 8 0Z`
    return (
      sh.solid(d, {
        fill: sh.linear([t.deep, t.light, t.base, t.deep]),
        inside: stroke(`M-3 10Q-10 ${l * 0.5} 0 ${l - 8}M7 12Q10 ${l * 0.5} 4 ${l * 0.7}`, t.ink, 2, {
          opacity: 0.5,
        }),
      }) +
      stroke(`M-8 ${l * 0.18}Q-13 ${l * 0.4} -8 ${l * 0.6}`, '#ffc9b0', 4, { opacity: 0.7 }) +
      path('M-10 4Q0 -12 10 4Q0 10 -10 4Z', { fill: '#7a6a34' }) +
      stroke('M0 -4Q-4 -18 2 -26', '#8a7a3e', 4.5)
    )
  }
  let out = twine('M0 -650V-600', 7) + twine('M0 -620Q-6 -300 0 -110', 6)
  for (let i = 0; i < 44; i++) {
    const y = -610 + i * 11
    const side = (i % 3) - 1
    out += place(
      side * 8,
      y,
      one(wrapped(['#a3221c', '#b8301f', '#8a1a1a', '#c23a22'], i % 4), 112 + rnd() * 40),
      { rotate: -side * (38 + rnd() * 22) + (rnd() - 0.5) * 16 },
    )
  }
  return (
    sh.cast(260) +
    out +
    tag(sh, p.slug, p.data, {
      x: 128,
      y: -350,
      w: 204,
      h: 250,
      rotate: 8,
      safe: p.safe,
      thread: 'M6 -430Q70 -410 116 -318',
    })
  )
}
