import { memo } from 'react'
import type { Chosen } from '../browser/use-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Column } from './columns.ts'
import type { View } from './views/view.ts'

function ChooseAll({ chosen }: { chosen: Chosen }) {
  const { t } = useTexts()
  return (
    <label className="mr-2.5 grid place-items-center">
      <input
        type="checkbox"
        className="h-5 w-5 accent-button"
        aria-label={t('jobs.bar.all')}
        checked={chosen.isAll}
        ref={(box) => {
          if (box) box.indeterminate = !chosen.isAll && chosen.ids.length > 0
        }}
        onChange={chosen.toggleAll}
      />
    </label>
  )
}

/** Sorts by a column; `order` is null where the list is sorted by another one. */
function SortButton({ name, order, onSort }: { name: string; order: View['order'] | null; onSort(): void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      onClick={onSort}
      aria-label={t('products.sortBy', { column: name })}
      className="inline-flex min-h-6 items-center gap-1 font-semibold"
    >
      {name}
      {order ? (
        <span aria-hidden="true">{order === 'desc' ? '↓' : '↑'}</span>
      ) : (
        <Icon name="upDown" size={12} />
      )}
    </button>
  )
}

/** Names of the columns; those that the list can be sorted by are buttons. */
export const GridHead = memo(function GridHead({
  columns,
  view,
  onSort,
  chosen,
}: {
  columns: readonly Column[]
  view: View
  onSort(sort: View['sort']): void
  chosen: Chosen | null
}) {
  const { t } = useTexts()
  return (
    <thead className="sticky top-0 z-20 block">
      <tr aria-rowindex={1} className="grid grid-cols-(--columns) border-b border-line bg-quiet">
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
              {at === 0 && chosen && <ChooseAll chosen={chosen} />}
              {sort ? (
                <SortButton name={name} order={isSorted ? view.order : null} onSort={() => onSort(sort)} />
              ) : (
                name
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
