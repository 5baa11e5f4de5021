import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { asksForAnswer, contentsOf, DueText, OrderStatus, Temperature } from './order-facts.tsx'

/** Pictures of a parcel that a row has room for. */
const MOST_PICTURES = 2

/** Tracks of a row beside its check: what it holds from 1,024 px, where it leaves from and its sum from 1,280. */
export const rowTracks =
  'md:grid md:grid-cols-[188px_minmax(0,1fr)_132px_152px] md:items-center md:gap-x-3 lg:grid-cols-[188px_minmax(0,1fr)_minmax(0,1fr)_132px_152px] xl:grid-cols-[188px_minmax(96px,1fr)_minmax(0,1.8fr)_minmax(90px,0.7fr)_88px_minmax(140px,0.9fr)_150px]'

/** What marks an order for an act on several. */
function ChooseOrder({ id, isChosen, onChoose }: { id: string; isChosen: boolean; onChoose(): void }) {
  const { t } = useTexts()
  return (
    <label className="grid h-6 w-6 flex-none place-items-center max-md:h-11">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onChoose}
        aria-label={t('orders.choose', { number: id })}
        className="h-[18px] w-[18px] accent-button"
      />
    </label>
  )
}

/** Number of an order and when it was paid; on a phone its state stands beside. */
function OrderName({ order: { id, status, history }, search }: { order: SellerOrder; search: string }) {
  const when = useWhen()
  const paid = history.find((event) => event.status === 'PAID')
  return (
    <div className="min-w-0 max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-2">
      <Link
        to={`/orders/${id}`}
        state={{ search }}
        className="inline-block font-semibold whitespace-nowrap text-link max-md:py-2"
      >
        {id}
      </Link>
      <span className="md:hidden">
        <OrderStatus status={status} />
      </span>
      {paid && <span className="block text-t12 text-ink-2 max-md:hidden">{when.shortMoment(paid.at)}</span>}
    </div>
  )
}

/** One order of the list: a line from 768 px, a card below. */
export function OrderRow({
  order,
  search,
  isChosen,
  onChoose,
}: {
  order: SellerOrder
  /** Of the address of the view, so that the order knows its neighbours. */
  search: string
  isChosen: boolean
  /** Only for who works on orders. */
  onChoose: (() => void) | undefined
}) {
  const { t } = useTexts()
  const { id, customer, shipmentAddress, items, warehouse, amount, status } = order
  return (
    <div
      className={`flex min-h-11 items-start gap-3 border-b border-line px-3 py-2 md:items-center ${isChosen ? 'bg-quiet shadow-[inset_3px_0_var(--link)]' : 'bg-raised hover:bg-hover'}`}
    >
      {onChoose && <ChooseOrder id={id} isChosen={isChosen} onChoose={onChoose} />}
      <div
        className={`grid min-w-0 flex-1 gap-y-1 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 ${rowTracks}`}
      >
        <OrderName order={order} search={search} />
        <p className="min-w-0 leading-[18px] max-md:col-span-2">
          <span className="block truncate">{customer || t('orders.erased')}</span>
          {shipmentAddress && (
            <span className="block truncate text-t12 text-ink-2">{shipmentAddress.city}</span>
          )}
        </p>
        <p className="flex min-w-0 items-center gap-2 text-t13 text-ink-2 max-md:col-span-2 max-lg:md:hidden">
          <span className="flex flex-none gap-0.5 md:max-xl:hidden">
            {items.slice(0, MOST_PICTURES).map(({ productId, image }) => (
              <Picture key={productId} picture={image} size={24} />
            ))}
          </span>
          <span className="line-clamp-2">{contentsOf(order)}</span>
        </p>
        <p className="text-t13 text-ink-2 max-xl:md:hidden">{warehouse.name}</p>
        <p className="text-right font-semibold max-xl:md:hidden">{formatEuros(amount)}</p>
        <p className="flex items-center gap-x-2 max-md:col-span-2">
          <DueText order={order} />
          {asksForAnswer(order) && (
            <span title={t('orders.asks')} className="flex-none text-warn-text">
              <Icon name="message" size={16} />
              <span className="sr-only">{t('orders.asks')}</span>
            </span>
          )}
        </p>
        <p className="max-md:hidden">
          <OrderStatus status={status} />
        </p>
      </div>
    </div>
  )
}

/** Heads of the columns, for the eye: every row says in words what it shows. */
export function OrderColumns() {
  const { t } = useTexts()
  const columns = ['order', 'customer', 'contents', 'from', 'total', 'due', 'state'] as const
  return (
    <div aria-hidden="true" className={`flex-1 text-t12 font-semibold text-ink-2 max-md:hidden ${rowTracks}`}>
      {columns.map((column) => (
        <span
          key={column}
          className={`${column === 'total' ? 'md:text-right' : ''} ${column === 'from' || column === 'total' ? 'max-xl:hidden' : ''} ${column === 'contents' ? 'max-lg:hidden' : ''}`}
        >
          {t(`orders.columns.${column}`)}
        </span>
      ))}
    </div>
  )
}

/** Head of the orders of a temperature. */
export function GroupRow({
  temperatureClass,
  count,
}: {
  temperatureClass: SellerOrder['temperatureClass']
  count: number
}) {
  const { t } = useTexts()
  return (
    <h2 className="flex min-h-[34px] flex-wrap items-center justify-between gap-x-4 border-b border-line bg-quiet px-3 py-1.5 font-sans text-t13 font-normal">
      <Temperature of={temperatureClass} />
      <span className="text-ink-2">
        {t('orders.parcels', { count })}, {t(`orders.packed.${temperatureClass}`)}
      </span>
    </h2>
  )
}
