import type { Language } from '@filiera/domain/languages'
import { type Country, countriesByName } from '@filiera/domain/places/country-names'

/** Countries as a sentence lists them, Italy first: "Italia, Irlanda e Malta". In the browser with the names of the server. */
export function listCountries(
  codes: readonly string[],
  language: Language,
  countries: readonly Country[] = countriesByName(language),
): string {
  const names = countries
    .filter(({ code }) => codes.includes(code))
    .sort((a, b) => Number(b.code === 'IT') - Number(a.code === 'IT'))
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names.map(({ name }) => name))
}
