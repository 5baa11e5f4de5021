// A label's own coordinates: on a round body everything drawn on it bends with it.
import { type Point, round } from '../../core/svg.ts'
import { type Line, text, type Warp } from './faces.ts'

export type Box = { x: number; y: number; w: number; h: number }
export type Bend = { curved?: boolean | undefined; sag?: number | undefined }

/** A cylinder seen a little from above: edges crowd and sag. */
const bent =
  (cx: number, half: number, sag: number): Warp =>
  (x, y) => {
    const u = (x - cx) / half
    return [cx + (Math.sin(u * 1.02) / Math.sin(1.02)) * half, y + sag * Math.cos(u * 1.5)]
  }

/** Drawing on the label of `box`. */
export function toolsFor(box: Box, { curved, sag }: Bend) {
  const warp = curved ? bent(box.x + box.w / 2, box.w / 2, sag ?? box.w * 0.03) : undefined
  const at: Warp = (x, y) => (warp ? warp(x, y) : [x, y])
  const joined = (points: readonly Point[]) =>
    points
      .map(([x, y]) =>
        at(x, y)
          .map((v) => round(v))
          .join(' '),
      )
      .join('L')
  const poly = (points: readonly Point[]) => `M${joined(points)}Z`
  /** A level line in short steps, so that it can bend. */
  const level = (x1: number, y: number, x2: number, n = 12): Point[] =>
    Array.from({ length: n + 1 }, (_, i): Point => [x1 + ((x2 - x1) * i) / n, y])
  const outline = ({ x, y, w, h }: Box) => poly([...level(x, y, x + w), ...level(x + w, y + h, x)])
  return {
    warp,
    at,
    poly,
    level,
    outline,
    field: (x: number, y: number, w: number, h: number, fill: string) =>
      `<path d="${outline({ x, y, w, h })}" fill="${fill}"/>`,
    frame: (x: number, y: number, w: number, h: number, ink: string, width: number) =>
      `<path d="${outline({ x, y, w, h })}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linejoin="round"/>`,
    rule: (x1: number, y: number, x2: number, ink: string, width: number, more = '') =>
      `<path d="M${joined(level(x1, y, x2))}" fill="none" stroke="${ink}" stroke-width="${round(width)}"${more}/>`,
    line: (line: string, style: Line) => text(line, { ...style, warp }),
  }
}

export type Tools = ReturnType<typeof toolsFor>

/** An arched field that fills a box. */
export function archPath(tools: Tools, { x, y, w, h }: Box): string {
  const radius = w / 2
  const rise = Math.min(radius, h * 0.5)
  const top = Array.from({ length: 21 }, (_, i): Point => {
    const a = Math.PI - (Math.PI * i) / 20
    return [x + radius + radius * Math.cos(a), y + rise - rise * Math.sin(a)]
  })
  return tools.poly([...top, ...tools.level(x + w, y + h, x)])
}
