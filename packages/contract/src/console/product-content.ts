import { allergens, marks, temperatureClasses, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import { isCountryCode } from '@filiera/domain/places/countries'
import { regionCodes } from '@filiera/domain/places/regions'
import { isGtin } from '@filiera/domain/products/gtin'
import { z } from 'zod'
import { line, pictureHash, serialId, slugText, text } from '../values.ts'

/** Longest text of a label in one language, as product files have it; the description of the shop's pages may be longer. */
export const LABEL_TEXT_LENGTH = 5000
const DESCRIPTION_LENGTH = 10_000

/** What a text with a tag is refused with. */
export const HOLDS_HTML = 'holds HTML: write plain text'
/** Plain text is written: a tag would be shown as it stands. */
const isPlain = (written: string): boolean => !/<\/?[a-z!][^<>]*>/i.test(written)
const plain = <T extends z.ZodType<string>>(schema: T) => schema.refine(isPlain, { error: HOLDS_HTML })
/** One line of plain text. */
export const plainLine = (max: number, min = 0) => plain(line(min, max))
const plainText = (max: number, min = 0) => plain(text(min, max))

const perLanguage = <T extends z.ZodType>(schema: T) => z.strictObject({ it: schema, en: schema, es: schema })

const question = z.strictObject({ question: plainLine(300, 1), answer: plainText(2000, 1) })

/** What is said of a product in one language; empty where it is not said yet. */
const contentTexts = z.strictObject({
  title: plainLine(200),
  shortDescription: plainText(DESCRIPTION_LENGTH),
  tags: z.array(plainLine(100, 1)).max(50),
  questions: z.array(question).max(20),
  /** Name of the food that the law or custom gives it, where the title is another (Reg. (EU) 1169/2011 art. 17). */
  legalName: plainLine(200),
  /** Allergens stand between double asterisks. */
  ingredients: plainText(LABEL_TEXT_LENGTH),
  origin: plainText(LABEL_TEXT_LENGTH),
  storage: plainText(LABEL_TEXT_LENGTH),
  use: plainText(LABEL_TEXT_LENGTH),
  afterOpening: plainText(500),
  /** Why it costs what it costs. */
  priceReason: plainText(2000),
  /** Of goods that are no food (Reg. (EU) 2023/988 art. 19). */
  warnings: plainText(2000),
})

const grams = z.int().min(1).max(10_000_000)
/** Per 100 g or 100 ml: grams, kJ or kcal; null while it is not typed. */
const amount = z.number().min(0).max(100_000).nullable()

const nutritionTable = z.strictObject({
  per: z.enum(['100g', '100ml']),
  energyKj: amount,
  energyKcal: amount,
  fat: amount,
  saturates: amount,
  carbohydrate: amount,
  sugars: amount,
  protein: amount,
  salt: amount,
})
/** Why there is no table (Reg. (EU) 1169/2011, Annex V). */
const nutritionExemption = z.strictObject({ exempt: plainLine(100, 1) })

const country = z.string().refine(isCountryCode, { error: 'not a country of ISO 3166 with two letters' })
const place = z
  .strictObject({ country, region: z.enum(regionCodes).nullable() })
  .refine(({ country: code, region }) => region === null || code === 'IT', {
    error: 'regions are those of Italy',
    path: ['region'],
  })
const places = z.array(place).max(20)

/** Key of a file of a certificate: 128 random bits in hexadecimal. */
export const certificateId = z.string().regex(/^[0-9a-f]{32}$/, 'not a file of a certificate')
export const CERTIFICATE_NAME_LENGTH = 120

/** A file that the shop put up (`addCertificate`), with its name on the seller's device. */
const certificateFile = z.strictObject({ id: certificateId, name: plainLine(CERTIFICATE_NAME_LENGTH, 1) })
export type CertificateFile = z.output<typeof certificateFile>

/** A mark with the number that proves it, and the certificate behind it. */
const certifiedMark = z.strictObject({
  code: z.enum(marks),
  register: plainLine(60),
  controlBody: plainLine(120),
  certificate: plainLine(60),
  /** Last day of the certificate. */
  expires: z.iso.date().nullable(),
  /** Of the certificate; absent where there is none. */
  file: certificateFile.optional(),
})

/** Where the farming of an organic product was done (Reg. (EU) 2018/848 art. 32): in the Union, outside, both, or in one country. */
export const organicOrigins = ['eu', 'non-eu', 'eu-and-non-eu'] as const

const nameAndAddress = z.strictObject({ name: plainLine(200), address: plainLine(400) })
const attributeCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'not the code of an attribute')
/** Options of a list, a number or year, yes or no, a text. */
const attributeValue = z.union([
  z.array(slugText(60)).max(50),
  z.number(),
  z.boolean(),
  perLanguage(plainLine(500)),
])

/**
 * Everything of a product that goes through the draft. Price, offer, stock and status are live and no part of it. Null and empty
 * texts stand for what is not said yet; grams, millilitres or pieces; days as `2026-11-30`.
 */
export const productContent = z
  .strictObject({
    texts: perLanguage(contentTexts),
    /** Slug. */
    category: slugText().nullable(),
    /** Name; a new one makes the brand. */
    brand: plainLine(100, 1).nullable(),
    ownCode: plainLine(60, 1).nullable(),
    /** Text: leading zeros count. */
    gtin: z
      .string()
      .trim()
      .refine(isGtin, { error: 'is not a GTIN of 8, 12, 13 or 14 digits whose last digit checks the others' })
      .nullable(),
    vatRate: z.literal([4, 5, 10, 22]).nullable(),
    netQuantity: z.strictObject({ value: grams, unit: z.enum(['g', 'ml', 'piece']) }).nullable(),
    drainedQuantity: z.strictObject({ value: grams, unit: z.enum(['g', 'ml']) }).nullable(),
    /** In grams, with its packaging. */
    grossWeight: grams.nullable(),
    /** Less inside than before: since when, and how much it was, in the unit of the net quantity. */
    quantityChanged: z.strictObject({ since: z.iso.date(), previous: grams }).nullable(),
    temperature: z.enum(temperatureClasses),
    shipsTo: z.array(country).max(60),
    warehouse: serialId,
    marks: z.array(certifiedMark).max(10),
    organic: z
      .strictObject({
        operatorCode: plainLine(60),
        origin: z.union([z.enum(organicOrigins), country]).nullable(),
      })
      .nullable(),
    /** Null while nothing is declared; empty when it holds none. */
    allergens: z.array(z.enum(allergens)).max(14).nullable(),
    traces: z.array(z.enum(allergens)).max(14),
    /** Groups that words of the ingredients recall and that are not in it: the seller says so. */
    notAllergens: z.array(z.enum(allergens)).max(14),
    /** How much of an ingredient there is, by name as it stands in the ingredients (Reg. (EU) 1169/2011 art. 22). */
    ingredientShares: z
      .array(
        z.strictObject({ ingredient: perLanguage(plainLine(100)), percent: z.number().min(0.01).max(100) }),
      )
      .max(30),
    nutrition: z.union([nutritionExemption, nutritionTable]).nullable(),
    /** % vol. */
    alcoholByVolume: z.number().min(0).max(99.9).multipleOf(0.1).nullable(),
    originPlaces: places,
    /** Of the primary ingredient, where it comes from elsewhere (Reg. (EU) 2018/775). */
    primaryIngredient: z.strictObject({ name: perLanguage(plainLine(100)), places }).nullable(),
    /** Days that are left at least when it is delivered. */
    shelfLifeDays: z.int().min(1).max(3650).nullable(),
    operator: nameAndAddress,
    importer: nameAndAddress.nullable(),
    withdrawal: z.enum(withdrawalClasses),
    perishableUnder30Days: z.boolean(),
    /** Of goods that are no food: who makes them, and a mail or web address. */
    safety: z.strictObject({ maker: nameAndAddress, contact: plainLine(200) }).nullable(),
    /** By code, those of the category. */
    attributes: z.record(attributeCode, attributeValue),
    /** In their order; the first is on cards. */
    pictures: z
      .array(
        z.strictObject({
          /** Hash of its master. */
          picture: pictureHash,
          alt: perLanguage(plainLine(200)),
        }),
      )
      .max(20),
  })
  .meta({ id: 'ProductContent' })
export type ProductContent = z.output<typeof productContent>

/**
 * The parts that are changed, each as it is to be: of texts by language and field, of attributes by code (null takes one away), of
 * everything else whole.
 */
export const productContentChange = productContent
  .omit({ texts: true, attributes: true })
  .partial()
  .extend({
    texts: perLanguage(contentTexts.partial()).partial().optional(),
    attributes: z.record(attributeCode, attributeValue.nullable()).optional(),
  })
export type ProductContentChange = z.output<typeof productContentChange>
