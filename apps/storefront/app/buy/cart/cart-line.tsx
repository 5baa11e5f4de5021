import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { formatEuros } from '@filiera/domain/money/money'
import { isRegionCode } from '@filiera/domain/places/regions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Icon as IconType } from '../../ui/icons/icon.tsx'
import { TrendingDown, TrendingUp, TriangleAlert } from '../../ui/icons/notice.tsx'
import { join } from '../../ui/join.ts'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { CartLineControls } from './cart-line-controls.tsx'
import { type Abroad, goesTo } from './merge/carts-abroad.ts'

function LineNote({ Icon, children }: { Icon: IconType; children: ReactNode }) {
  return (
    <p className="col-span-full mt-1.5 flex items-center gap-3 rounded-control bg-warn-ground px-3.5 py-2.5 text-sm text-warn-ink md:col-start-2 dark:border dark:border-line">
      <Icon size={20} className="flex-none text-warn-text" />
      {children}
    </p>
  )
}

/** What changed on this line since it was added (decision 36). */
function LineChange({ item, isClosed }: { item: CartItem; isClosed: boolean }) {
  const { t } = useTranslation()
  if (!item.change) return null
  const Icon =
    item.change === 'price_up' ? TrendingUp : item.change === 'price_down' ? TrendingDown : TriangleAlert
  return (
    <LineNote Icon={Icon}>
      {t(`cart.change.${item.change === 'sold_out' && isClosed ? 'closed' : item.change}`, {
        before: formatEuros(item.priceWhenAdded),
        now: formatEuros(item.priceDiscounted ?? item.price),
        max: item.maxQuantity,
      })}
    </LineNote>
  )
}

/** One product of a warehouse in the cart. */
export function CartLine({ cart, item, abroad }: { cart: Cart; item: CartItem; abroad: Abroad | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { region, city } = cart.seller
  const isSent = goesTo(item, abroad?.code ?? null)
  const isItalyOnly = item.shipsTo.every((country) => country === 'IT')
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-t border-line px-4 py-5.5 md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-x-5.5 md:px-6.5">
      <ProductImage
        square
        url={item.image}
        alt=""
        width={400}
        height={400}
        sizes="(min-width: 768px) 104px, 72px"
        widths={[200, 400]}
        className={join('rounded-image md:row-span-2', !item.available && 'unavailable')}
      />
      <div>
        {isRegionCode(region) && <Provenance region={region} city={city} />}
        <h3 className="my-0.5 font-sans text-[1.0625rem] leading-[1.3] font-semibold tracking-normal">
          <Link to={to(`/product/${item.productId}`)}>{item.title}</Link>
        </h3>
        <p className="text-sm text-ink-3">
          {t('cart.each', { price: formatEuros(item.priceDiscounted ?? item.price) })}
          {isItalyOnly && ` · ${t('cart.italyOnly')}`}
        </p>
      </div>
      {item.available && isSent && (
        <p className="col-start-2 text-xl leading-[1.2] font-semibold whitespace-nowrap md:col-start-3 md:row-start-1 md:text-right">
          {item.lineCost !== item.lineCostDiscount && (
            <s className="block text-sm font-normal text-ink-3">
              <span className="sr-only">{t('cart.before')} </span>
              {formatEuros(item.lineCost)}
            </s>
          )}
          {formatEuros(item.lineCostDiscount)}
        </p>
      )}
      <CartLineControls cart={cart} item={item} />
      {abroad && !isSent && (
        <LineNote Icon={TriangleAlert}>{t('cart.notThere', { where: abroad.where })}</LineNote>
      )}
      <LineChange item={item} isClosed={cart.seller.closed} />
    </li>
  )
}
