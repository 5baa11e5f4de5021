import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import type { z } from 'zod'
import type { TextKey } from '../texts/texts.tsx'

/** Which products are shown, and in which order; it stands in the address. */
export type View = Omit<z.output<typeof listSellerProductIds.query>, 'shop'>

const queryOf = listSellerProductIds.query.omit({ shop: true })
const plain: View = queryOf.parse({})

/** The view of an address; one that means nothing is the plain one. */
export function readView(params: URLSearchParams): View {
  const given = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name)
    return [name, values.length > 1 ? values : values[0]] as const
  })
  const read = queryOf.safeParse(Object.fromEntries(given))
  return read.success ? read.data : plain
}

/** The address of a view; what is as usual is left out. */
export function writeView(view: View): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined || value === plain[name as keyof View]) continue
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each))
  }
  return params
}

type Filter = Partial<Omit<View, 'sort' | 'order' | 'search'>>

/** Views that every shop has, by what they ask for. */
export const views: readonly { name: TextKey; filter: Filter }[] = [
  { name: 'products.views.all', filter: {} },
  { name: 'products.views.onSale', filter: { state: ['on_sale'] } },
  { name: 'products.views.incomplete', filter: { missing: 'true' } },
  { name: 'products.views.held', filter: { state: ['held'] } },
  { name: 'products.views.scheduled', filter: { scheduled: 'true' } },
  { name: 'products.views.low', filter: { stock: 'low' } },
  { name: 'products.views.out', filter: { stock: 'out' } },
  { name: 'products.views.reduced', filter: { reduced: 'true' } },
  { name: 'products.views.english', filter: { incomplete: 'en' } },
  { name: 'products.views.spanish', filter: { incomplete: 'es' } },
  { name: 'products.views.ending', filter: { certificate: 'ending' } },
  { name: 'products.views.paused', filter: { state: ['paused'] } },
]

/** Whether a view asks for just this. */
export function asksFor({ sort: _, order: __, search: ___, ...filter }: View, wanted: Filter): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined)
  return (
    asked.length === Object.keys(wanted).length &&
    asked.every(([name, value]) => String(value) === String(wanted[name as keyof Filter]))
  )
}
