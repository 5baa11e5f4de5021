import { allergens, marks, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'
import { euros, quantity } from '../values.ts'
import { productAttribute } from './attributes.ts'

const nutrition = z.object({
  per: z.enum(['100g', '100ml']),
  energyKj: z.number(),
  energyKcal: z.number(),
  fat: z.number(),
  saturates: z.number(),
  carbohydrate: z.number(),
  sugars: z.number(),
  protein: z.number(),
  salt: z.number(),
})

/** The label of a product, and what is said of it beyond its card. */
export const productDetails = z
  .object({
    /** Name that the law or custom gives the food, where the title is another. */
    legalName: z.string().nullable(),
    /** Allergens stand between double asterisks. */
    ingredients: z.string(),
    /** How much of an ingredient there is (Reg. (EU) 1169/2011 art. 22). */
    ingredientShares: z.array(z.object({ ingredient: z.string(), percent: z.number() })),
    allergens: z.object({
      contains: z.array(z.enum(allergens)),
      traces: z.array(z.enum(allergens)),
      declared: z.boolean(),
    }),
    nutrition: nutrition.nullable(),
    /** Why there is no table (Annex V), when there is none. */
    nutritionExemption: z.string().nullable(),
    origin: z.string(),
    storage: z.string(),
    use: z.string(),
    afterOpening: z.string().nullable(),
    operator: z.object({ name: z.string(), address: z.string() }),
    /** Into the Union. */
    importer: z.object({ name: z.string(), address: z.string() }).nullable(),
    netQuantity: quantity,
    drainedQuantity: quantity.nullable(),
    alcoholByVolume: z.number().nullable(),
    marks: z.array(z.object({ code: z.enum(marks), register: z.string() })),
    lowestPrice30Days: euros.nullable(),
    withdrawal: z.object({ allowed: z.boolean(), reason: z.enum(withdrawalClasses) }),
    /** Why it costs what it costs, in the seller's words: hours, months, yield, origin. */
    priceReason: z.string().nullable(),
    /** How it tastes, in its producer's words. */
    tasting: z.string().nullable(),
    /** In the order of the category. */
    attributes: z.array(productAttribute),
  })
  .meta({ id: 'ProductDetails' })
export type ProductDetails = z.output<typeof productDetails>
