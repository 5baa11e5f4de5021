import type { Language } from '@filiera/domain/languages'
import { countriesByName } from '@filiera/domain/places/country-names'
import { describe, expect, it } from 'vitest'
import { toCountry } from './country-phrase.ts'

const say = (code: string, language: Language) => {
  const country = countriesByName(language).find((candidate) => candidate.code === code)
  return country && toCountry(country, language)
}

describe('where something goes', () => {
  it.each([
    ['GB', 'nel Regno Unito', 'to the United Kingdom', 'al Reino Unido'],
    ['US', 'negli Stati Uniti', 'to the United States', 'a los Estados Unidos'],
    ['NL', 'nei Paesi Bassi', 'to the Netherlands', 'a los Países Bajos'],
    ['AE', 'negli Emirati Arabi Uniti', 'to the United Arab Emirates', 'a los Emiratos Árabes Unidos'],
    ['ES', 'in Spagna', 'to Spain', 'a España'],
    ['DE', 'in Germania', 'to Germany', 'a Alemania'],
    ['MT', 'a Malta', 'to Malta', 'a Malta'],
    ['SM', 'a San Marino', 'to San Marino', 'a San Marino'],
    ['PH', 'nelle Filippine', 'to the Philippines', 'a Filipinas'],
    ['DO', 'nella Repubblica Dominicana', 'to the Dominican Republic', 'a la República Dominicana'],
    ['FO', 'nelle Isole Fær Øer', 'to the Faroe Islands', 'a las Islas Feroe'],
    ['AX', 'nelle Isole Åland', 'to the Åland Islands', 'a las Islas Aland'],
  ])('%s', (code, it, en, es) => {
    expect([say(code, 'it'), say(code, 'en'), say(code, 'es')]).toEqual([it, en, es])
  })
})
