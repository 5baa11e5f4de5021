import { formatHour } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { SmallImage } from '../../ui/small-image.tsx'
import type { UnpaidOrder as Unpaid } from './unpaid-order.state.ts'

/** Pictures that fit beside the words. */
const MOST_PICTURES = 2

/** The order that waits for its payment: the cart still holds it, so it can be paid, given up, or replaced by ordering anew. */
export function UnpaidOrder({ order }: { order: Unpaid }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { checkoutId, numbers, total, expiresAt, items } = order
  const time = formatHour(expiresAt, language)
  return (
    <section
      aria-labelledby="unpaid-order"
      className="mb-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3.5 rounded-panel border-[1.5px] border-amber bg-warn-ground p-4 text-[0.9375rem] text-warn-ink md:px-5.5 md:py-4.5 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="flex">
        {items.slice(0, MOST_PICTURES).map(({ productId, image }) => (
          <SmallImage
            key={productId}
            url={image}
            sizes="48px"
            className="size-12 flex-none rounded-[10px] outline-2 outline-warn-ground not-first:-ml-3.5"
          />
        ))}
      </span>
      <div>
        <h2 id="unpaid-order" className="font-sans text-base font-semibold tracking-normal text-ink">
          {t('cart.unpaidTitle', { total: formatEuros(total) })}
        </h2>
        <p className="mt-0.5">{t('cart.unpaidText', { time })}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1 max-lg:col-span-2">
        <form method="post" action={to('/cart')}>
          <input type="hidden" name="intent" value="cancel-order" />
          <input type="hidden" name="orderId" value={numbers[0]} />
          <button
            type="submit"
            className="min-h-11 cursor-pointer font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('cart.unpaidCancel')}
          </button>
        </form>
        <Link to={to(`/checkout/${checkoutId}`)} reloadDocument className={buttonClass({ size: 'small' })}>
          {t('cart.unpaidPay', { total: formatEuros(total) })}
        </Link>
      </div>
    </section>
  )
}
