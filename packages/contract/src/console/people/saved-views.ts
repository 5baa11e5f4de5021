import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ordersView } from '../../orders/fulfilment.ts'
import { line, onlyShop } from '../../values.ts'
import { gridView } from '../seller-products.ts'

/** Most views of a list that somebody saves for one shop. */
export const SAVED_VIEWS = 20

const named = <View extends z.ZodType>(view: View) => z.strictObject({ name: line(1, 40), view })
const areNamesUnlike = (views: readonly { name: string }[]) =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length
const several = <View extends z.ZodType>(view: View) => z.array(named(view))
const atMost = <View extends z.ZodType>(view: View) =>
  z.strictObject({
    views: several(view).max(SAVED_VIEWS).refine(areNamesUnlike, { error: 'two views have one name' }),
  })

/** A view of a list under its name. */
export type Saved<View> = { name: string; view: View }
export type SavedView = Saved<z.output<typeof gridView>>
/** Without what was searched for: it may be a customer's name. */
const savedOrdersView = ordersView.omit({ search: true })
export type SavedOrdersView = Saved<z.output<typeof savedOrdersView>>

const ofViews = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const
const putProblems = [...problems, 'invalid_body', 'version_required', 'changed_meanwhile'] as const
const reads = (list: string) =>
  `The views of the ${list} that the caller saved for this shop, in their order; others of the shop have their own`
const puts = (list: string) =>
  `Says which views of the ${list} the caller has for this shop, at most ${SAVED_VIEWS}, no two of one name. \`If-Match\` says which version was changed, \`"v0"\` before the first`

const savedViews = z.object({ version: z.int(), views: several(gridView) }).meta({ id: 'SavedViews' })
const savedOrdersViews = z
  .object({ version: z.int(), views: several(savedOrdersView) })
  .meta({ id: 'SavedOrdersViews' })

export const readSavedViews = endpoint({
  ...ofViews,
  name: 'readSavedViews',
  method: 'GET',
  path: '/seller/views',
  summary: reads('products'),
  permission: 'products:read',
  answers: { 200: savedViews },
  problems,
})

export const putSavedViews = endpoint({
  ...ofViews,
  name: 'putSavedViews',
  method: 'PUT',
  path: '/seller/views',
  summary: puts('products'),
  permission: 'products:read',
  audits: 'view',
  body: atMost(gridView),
  answers: { 200: savedViews },
  problems: putProblems,
})

export const readSavedOrdersViews = endpoint({
  ...ofViews,
  name: 'readSavedOrdersViews',
  method: 'GET',
  path: '/seller/order-views',
  summary: reads('orders'),
  permission: 'orders:read',
  answers: { 200: savedOrdersViews },
  problems,
})

export const putSavedOrdersViews = endpoint({
  ...ofViews,
  name: 'putSavedOrdersViews',
  method: 'PUT',
  path: '/seller/order-views',
  summary: puts('orders'),
  permission: 'orders:read',
  audits: 'view',
  body: atMost(savedOrdersView),
  answers: { 200: savedOrdersViews },
  problems: putProblems,
})
