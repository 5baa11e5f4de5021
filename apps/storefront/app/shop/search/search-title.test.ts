import type { Understood } from '@filiera/contract/catalog/understood'
import { expect, it } from 'vitest'
import { understoodTitle } from './search-title.ts'

const free: Understood = { kind: 'free', values: ['gluten'], typed: 'senza glutine', rest: '' }
const price: Understood = { kind: 'price', values: ['lte:20'], typed: 'fino a 20', rest: '' }
const region: Understood = { kind: 'region', values: ['toscana'], typed: 'toscano', rest: '' }
const names = { free: 'Senza glutine', price: 'Fino a 20.00 €', region: 'Toscana' }
const nameOf = ({ kind }: Understood) => names[kind as keyof typeof names]

it.each([
  ['dolci', [free, price], 'dolci senza glutine, fino a 20.00 €', true],
  ['Dolci al limone', [price], 'dolci al limone, fino a 20.00 €', true],
  ['olio', [region, price], 'Olio, Toscana, fino a 20.00 €', false],
  ['dolce', [price, free], 'Dolce, fino a 20.00 €, senza glutine', false],
  [undefined, [free, price], 'Senza glutine, fino a 20.00 €', false],
] as const)('%s', (thing, understood, what, isCounted) => {
  const found = { understood: [...understood], ...(thing && { thing }) }
  expect(understoodTitle(found, 'it', nameOf)).toEqual({ what, isCounted })
})

it('counts what is plural in its language', () => {
  const counted = (thing: string, language: 'en' | 'es') =>
    understoodTitle({ understood: [price], thing }, language, nameOf).isCounted
  expect(['lemon sweets', 'asparagus', 'olive oil'].map((thing) => counted(thing, 'en'))).toEqual([
    true,
    false,
    false,
  ])
  expect(['dulces de limón', 'vino'].map((thing) => counted(thing, 'es'))).toEqual([true, false])
})
