import type { PackSheet } from '../../core/pack-sheet.ts'
import { path, rect, round, stroke } from '../../core/svg.ts'
import type { Box } from '../label/tools.ts'

/** Crimped film round something: seams with teeth, creases that run to the corners, a few hard lights. */
export function film(
  sh: PackSheet,
  { x, y, w, h, seed = 1 }: Box & { seed?: number },
): { back: string; front: string } {
  const rnd = sh.random(900 + seed)
  const teeth = (x1: number, yy: number, x2: number) => {
    let d = ''
    const n = Math.round((x2 - x1) / 9)
    for (let i = 0; i < n; i++) d += `L${round(x1 + ((x2 - x1) * (i + 0.5)) / n)} ${yy - (i % 2 ? 4 : -1)}`
    return d
  }
  const d = `M${x} ${y + h}L${x} ${y}${teeth(x, y, x + w)}L${x + w} ${y}L${x + w} ${y + h}Z`
  let marks = ''
  for (let i = 0; i < 16; i++) {
    const corner = i % 4
    const cx = corner === 1 || corner === 2 ? x + w - 8 : x + 8
    const cy = corner > 1 ? y + h - 8 : y + 8
    const l = 40 + rnd() * 90
    const a = Math.atan2(y + h / 2 - cy, x + w / 2 - cx) + (rnd() - 0.5) * 1.3
    const [ex, ey] = [cx + Math.cos(a) * l, cy + Math.sin(a) * l]
    marks += stroke(
      `M${round(cx)} ${round(cy)}Q${round((cx + ex) / 2 + 6)} ${round((cy + ey) / 2 - 5)} ${round(ex)} ${round(ey)}`,
      i % 3 ? '#ffffff' : '#2a2a2a',
      1.2 + rnd() * 2.4,
      { opacity: i % 3 ? 0.5 : 0.13 },
    )
  }
  return {
    back:
      path(d, { fill: '#eef3f2', opacity: 0.42 }) +
      rect(x, y, w, 20, { fill: '#ffffff', opacity: 0.4 }) +
      Array.from({ length: 5 }, (_, i) =>
        rect(x, y + 3 + i * 3.6, w, 1.2, { fill: '#7d8a8a', opacity: 0.28 }),
      ).join(''),
    front:
      path(d, {
        fill: sh.linear([
          [0, '#fff', 0.3],
          [0.12, '#fff', 0.05],
          [0.5, '#fff', 0.02],
          [0.86, '#fff', 0.1],
          [1, '#33403c', 0.2],
        ]),
      }) +
      marks +
      path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': 2, opacity: 0.6 }),
  }
}
