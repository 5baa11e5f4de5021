import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, onlyShop, serialId, text } from '../values.ts'

/** Longest text that customers read while a shop is closed. */
export const HOLIDAY_TEXT = 300
/** Longest time that a shop is closed at once, in days. */
export const HOLIDAY_DAYS = 366

const told = text(0, HOLIDAY_TEXT)
const period = z.strictObject({
  /** First and last day in Italy, both closed. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** What customers read, all empty for the house's own words; a language that is empty shows the Italian one. */
  text: z.strictObject({ it: told, en: told, es: told }),
})

/** A time in which a shop sells nothing. */
const holiday = z
  .object({
    id: serialId,
    from: z.iso.date(),
    to: z.iso.date(),
    text: z.record(z.enum(languages), z.string()),
    state: z.enum(['past', 'running', 'planned']),
    version: z.int(),
  })
  .meta({ id: 'ShopHoliday' })
export type ShopHoliday = z.output<typeof holiday>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const writing = { ...ofShop, permission: 'shop:write', audits: 'shop', asksPassword: true } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request', 'not_found'] as const
const refusals = [...problems, 'password_needed'] as const

export const listHolidays = endpoint({
  ...ofShop,
  name: 'listHolidays',
  method: 'GET',
  path: '/seller/holidays',
  summary: 'Holidays of the shop, past ones too, the latest first',
  permission: 'shop:read',
  answers: { 200: z.array(holiday) },
  problems,
})

export const addHoliday = endpoint({
  ...writing,
  name: 'addHoliday',
  method: 'POST',
  path: '/seller/holidays',
  summary:
    'Closes the shop from a day until another one; `conflict` when it is closed on one of them already. Days of Italy, none of them past',
  body: period,
  answers: { 201: holiday },
  problems: [...refusals, 'invalid_body', 'conflict'],
})

export const changeHoliday = endpoint({
  ...writing,
  name: 'changeHoliday',
  method: 'PUT',
  path: '/seller/holidays/:id',
  summary:
    'Changes a holiday that is not over (If-Match); one that runs keeps its first day. `expired` for one of the past',
  params: byId,
  body: period,
  answers: { 200: holiday },
  problems: [...refusals, 'invalid_body', 'conflict', 'expired', 'version_required', 'changed_meanwhile'],
})

export const endHoliday = endpoint({
  ...writing,
  name: 'endHoliday',
  method: 'DELETE',
  path: '/seller/holidays/:id',
  summary:
    'Opens the shop: a planned holiday is taken off, one that runs ended yesterday (If-Match). `expired` for one of the past',
  params: byId,
  answers: { 204: null },
  problems: [...refusals, 'expired', 'version_required', 'changed_meanwhile'],
})
