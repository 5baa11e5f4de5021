import { HIGHEST_PRICE_CENTS, LAST_START } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { ORDER_NUMBER } from '@filiera/domain/order-number'
import { isEmail, normaliseEmail } from '@filiera/domain/places/email'
import { findShopCity, shopCityCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'

/** Serial id as text on the wire. */
export const serialId = z.string().regex(/^[1-9]\d{0,17}$/, 'not an id')
export const uuid = z.uuid()
/** Pieces of one product in a cart or an order. */
export const pieces = z.int().min(1).max(MAX_LINE_QUANTITY)
/** idHash of an order. */
export const orderId = z.string().regex(ORDER_NUMBER, 'not an order number')

/** How much there is of something, with its unit. */
export const quantity = z.object({ value: z.number(), unit: z.string() })

/** Euros with at most two decimals. */
export const euros = z.number().min(0).max(10_000_000)
/** What a product may cost, in euros. */
export const price = z
  .number()
  .min(0.01)
  .max(HIGHEST_PRICE_CENTS / 100)
export const time = z.iso.datetime()

/** `lang` of every catalogue read; absent is Italian, anything else is a 400 (wire "Conventions"). */
export const lang = z.enum(languages).default('it')

export const email = z
  .string()
  .max(254)
  .refine(isEmail, { error: 'not an e-mail address' })
  .transform(normaliseEmail)

/** Half of a surrogate pair (Cs) is no text either: JSON in the database refuses it. */
const withoutControls = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text)

/** One line of text: trimmed, no control characters. */
export const line = (min: number, max: number) =>
  z.string().trim().min(min).max(max).refine(withoutControls, { error: 'contains control characters' })

/** Several lines of text: trimmed, no control characters but line breaks and tabs. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((written) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(written), { error: 'contains control characters' })

/** A name or slug that is looked for; control characters are refused before they reach the database. */
export const slugText = (max = 80) =>
  z.string().min(1).max(max).refine(withoutControls, { error: 'contains control characters' })

/** What a visitor searches for. */
export const searchText = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(withoutControls, { error: 'contains control characters' })

/**
 * What a text of a list matches: `title` (when not said) a title that contains it, `words` whatever a search for it finds, with
 * synonyms and corrections, the best first.
 */
export const textMatch = z.enum(['title', 'words']).optional()
/** The same of a list of products: `literal` searches for the words and reads nothing else in them, no price and no "without". */
export const productTextMatch = z.enum(['title', 'words', 'literal']).optional()

/** Whole number in a query string. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, 'not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** A query value that may be repeated; always an array for the handler. */
export const repeated = <T extends z.ZodType>(item: T, max = 100) =>
  z.union([item.transform((value) => [value]), z.array(item).max(max)])

export const start = queryInteger(0, LAST_START).optional()
export const limit = queryInteger(1, 100).optional()
/** Counts from 1 and excludes `start`; with its length it must not begin beyond `LAST_START`, which who answers checks. */
export const page = queryInteger(1, LAST_START + 1).optional()

/** The path of one object with a serial id. */
export const byId = z.strictObject({ id: serialId })
/** The query of a read that only chooses a language. */
export const onlyLang = z.strictObject({ lang })

/** Hash of a picture's master. */
export const pictureHash = z.string().regex(/^[0-9a-f]{16,64}$/, 'not a picture')

/** The query of a call of the console: the shop that it is about, needed by who works for several. */
export const onlyShop = z.strictObject({ shop: serialId.optional() })

/** A city of the shop-location filter, in any of its spellings (decision 23). */
export const shopCity = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = findShopCity(text)
    if (code === null) context.addIssue({ code: 'custom', message: `not one of ${shopCityCodes.join(', ')}` })
    return code ?? z.NEVER
  })
