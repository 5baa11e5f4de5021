import { provinceNames } from '../../texts/places/province-names.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Postal code, city and region as people read them: an Italian province by name, and nothing twice. */
export function placeLine({
  zip,
  city,
  region,
  country,
}: {
  zip: string
  city: string
  region: string
  country: string
}): string {
  const province = country === 'IT' ? provinceNames[region.toUpperCase()] : undefined
  const name = province ?? region
  const part = plain(name) === plain(city) ? '' : province ? `(${province})` : region
  return [zip, city, part].filter(Boolean).join(' ')
}
