import { marks } from '@filiera/domain/catalogue-constants'
import { expiries } from '@filiera/domain/products/lots'
import { z } from 'zod'
import { slug, texts } from './catalogue-schemas.ts'

const days = z.int()
const pieces = z.int().positive()

/** What the demonstration's shop finds in its warehouse and among its drafts; days count from the day of the load. */
export const shopDay = z.strictObject({
  lots: z.array(z.strictObject({ product: slug, code: z.string(), days, expiry: z.enum(expiries), pieces })),
  /** From which stock on the pieces of a product are few. */
  few: z.record(slug, pieces),
  certificates: z.array(
    z.strictObject({ product: slug, mark: z.enum(marks), certificate: z.string(), days }),
  ),
  /** Products that lack what the law asks for, else like another one. */
  drafts: z.array(z.strictObject({ like: slug, slug, title: texts })),
  /** Answers that it keeps to use again. */
  templates: z.array(z.strictObject({ name: z.string(), text: texts })),
  /** Its offers with days: the last one of an offer that runs, first and last one of an offer to come. */
  offers: z.strictObject({
    ending: z.strictObject({ product: slug, days }),
    planned: z.strictObject({ product: slug, cents: z.int().positive(), from: days, to: days }),
  }),
})
export type ShopDay = z.output<typeof shopDay>
