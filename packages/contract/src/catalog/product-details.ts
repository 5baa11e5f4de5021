import { allergens, marks, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import { regionCodes } from '@filiera/domain/places/regions'
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

const nameAndAddress = z.object({ name: z.string(), address: z.string() })
/** A country of ISO 3166 with two letters, and where it is Italy perhaps the region. */
const place = z.object({ country: z.string(), region: z.enum(regionCodes).nullable() })

/** A mark whose certificate has not run out; texts are empty where the seller gave none. */
const provenMark = z.object({
  code: z.enum(marks),
  register: z.string(),
  controlBody: z.string(),
  certificate: z.string(),
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
    originPlaces: z.array(place),
    /** Where it comes from elsewhere than the food (Reg. (EU) 2018/775). */
    primaryIngredient: z.object({ name: z.string(), places: z.array(place) }).nullable(),
    storage: z.string(),
    /** Days that are left at least when it is delivered. */
    shelfLifeDays: z.int().nullable(),
    use: z.string(),
    afterOpening: z.string().nullable(),
    operator: nameAndAddress,
    /** Into the Union. */
    importer: nameAndAddress.nullable(),
    /** Of goods that are no food (Reg. (EU) 2023/988 art. 19). */
    warnings: z.string().nullable(),
    safety: z.object({ maker: nameAndAddress, contact: z.string() }).nullable(),
    netQuantity: quantity,
    drainedQuantity: quantity.nullable(),
    /** There is less inside since a day, for six months from it (Codice del consumo art. 15-bis). */
    quantityReduced: z.object({ since: z.iso.date(), previous: quantity }).nullable(),
    alcoholByVolume: z.number().nullable(),
    marks: z.array(provenMark),
    /** Of a product with the mark `bio`: where it was farmed is `eu`, `non-eu`, `eu-and-non-eu` or a country. */
    organic: z.object({ operatorCode: z.string(), origin: z.string().nullable() }).nullable(),
    /** Of the 30 days before its reduction; null without one, or where it was not on sale then. */
    lowestPrice30Days: euros.nullable(),
    /** The day, in Italy, since which that price is the lowest, where it was on sale for less than the 30 days; else null. */
    lowestPriceSince: z.iso.date().nullable(),
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
