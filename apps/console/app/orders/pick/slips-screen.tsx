import { Fragment } from 'react'
import { InLanguage } from '../../texts/in-language.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { unbroken } from '../../texts/unbroken.ts'
import { BackLink, Button } from '../../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../../ui/states.tsx'
import { useWork } from '../../work/work.tsx'
import { useAddressLines } from '../address-lines.ts'
import { useLotText } from '../lots/use-lot-text.ts'
import type { Parcel } from './pick.ts'
import { useParcels } from './use-parcels.ts'

/** The sheet that goes into a parcel: always white, without prices, in the language of the order. */
function Slip({ letter, order }: Parcel) {
  const { t } = useTexts()
  const addressLines = useAddressLines()
  const { full } = useLotText()
  const { shipmentAddress, seller, items } = order
  return (
    <article
      lang={order.language}
      className="mb-4 rounded-control border border-[#8a938d] bg-white p-6 text-[#17201b] print:mb-0 print:break-after-page print:border-0"
    >
      <header className="flex items-start justify-between gap-4">
        <p>
          <b className="block font-serif text-t18 font-normal">{seller.name}</b>
          {seller.city}
        </p>
        <b className="grid h-11 min-w-11 place-items-center rounded-chip bg-[#17201b] px-2 text-t18 font-semibold text-white">
          {letter}
        </b>
      </header>
      <address className="my-4 not-italic">
        {(shipmentAddress ? addressLines(shipmentAddress) : [order.customer]).map((line, index) => (
          <span key={line} className={`block wrap-anywhere ${index === 0 ? 'font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </address>
      <ul className="border-t border-[#17201b]">
        {items
          .filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity)
          .map(({ productId, title, quantity, refundedQuantity, lots }) => (
            <li key={productId} className="flex justify-between gap-4 border-b border-[#8a938d] py-1.5">
              <span className="wrap-anywhere">
                {unbroken(title)}
                {lots.map((lot) => (
                  <span key={lot.id} className="block text-t13">
                    {[
                      t('orders.lots.ofSlip', { code: lot.code }),
                      full(lot),
                      lots.length > 1 && t('orders.pieces', { count: lot.pieces }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                ))}
              </span>
              <b className="font-semibold">{quantity - refundedQuantity}</b>
            </li>
          ))}
      </ul>
      <p className="mt-4 text-t13">{t('orders.slips.note', { number: order.id })}</p>
    </article>
  )
}

/** Says, on the screen alone, that a parcel must not leave with the lots that it has. */
function BlockedNote({ letter, order: { items } }: Parcel) {
  const { t } = useTexts()
  const isBlocked = items.some(
    ({ quantity, refundedQuantity, lots }) =>
      quantity > refundedQuantity && lots.some((lot) => lot.isBlocked),
  )
  if (!isBlocked) return null
  return (
    <p className="mb-2 rounded-control bg-bad-ground px-3 py-2 text-bad-text print:hidden">
      {t('orders.slips.blocked', { letter })}
    </p>
  )
}

/** Packing slips of the chosen orders, a page each on paper. */
export default function SlipsScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { parcels, error, retry } = useParcels(shop.id)
  return (
    <div className="max-w-[760px]">
      <BackLink to="/orders?state=to_ship">{t('orders.back')}</BackLink>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3 print:hidden">
        <h1>{t('orders.bulk.slips')}</h1>
        {parcels && parcels.length > 0 && (
          <Button primary icon="printer" onClick={() => print()}>
            {t('orders.slips.print', { count: parcels.length })}
          </Button>
        )}
      </header>
      {error ? <BlockError error={error} onRetry={retry} /> : !parcels && <SkeletonRows rows={6} />}
      {parcels?.length === 0 && (
        <BlockMessage icon="check" title={t('orders.empty.title')}>
          <p>{t('orders.empty.to_ship')}</p>
        </BlockMessage>
      )}
      {parcels?.map((parcel) => (
        <Fragment key={parcel.order.id}>
          <BlockedNote {...parcel} />
          <InLanguage language={parcel.order.language}>
            <Slip {...parcel} />
          </InLanguage>
        </Fragment>
      ))}
    </div>
  )
}
