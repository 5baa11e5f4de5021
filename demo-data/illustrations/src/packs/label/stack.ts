// Lines in a column: sizes come from the room and the width.
import { capOf, cased, type Face, fit } from './faces.ts'
import type { Box, Tools } from './tools.ts'

type Words = {
  s: string
  face: Face
  ink: string
  weight: number
  track?: number
  role?: 'brand' | 'place'
  /** A long product name in a narrow label breaks at the space nearest to its middle. */
  wraps?: boolean
  /** The largest size in units. */
  max?: number
}
type Drawing = { weight: number; draw: (x: number, y: number, height: number) => string }
export type Row = Words | Drawing
/** Rows that a label may lack. */
export type Rows = readonly (Row | '' | undefined)[]

const isDrawing = (row: Row): row is Drawing => 'draw' in row

function broken(row: Row, { w, h }: Box): Row[] {
  if (isDrawing(row) || !row.wraps) return [row]
  const middle = row.s.length / 2
  const [cut] = [...row.s.matchAll(/ /g)]
    .map((match) => match.index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (!cut || w > h * 1.5 || fit(row.s, row.face, w, 999) > h * 0.15) return [row]
  const weight = row.weight * 0.8
  return [
    { ...row, s: row.s.slice(0, cut), weight },
    { ...row, s: row.s.slice(cut + 1), weight },
  ]
}

/** Draws the rows into the box, from the top; what they do not need is shared out as air. */
export function stack(tools: Tools, box: Box, wanted: Rows, align: 'start' | 'middle' = 'middle'): string {
  const { x, y, w, h } = box
  const rows = wanted
    .filter(
      (row): row is Row => Boolean(row) && row !== '' && (isDrawing(row as Row) || (row as Words).s !== ''),
    )
    .flatMap((row) => broken(row, box))
    .map((row) => (isDrawing(row) ? row : { ...row, s: cased(row.face, row.s) }))
  const unit = h / (rows.reduce((sum, row) => sum + row.weight, 0) + 0.15 * Math.max(0, rows.length - 1))
  const sizeOf = ({ s, face, weight, track = 0, max = Infinity }: Words) =>
    Math.min(max, fit(s, face, w, (weight * unit) / (capOf(face) + 0.2), track))
  // The place never outgrows the name.
  const lead = rows.find((row): row is Words => !isDrawing(row) && row.role === 'brand')
  const most = lead ? sizeOf(lead) * capOf(lead.face) * 0.78 : Infinity
  const set = rows.map((row) => {
    if (isDrawing(row)) return { row, size: 0, height: row.weight * unit }
    const size = Math.min(sizeOf(row), row.role === 'place' ? most / capOf(row.face) : Infinity)
    return { row, size, height: size * (capOf(row.face) + 0.12) }
  })
  const air = (h - set.reduce((sum, { height }) => sum + height, 0)) / (rows.length + 0.6)
  let top = y + air * 0.8
  let out = ''
  for (const { row, size, height } of set) {
    if (isDrawing(row)) out += row.draw(x + w / 2, top + height / 2, height)
    else
      out += tools.line(row.s, {
        x: align === 'start' ? x : x + w / 2,
        y: top + height - size * 0.06,
        size,
        face: row.face,
        fill: row.ink,
        track: row.track ?? 0,
        anchor: align,
      })
    top += height + air
  }
  return out
}
