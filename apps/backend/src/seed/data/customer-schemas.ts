import { orderStatuses } from '@filiera/contract/orders/orders'
import { languages } from '@filiera/domain/languages'
import { shopRoles } from '@filiera/domain/shop-roles'
import { z } from 'zod'
import { slug } from './catalogue-schemas.ts'

const place = {
  recipient: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string().length(2),
  zip: z.string(),
}

/** A demonstration account with the password that `npm start` prints. */
export const account = z.strictObject({
  email: z.email(),
  password: z.string(),
  role: z.enum(['customer', 'seller', 'operator']),
  name: z.string(),
  /** The seller whose shop it works for. */
  seller: slug.exactOptional(),
  /** What it is there. */
  shopRole: z.enum(shopRoles).default('owner'),
  addresses: z
    .array(
      z.strictObject({
        ...place,
        phone: z.string(),
        note: z.string(),
        isDefault: z.boolean().default(false),
        company: z.record(z.string(), z.string()).exactOptional(),
      }),
    )
    .default([]),
})

/** A customer who writes reviews; nobody can log in with it. */
export const customer = z.strictObject({
  first: z.string(),
  last: z.string(),
  locale: z.enum(languages),
  street: z.string(),
  city: z.string(),
  province: z.string().length(2),
  zip: z.string(),
})

/** Words of a review and the stars they go with, by the kind of product they fit; `any` fits every product. */
export const reviewTexts = z
  .record(
    z.string(),
    z.array(
      z.strictObject({
        stars: z.array(z.int().min(1).max(5)),
        lang: z.enum(languages),
        title: z.string().default(''),
        text: z.string(),
      }),
    ),
  )
  .refine((texts) => 'any' in texts, 'must have the texts "any"')

const hours = z.number().nonnegative()

/** Orders of a demonstration customer in a demonstration shop; steps and messages come so many hours after the placement. */
export const shopOrders = z.strictObject({
  buyer: z.email(),
  shop: z.email(),
  address: z.strictObject({ ...place, country: z.string().length(2) }),
  orders: z.array(
    z.strictObject({
      hoursAgo: hours,
      /** How many kinds of goods are in it. */
      goods: z.int().positive(),
      steps: z.array(z.strictObject({ status: z.enum(orderStatuses), after: hours })),
      tracking: z.string().exactOptional(),
      /** What its customer wrote. */
      message: z
        .strictObject({ topic: z.enum(['question', 'damaged']), text: z.string(), after: hours })
        .exactOptional(),
    }),
  ),
})

export type SeedAccount = z.output<typeof account>
export type SeedCustomer = z.output<typeof customer>
export type ReviewText = z.output<typeof reviewTexts>[string][number]
export type ShopOrder = z.output<typeof shopOrders>['orders'][number]
