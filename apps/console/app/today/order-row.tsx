import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** Pictures of a parcel that a row has room for. */
const MOST_PICTURES = 3

function Pictures({ items }: { items: SellerOrder['items'] }) {
  return (
    <span className="flex flex-none gap-0.5 max-md:hidden">
      {items.slice(0, MOST_PICTURES).map(({ productId, image }) => (
        <Picture key={productId} picture={image} size={24} />
      ))}
    </span>
  )
}

/** One order of a job: number, for whom, what is in it, what it is worth. */
export function OrderRow({
  order,
  isPending,
  onAccept,
}: {
  order: SellerOrder
  isPending: boolean
  /** Only where it can be accepted. */
  onAccept: (() => void) | undefined
}) {
  const { t } = useTexts()
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-1.5 pl-[46px] hover:bg-hover md:pr-2">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/orders/${order.id}`}
            className="inline-block font-semibold text-link max-md:-my-2 max-md:py-3"
          >
            {order.id}
          </Link>
          {order.status === 'PREPARING' && (
            <span className="rounded-chip bg-ok-ground px-2 text-t12 font-semibold text-ok-text">
              {t('today.preparing')}
            </span>
          )}
        </p>
        <p className="text-t13 wrap-anywhere text-ink-2">
          {order.customer && `${t('today.for', { name: order.customer })} · `}
          {t('today.pieces', { count: pieces })} · {order.warehouse.name}
        </p>
      </div>
      <Pictures items={order.items} />
      <b className="flex-none font-semibold max-md:mr-auto md:w-20 md:text-right">
        {formatEuros(order.amount)}
      </b>
      {onAccept && (
        <Button
          small
          primary
          disabled={isPending}
          onClick={onAccept}
          aria-label={t('today.acceptOrder', { number: order.id })}
        >
          {t('today.doAccept')}
        </Button>
      )}
    </li>
  )
}
