import { applyChange, type ContentChange } from '@filiera/domain/products/content-parts'
import { describe, expect, it } from 'vitest'
import { category, review, TODAY, whole } from '../../../test/scenes/reviewed-content.ts'
import { reviewContent } from './review-content.ts'

describe('what is missing of what is sold to Spain', () => {
  it('is in Spanish what the law asks for', () => {
    const shipsTo = ['IT', 'ES']
    expect(review({ shipsTo }).required).toEqual([])
    const es = { title: '', shortDescription: '', legalName: '', ingredients: '', storage: ' ' }
    expect(review({ shipsTo, texts: { es } }).required).toEqual([
      'texts.es.title',
      'texts.es.ingredients',
      'texts.es.storage',
    ])
    expect(review({ shipsTo: ['IT', 'FR'], texts: { es } }).required).toEqual([])
  })
})

/** A moka pot: nothing that a label of food says. */
const pot: ContentChange = {
  texts: {
    it: {
      legalName: '',
      ingredients: '',
      origin: '',
      storage: '',
      warnings: 'Non riempire oltre la valvola.',
    },
    en: { legalName: '', ingredients: '', origin: '', storage: '', warnings: 'Do not fill above the valve.' },
    es: {
      legalName: '',
      ingredients: '',
      origin: '',
      storage: '',
      warnings: 'No llenar por encima de la válvula.',
    },
  },
  allergens: null,
  nutrition: null,
  operator: { name: '', address: '' },
  safety: {
    maker: { name: 'Officine srl', address: 'Via Po 3, Omegna' },
    contact: 'sicurezza@officine.example',
  },
}

describe('what is missing of goods that are no food', () => {
  it('is nothing of food', () => {
    expect(review(pot)).toMatchObject({
      publishable: true,
      required: [],
      missing: { it: [], en: [], es: [] },
    })
  })

  it.each<[string, ContentChange, string]>([
    [
      'maker',
      { safety: { maker: { name: 'Officine srl', address: ' ' }, contact: 'a@b.example' } },
      'safety',
    ],
    ['contact', { safety: { maker: { name: 'Officine srl', address: 'Omegna' }, contact: '' } }, 'safety'],
    ['warnings', { texts: { it: { warnings: '' } } }, 'texts.it.warnings'],
  ])('is their %s', (_, change, part) => {
    const content = applyChange(applyChange(whole, pot), change)
    expect(reviewContent(content, category, TODAY).required).toEqual([part])
  })
})

it('asks for all of a food whose maker is given, too', () => {
  const { safety } = pot
  expect(review({ safety: safety ?? null, allergens: null, nutrition: null }).required).toEqual([
    'allergens',
    'nutrition',
  ])
})

describe('what is declared by half', () => {
  const mark = { register: 'IT-BIO-006', controlBody: 'ICEA', certificate: '', expires: null }
  const bio: ContentChange = { marks: [{ code: 'bio', ...mark }] }
  const name = { it: 'grano', en: 'wheat', es: 'trigo' }
  const places = [{ country: 'CA', region: null }]

  it.each<[string, ContentChange, string[]]>([
    ['organic without anything', bio, ['organic']],
    ['organic without an operator', { ...bio, organic: { operatorCode: '', origin: 'eu' } }, ['organic']],
    ['organic without where', { ...bio, organic: { operatorCode: 'B1', origin: null } }, ['organic']],
    ['organic', { ...bio, organic: { operatorCode: 'B1', origin: 'IT' } }, []],
    ['an importer without a name', { importer: { name: '', address: 'Via Po 1' } }, ['importer']],
    ['an importer', { importer: { name: 'Import srl', address: 'Via Po 1' } }, []],
    [
      'a primary ingredient without a place',
      { primaryIngredient: { name, places: [] } },
      ['primaryIngredient'],
    ],
    [
      'a primary ingredient without a name',
      { primaryIngredient: { name: { ...name, it: '' }, places } },
      ['primaryIngredient'],
    ],
    ['a primary ingredient', { primaryIngredient: { name, places } }, []],
  ])('%s: %j', (_, change, required) => {
    expect(review(change).required).toEqual(required)
  })

  it('is a primary ingredient without its name in a language', () => {
    const { missing } = review({ primaryIngredient: { name: { ...name, es: '' }, places } })
    expect(missing).toEqual({ it: [], en: [], es: ['primaryIngredient'] })
  })
})
