import type { Language } from '@filiera/domain/languages'
import { type RegionCode, regions } from '@filiera/domain/places/regions'

type OriginPlace = { country: string; region: RegionCode | null }
/** Name of a country by its code. */
type NameOf = (country: string) => string

/** Countries in their order, each with its regions: "Italia (Calabria, Puglia), Spagna". */
export function placesInWords(places: readonly OriginPlace[], language: Language, nameOf: NameOf): string {
  return [...Map.groupBy(places, ({ country }) => country)]
    .map(([country, each]) => {
      const names = each.flatMap(({ region }) => (region === null ? [] : regions[region].name[language]))
      return nameOf(country) + (names.length > 0 ? ` (${names.join(', ')})` : '')
    })
    .join(', ')
}

/** Names of what a label says of where something was farmed: the texts `farming` of `labelTexts`. */
type Farming = 'eu' | 'non-eu' | 'eu-and-non-eu' | 'country'

/** Where it was farmed, in the words of the law (Reg. (EU) 2018/848 art. 32); empty where nothing is said. */
export function farmingInWords(
  origin: string | null | undefined,
  nameOf: NameOf,
  say: (farming: Farming, values: { country: string }) => string,
): string {
  if (!origin) return ''
  if (origin === 'eu' || origin === 'non-eu' || origin === 'eu-and-non-eu')
    return say(origin, { country: '' })
  return say('country', { country: nameOf(origin) })
}
