import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { Printer } from '../../ui/icons/pages.tsx'
import { Plate } from '../../ui/plate.tsx'

/** What goes into the parcel; on paper it is the sheet that goes with it. */
export function PackingList({ order }: { order: SellerOrder }) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  return (
    <section
      aria-labelledby="contents"
      className="rounded-panel border border-line px-4.5 py-5.5 md:px-7 print:border-0 print:p-0"
    >
      <header className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="contents" className="text-2xl">
          {t('fulfilment.contents')}
        </h2>
        {hydrated && (
          <Button variant="outline" size="small" className="print:hidden" onClick={() => window.print()}>
            <Printer size={20} />
            {t('fulfilment.print')}
          </Button>
        )}
      </header>
      <ul>
        {order.items.map((item) => {
          const left = item.quantity - item.refundedQuantity
          return (
            <li
              key={item.productId}
              className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line py-2.5 first:border-t-0"
            >
              <Plate
                url={item.image}
                alt=""
                width={400}
                height={400}
                sizes="56px"
                widths={[200]}
                imgClassName="rounded-[10px]"
              />
              <span className="break-words">
                {item.title}
                <span className="block text-sm text-ink-2 print:hidden">
                  {t('fulfilment.each', { price: formatEuros(item.priceDiscounted ?? item.price) })}
                </span>
                {item.refundedQuantity > 0 && (
                  <span className="block text-sm font-medium text-warn-text">
                    {t('fulfilment.refundedPieces', { count: item.refundedQuantity })}
                  </span>
                )}
              </span>
              <b className="text-right text-lg font-semibold">{t('fulfilment.pieces', { count: left })}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
