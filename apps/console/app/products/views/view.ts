import type { SavedView } from '@filiera/contract/console/people/saved-views'
import { gridColumns, listSellerProductIds, shopViews } from '@filiera/contract/console/seller-products'
import { line, repeated } from '@filiera/contract/values'
import { z } from 'zod'
import { readStored, writeStored } from '../../browser/stored.ts'
import type { SavedForm } from '../../views/view-list.ts'

const query = listSellerProductIds.query.omit({ shop: true, rows: true })
const viewOf = query.extend({
  columns: repeated(z.enum(gridColumns)).optional(),
  /** Name of the saved view from which it began. */
  saved: line(1, 40).optional(),
})

/** Which products are shown, in which order and with which columns; it stands in the address. */
export type View = z.output<typeof viewOf>
/** What a view asks the server for. */
export type Asked = z.output<typeof query>
/** What narrows a view. */
export type Filter = Omit<Asked, 'sort' | 'order' | 'search'>

export type GridColumn = (typeof gridColumns)[number]

const plain: View = viewOf.parse({})
const COLUMNS = 'columns'

/** The view of an address; one that means nothing is the plain one. */
export function readView(params: URLSearchParams): View {
  const given = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name)
    return [name, values.length > 1 ? values : values[0]] as const
  })
  const read = viewOf.safeParse(Object.fromEntries(given))
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

/** What a view asks for, without how it is shown. */
export const askedOf = ({ columns: _, saved: __, ...asked }: View): Asked => asked

/** What narrows a view. */
export const filterOf = ({
  columns: _,
  saved: __,
  sort: ___,
  order: ____,
  search: _____,
  ...filter
}: View): Filter => filter

/** The columns that nobody chose: most shops have one warehouse. */
const usual = gridColumns.filter((column) => column !== 'warehouse')

/** The columns of a view: those that it names, else those that were chosen last in this browser. */
export function shownColumns({ columns }: View): readonly GridColumn[] {
  if (columns) return columns
  const kept = z
    .array(z.enum(gridColumns))
    .min(1)
    .safeParse((readStored(COLUMNS) ?? '').split(' '))
  return kept.success ? kept.data : usual
}

/** Keeps the columns for views that name none. */
export const storeColumns = (columns: readonly string[]): void => writeStored(COLUMNS, columns.join(' '))

/** Views that every shop has, in the order of their tabs. */
export const views = Object.entries(shopViews).map(([key, filter]: [string, Partial<Filter>]) => ({
  key: key as keyof typeof shopViews,
  filter,
}))

/** Whether a view is narrowed to just this. */
export function asksFor(view: View, wanted: Partial<Filter>): boolean {
  const asked = Object.entries(filterOf(view)).filter(([, value]) => value !== undefined)
  return (
    asked.length === Object.keys(wanted).length &&
    asked.every(([name, value]) => String(value) === String(wanted[name as keyof Filter]))
  )
}

/** How views of the products are saved and shown. */
export const savedForm: SavedForm<View, SavedView['view']> = {
  keepsSearch: true,
  toSave: (view) => ({ ...askedOf(view), columns: [...shownColumns(view)] }),
  ofSaved: ({ name, view }) => ({ ...view, saved: name }),
  write: writeView,
}
