import type { View } from './view.ts'

/** What a column shows, how wide it is, and what the list can be sorted by. */
export type Column = {
  field:
    | 'title'
    | 'state'
    | 'price'
    | 'priceDiscounted'
    | 'stock'
    | 'lowStock'
    | 'languages'
    | 'category'
    | 'warehouse'
  /** Track of the grid. */
  track: string
  isNumber?: true
  sort?: View['sort']
}

export const columns: readonly Column[] = [
  { field: 'title', track: 'minmax(240px, 2.4fr)', sort: 'title' },
  { field: 'state', track: '184px' },
  { field: 'price', track: '104px', isNumber: true, sort: 'price' },
  { field: 'priceDiscounted', track: '104px', isNumber: true },
  { field: 'stock', track: '92px', isNumber: true, sort: 'stock' },
  { field: 'lowStock', track: '84px', isNumber: true },
  { field: 'languages', track: '112px' },
  { field: 'category', track: 'minmax(120px, 1fr)' },
  { field: 'warehouse', track: 'minmax(120px, 1fr)' },
]

export const tracks = columns.map(({ track }) => track).join(' ')
