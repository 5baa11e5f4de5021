// The sheet of a pack: the sheet with what materials need, blur, relief, fibre, light through glass.
import { mix, ramp } from './colour.ts'
import { Sheet } from './sheet.ts'
import { ellipse, group, path, round, stroke } from './svg.ts'

type Area = { x: number; y: number; w: number; h: number }

type Noise = {
  ink: string
  x?: number
  y?: number
  alpha?: number
  seed?: number
  octaves?: number
}

const FULL = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"'

const turbulence = (type: string, x: number, y: number, octaves: number, seed: number) =>
  `<feTurbulence type="${type}" baseFrequency="${x} ${y}" numOctaves="${octaves}" seed="${seed}"`

/** Only the alpha channel of noise, as `slope` × noise + `shift`. */
const alphaOf = (slope: number, shift: number) =>
  `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${slope} 0 0 0 ${shift}"`

const inkedBy = (ink: string, alpha: number) =>
  `<feFlood flood-color="${ink}" flood-opacity="${alpha}"/><feComposite in2="n" operator="in"/><feComposite in2="SourceAlpha" operator="in"/>`

export class PackSheet extends Sheet {
  #seen: Area | undefined

  /** The largest label drawn so far, in the units of the pack: where a close-up looks. */
  get seen(): Area | undefined {
    return this.#seen
  }

  /** Notes a label; the larger one counts. */
  look(area: Area): void {
    if (!this.#seen || area.w * area.h > this.#seen.w * this.#seen.h) this.#seen = area
  }

  /** Anything, out of focus: reflections, light on the table, soft shade. `deviation` in units. */
  soft(inner: string, deviation: number): string {
    return group(inner, {
      filter: this.define(
        `<filter id="#" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${round(deviation)}"/></filter>`,
      ),
    })
  }

  /** Noise printed in one ink inside a shape: fibres when `x` and `y` differ, mottling when they agree. */
  fibre(
    d: string,
    { ink, x = 0.02, y = 0.3, alpha = 0.5, cut = 0.5, seed = 3, octaves = 2 }: Noise & { cut?: number },
  ): string {
    const slope = 5
    const shift = Math.round(-slope * cut * 100) / 100
    return path(d, {
      fill: '#000',
      filter: this.define(
        `<filter id="#" ${FULL}>${turbulence('fractalNoise', x, y, octaves, seed)}/>${alphaOf(slope, shift)} result="n"/>${inkedBy(ink, alpha)}</filter>`,
      ),
    })
  }

  /** Marbling: the creases of noise, printed in one ink; `width` 0–1 thickens the veins. */
  veins(
    d: string,
    { ink, x = 0.02, y = x, width = 0.12, alpha = 0.9, seed = 2, octaves = 2 }: Noise & { width?: number },
  ): string {
    const slope = 14
    return path(d, {
      fill: '#000',
      filter: this.define(
        `<filter id="#" ${FULL}>${turbulence('turbulence', x, y, octaves, seed)}/>${alphaOf(-slope, round(slope * width))} result="n"/>${inkedBy(ink, alpha)}</filter>`,
      ),
    })
  }

  /** Lit roughness (rind, crust, truffle): noise as a height map, the lamp at the upper left. */
  relief(
    d: string,
    {
      x = 0.05,
      y = x,
      height = 6,
      alpha = 0.5,
      seed = 5,
      octaves = 3,
    }: Omit<Noise, 'ink'> & { height?: number },
  ): string {
    const dark =
      '<feColorMatrix in="l" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.7 0 0 0 1.2" result="dark"/><feComposite in="dark" in2="SourceAlpha" operator="in" result="d2"/>'
    const lit =
      '<feColorMatrix in="l" values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .88 2.2 0 0 0 -1.72" result="hi"/><feComposite in="hi" in2="SourceAlpha" operator="in" result="h2"/>'
    const lamp = `<feDiffuseLighting surfaceScale="${round(height * 0.42)}" diffuseConstant="1" lighting-color="#fff" result="l"><feDistantLight azimuth="225" elevation="46"/></feDiffuseLighting>`
    return path(d, {
      fill: '#000',
      opacity: alpha,
      filter: this.define(
        `<filter id="#" ${FULL}>${turbulence('fractalNoise', x, y, octaves, seed)} result="t"/>${alphaOf(1, 0)} in="t"/>${lamp}${dark}${lit}<feMerge><feMergeNode in="d2"/><feMergeNode in="h2"/></feMerge></filter>`,
      ),
    })
  }

  /** Contact shadow in two parts: a dark line where the thing stands, and a long soft one to the right. */
  cast(width: number, { depth = 20, long = 1.25, alpha = 0.62, x = 0 } = {}): string {
    const ink = this.tableInk
    return (
      this.soft(
        ellipse(x + width * 0.34 * long, -depth * 0.1, width * 0.62 * long, depth, {
          fill: ink,
          opacity: round(alpha * 6) / 10,
        }),
        depth * 0.45,
      ) +
      this.soft(ellipse(x + width * 0.03, 0, width * 0.52, depth * 0.42, { fill: ink, opacity: alpha }), 4)
    )
  }

  /** Light that comes through glass and falls on the table, in the colour of what is inside. */
  caustic(x: number, width: number, colour: string): string {
    const t = ramp(colour)
    const streak = `M${round(x + width * 0.42)} 4Q${round(x + width * 0.75)} -10 ${round(x + width * 1.12)} 2Q${round(x + width * 0.75)} 3 ${round(x + width * 0.42)} 4Z`
    return (
      this.soft(ellipse(x + width * 0.72, 3, width * 0.46, 13, { fill: t.light, opacity: 0.75 }), 7) +
      this.soft(path(streak, { fill: mix(t.pale, '#ffffff', 0.5), opacity: 0.9 }), 2.4)
    )
  }

  /** A reflected window: a soft strip and a crisp one. */
  shine(d: string, width: number, { alpha = 0.6, colour = '#ffffff', soft = 3 } = {}): string {
    return (
      this.soft(stroke(d, colour, width, { opacity: round(alpha * 5) / 10 }), soft) +
      stroke(d, colour, width * 0.42, { opacity: alpha })
    )
  }
}
