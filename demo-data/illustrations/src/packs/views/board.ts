import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { rect } from '../../core/svg.ts'

/** A wooden board seen from above, its front edge towards the viewer. */
export function board(sh: PackSheet, x: number, y: number, w: number, h: number, wood = '#b98a58'): string {
  const t = ramp(wood)
  const top = `M${x} ${y}H${x + w}L${x + w + 16} ${y + h}H${x - 16}Z`
  const edge = `M${x - 16} ${y + h}H${x + w + 16}V${y + h + 22}H${x - 16}Z`
  return (
    sh.soft(rect(x - 10, y + h + 8, w + 40, 26, { fill: sh.tableInk, opacity: 0.5 }), 8) +
    sh.solid(top, {
      fill: sh.linear([t.light, t.base, t.dark], 'rightDown'),
      ink: t.ink,
      alpha: 0.3,
      inside:
        sh.fibre(top, { ink: t.deep, x: 0.005, y: 0.12, alpha: 0.6 }) +
        sh.fibre(top, { ink: t.pale, x: 0.004, y: 0.09, alpha: 0.3, cut: 0.58, seed: 8 }),
    }) +
    sh.solid(edge, { fill: sh.linear([t.dark, t.base, t.deep]), ink: t.ink })
  )
}
