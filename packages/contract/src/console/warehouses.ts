import { centsToEuros } from '@filiera/domain/money/money'
import { isCountryCode } from '@filiera/domain/places/countries'
import { courierDays } from '@filiera/domain/places/delivery-range'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { regionCodes } from '@filiera/domain/places/regions'
import { shippingMethods } from '@filiera/domain/places/shipping'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, line, onlyShop, serialId } from '../values.ts'

/** Highest delivery fee, in euros: no more than the price of the method is charged (decision 13). */
export const MOST_FEE = centsToEuros(shippingMethods.national.priceCents)
/** Highest amount from which delivery is free, in euros. */
export const MOST_FREE_FROM = 100_000

const euros = (most: number) => z.number().min(0).max(most).multipleOf(0.01)

const delivery = z.strictObject({
  /** What delivery in Italy costs at most; null for the price of the method. */
  fee: euros(MOST_FEE).nullable(),
  /** From which amount of goods on delivery in Italy is free; null for never. */
  freeFrom: euros(MOST_FREE_FROM).nullable(),
})

const place = z.strictObject({
  name: line(2, 80),
  street: line(3, 120),
  city: line(2, 80),
  zip: z.string().regex(/^\d{5}$/, 'not five digits'),
  /** Its region follows: regional delivery is asked of it. */
  province: z
    .string()
    .regex(/^[A-Z]{2}$/, 'not a province')
    .refine((code) => findRegionOfProvince(code) !== null, { error: 'not a province' }),
  /** Orders before this time in Italy leave on the same day, `11:30`. */
  cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time'),
  /** Days of the week on which parcels leave, Monday is 1. */
  dispatchDays: z
    .array(z.literal(courierDays))
    .min(1)
    .max(courierDays.length)
    .refine((days) => new Set(days).size === days.length, { error: 'a day twice' }),
  /** Countries to which it sends at all, null for wherever its products may go. */
  shipsTo: z
    .array(z.string().refine(isCountryCode, { error: 'not a country' }))
    .min(1)
    .max(60)
    .nullable(),
})
export type WarehousePlace = z.output<typeof place>
export type WarehouseDelivery = z.output<typeof delivery>

const warehouse = z
  .object({
    id: serialId,
    name: z.string(),
    /** Empty where none was said. */
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    province: z.string(),
    region: z.enum(regionCodes),
    cutOff: z.string(),
    dispatchDays: z.array(z.int()),
    shipsTo: z.array(z.string()).nullable(),
    fee: z.number().nullable(),
    freeFrom: z.number().nullable(),
    /** Products that leave from it, drafts and paused ones too. */
    products: z.int(),
    /** Its orders that are not yet delivered, waiting for their payment, or have a return to decide. */
    openOrders: z.int(),
    version: z.int(),
  })
  .meta({ id: 'ShopWarehouse' })
export type ShopWarehouse = z.output<typeof warehouse>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const
const refusals = [...problems, 'password_needed'] as const
const changing = {
  ...ofShop,
  method: 'PUT',
  audits: 'shop',
  asksPassword: true,
  params: byId,
  answers: { 200: warehouse },
  problems: [...refusals, 'invalid_body', 'version_required', 'changed_meanwhile'],
} as const

export const listWarehouses = endpoint({
  ...ofShop,
  name: 'listWarehouses',
  method: 'GET',
  path: '/seller/warehouses',
  summary: 'Open warehouses of the shop: address, what delivery costs, when parcels leave and where to',
  permission: 'shop:read',
  answers: { 200: z.array(warehouse) },
  problems,
})

export const addWarehouse = endpoint({
  ...ofShop,
  name: 'addWarehouse',
  method: 'POST',
  path: '/seller/warehouses',
  summary:
    'A new warehouse; delivery costs what the method costs until it is changed. `conflict` when one of the shop has the name already',
  permission: 'shop:write',
  audits: 'shop',
  asksPassword: true,
  body: place,
  answers: { 201: warehouse },
  problems: [...refusals, 'invalid_body', 'conflict'],
})

export const changeWarehouse = endpoint({
  ...changing,
  name: 'changeWarehouse',
  path: '/seller/warehouses/:id',
  summary:
    'Changes name, address, cut-off, dispatch days and countries of a warehouse (If-Match). Orders that were placed keep the days they were promised',
  permission: 'shop:write',
  body: place,
})

export const changeDelivery = endpoint({
  ...changing,
  name: 'changeDelivery',
  path: '/seller/warehouses/:id/delivery',
  summary:
    'Changes what delivery from a warehouse costs in Italy and from which amount it is free, in euros (If-Match). Who is buying is asked to confirm the new total',
  permission: 'products:write',
  body: delivery,
})

export const closeWarehouse = endpoint({
  ...ofShop,
  name: 'closeWarehouse',
  method: 'DELETE',
  path: '/seller/warehouses/:id',
  summary:
    'Closes a warehouse (If-Match); its past orders stay. `conflict` while products leave from it, orders of it are open, or it is the last one',
  permission: 'shop:write',
  audits: 'shop',
  asksPassword: true,
  params: byId,
  answers: { 204: null },
  problems: [...refusals, 'conflict', 'version_required', 'changed_meanwhile'],
})
