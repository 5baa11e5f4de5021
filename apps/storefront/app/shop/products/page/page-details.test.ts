import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import type { Language } from '@filiera/domain/languages'
import { expect, it } from 'vitest'
import { pageDetails } from './page-details.server.ts'

const written = (label: Partial<ProductDetails>, lang: Language = 'it') =>
  pageDetails(
    {
      originPlaces: [],
      primaryIngredient: null,
      organic: null,
      quantityReduced: null,
      lowestPriceSince: null,
      ...label,
    } as unknown as ProductDetails,
    lang,
  )

const spain = { country: 'ES', region: null }

it('writes places in their order, each country with its regions', () => {
  const originPlaces: ProductDetails['originPlaces'] = [
    { country: 'IT', region: 'puglia' },
    spain,
    { country: 'IT', region: 'calabria' },
  ]
  expect(written({ originPlaces }).originPlaces).toBe('Italia (Puglia, Calabria), Spagna')
  expect(written({ originPlaces }, 'en').originPlaces).toBe('Italy (Apulia, Calabria), Spain')
})

it('names the primary ingredient with its places', () => {
  expect(written({ primaryIngredient: { name: 'mandorle', places: [spain] } }).primaryIngredient).toBe(
    'mandorle: Spagna',
  )
  expect(written({}).primaryIngredient).toBe('')
})

it.each<[string | null, Language, string]>([
  ['eu', 'it', 'Agricoltura UE'],
  ['eu-and-non-eu', 'es', 'Agricultura UE/no UE'],
  ['non-eu', 'en', 'Non-EU Agriculture'],
  ['IT', 'it', 'Agricoltura Italia'],
  [null, 'it', ''],
])('writes organic farming in %s, language %s: %s', (origin, lang, text) => {
  expect(written({ organic: { operatorCode: 'A1', origin } }, lang).organic?.origin).toBe(text)
})

it('writes the day since which there is less inside, and that since which a price is the lowest', () => {
  expect(written({ lowestPriceSince: '2026-11-01' }, 'en').lowestPriceSince).toBe('1 November 2026')
  expect(written({}).lowestPriceSince).toBeNull()
  const quantityReduced = { since: '2026-10-01', previous: { value: 500, unit: 'g' } }
  expect(written({ quantityReduced }, 'es').quantityReduced?.since).toBe('1 de octubre de 2026')
})
