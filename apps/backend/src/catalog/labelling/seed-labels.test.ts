import { expect, it } from 'vitest'
import { readProducts } from '../../seed/data/read-demo-data.ts'
import { checkLabel } from './check-label.ts'

it('every product of the demonstration passes, in every language', () => {
  const faults = readProducts().flatMap((product) =>
    (['it', 'en', 'es'] as const).flatMap((lang) =>
      checkLabel({
        title: product.title[lang],
        description: product.shortDescription[lang],
        tags: product.tags,
        ingredients: product.ingredients[lang],
        allergens: product.allergens,
        refusedAllergens: [],
        traces: product.traces,
        nutrition: product.nutrition,
        netQuantity: product.netQuantity,
        drainedQuantity: product.drainedQuantity ?? null,
        alcoholByVolume: product.alcoholByVolume ?? null,
        category: product.category,
        marks: product.marks.map(({ code }) => code),
      }).map((fault) => `${product.slug} ${lang}: ${fault.field} ${fault.reason}`),
    ),
  )
  expect(faults).toEqual([])
})
