import { allergens, marks, temperatureClasses, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { regionCodes, shopCityCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'

const text = z.string().min(1)
/** A text in Italian, English and Spanish. */
export const texts = z.record(z.enum(languages), text)
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
const cents = z.int().positive()
export const days = z.int().nonnegative()

const parameter = z.union([z.string(), z.number(), z.boolean()])

/** A drawing: the kind and its parameters; an absent parameter keeps the kind's default. */
const picture = z.strictObject({
  kind: text,
  params: z.record(z.string(), parameter).exactOptional(),
})

/**
 * What the product is sold in. The shape and its parameters are of `illustrations/src/packs/`; `card` puts the
 * drawing of `picture` behind a card with the label. The kit of the seller, or of the operator, makes the rest.
 */
const pack = z.strictObject({
  shape: text,
  /** What the label calls the product, and the line below: designation, year or age, quantity. */
  word: text.max(23),
  detail: z.string().max(27),
  /** The third picture: the label flat, the land, or the cut and which. */
  shows: z.enum(['label', 'place', 'cheese', 'slices', 'salame', 'bread', 'truffle']),
  /** The town is part of a protected name that this product is not: the label names the region. */
  safe: z.literal(true).exactOptional(),
  params: z.record(z.string(), parameter).exactOptional(),
})

export const category = z.strictObject({
  slug,
  name: texts,
  description: texts,
  /** A drawing, or the pack of one of its products. */
  picture: z.union([picture, z.strictObject({ product: slug })]),
  /** Drinks: every product of it says how much alcohol it has. */
  declaresAlcohol: z.boolean().exactOptional(),
})

/** A category below one of the navigation; it shows the first picture of a product. */
export const subcategory = z.strictObject({
  slug,
  parent: slug,
  name: texts,
  description: texts,
  product: slug,
})

/** What products say beyond their label; `categories` is where and how it is used. */
export const attribute = z.strictObject({
  code: slug,
  kind: z.enum(['list', 'number', 'yes_no', 'year', 'text']),
  names: texts,
  /** Written after a number; the words for one and for many divided by `|`. */
  unit: texts.exactOptional(),
  labelField: z.literal('alcohol_by_volume').exactOptional(),
  /** Drawn as a scale between these; of a list in places of its options, counted from 1. */
  scale: z.strictObject({ from: z.number(), to: z.number(), ends: texts.exactOptional() }).exactOptional(),
  categories: z.record(slug, z.array(z.enum(['factStrip', 'filter', 'compare', 'required']))),
  options: z.record(slug, texts).default({}),
})

/** A code of a list or several, a number or year, yes or no, a text. */
const attributeValue = z.union([slug, z.array(slug).min(1), z.number(), z.boolean(), texts])

/** A seller and the warehouse it ships from; `commissionPercent` in whole percent. */
export const seller = z.strictObject({
  slug,
  name: text,
  company: text,
  vatNumber: text,
  rea: text,
  email: z.email(),
  telephone: text,
  street: text,
  city: text,
  zip: text,
  province: z.string().length(2),
  region: z.enum(regionCodes),
  /** Set when the seller is in one of the five cities of the filter. */
  cityCode: z.enum(shopCityCodes).nullable(),
  lat: z.number(),
  lng: z.number(),
  description: texts,
  /** The year in which it began. */
  founded: z.int().min(1200).max(2026).exactOptional(),
  /** Figures of its description, at most three. */
  figures: z
    .array(z.strictObject({ value: texts, label: texts }))
    .max(3)
    .default([]),
  /** Years that made it, the oldest first. */
  timeline: z
    .array(z.strictObject({ year: z.int().min(1200).max(2026), text: texts }))
    .max(5)
    .default([]),
  landscape: z.strictObject({ terrain: text, building: text, season: text.exactOptional() }),
  commissionPercent: z.int(),
  warehouse: z.strictObject({
    name: text,
    /** Free shipping from this amount; null: never free. */
    thresholdCents: cents.nullable(),
    /** Added to the method's price; null: nothing added. */
    feeCents: cents.nullable(),
    cutOffHour: z.int().min(0).max(23),
    /** Days of the week on which parcels leave, Monday is 1; from Monday to Friday where nothing is said. */
    dispatchDays: z.array(z.int().min(1).max(6)).min(1).optional(),
  }),
})

/** Per 100 g or 100 ml, grams except energy; or the reason why the table may be absent. */
const nutrition = z.union([
  z.strictObject({
    per: z.enum(['100g', '100ml']),
    energyKj: z.int(),
    energyKcal: z.int(),
    fat: z.number(),
    saturates: z.number(),
    carbohydrate: z.number(),
    sugars: z.number(),
    protein: z.number(),
    salt: z.number(),
  }),
  z.strictObject({ exempt: text }),
])

/** A product with everything the label must say before the purchase; its category is its file. Prices in cents, VAT included. */
export const product = z.strictObject({
  slug,
  seller: slug,
  title: texts,
  shortDescription: texts,
  tags: z.array(text),
  /** Where in its category it stands. */
  subcategory: slug,
  attributes: z.record(slug, attributeValue),
  /** The full price; the price paid while `discount` is set is `discount.priceCents`. */
  priceCents: cents,
  discount: z.strictObject({ priceCents: cents, startedDaysAgo: days }).exactOptional(),
  /** Full prices before `priceCents`, each valid until so many days ago. */
  earlierPrices: z.array(z.strictObject({ priceCents: cents, untilDaysAgo: days })).default([]),
  vatRate: z.literal([4, 5, 10, 22]),
  stock: z.int().nonnegative(),
  /** The starting weight for the order by popularity. */
  popularity: z.int().min(0).max(100),
  createdDaysAgo: days,
  netQuantity: z.strictObject({ value: z.int().positive(), unit: z.enum(['g', 'ml', 'piece']) }),
  drainedQuantity: z.strictObject({ value: z.int().positive(), unit: z.enum(['g', 'ml']) }).exactOptional(),
  /** % vol. */
  alcoholByVolume: z.number().positive().exactOptional(),
  temperatureClass: z.enum(temperatureClasses),
  /** ISO 3166-1 alpha-2 countries. */
  shipsTo: z.array(z.string().length(2)),
  withdrawal: z.enum(withdrawalClasses),
  perishableUnder30Days: z.boolean().default(false),
  /** Of an organic product: the code of who made it, and the country where it was farmed. */
  organic: z.strictObject({ operatorCode: text, origin: text }).exactOptional(),
  marks: z.array(z.strictObject({ code: z.enum(marks), register: text.exactOptional() })).default([]),
  origin: texts,
  /** Descending weight; allergens between double asterisks. */
  ingredients: texts,
  allergens: z.array(z.enum(allergens)).default([]),
  traces: z.array(z.enum(allergens)).default([]),
  nutrition,
  storage: texts,
  use: texts,
  /** The operator on the label, when it is not the seller. */
  operator: z.strictObject({ name: text, address: text }).exactOptional(),
  questions: z.array(z.strictObject({ question: texts, answer: texts })).default([]),
  /** Above 30 €: why it costs what it costs. */
  priceReason: texts.exactOptional(),
  /** How it tastes, in its producer's words. */
  tasting: texts.exactOptional(),
  picture,
  pack,
})

/** Other sizes of a product, which say everything else as it does. */
export const formats = z.strictObject({
  product: slug,
  /** What they differ in. */
  axis: texts,
  /** Its own. */
  value: texts,
  others: z
    .array(
      product
        .pick({ slug: true, title: true, priceCents: true, stock: true, netQuantity: true })
        .extend({ value: texts, /** Of its pack. */ detail: pack.shape.detail }),
    )
    .min(1),
})

export type SeedCategory = z.output<typeof category>
export type SeedAttribute = z.output<typeof attribute>
export type SeedSeller = z.output<typeof seller>
export type SeedProduct = z.output<typeof product> & { category: string }
