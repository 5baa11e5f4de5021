// Writes SVG text. Coordinates: the baseline of an object is y = 0, its centre x = 0.

export type Point = readonly [number, number]
export type Attributes = Record<string, string | number | undefined>

/** One decimal is enough at 800 px and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Text that is safe between tags and inside attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')

export const path = (d: string, values: Attributes = {}): string => `<path d="${d}"${attributes(values)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, values: Attributes = {}): string =>
  `<ellipse${attributes({ cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), ...values })}/>`

export const circle = (cx: number, cy: number, r: number, values: Attributes = {}): string =>
  ellipse(cx, cy, r, r, values)

export const rect = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
  `<rect${attributes({ x: round(x), y: round(y), width: round(width), height: round(height), ...values })}/>`

/** A round-capped line: the hard highlight and the twine of every drawing. */
export const stroke = (d: string, colour: string, width: number, values: Attributes = {}): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...values,
  })

export const group = (inner: string, values: Attributes = {}): string =>
  `<g${attributes(values)}>${inner}</g>`

/** Moves, turns (degrees) and scales a drawing. */
export function place(
  x: number,
  y: number,
  inner: string,
  { rotate = 0, scale = 1, flip = false }: { rotate?: number; scale?: number; flip?: boolean } = {},
): string {
  const parts = [`translate(${round(x)} ${round(y)})`]
  if (rotate) parts.push(`rotate(${round(rotate)})`)
  if (scale !== 1 || flip)
    parts.push(`scale(${round(flip ? -scale * 100 : scale * 100) / 100} ${round(scale * 100) / 100})`)
  return `<g transform="${parts.join('')}">${inner}</g>`
}

/** The item at an index counted modulo the length, so that -1 is the last one. */
export function wrapped<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

/** The item at an index held between the first and the last one. */
export const held = <T>(list: readonly T[], index: number): T =>
  wrapped(list, Math.min(list.length - 1, Math.max(0, index)))

/** Catmull-Rom segment between the second and the third point, as a cubic Bézier. */
function segment([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], tension: number): string {
  const k = tension / 3
  return `C${round(p1[0] + (p2[0] - p0[0]) * k)} ${round(p1[1] + (p2[1] - p0[1]) * k)} ${round(p2[0] - (p3[0] - p1[0]) * k)} ${round(p2[1] - (p3[1] - p1[1]) * k)} ${round(p2[0])} ${round(p2[1])}`
}

const start = (points: readonly Point[]): string => {
  const [x, y] = wrapped(points, 0)
  return `M${round(x)} ${round(y)}`
}

/** A closed smooth curve through points. */
export function blob(points: readonly Point[], tension = 0.5): string {
  const at = (i: number) => wrapped(points, i)
  return `${start(points)}${points.map((_, i) => segment([at(i - 1), at(i), at(i + 1), at(i + 2)], tension)).join('')}Z`
}

/** An open smooth curve through points. */
export function curve(points: readonly Point[], tension = 0.5): string {
  const at = (i: number) => held(points, i)
  return (
    start(points) +
    points
      .slice(1)
      .map((_, i) => segment([at(i - 1), at(i), at(i + 1), at(i + 2)], tension))
      .join('')
  )
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
