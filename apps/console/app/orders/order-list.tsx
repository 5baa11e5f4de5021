import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { listSellerOrderIds } from '@filiera/contract/orders/fulfilment'
import type { Chosen } from '../browser/use-chosen.ts'
import { useWindowRows } from '../browser/use-window-rows.ts'
import { useTexts } from '../texts/texts.tsx'
import { BlockError } from '../ui/states.tsx'
import { GroupRow, OrderColumns, OrderRow } from './order-rows.tsx'
import { useOrderRows } from './use-orders.ts'

type Listed = EndpointAnswer<typeof listSellerOrderIds>
/** A place of the list: an order by its place among the numbers, or the head of a group. */
type Place = { order: number } | Listed['groups'][number]

/** About as high as a line is. */
const ROW_PX = 57
const OVERSCAN = 6

function placesOf({ ids, groups }: Listed): Place[] {
  if (groups.length === 0) return ids.map((_, order) => ({ order }))
  let first = 0
  return groups.flatMap((group) => {
    const begin = first
    first += group.count
    return [group, ...Array.from({ length: group.count }, (_, index) => ({ order: begin + index }))]
  })
}

/** Chooses the whole view, or nothing of it. */
function ChooseAll({ chosen }: { chosen: Chosen }) {
  const { t } = useTexts()
  return (
    <label className="flex min-h-6 items-center gap-3 max-md:min-h-11">
      <input
        type="checkbox"
        checked={chosen.isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.ids.length > 0 && !chosen.isAll
        }}
        onChange={chosen.toggleAll}
        className="mx-[3px] h-[18px] w-[18px] flex-none accent-button"
      />
      <span className="text-t13 md:sr-only">{t('orders.chooseAll')}</span>
    </label>
  )
}

function Head({ chosen }: { chosen: Chosen | null }) {
  return (
    <div
      className={`flex min-h-[34px] items-center gap-3 border-b border-line px-3 ${chosen ? '' : 'max-md:hidden'}`}
    >
      {chosen && <ChooseAll chosen={chosen} />}
      <OrderColumns />
    </div>
  )
}

const blank = (
  <div className="flex h-[57px] items-center border-b border-line px-3">
    <i aria-hidden="true" className="h-3 w-2/5 rounded-chip bg-skeleton" />
  </div>
)

/** The orders of a view: only those near the window are drawn. */
export function OrderList({
  shop,
  listed,
  search,
  chosen,
}: {
  shop: string
  listed: Listed
  search: string
  /** Null for who only reads. */
  chosen: Chosen | null
}) {
  const places = placesOf(listed)
  const { list, rows, listStyle, rowStyle, measure } = useWindowRows<HTMLUListElement>({
    count: places.length,
    estimate: ROW_PX,
    overscan: OVERSCAN,
  })
  const shown = rows.flatMap(({ index }) => {
    const place = places[index]
    return place && 'order' in place ? [place.order] : []
  })
  const { rowAt, error, retry } = useOrderRows(
    { shop, ids: listed.ids },
    { first: shown[0] ?? 0, last: shown.at(-1) ?? 0 },
  )
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <div className="overflow-clip rounded-panel border border-line">
      <Head chosen={chosen} />
      <ul ref={list} className="relative" style={listStyle}>
        {rows.map((drawn) => {
          const place = places[drawn.index]
          const order = place && 'order' in place ? rowAt(place.order) : undefined
          return (
            <li
              key={place && 'order' in place ? listed.ids[place.order] : place?.temperatureClass}
              ref={measure}
              data-index={drawn.index}
              className="absolute inset-x-0 top-0"
              style={rowStyle(drawn)}
            >
              {place && 'count' in place && <GroupRow {...place} />}
              {order && (
                <OrderRow
                  order={order}
                  search={search}
                  isChosen={chosen?.has(order.id) ?? false}
                  onChoose={chosen ? () => chosen.toggle(order.id) : undefined}
                />
              )}
              {place && 'order' in place && !order && blank}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
