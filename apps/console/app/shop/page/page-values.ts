import { FIRST_YEAR, type ShopPage, type ShopPageValues } from '@filiera/contract/console/shop-page'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { italyBounds, type Place } from '@filiera/domain/places/italy-map'
import type { TextKey } from '../../texts/texts.tsx'
import type { Seen } from '../../ui/conflicts/use-versioned-form.ts'

/** The page of a shop as its form holds it: a field is what two people can both have changed. */
export type TypedPage = {
  it: string
  en: string
  es: string
  picture: string | null
  telephone: string
  founded: string
  lat: string
  lng: string
}
export type PageField = keyof TypedPage

/** The values of a page as the form shows them. */
export const seenOf = ({ version, story, position, founded, ...page }: ShopPage): Seen<TypedPage> => ({
  version,
  values: {
    it: story.it ?? '',
    en: story.en ?? '',
    es: story.es ?? '',
    picture: page.picture,
    telephone: page.telephone,
    founded: founded === null ? '' : String(founded),
    lat: position ? String(position.lat) : '',
    lng: position ? String(position.lng) : '',
  },
})

/** Degrees have no thousands: `41,227` is read in one way. */
function readDegrees(text: string, [least, most]: readonly [number, number]): number | null {
  const typed = text.trim()
  if (!/^\d{1,2}(?:[.,]\d{1,6})?$/.test(typed)) return null
  const degrees = Number(typed.replace(',', '.'))
  return degrees >= least && degrees <= most ? degrees : null
}

/** The place that both fields say; null for none or for what is no place of the map. */
export function positionOf({ lat, lng }: Pick<TypedPage, 'lat' | 'lng'>): Place | null {
  const place = { lat: readDegrees(lat, italyBounds.lat), lng: readDegrees(lng, italyBounds.lng) }
  return place.lat === null || place.lng === null ? null : { lat: place.lat, lng: place.lng }
}

/** What is wrong with the values as they are typed. */
export function faultsOf(typed: TypedPage): Partial<Record<PageField, TextKey>> {
  const hasHtml = (text: string) => /<\/?[a-z!]/i.test(text)
  const year = typed.founded.trim()
  const isPlaced = typed.lat.trim() !== '' || typed.lng.trim() !== ''
  const isYear =
    /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && year <= dateInItaly(new Date()).slice(0, 4)
  return {
    ...(typed.it.trim() === '' && { it: 'shopPage.faults.empty' }),
    ...(hasHtml(typed.it) && { it: 'shopPage.faults.html' }),
    ...(hasHtml(typed.en) && { en: 'shopPage.faults.html' }),
    ...(hasHtml(typed.es) && { es: 'shopPage.faults.html' }),
    ...(typed.telephone.trim() !== '' &&
      !/^\+?\d[\d ()./-]{4,23}$/.test(typed.telephone.trim()) && { telephone: 'shopPage.faults.telephone' }),
    ...(year !== '' && !isYear && { founded: 'shopPage.faults.founded' }),
    ...(isPlaced && readDegrees(typed.lat, italyBounds.lat) === null && { lat: 'shopPage.faults.lat' }),
    ...(isPlaced && readDegrees(typed.lng, italyBounds.lng) === null && { lng: 'shopPage.faults.lng' }),
  }
}

/** What is sent of values without faults. */
export const valuesOf = (typed: TypedPage): ShopPageValues => ({
  story: { it: typed.it, en: typed.en, es: typed.es },
  picture: typed.picture,
  telephone: typed.telephone,
  founded: typed.founded.trim() === '' ? null : Number(typed.founded),
  position: positionOf(typed),
})
