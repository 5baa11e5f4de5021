import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { rect } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import type { Box } from '../label/tools.ts'
import type { Pack } from '../pack.ts'
import { poly } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

/** A box that stands on the table behind the food: its lower part stays plain. */
export const cartonTall = (sh: PackSheet, p: Pack, box: Box, foot: number): string => {
  const k = kitNamed(p.slug)
  const full = { ...box, h: box.h + foot }
  return (
    poly(
      [
        [full.x + full.w, full.y],
        [full.x + full.w + 34, full.y - 16],
        [full.x + full.w + 34, full.y + full.h - 16],
        [full.x + full.w, full.y + full.h],
      ],
      { fill: ramp(k.inks[0]).deep },
    ) +
    rect(full.x, full.y, full.w, full.h, { fill: k.inks[1] }) +
    carton(sh, p, box)
  )
}
export const carton = (sh: PackSheet, p: Pack, box: Box): string =>
  poly(
    [
      [box.x + box.w, box.y],
      [box.x + box.w + 34, box.y - 16],
      [box.x + box.w + 34, box.y + box.h - 16],
      [box.x + box.w, box.y + box.h],
    ],
    { fill: ramp(kitNamed(p.slug).inks[0]).deep },
  ) +
  poly(
    [
      [box.x, box.y],
      [box.x + box.w, box.y],
      [box.x + box.w + 34, box.y - 16],
      [box.x + 40, box.y - 16],
    ],
    { fill: ramp(kitNamed(p.slug).inks[0]).light },
  ) +
  wrap(sh, p.slug, p.data, box, { curved: false, safe: p.safe })
export const foldLight = (sh: PackSheet, d: string, n = 1): string =>
  sh.relief(d, { x: 0.006 * n, y: 0.012 * n, height: 12, alpha: 0.42, octaves: 2 })
