import type { Cart } from '@filiera/contract/orders/cart'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { isRegionCode } from '@filiera/domain/places/regions'
import type { Added } from '../../state/cart/added-store.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Provenance } from '../../ui/provenance.tsx'
import { SmallImage } from '../../ui/small-image.tsx'

/** What has just been added: picture, place, pieces and what they cost. */
export function AddedProduct({ cart, added }: { cart: Cart; added: Added }) {
  const { t } = useTranslation()
  const item = cart.items.find(({ productId }) => productId === added.productId)
  if (!item) return null
  const { region, city } = cart.seller
  return (
    <div className="grid grid-cols-[68px_minmax(0,1fr)] gap-x-4 md:grid-cols-[96px_minmax(0,1fr)]">
      <SmallImage url={item.image} sizes="(min-width: 768px) 96px, 68px" className="rounded-control" />
      <div>
        <p className="mb-1 leading-tight font-semibold">{item.title}</p>
        {isRegionCode(region) && <Provenance region={region} city={city} />}
        <p className="mt-1 flex items-baseline justify-between gap-4 text-[0.9375rem] text-ink-2">
          {t('cart.pieces', { count: added.quantity })}
          <b className="text-[1.0625rem] font-semibold whitespace-nowrap text-ink">
            {formatMoney(added.quantity * eurosToCents(item.priceDiscounted ?? item.price))}
          </b>
        </p>
      </div>
    </div>
  )
}
