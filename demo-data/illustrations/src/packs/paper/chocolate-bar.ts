import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, place, rect, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

export const tavoletta = (sh: PackSheet, p: Pack): string => {
  const kit = kitNamed(p.slug)
  const c = ramp(p.choc ?? '#4a2416')
  let sq = ''
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++)
      sq += place(
        -98 + i * 66,
        -508 + j * 58,
        rect(0, 0, 64, 56, { fill: sh.linear([c.light, c.base, c.dark], 'diagonal'), rx: 4 }) +
          rect(9, 8, 46, 40, { fill: sh.linear([c.base, c.dark], 'diagonal'), rx: 3 }) +
          stroke('M10 9H54', c.pale, 2, { opacity: 0.5 }) +
          (p.grain
            ? sh.fibre(`M0 0H64V56H0Z`, {
                ink: '#d9b48a',
                x: 0.5,
                y: 0.5,
                alpha: 0.6,
                cut: 0.62,
                seed: i + j,
              })
            : ''),
      )
  const foil = 'M-112 -380L-108 -432L-84 -420L-60 -440L-30 -418L0 -438L36 -420L62 -442L90 -420L112 -436V-380Z'
  return (
    sh.cast(240) +
    place(
      0,
      0,
      rect(-102, -510, 204, 200, { fill: c.deep, rx: 5 }) +
        sq +
        path(foil, { fill: sh.linear(['#9aa5a9', '#fff', '#c3cccf', '#f3f6f6', '#8b979c']) }) +
        sh.relief(foil, { x: 0.05, height: 6, alpha: 0.7 }) +
        wrap(sh, p.slug, p.data, { x: -118, y: -396, w: 236, h: 392 }, { curved: false, safe: p.safe }) +
        poly(
          [
            [118, -396],
            [132, -388],
            [132, -4],
            [118, -4],
          ],
          { fill: ramp(kit.inks[0]).deep },
        ),
      { rotate: -3 },
    )
  )
}
