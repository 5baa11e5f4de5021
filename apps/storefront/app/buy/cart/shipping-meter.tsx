import type { Cart } from '@filiera/contract/orders/cart'
import { eurosToCents, formatEuros } from '@filiera/domain/money/money'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Check } from '../../ui/icons/frame.tsx'
import { Meter } from '../../ui/meter.tsx'

/** Pause before the meter fills, in milliseconds: the panel has arrived. */
const FILL_AFTER_MS = 160

type ShippingMeterProps = {
  cart: Cart
  /** What the goods came to before something was added, in cents: the meter fills from there. */
  formerCents?: number
}

/** How far this warehouse's goods are from free delivery, and what delivery costs now. */
export function ShippingMeter({ cart, formerCents }: ShippingMeterProps) {
  const { t } = useTranslation()
  const [isFilled, setIsFilled] = useState(formerCents === undefined)
  useEffect(() => {
    const timer = setTimeout(() => setIsFilled(true), FILL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { cost, missingToFree } = cart.shipping
  if (cart.totalItems === 0) return null
  const isAlwaysFree = cost === 0 && missingToFree !== 0
  if (missingToFree === null || isAlwaysFree) {
    return (
      <p className="mt-2.5 text-[0.9375rem] text-ink-2">
        {isAlwaysFree ? t('cart.meterFree') : t('cart.meterNone', { amount: formatEuros(cost) })}
      </p>
    )
  }
  const goods = eurosToCents(cart.totalCostDiscount)
  const threshold = goods + eurosToCents(missingToFree)
  const former = (formerCents ?? 0) / threshold
  const share = isFilled ? goods / threshold : former
  if (missingToFree === 0) {
    return (
      <>
        <Meter share={share} text={t('cart.meterReached')} />
        <p className="mt-2.5 flex items-center gap-2 text-[0.9375rem] font-semibold text-link">
          <Check size={20} />
          {t('cart.meterReached')}
        </p>
      </>
    )
  }
  const missing = t('cart.meterAdd', { amount: formatEuros(missingToFree) })
  return (
    <>
      <Meter share={share} former={former} text={missing} />
      <p className="mt-2.5 text-[0.9375rem] text-ink-2">
        {missing} {t('cart.meterNow', { amount: formatEuros(cost) })}{' '}
        {formerCents === undefined && <MoreOfSeller seller={cart.seller} />}
      </p>
    </>
  )
}

function MoreOfSeller({ seller }: Pick<Cart, 'seller'>) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link
      to={to(`/sellers/${seller.id}`)}
      className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4"
    >
      {t('cart.moreOfSeller', { seller: seller.name })}
    </Link>
  )
}
