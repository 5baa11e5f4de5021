import type { Language } from '@filiera/domain/languages'
import { countryCodes } from '@filiera/domain/places/countries'

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

/** Countries as a sentence lists them, Italy first: "Italia, Irlanda e Malta". In the browser with the names of the server. */
export function listCountries(
  codes: readonly string[],
  language: Language,
  countries: readonly Country[] = countryNames(language),
): string {
  const names = countries
    .filter(({ code }) => codes.includes(code))
    .sort((a, b) => Number(b.code === 'IT') - Number(a.code === 'IT'))
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(
    names.map(({ name }) => name),
  )
}

/** Name of one country; null for a code that is none of ours. */
export const countryName = (code: string, language: Language): string | null =>
  countryNames(language).find((country) => country.code === code)?.name ?? null
