import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { pastes } from '../parts/food-parts.ts'
import { tag } from '../parts/wraps.ts'

/** Half a wheel, its cut to the front; the card stands in it on a pick. */
export const halfWheel = (sh: PackSheet, p: Pack): string => {
  const kind = pastes[p.paste ?? 'liscia']
  const [t, r] = [ramp(p.colour ?? kind.c), ramp(p.rind ?? '#b98a3e')]
  const h = p.h ?? 190
  const top = `M-250 ${-h}A250 66 0 0 1 250 ${-h}Z`
  const face = `M-250 -6Q-256 ${-h / 2} -250 ${-h}H250Q256 ${-h / 2} 250 -6Q0 10 -250 -6Z`
  const next = sh.random(3)
  const eyes = Array.from({ length: p.eyes ?? 0 }, () => {
    const [x, y, q] = [-220 + next() * 440, -24 - next() * (h - 48), 3 + next() * (p.eye ?? 6)]
    return (
      ellipse(x, y, q * 1.3, q, { fill: t.dark }) +
      stroke(`M${x - q} ${y + q}Q${x} ${y + q * 1.6} ${x + q} ${y + q}`, t.pale, 1.6)
    )
  }).join('')
  const pepper = Array.from({ length: p.pepper ? 44 : 0 }, () => {
    const [x, y] = [-226 + next() * 452, -20 - next() * (h - 40)]
    return ellipse(x, y, 6, 5, { fill: '#241a14' }) + ellipse(x - 1.5, y - 1.5, 2, 1.4, { fill: '#8a7a68' })
  }).join('')
  const rim = `M-250 -6Q-256 ${-h / 2} -250 ${-h}H-238Q-244 ${-h / 2} -238 -6ZM250 -6Q256 ${-h / 2} 250 ${-h}H238Q244 ${-h / 2} 238 -6ZM-250 -6Q0 10 250 -6V-16Q0 0 -250 -16ZM-250 ${-h}H250V${-h + 11}H-250Z`
  return (
    sh.cast(520, { depth: 26 }) +
    tag(sh, p.slug, p.data, { x: -60, y: -h - 300, w: 206, h: 214, rotate: -4, pick: 112, safe: p.safe }) +
    place(
      0,
      -4,
      sh.solid(top, {
        fill: sh.linear([r.light, r.base], 'down'),
        ink: r.deep,
        alpha: 0.5,
        inside: sh.relief(top, { x: 0.03, height: p.rough ?? 6, alpha: 0.55 }),
      }) +
        sh.solid(face, {
          fill: sh.linear([t.light, t.base, t.base, t.dark]),
          ink: t.dark,
          alpha: 0.35,
          inside: kind.draw(sh, face) + eyes + pepper + path(rim, { fill: r.base }),
        }),
    )
  )
}
