import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { insideOf } from '../parts/contents.ts'
import { film } from '../parts/film.ts'
import { oval, twine } from '../parts/food-parts.ts'
import { slabs } from '../parts/slab-layers.ts'
import { slice } from '../parts/slices.ts'
import { poly } from '../parts/turned.ts'
import { tag, wrap } from '../parts/wraps.ts'

/** Smoked flank: square slab, dark herb crust, cut face with layers. */
export const baffa = (sh: PackSheet, p: Pack): string => {
  const c = ramp(p.crust ?? '#4a3020')
  const top = 'M-240 -246L-150 -306H236L170 -246Z',
    front = 'M-240 -246H170V-20Q170 -6 156 -6H-226Q-240 -6 -240 -20Z',
    side = 'M170 -246L236 -306V-70L170 -6Z'
  const layers = slabs[p.slab ?? 'speck']
  const f = film(sh, { x: -278, y: -372, w: 552, h: 376, seed: 7 })
  return (
    sh.cast(520) +
    f.back +
    sh.solid(top, {
      fill: sh.linear([c.light, c.base]),
      ink: c.ink,
      inside: sh.relief(top, { x: 0.05, height: 9, alpha: 0.8 }),
    }) +
    sh.solid(side, {
      fill: sh.linear([c.base, c.deep]),
      ink: c.ink,
      inside: sh.relief(side, { x: 0.05, height: 9, alpha: 0.8 }),
    }) +
    sh.solid(front, {
      fill: c.base,
      inside:
        layers
          .map(([y, col, h], i) =>
            path(
              `M-228 ${y}Q-120 ${y + (i % 2 ? 14 : -8)} -20 ${y + 4}T160 ${y - 2}V${y + h}Q60 ${y + h + (i % 2 ? -8 : 12)} -40 ${y + h}T-228 ${y + h}Z`,
              { fill: col },
            ),
          )
          .join('') +
        sh.fibre(front, { ink: '#5a0f18', x: 0.012, y: 0.1, alpha: 0.28 }) +
        sh.fibre(front, { ink: '#fbe9dc', x: 0.015, y: 0.14, alpha: 0.35, cut: 0.6, seed: 6 }) +
        path('M-240 -246H170V-234H-228V-18H170V-6H-240Z', { fill: c.base }),
    }) +
    f.front +
    wrap(sh, p.slug, p.data, { x: -206, y: -214, w: 250, h: 176 }, { curved: false, safe: p.safe })
  )
}
export const mortadella = (sh: PackSheet, p: Pack): string => {
  const R = 176
  const t = ramp('#c98a6c')
  const body = `M-60 ${-R * 2}H150A${R * 0.34} ${R} 0 0 1 150 0H-60Z`
  const kit = kitNamed(p.slug)
  return (
    sh.cast(470) +
    place(
      30,
      -6,
      sh.solid(body, {
        fill: sh.linear(
          [
            [0, t.base],
            [0.2, t.pale],
            [0.5, t.base],
            [0.85, t.deep],
            [1, t.dark],
          ],
          'down',
        ),
        ink: t.ink,
        axis: 'down',
        inside:
          rect(40, -400, 200, 420, { fill: kit.inks[0], opacity: 0.92 }) +
          rect(24, -400, 10, 420, { fill: kit.inks[1] }),
      }) +
        twine(`M-10 ${-R * 2}A${R * 0.34} ${R} 0 0 1 -10 0`, 6) +
        sh.solid(oval(R * 0.96, R, -60, -R), { fill: '#c97a6c' }) +
        place(
          -60,
          -R,
          sh.clip(oval(R * 0.93, R * 0.97), `${place(0, 0, slice(sh, 'mortadella', 2), { scale: 1.34 })}`) +
            sh.grain(oval(R * 0.96, R), { ink: '#a8584a', start: 0.5, alpha: 0.4 }),
        ),
    ) +
    tag(sh, p.slug, p.data, { x: 132, y: -340, w: 190, h: 236, rotate: 5, safe: p.safe })
  )
}
/** The cut end of a goose breast: a thick cap of fat under the skin, dark meat below. */
const gooseCut = (sh: PackSheet, skin: string): string => {
  const face = oval(50, 70)
  return sh.solid(face, {
    fill: '#f6e6cb',
    inside:
      path('M-56 -24Q-8 -44 56 -20V80H-56Z', { fill: sh.radial(['#b23a40', '#8e2a30', '#5a141c']) }) +
      stroke('M-40 6Q-4 -8 40 8M-34 30Q2 16 36 32', '#d9968a', 3, { opacity: 0.6 }) +
      path(face, { fill: 'none', stroke: skin, 'stroke-width': 9 }),
  })
}

/** Goose breast: a flat almond, its smoked skin scored crosswise; slices with their rim of fat before it. */
export const pettoOca = (sh: PackSheet, p: Pack): string => {
  const skin = ramp('#c78a52')
  const d = 'M-300 -34Q-272 -112 -100 -144Q80 -166 214 -142V-2Q40 12 -120 0Q-272 -6 -300 -34Z'
  const scores = Array.from({ length: 13 }, (_, i) => {
    const x = -330 + i * 48
    return `M${x} 10L${x + 110} -176M${x + 110} 10L${x} -176`
  }).join('')
  return (
    sh.cast(580) +
    path('M-330 14L-246 -62L330 -52L296 30Z', { fill: '#f4ecda' }) +
    sh.solid(d, {
      fill: sh.linear(
        [
          [0, skin.pale],
          [0.3, skin.light],
          [0.7, skin.base],
          [1, skin.dark],
        ],
        'down',
      ),
      ink: skin.ink,
      axis: 'down',
      inside:
        stroke(scores, '#7a4216', 5, { opacity: 0.45 }) +
        sh.fibre(d, { ink: '#6a3a1a', x: 0.12, y: 0.12, alpha: 0.4, cut: 0.63 }) +
        sh.relief(d, { x: 0.03, height: 4, alpha: 0.4 }) +
        stroke('M-230 -78Q-70 -118 190 -116', '#f9dcae', 12, { opacity: 0.4 }),
    }) +
    place(214, -72, gooseCut(sh, skin.dark)) +
    wrap(sh, p.slug, p.data, { x: -226, y: -196, w: 250, h: 182 }, { curved: false, safe: p.safe }) +
    place(66, 4, slice(sh, 'oca', 3), { rotate: -4, scale: 0.72 }) +
    place(136, 14, slice(sh, 'oca', 1), { rotate: 3, scale: 0.72 }) +
    place(204, 20, slice(sh, 'oca', 2), { rotate: -3, scale: 0.72 })
  )
}
/** Parboiled goods: printed carton with a round window. */
export const cartone = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const a = ramp(kit.inks[0])
  return (
    sh.cast(440) +
    poly(
      [
        [180, 0],
        [236, -28],
        [236, -396],
        [180, -380],
      ],
      { fill: sh.linear([a.base, a.deep]) },
    ) +
    poly(
      [
        [-200, -380],
        [180, -380],
        [236, -396],
        [-130, -400],
      ],
      { fill: a.light },
    ) +
    rect(-200, -380, 380, 380, { fill: kit.paper }) +
    wrap(sh, p.slug, p.data, { x: -200, y: -380, w: 380, h: 222 }, { curved: false, safe: p.safe }) +
    rect(-200, -158, 380, 158, { fill: a.base }) +
    sh.clip('M-184 -144H164V-14H-184Z', rect(-200, -160, 400, 170, { fill: '#f6efe0' }) + insideOf(sh, p)) +
    rect(-184, -144, 348, 130, { fill: 'none', stroke: kit.inks[1], 'stroke-width': 4 })
  )
}
