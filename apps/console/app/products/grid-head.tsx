import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { columns } from './columns.ts'
import { rowStyle } from './grid-row.tsx'
import type { View } from './view.ts'

/** Names of the columns; those that the list can be sorted by are buttons. */
export function GridHead({ view, onSort }: { view: View; onSort(sort: View['sort']): void }) {
  const { t } = useTexts()
  return (
    <thead className="sticky top-0 z-20 block">
      <tr aria-rowindex={1} className="grid border-b border-line bg-quiet" style={rowStyle}>
        {columns.map(({ field, isNumber, sort }, at) => {
          const name = t(`products.columns.${field}`)
          const isSorted = sort === view.sort
          return (
            <th
              key={field}
              scope="col"
              aria-colindex={at + 1}
              aria-sort={isSorted ? (view.order === 'desc' ? 'descending' : 'ascending') : undefined}
              className={`flex h-[34px] items-center border-r border-line bg-quiet px-2.5 text-t12 font-semibold first:sticky first:left-0 first:z-10 last:border-r-0 ${isNumber ? 'justify-end' : ''}`}
            >
              {sort ? (
                <button
                  type="button"
                  onClick={() => onSort(sort)}
                  aria-label={t('products.sortBy', { column: name })}
                  className="inline-flex min-h-6 items-center gap-1 font-semibold"
                >
                  {name}
                  {isSorted ? (
                    <span aria-hidden="true">{view.order === 'desc' ? '↓' : '↑'}</span>
                  ) : (
                    <Icon name="upDown" size={12} />
                  )}
                </button>
              ) : (
                name
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
