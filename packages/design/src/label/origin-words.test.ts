import { expect, it } from 'vitest'
import { farmingInWords, placesInWords } from './origin-words.ts'

const nameOf = (country: string) => ({ IT: 'Italia', ES: 'Spagna' })[country] ?? country

it('names each country once, with its regions', () => {
  const places = [
    { country: 'IT', region: 'calabria' },
    { country: 'ES', region: null },
    { country: 'IT', region: 'puglia' },
  ] as const
  expect(placesInWords(places, 'it', nameOf)).toBe('Italia (Calabria, Puglia), Spagna')
  expect(placesInWords([], 'it', nameOf)).toBe('')
})

it('says where something was farmed in the words of the law, or by its country', () => {
  const say = (farming: string, { country }: { country: string }) => `${farming} ${country}`.trim()
  expect(farmingInWords('eu-and-non-eu', nameOf, say)).toBe('eu-and-non-eu')
  expect(farmingInWords('IT', nameOf, say)).toBe('country Italia')
  expect(farmingInWords(null, nameOf, say)).toBe('')
})
