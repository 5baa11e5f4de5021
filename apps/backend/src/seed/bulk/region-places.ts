import type { RegionCode } from '@filiera/domain/places/regions'

/** A place well inside each region: latitude and longitude. */
const places: Readonly<Record<RegionCode, readonly [lat: number, lng: number]>> = {
  abruzzo: [42.2, 13.85],
  basilicata: [40.5, 16.05],
  calabria: [39.2, 16.5],
  campania: [40.95, 14.8],
  'emilia-romagna': [44.6, 11],
  'friuli-venezia-giulia': [46.15, 13.1],
  lazio: [41.95, 12.85],
  liguria: [44.5, 9],
  lombardia: [45.55, 9.8],
  marche: [43.3, 13.15],
  molise: [41.68, 14.6],
  piemonte: [44.9, 7.9],
  puglia: [40.9, 16.6],
  sardegna: [40.1, 9],
  sicilia: [37.5, 14.2],
  toscana: [43.4, 11.2],
  'trentino-alto-adige': [46.4, 11.3],
  umbria: [43, 12.5],
  'valle-d-aosta': [45.73, 7.4],
  veneto: [45.6, 11.9],
}
/** Farthest from the place, in degrees. */
const AROUND = 0.05

/** Where a seller of a region lies, on land. */
export function drawPlace(region: RegionCode, draw: () => number): { lat: number; lng: number } {
  const [lat, lng] = places[region]
  const around = (middle: number) => Math.round((middle + (draw() * 2 - 1) * AROUND) * 1000) / 1000
  return { lat: around(lat), lng: around(lng) }
}
