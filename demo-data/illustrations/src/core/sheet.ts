// The sheet holds the shared definitions of one picture: gradients, clips, stipple inks.
import { type Ramp, ramp } from './colour.ts'
import { type Draw, random } from './random.ts'
import { ellipse, escapeText, group, path } from './svg.ts'

/** Directions a shadow can fall in, as gradient vectors on the shape's own box. */
const AXES = {
  right: [0, 0, 1, 0],
  down: [0, 0, 0, 1],
  diagonal: [0, 0, 1, 1],
  rightDown: [0, 0, 1, 0.4],
  up: [0, 1, 0, 0],
  left: [1, 0, 0, 0],
} as const

type Vector = readonly [number, number, number, number]
export type Axis = keyof typeof AXES | Vector
export type Stop = readonly [offset: number, colour: string, alpha?: number]

const NOISE =
  '<feTurbulence type="fractalNoise" baseFrequency="#" numOctaves="2" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -.7" result="m"/><feComposite in="SourceAlpha" in2="m" operator="arithmetic" k2="4" k3="4" k4="-4" result="q"/>'

/** Gradient stops from offsets (0–1), colours and, when given, alphas of the same count. */
export function stops(
  offsets: readonly number[],
  colours: readonly string[],
  alphas?: readonly number[],
): Stop[] {
  return offsets.map((offset, i) => {
    const [colour, alpha] = [colours[i], alphas?.[i]]
    if (colour === undefined) throw new RangeError(`No colour for the stop at ${offset}`)
    return alpha === undefined ? [offset, colour] : [offset, colour, alpha]
  })
}

type Colours = readonly string[] | readonly Stop[]

const isStops = (colours: Colours): colours is readonly Stop[] => Array.isArray(colours[0])

const stopTags = (colours: Colours): string =>
  (isStops(colours)
    ? colours
    : stops(
        colours.map((_, i) => i / (colours.length - 1)),
        colours,
      )
  )
    .map(
      ([offset, colour, alpha]) =>
        `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
    )
    .join('')

type Grain = { ink: string; axis?: Axis | 'ball'; start?: number; alpha?: number; frequency?: number }
type Solid = {
  fill: string
  ink?: string
  axis?: Axis | 'ball'
  start?: number
  alpha?: number
  inside?: string
}
type Lens = { cx?: number; cy?: number; r?: number }
type Size = { width?: number; height?: number }

/** The part of a unit box that a gradient along `axis` reaches from `start` on: left, top, width, height. */
export function shaded([x1, y1, x2, y2]: Vector, start: number): Vector {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const needed = start * (dx * dx + dy * dy) + x1 * dx + y1 * dy
  /** From where to where one coordinate may go, when the other gives all it can. */
  const range = (own: number, other: number): [from: number, to: number] => {
    const edge = own ? (needed - Math.max(0, other)) / own : 0
    const held = Math.min(1, Math.max(0, edge))
    return own > 0 ? [held, 1] : own < 0 ? [0, held] : [0, 1]
  }
  const [left, right] = range(dx, dy)
  const [top, bottom] = range(dy, dx)
  return [left, top, right - left, bottom - top]
}

export class Sheet {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Ink of the contact shadows: the ground sets it. */
  tableInk = '#3a2a12'
  readonly #ids: string
  readonly #definitions = new Map<string, string>()
  readonly #body: string[] = []

  constructor({
    width = 800,
    height = 800,
    seed = 1,
    ids = 'a',
  }: Size & { seed?: number; ids?: string } = {}) {
    this.#ids = ids
    this.width = width
    this.height = height
    this.seed = seed
  }

  /** A generator that depends on the picture's seed and on a salt. */
  random(salt = 0): Draw {
    return random(this.seed * 7919 + salt * 104729)
  }

  add(...parts: string[]): this {
    this.#body.push(...parts)
    return this
  }

  /** A reference to a definition; the same markup is written once. `id="#"` is where its name goes. */
  protected define(markup: string): string {
    const id = this.#definitions.get(markup) ?? `${this.#ids}${this.#definitions.size.toString(36)}`
    this.#definitions.set(markup, id)
    return `url(#${id})`
  }

  /** Linear gradient; stops from `stops()`, or plain colours spread evenly. */
  linear(colours: Colours, axis: Axis = 'right'): string {
    const [x1, y1, x2, y2] = typeof axis === 'string' ? AXES[axis] : axis
    return this.define(
      `<linearGradient id="#" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(colours)}</linearGradient>`,
    )
  }

  /** Radial gradient lit from the upper left by default. */
  radial(colours: Colours, { cx = 0.36, cy = 0.3, r = 0.82 }: Lens = {}): string {
    return this.define(
      `<radialGradient id="#" cx="${cx}" cy="${cy}" r="${r}">${stopTags(colours)}</radialGradient>`,
    )
  }

  clip(d: string, inner: string): string {
    return group(inner, { 'clip-path': this.define(`<clipPath id="#"><path d="${d}"/></clipPath>`) })
  }

  /**
   * Lithographic grain: noise thresholded by the shape's own alpha, printed in one ink. Noise is dear: `box`
   * (left, top, width, height as shares of the shape's box) is the part where any can show.
   */
  stipple(ink: string, frequency = 0.8, box: Vector = [0, 0, 1, 1]): string {
    const [x, y, width, height] = box.map((share) => `${Math.round(share * 100)}%`)
    return this.define(
      `<filter id="#" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">${NOISE.replace('#', String(frequency))}<feFlood flood-color="${ink}"/><feComposite in2="q" operator="in"/></filter>`,
    )
  }

  /** Grain alone over a shape, growing along `axis` from `start` to `alpha`. */
  grain(d: string, { ink, axis = 'right', start = 0.4, alpha = 0.85, frequency = 0.8 }: Grain): string {
    const black = ['#000', '#000', '#000']
    const fill =
      axis === 'ball'
        ? this.radial(stops([0, start + 0.1, 1], black, [0, 0.08, alpha]), { cx: 0.34, cy: 0.28, r: 0.88 })
        : this.linear(stops([0, start, 1], black, [0, 0.04, alpha]), axis)
    const box =
      axis === 'ball' ? undefined : shaded(typeof axis === 'string' ? AXES[axis] : axis, start * 0.95)
    return path(d, { fill, filter: this.stipple(ink, frequency, box) })
  }

  /** A printed solid: flat gradient, things inside it (clipped), grain on its shadow side. */
  solid(d: string, { fill, ink, axis = 'right', start = 0.4, alpha = 0.85, inside = '' }: Solid): string {
    return (
      path(d, { fill }) +
      (inside ? this.clip(d, inside) : '') +
      (ink ? this.grain(d, { ink, axis, start, alpha }) : '')
    )
  }

  /** Gradient of a cylinder standing in the light: dark edge, light band, core, dark, reflection. */
  cylinder(t: Ramp, axis: Axis = 'right'): string {
    return this.linear(
      stops([0, 0.1, 0.26, 0.55, 0.9, 1], [t.dark, t.base, t.light, t.base, t.deep, t.dark]),
      axis,
    )
  }

  /** Gradient of a sphere. */
  sphere(colour: string | Ramp): string {
    const t = typeof colour === 'string' ? ramp(colour) : colour
    return this.radial(stops([0, 0.22, 0.52, 0.82, 1], [t.pale, t.light, t.base, t.dark, t.deep]))
  }

  /** A soft light patch, cheaper than a blur. */
  glow(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    {
      colour = '#fffbe8',
      alpha = 0.8,
      rotate = 0,
    }: { colour?: string; alpha?: number; rotate?: number } = {},
  ): string {
    const fades = stops([0, 0.45, 1], [colour, colour, colour], [alpha, alpha * 0.6, 0])
    return ellipse(cx, cy, rx, ry, {
      fill: this.radial(fades, { cx: 0.5, cy: 0.5, r: 0.5 }),
      transform: rotate ? `rotate(${rotate} ${cx} ${cy})` : undefined,
    })
  }

  /** A round fruit or ball drawn from any outline. */
  ball(
    d: string,
    colour: string,
    { inside = '', alpha = 0.85, start = 0.42 }: { inside?: string; alpha?: number; start?: number } = {},
  ): string {
    const t = ramp(colour)
    return this.solid(d, { fill: this.sphere(t), ink: t.ink, axis: 'ball', start, alpha, inside })
  }

  /** Contact shadow on the table, thrown to the right. */
  shadow({
    width,
    height = 22,
    offset = 30,
    y = -2,
    alpha = 0.7,
  }: {
    width: number
    height?: number
    offset?: number
    y?: number
    alpha?: number
  }): string {
    const ink = this.tableInk
    const fades = stops([0, 0.55, 1], [ink, ink, ink], [alpha, alpha * 0.55, 0])
    return ellipse(offset, y, width, height, { fill: this.radial(fades, { cx: 0.5, cy: 0.5, r: 0.5 }) })
  }

  /** The whole SVG text of the picture. */
  toString({ title = '', description = '' }: { title?: string; description?: string } = {}): string {
    const { width, height } = this
    const definitions = [...this.#definitions]
      .map(([markup, id]) => markup.replace('id="#"', `id="${id}"`))
      .join('')
    const about = `<title>${escapeText(title)}</title>${description ? `<desc>${escapeText(description)}</desc>` : ''}`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">${about}<defs>${definitions}</defs>${this.#body.join('')}</svg>`
  }
}
