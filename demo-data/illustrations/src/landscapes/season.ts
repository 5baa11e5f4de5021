// The same landscape in another season: only the greens change.
import { hueOf, mix, tone } from '../core/colour.ts'

export const seasons = ['primavera', 'estate', 'autunno', 'inverno'] as const
export type Season = (typeof seasons)[number]

export const isSeason = (name: string): name is Season => seasons.some((season) => season === name)

/** Greens of a landscape: between yellow-green and blue-green on the OKLCH wheel. */
const isGreen = (hex: string): boolean => {
  const hue = hueOf(hex)
  return hue > 108 && hue < 168
}

const CHANGES: Record<Season, (hex: string) => string> = {
  primavera: (hex) => tone(hex, { lightness: (L) => L + (1 - L) * 0.16, chroma: 1.2, hueShift: -8 }),
  estate: (hex) => hex,
  autunno: (hex) => tone(hex, { lightness: (L) => L * 0.98, chroma: 1.22, hueShift: -58 }),
  inverno: (hex) =>
    mix(tone(hex, { lightness: (L) => L + (1 - L) * 0.42, chroma: 0.34, hueShift: 40 }), '#f3f6f4', 0.3),
}

/** An SVG text with its greens turned to a season, except the colours to `keep` (the sky). */
export const seasonal = (svg: string, season: Season, keep: readonly string[]): string =>
  svg.replace(/#[0-9a-f]{6}\b/g, (hex) => (isGreen(hex) && !keep.includes(hex) ? CHANGES[season](hex) : hex))
