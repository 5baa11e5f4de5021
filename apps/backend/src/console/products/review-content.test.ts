import { applyChange, type ContentChange } from '@filiera/domain/products/content-parts'
import { describe, expect, it } from 'vitest'
import { category, review, TODAY, whole } from '../../../test/scenes/reviewed-content.ts'
import { emptyContent } from '../../catalog/content/empty-content.ts'
import { reviewContent } from './review-content.ts'

describe('what is missing', () => {
  it('is nothing of a whole content', () => {
    expect(review()).toEqual({
      publishable: true,
      required: [],
      missing: { it: [], en: [], es: [] },
      faults: [],
      warnings: [],
    })
  })

  it('is no reason of the price in three languages: Italian stands for the others, which may be translated', () => {
    expect(review({ texts: { it: { priceReason: 'Poche arnie.' } } })).toMatchObject({
      publishable: true,
      required: [],
      missing: { it: [], en: ['texts.en.priceReason'], es: ['texts.es.priceReason'] },
    })
    expect(review({ texts: { en: { priceReason: 'Few hives.' } } }).required).toEqual([
      'texts.it.priceReason',
    ])
  })

  it('is everything that the law asks for of an empty one', () => {
    expect(reviewContent(emptyContent, null, TODAY).required).toEqual([
      'texts.it.title',
      'texts.it.ingredients',
      'texts.it.origin',
      'texts.it.storage',
      'category',
      'vatRate',
      'netQuantity',
      'allergens',
      'nutrition',
      'operator',
      'shipsTo',
    ])
  })

  it('is what its category asks for', () => {
    const wine = { ...category, declares_alcohol: true, attributes: [{ code: 'annata', required: true }] }
    expect(review({}, wine).required).toEqual(['alcoholByVolume', 'attributes.annata'])
    expect(review({ alcoholByVolume: 13, attributes: { annata: 2020 } }, wine).required).toEqual([])
  })

  it('is a table of nutrition with a gap, and no language keeps it back', () => {
    const table = { per: '100g', energyKj: 1, energyKcal: 1, fat: null, saturates: 0, carbohydrate: 0 }
    expect(review({ nutrition: { ...table, sugars: 0, protein: 0, salt: 0 } }).required).toEqual([
      'nutrition',
    ])
  })

  it('is by language what Italian says, and does not hold it back', () => {
    const { missing, publishable } = review({
      texts: { it: { use: 'Come aperitivo' }, es: { title: '', ingredients: '', shortDescription: '' } },
      ingredientShares: [{ ingredient: { it: 'olio', en: 'oil', es: '' }, percent: 14 }],
      pictures: [{ picture: 'a'.repeat(64), alt: { it: 'Taralli', en: '', es: '' } }],
    })
    expect(missing).toEqual({
      it: [],
      en: ['texts.en.use', 'pictures'],
      es: [
        'texts.es.title',
        'texts.es.shortDescription',
        'texts.es.ingredients',
        'texts.es.use',
        'pictures',
        'ingredientShares',
      ],
    })
    expect(publishable).toBe(true)
  })
})

describe('what is wrong', () => {
  it.each<[string, ContentChange, object]>([
    [
      'an evocation, in any language',
      { texts: { en: { title: 'Parmesan style taralli' } } },
      { part: 'texts.en.title', code: 'evocation' },
    ],
    [
      'an allergen that is not declared',
      { allergens: [] },
      { part: 'allergens', code: 'undeclared_allergen', allergen: 'gluten' },
    ],
    [
      'a claim against the allergens',
      { texts: { it: { shortDescription: 'Senza glutine' } } },
      { part: 'texts.it.title', code: 'denied_allergen', said: 'senza glutine' },
    ],
    [
      'energy that the rest cannot give',
      {
        nutrition: {
          per: '100g',
          energyKj: 837,
          energyKcal: 200,
          fat: 50,
          saturates: 1,
          carbohydrate: 10,
          sugars: 1,
          protein: 1,
          salt: 1,
        },
      },
      { part: 'nutrition', code: 'energy_too_low', said: '494' },
    ],
    [
      'more drained than net',
      { drainedQuantity: { value: 500, unit: 'g' } },
      { part: 'drainedQuantity', code: 'drained_over_net', said: '400' },
    ],
    [
      'a mark without its number',
      { marks: [{ code: 'igp', register: '', controlBody: '', certificate: '', expires: null }] },
      { part: 'marks', code: 'mark_number', said: 'igp' },
    ],
  ])('is %s', (_what, change, fault) => {
    const { faults, publishable } = review(change)
    expect(faults).toContainEqual(expect.objectContaining(fault))
    expect(publishable).toBe(false)
  })

  it('is said once, whatever languages it is in', () => {
    expect(review({ drainedQuantity: { value: 500, unit: 'g' } }).faults).toHaveLength(1)
  })

  it('may be free of an allergen that the seller says is not in it', () => {
    const { faults } = review({
      allergens: [],
      notAllergens: ['gluten'],
      texts: { it: { title: 'Caramelle senza glutine', ingredients: 'Sciroppo di glucosio da frumento' } },
    })
    expect(faults).toEqual([])
  })

  it('is no allergen that the seller says is not in it; that is a warning', () => {
    const { faults, warnings } = review({
      allergens: [],
      notAllergens: ['gluten'],
      texts: { it: { ingredients: 'Farina di grano' } },
    })
    expect(faults).toEqual([])
    expect(warnings).toContainEqual({
      part: 'texts.it.ingredients',
      code: 'refused_allergen',
      said: 'farina di grano',
      allergen: 'gluten',
    })
  })
})

describe('what is doubtful', () => {
  it('is an allergen that is not marked, a green claim, a certificate that is over', () => {
    const { warnings, publishable } = review({
      texts: {
        it: { ingredients: 'Farina di grano, olio.' },
        en: { shortDescription: 'Baked in an eco-friendly oven.' },
      },
      marks: [
        { code: 'igp', register: 'PGI-IT-0430', controlBody: '', certificate: '', expires: '2026-11-22' },
      ],
    })
    expect(warnings).toEqual([
      {
        part: 'texts.it.ingredients',
        code: 'unmarked_allergen',
        said: 'farina di grano',
        allergen: 'gluten',
      },
      { part: 'texts.en.shortDescription', code: 'green_claim', said: 'eco friendly', allergen: null },
      { part: 'marks', code: 'mark_expired', said: 'igp', allergen: null },
    ])
    expect(publishable).toBe(true)
  })

  it('is no certificate on its last day', () => {
    const mark = { code: 'igp', register: 'PGI-IT-0430', controlBody: '', certificate: '', expires: TODAY }
    expect(review({ marks: [mark] }).warnings).toEqual([])
  })
})

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
