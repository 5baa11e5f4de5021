/** A place on Earth, in degrees. */
export type Place = { lat: number; lng: number }
/** A point of the drawn map of Italy, in its units. */
export type MapPoint = { x: number; y: number }

/** Width and height of the drawing. */
export const italyMap = { width: 610, height: 793 } as const
/** What the drawing shows, so what a shop's place may be. */
export const italyBounds = { lat: [35.4, 47.2], lng: [6.6, 18.6] } as const

const X = { scale: 51.2592, shift: -339.2552 } as const
const Y = { scale: 51.1016, shift: 2735.0014 } as const

/** Where a place stands on the drawing, a Web Mercator map fitted to the regions' bounds. */
export function project({ lat, lng }: Place): MapPoint {
  const mercator = (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return { x: X.scale * lng + X.shift, y: Y.shift - Y.scale * mercator }
}

const toFour = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value))

/** The place of a point of the drawing, to four decimals (some ten metres); what lies outside is moved to the edge. */
export function placeOf({ x, y }: MapPoint): Place {
  const mercator = ((Y.shift - y) / Y.scale) * (Math.PI / 180)
  const lat = (Math.atan(Math.exp(mercator)) * 360) / Math.PI - 90
  return {
    lat: toFour(within(lat, italyBounds.lat)),
    lng: toFour(within((x - X.shift) / X.scale, italyBounds.lng)),
  }
}
