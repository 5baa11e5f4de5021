import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, place, rect, round, stroke } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'
import { type LabelData, type LabelOptions, label, labelOutline } from '../label/label.ts'
import type { Box } from '../label/tools.ts'

/** Light and shade of paper on a round body, plus its edge and a little tooth. */
export function wrap(
  sh: PackSheet,
  slug: string,
  data: LabelData,
  box: Box,
  o: LabelOptions & { part?: boolean } = {},
): string {
  sh.look(box)
  const opt = { curved: true, ...o }
  const d = labelOutline(slug, box, opt)
  const b = '#1d1208'
  const e = o.part ? 0.35 : 1
  const shade = opt.curved
    ? path(d, {
        fill: sh.linear([
          [0, b, 0.5 * e],
          [0.08, b, 0.2 * e],
          [0.2, '#ffffff', 0.2],
          [0.34, '#ffffff', 0.03],
          [0.6, b, 0.03],
          [0.84, b, 0.24 * e],
          [1, b, 0.58 * e],
        ]),
      })
    : path(d, {
        fill: sh.linear(
          [
            [0, '#ffffff', 0.16],
            [0.5, '#ffffff', 0],
            [1, b, 0.14],
          ],
          'diagonal',
        ),
      })
  return (
    path(d, { fill: '#000', opacity: 0.28, transform: 'translate(1.500 3)' }) +
    sh.clip(d, label(slug, data, box, opt)) +
    sh.fibre(d, { ink: '#5a451f', x: 0.5, y: 0.9, alpha: 0.16, cut: 0.56 }) +
    shade
  )
}
type Card = {
  x: number
  y: number
  w?: number
  h?: number
  rotate?: number
  thread?: string
  pick?: number
}

/** A hanging card on a thread; with `pick` it stands on a skewer that ends `pick` below it. */
export function tag(
  sh: PackSheet,
  slug: string,
  data: LabelData,
  { x, y, w = 130, h = 170, rotate = 5, thread, pick, ...o }: Card & LabelOptions,
): string {
  const kit = kitNamed(slug)
  sh.look({ x: x - w / 2, y, w, h })
  return (
    (pick
      ? place(
          x,
          y,
          stroke(`M0 ${h - 30}V${h + pick}`, '#6a4a22', 9) +
            stroke(`M-1 ${h - 30}V${h + pick}`, '#dcb97e', 5),
          { rotate },
        )
      : '') +
    (thread ? stroke(thread, '#8a6a34', 5) + stroke(thread, '#e9d6ad', 2.6) : '') +
    place(
      x,
      y,
      path(`M${-w / 2} 16L${-w / 2 + 16} 0H${w / 2 - 16}L${w / 2} 16V${h}H${-w / 2}Z`, {
        fill: '#000',
        opacity: 0.28,
        transform: 'translate(4 6)',
      }) +
        sh.clip(
          `M${-w / 2} 16L${-w / 2 + 16} 0H${w / 2 - 16}L${w / 2} 16V${h}H${-w / 2}Z`,
          rect(-w / 2, 0, w, h, { fill: kit.paper }) +
            label(slug, data, { x: -w / 2, y: 22, w, h: h - 22 }, o) +
            rect(-w / 2, 0, w, 22, { fill: kit.inks[0] }),
        ) +
        ellipse(0, 11, 6, 6, { fill: '#f7f0dd' }) +
        ellipse(0, 11, 3, 3, { fill: '#4a3517' }),
      { rotate },
    )
  )
}
type Sticker = { x: number; y: number; r?: number; flat?: number; rotate?: number }

/** A round seal of paper; `flat` lays it on a top face (0–1). */
export function sticker(
  sh: PackSheet,
  slug: string,
  { x, y, r = 90, flat = 1, rotate = 0, ...o }: Sticker & LabelOptions,
): string {
  sh.look({ x: x - r, y: y - r * flat, w: 2 * r, h: 2 * r * flat })
  const a = label(
    slug,
    { word: '', detail: '' },
    { x: -r, y: -r, w: 2 * r, h: 2 * r },
    { layout: 'medaglia', round: true, ...o },
  )
  return `<g transform="translate(${round(x)} ${round(y)})rotate(${rotate})scale(1 ${flat})">${ellipse(2, 4, r, r, { fill: '#000', opacity: 0.25 })}${a}${ellipse(
    0,
    0,
    r,
    r,
    {
      fill: sh.radial(
        [
          [0, '#fff', 0.18],
          [0.6, '#fff', 0],
          [1, '#2a1a08', 0.22],
        ],
        { cx: 0.35, cy: 0.3, r: 0.85 },
      ),
    },
  )}</g>`
}
