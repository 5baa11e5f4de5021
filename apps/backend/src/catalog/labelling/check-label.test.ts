import { describe, expect, it } from 'vitest'
import { checkLabel, type Label } from './check-label.ts'

const label: Label = {
  title: 'Biscotti al miele',
  description: 'Croccanti.',
  tags: ['colazione'],
  ingredients:
    'Farina di grano tenero tipo 00, burro, miele, uova. Può contenere tracce di frutta a guscio e sesamo.',
  allergens: ['gluten', 'milk', 'eggs'],
  refusedAllergens: [],
  traces: ['nuts', 'sesame'],
  nutrition: {
    per: '100g',
    energyKj: 1900,
    energyKcal: 453,
    fat: 18,
    saturates: 11,
    carbohydrate: 64,
    sugars: 25,
    protein: 8,
    salt: 0.4,
  },
  netQuantity: { value: 300, unit: 'g' },
  drainedQuantity: null,
  alcoholByVolume: null,
  category: 'forno',
  marks: [],
}
const nutrition = (values: object) => ({ nutrition: { ...label.nutrition, ...values } as Label['nutrition'] })
const fields = (changed: Partial<Label>) => checkLabel({ ...label, ...changed }).map(({ field }) => field)

describe('a label that contradicts itself', () => {
  it('is no good one', () => {
    expect(checkLabel(label)).toEqual([])
  })

  it.each<[string, Partial<Label>, string[]]>([
    [
      'milk in the ingredients, no allergens',
      { ingredients: 'Latte, zucchero', allergens: [] },
      ['allergens'],
    ],
    ['nuts by their own name', { ingredients: 'Nocciole, zucchero', allergens: [] }, ['allergens']],
    ['English ingredients', { ingredients: 'Wheat flour, eggs', allergens: ['gluten'] }, ['allergens']],
    ['gluten free with gluten', { title: 'Biscotti senza glutine' }, ['title']],
    ['vegan with eggs', { description: 'Un dolce vegano.' }, ['title']],
    ['fat 200 g', nutrition({ fat: 200 }), ['fat']],
    [
      'grams beyond 100',
      nutrition({ fat: 60, saturates: 11, energyKj: 3470, energyKcal: 828 }),
      ['nutrition'],
    ],
    ['saturates above fat', nutrition({ saturates: 19 }), ['saturates']],
    ['sugars above carbohydrate', nutrition({ sugars: 70 }), ['sugars']],
    ['two energies', nutrition({ energyKj: 453 }), ['energyKj']],
    [
      'energy from nothing',
      nutrition({ fat: 0, saturates: 0, carbohydrate: 1, sugars: 0, protein: 1 }),
      ['energyKcal'],
    ],
    ['too little energy', nutrition({ energyKj: 418, energyKcal: 100 }), ['energyKcal']],
    ['more drained than net', { drainedQuantity: { value: 400, unit: 'g' } }, ['drainedQuantity']],
  ])('is held back: %s', (_, changed, found) => {
    expect(fields(changed)).toEqual(found)
  })

  it.each<[string, Partial<Label>]>([
    ['traces are no ingredient', { ingredients: 'Zucchero. Può contenere tracce di latte.', allergens: [] }],
    [
      'plants with an animal name',
      { ingredients: 'Latte di cocco, burro di cacao, noce moscata', allergens: [] },
    ],
    ['buckwheat', { ingredients: 'Farina di grano saraceno', allergens: [] }],
    [
      'wine, whose energy is alcohol',
      {
        alcoholByVolume: 13,
        ...nutrition({
          energyKj: 350,
          energyKcal: 83,
          fat: 0,
          saturates: 0,
          carbohydrate: 2,
          sugars: 1,
          protein: 0,
          salt: 0,
        }),
      },
    ],
    [
      'fibre, which has energy of its own',
      nutrition({
        energyKj: 900,
        energyKcal: 215,
        fat: 2,
        saturates: 0.3,
        carbohydrate: 30,
        sugars: 3,
        protein: 8,
      }),
    ],
    ['a reason for no table', { nutrition: { exempt: 'vinegar' } }],
    ['claims that hold', { title: 'Marmellata vegana', ingredients: 'Arance, zucchero', allergens: [] }],
  ])('is not: %s', (_, changed) => {
    expect(fields(changed)).toEqual([])
  })
})

describe('names and marks', () => {
  it.each<[string, Partial<Label>, string[]]>([
    ['an evocation in the title', { title: 'Formaggio tipo Parmigiano' }, ['title']],
    ['one in a tag', { tags: ['simil gorgonzola'] }, ['tags']],
    ['one in the description', { description: 'Buono come il Pecorino Romano.' }, ['description']],
    ['a name without its mark', { title: 'Cantuccini toscani' }, ['marks']],
    ['the letters without a mark', { title: 'Biscotti bio DOP' }, ['marks', 'marks']],
    ['another mark', { title: 'Cantuccini Toscani IGP', marks: ['bio'] }, ['marks', 'marks']],
  ])('%s is held back', (_, changed, found) => {
    expect(fields(changed)).toEqual(found)
  })

  it.each<[string, Partial<Label>]>([
    ['the mark it carries', { title: 'Cantuccini Toscani IGP', marks: ['igp'] }],
    [
      'an ingredient that is there',
      { title: 'Biscotti con Miele della Lunigiana DOP', ingredients: 'Miele della Lunigiana DOP' },
    ],
    ['a pairing', { description: 'Ottimi con il Vin Santo del Chianti e la Fontina.' }],
  ])('%s passes', (_, changed) => {
    expect(fields(changed)).toEqual([])
  })
})
