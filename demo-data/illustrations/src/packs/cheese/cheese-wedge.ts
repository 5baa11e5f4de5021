import { mix, ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, round, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { film } from '../parts/film.ts'
import { pastes } from '../parts/food-parts.ts'
import { wrap } from '../parts/wraps.ts'

/** A wedge seen from its cut side: point at the left, rind at the right, under vacuum when `vac`. */
export const wedge = (sh: PackSheet, p: Pack): string => {
  const k = pastes[p.paste ?? 'pecorino']
  const t = ramp(p.colour ?? k.c)
  const r = ramp(p.rind ?? '#b98a3e')
  const H = p.h ?? 250
  const face = `M-250 -6L150 0V-${H}L-250 -${H - 6}Z`
  const rind = `M150 0Q212 -24 236 -64V-${H + 44}Q212 -${H + 20} 150 -${H}Z`
  const top = `M-250 -${H - 6}L150 -${H}Q212 -${H + 20} 236 -${H + 44}Z`
  const rnd = sh.random(3)
  let eyes = ''
  for (let i = 0; i < (p.eyes ?? 0); i++) {
    const [x, y, q] = [-220 + rnd() * 340, -20 - rnd() * (H - 44), 3 + rnd() * (p.eye ?? 7)]
    eyes +=
      ellipse(x, y, q * 1.3, q, { fill: t.dark }) +
      ellipse(x + q * 0.2, y + q * 0.25, q, q * 0.66, { fill: t.deep, opacity: 0.5 }) +
      stroke(
        `M${round(x - q)} ${round(y + q * 0.7)}Q${round(x)} ${round(y + q * 1.2)} ${round(x + q)} ${round(y + q * 0.6)}`,
        t.pale,
        1.6,
      )
  }
  let veins = ''
  if (p.veins)
    veins +=
      sh.fibre(face, { ink: '#35605e', x: 0.016, y: 0.026, alpha: 0.95, cut: 0.585, octaves: 4, seed: 21 }) +
      sh.fibre(face, { ink: '#7d9a86', x: 0.02, y: 0.03, alpha: 0.8, cut: 0.61, octaves: 4, seed: 5 })
  if (p.pepper)
    for (let i = 0; i < 38; i++) {
      const [x, y] = [-226 + rnd() * 356, -18 - rnd() * (H - 36)]
      veins +=
        ellipse(x, y, 6, 5, { fill: '#241a14' }) + ellipse(x - 1.5, y - 1.5, 2, 1.4, { fill: '#8a7a68' })
    }
  const e = 12
  const thing =
    sh.solid(top, {
      fill: sh.linear([r.light, r.base], 'down'),
      ink: r.dark,
      alpha: 0.4,
      inside: sh.fibre(top, { ink: r.deep, x: 0.04, y: 0.1, alpha: 0.35 }),
    }) +
    sh.solid(rind, {
      fill: sh.linear([r.light, r.base, r.dark]),
      ink: r.ink,
      alpha: 0.6,
      inside:
        (p.rindMark
          ? Array.from({ length: 26 }, (_, i) =>
              ellipse(158 + (i % 4) * 21, -22 - Math.floor(i / 4) * 38 - (i % 4) * 15, 3.4, 4.6, {
                fill: r.deep,
                opacity: 0.75,
              }),
            ).join('')
          : '') +
        (p.basket
          ? Array.from({ length: 9 }, (_, i) =>
              stroke(`M150 ${-12 - i * 30}Q212 ${-36 - i * 30} 236 ${-74 - i * 30}`, r.deep, 4, {
                opacity: 0.5,
              }),
            ).join('')
          : '') +
        sh.fibre(rind, { ink: r.deep, x: 0.06, y: 0.06, alpha: 0.5 }),
    }) +
    sh.solid(face, {
      fill: sh.linear(
        [
          [0, t.light],
          [0.5, t.base],
          [1, mix(t.base, t.dark, 0.35)],
        ],
        'rightDown',
      ),
      ink: t.dark,
      alpha: 0.35,
      inside:
        k.draw(sh, face) +
        eyes +
        veins +
        path(`M-250 -6L150 0V-${e}L-250 -${e + 6}ZM-250 -${H - 6}L150 -${H}V-${H - e}L-250 -${H - 6 - e}Z`, {
          fill: r.base,
        }) +
        path(`M${150 - e} 0H150V-${H}H${150 - e}Z`, { fill: r.dark }) +
        path(`M-250 -${H - 6 - e}L${150 - e} -${H - e}V-${H - e - 10}L-250 -${H - 16 - e}Z`, {
          fill: t.dark,
          opacity: 0.35,
        }),
    }) +
    stroke(`M-250 -${H - 6}L150 -${H}`, t.pale, 3, { opacity: 0.8 })
  const box = { x: -216, y: -H + 34, w: 196, h: H - 62 }
  if (!p.vac)
    return sh.cast(500, { x: 0 }) + thing + wrap(sh, p.slug, p.data, box, { curved: false, safe: p.safe })
  const f = film(sh, { x: -288, y: -H - 96, w: 560, h: H + 100, seed: 2 })
  return (
    sh.cast(540) +
    f.back +
    place(-6, -18, thing) +
    f.front +
    wrap(sh, p.slug, p.data, { ...box, x: box.x - 6, y: box.y - 18 }, { curved: false, safe: p.safe })
  )
}
