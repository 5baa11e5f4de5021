import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { shippingMethods } from '@filiera/domain/places/shipping'
import type { ReactNode } from 'react'
import { useCartStore } from '../../../state/cart/cart-store.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { warehouseName } from '../../../texts/warehouse-name.ts'
import { Globe, Package, Thermometer, Truck, Undo2 } from '../../../ui/icons/delivery.tsx'
import type { Icon as IconType } from '../../../ui/icons/icon.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { warehouseAdjustments } from '../../product/warehouse-adjustments.ts'
import type { PageProduct } from './page-product.ts'

type DeliveryPanelProps = {
  product: PageProduct
  details: Pick<ProductDetails, 'withdrawal'>
  /** First and last day in words. */
  delivery: { from: string; to: string }
  shipsTo: string
  quantity: number
}

function Row({ Icon, children }: { Icon: IconType; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] content-start gap-3 md:max-lg:first:row-span-2">
      <Icon size={22} className="mt-px text-link" />
      <div>{children}</div>
    </li>
  )
}

/** Cost of delivery from this warehouse, and how far the cart and this quantity are from free delivery. */
function ShippingMeter({ product, quantity }: Pick<DeliveryPanelProps, 'product' | 'quantity'>) {
  const { t } = useTranslation()
  const cart = useCartStore((state) =>
    state.carts.find(({ warehouse }) => warehouse.id === product.warehouse.id),
  )
  const { thresholdCents, feeCents } = warehouseAdjustments(product.warehouse)
  if (thresholdCents === 0 || feeCents === 0)
    return <p className="text-sm text-ink-2">{t('catalogue.shippingFree')}</p>
  if (thresholdCents === null || !product.available) {
    return feeCents === null ? null : (
      <p className="text-sm text-ink-2">{t('catalogue.shippingFlat', { fee: formatMoney(feeCents) })}</p>
    )
  }
  const threshold = formatMoney(thresholdCents)
  const inCart = cart ? eurosToCents(cart.totalCostDiscount) : 0
  const withThis = inCart + quantity * eurosToCents(product.priceDiscounted ?? product.price)
  const missing = thresholdCents - withThis
  const rest =
    inCart >= thresholdCents
      ? t('catalogue.reached')
      : missing > 0
        ? t('catalogue.addForFree', { amount: formatMoney(missing) })
        : t('catalogue.reachedWith')
  const text = inCart > 0 ? t('catalogue.inCart', { amount: formatMoney(inCart), rest }) : rest
  return (
    <>
      <p className="text-sm text-ink-2">
        {feeCents === null
          ? t('catalogue.shippingFreeFrom', { threshold })
          : t('catalogue.shippingFee', { fee: formatMoney(feeCents), threshold })}
      </p>
      <Meter share={withThis / thresholdCents} text={text} className="mt-3" />
      <p className="mt-1.5 text-sm text-ink-2">{text}</p>
    </>
  )
}

/** Where the parcel starts, when it arrives, where it may go, what it costs, how much is left, and the right to withdraw. */
export function DeliveryPanel({ product, details, delivery, shipsTo, quantity }: DeliveryPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const stock = product.stock
  const isItalyOnly = product.shipsTo.every((country) => country === 'IT')
  return (
    <ul className="mt-2 grid content-start gap-3.5 self-start rounded-image bg-quiet px-5 py-4.5 text-[0.9375rem] md:col-span-2 md:mt-0 md:max-lg:grid-cols-2 md:max-lg:gap-x-8 max-lg:order-1 lg:col-span-1">
      <Row Icon={Truck}>
        <p>
          <b>{t('catalogue.leaves', { warehouse: warehouseName(product.warehouse, t, language) })}</b>
        </p>
        {product.available && <p>{t('catalogue.arrives', delivery)}</p>}
        <ShippingMeter product={product} quantity={quantity} />
      </Row>
      {/* of a shop on holiday the notice above says what there is to say */}
      {(product.available || stock === 0) && (
        <Row Icon={Package}>
          {stock === 0
            ? t('catalogue.soldOut')
            : stock === null
              ? t('catalogue.inStock')
              : t('catalogue.fewLeft', { count: stock })}
        </Row>
      )}
      <Row Icon={Globe}>
        {isItalyOnly ? (
          t('catalogue.italyOnly')
        ) : (
          <>
            <p>{t('catalogue.shipsTo', { countries: shipsTo })}</p>
            <p className="text-sm text-ink-2">
              {t('catalogue.abroad', { amount: formatMoney(shippingMethods.international.priceCents) })}
            </p>
          </>
        )}
      </Row>
      <Row Icon={Thermometer}>{t(`catalogue.temperature.${product.temperatureClass}`)}</Row>
      {details && <Row Icon={Undo2}>{t(`catalogue.withdrawal.${details.withdrawal.reason}`)}</Row>}
    </ul>
  )
}
