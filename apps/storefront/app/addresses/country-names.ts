import { countryCodes } from '@filiera/domain/countries'
import type { Language } from '@filiera/domain/languages'

export type Country = { code: string; name: string }

const remembered = new Map<Language, Country[]>()

/** Countries with their names, sorted; made on the server, so that both sides show the same words. */
export function countryNames(language: Language): Country[] {
  const known = remembered.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  remembered.set(language, countries)
  return countries
}

/** Name of one country; null for a code that is none of ours. */
export const countryName = (code: string, language: Language): string | null =>
  countryNames(language).find((country) => country.code === code)?.name ?? null
