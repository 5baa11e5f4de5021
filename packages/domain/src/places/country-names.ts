import type { Language } from '../languages.ts'
import { countryCodes } from './countries.ts'

export type Country = { code: string; name: string }

const names = new Map<Language, Intl.DisplayNames>()
const sorted = new Map<Language, readonly Country[]>()

/** Name of a country by its two letters; what else stands in their place is given back. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? code
}

/** All countries in the order of their names. A page shows those of the server, so that both sides have the same words. */
export function countriesByName(language: Language): readonly Country[] {
  const known =
    sorted.get(language) ??
    countryCodes
      .map((code) => ({ code, name: countryName(code, language) }))
      .sort((one, other) => one.name.localeCompare(other.name, language))
  sorted.set(language, known)
  return known
}
