import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import '../../texts/server-texts.server.ts'
import { translatorOf } from '../../texts/translator.ts'
import { purchaseTitle } from './purchase-title.ts'

const oil = 'Olio extravergine Coratina, raccolto 2026'
const titles = [oil, 'Burrata di Andria IGP, 2 × 125 g', 'Barolo DOCG', 'Tajarin, 250 g', 'Ceci']

it.each([
  ['it', 1, 'Olio extravergine Coratina'],
  ['it', 2, 'Olio extravergine Coratina e Burrata di Andria IGP'],
  ['en', 3, 'Olio extravergine Coratina, Burrata di Andria IGP and Barolo DOCG'],
  ['it', 4, 'Olio extravergine Coratina, Burrata di Andria IGP, Barolo DOCG e un altro prodotto'],
  ['es', 5, 'Olio extravergine Coratina, Burrata di Andria IGP, Barolo DOCG y otros 2 productos'],
] as const)('in %s, of %i products', (language, count, title) => {
  expect(purchaseTitle(titles.slice(0, count), translatorOf(language).t as TFunction, language)).toBe(title)
})

it('names what was bought in two formats once', () => {
  const again = [oil, 'Olio extravergine Coratina, 3 litri']
  expect(purchaseTitle(again, translatorOf('it').t as TFunction, 'it')).toBe('Olio extravergine Coratina')
})
