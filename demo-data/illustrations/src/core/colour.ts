// Colour arithmetic in OKLCH, so that shadows and lights of one hue stay appetising.

type Triple = readonly [number, number, number]

/** Six tones of one hue; `ink` is the one used for stipple. All are hex colours. */
export type Ramp = {
  pale: string
  light: string
  base: string
  dark: string
  deep: string
  ink: string
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

function hexToLab(hex: string): Triple {
  const channel = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function labToHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (c: number) =>
    Math.round(clamp(toGamma(Math.max(0, c))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(channel).join('')}`
}

/** Mixes two hex colours; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const [l1, a1, b1] = hexToLab(from)
  const [l2, a2, b2] = hexToLab(to)
  return labToHex([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount])
}

type Shift = { lightness: (value: number) => number; chroma?: number; hueShift?: number }

/** Moves a colour in lightness; yellow shadows turn to amber, green shadows cool down. */
export function tone(hex: string, { lightness, chroma = 1, hueShift = 0 }: Shift): string {
  const [L, a, b] = hexToLab(hex)
  const c = Math.hypot(a, b) * chroma
  const h = Math.atan2(b, a) + (hueShift * Math.PI) / 180
  return labToHex([lightness(L), c * Math.cos(h), c * Math.sin(h)])
}

/** Hue of a hex colour in OKLCH, degrees 0–360. */
export const hueOf = (hex: string): number => {
  const [, a, b] = hexToLab(hex)
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The six tones of a hex colour. */
export function ramp(hex: string): Ramp {
  const hue = hueOf(hex)
  const warm = hue > 50 && hue < 112
  const green = hue >= 112 && hue < 170
  const shadowShift = warm ? -26 : green ? 10 : 0
  const lightShift = green ? -14 : hue > 15 && hue < 62 ? 12 : 0
  return {
    pale: tone(hex, { lightness: (L) => L + (1 - L) * 0.7, chroma: 0.5, hueShift: lightShift }),
    light: tone(hex, { lightness: (L) => L + (1 - L) * 0.34, chroma: 0.92, hueShift: lightShift * 0.7 }),
    base: hex,
    dark: tone(hex, { lightness: (L) => L * 0.72, chroma: 0.95, hueShift: shadowShift * 0.6 }),
    deep: tone(hex, { lightness: (L) => L * 0.5, chroma: 0.8, hueShift: shadowShift }),
    ink: tone(hex, { lightness: (L) => L * 0.4, chroma: 0.7, hueShift: shadowShift }),
  }
}

/** Relative luminance of a hex colour, as WCAG counts it. */
const luminance = (hex: string): number => {
  const channel = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG contrast of two hex colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The first colour that reads on a ground with at least 2.8:1, or the darkest tone of the wanted one. */
export const readable = (wanted: string, ground: string): string =>
  contrast(wanted, ground) >= 2.8
    ? wanted
    : contrast(ramp(wanted).dark, ground) >= 2.8
      ? ramp(wanted).dark
      : ramp(wanted).ink
