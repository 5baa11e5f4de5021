import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { formatEuros } from '@filiera/domain/money/money'
import { lazy, Suspense, useState } from 'react'
import { useAuthStore } from '../../../state/auth/auth-store.ts'
import { measureLabel } from '../../../texts/measure.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Stepper } from '../../../ui/forms/stepper.tsx'
import { Info } from '../../../ui/icons/notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { PriceFlag } from '../../../ui/price-flag.tsx'
import { AddToCartButton } from '../../product/add-to-cart-button.tsx'
import type { CardProduct } from '../../product/card-product.ts'
import { STOCK_ALERT } from '../../product/labels.ts'
import { BuyBar } from './buy-bar.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { type Fact, FactStrip } from './fact-strip.tsx'
import { FormatChoice, type Formats } from './format-choice.tsx'
import type { PageDetails, PageProduct } from './page-product.ts'
import { ProductHeading, ProductLead } from './product-heading.tsx'
import { ProductPicks } from './product-picks.tsx'

/** Only customers need it; where it cannot be fetched the page stays as it is. */
const ForeignAddress = lazy(() => import('./foreign-address.tsx').catch(() => ({ default: () => null })))
/** Only sold-out products need these. */
const AlertForm = lazy(() => import('../../newsletter/alert-form.tsx'))
const Instead = lazy(() => import('./instead.tsx'))

type BuyBoxProps = {
  product: PageProduct
  formats: Formats | null
  details: Pick<PageDetails, 'lowestPrice30Days' | 'lowestPriceSince' | 'withdrawal'>
  /** What the strip says. */
  facts: readonly Fact[]
  /** First and last day in words. */
  delivery: { from: string; to: string }
  /** The countries that it ships to, by name. */
  shipsTo: string
  /** The shop is on holiday: until when, in the visitor's language. */
  closed: { title: string; text: string } | null
  /** Of its category, where it is sold out. */
  instead: readonly CardProduct[]
}

/** Name, price, button, facts and what delivery means for this product: the parts of the grid beside and below its picture. */
export function BuyBox({
  product,
  formats,
  details,
  facts,
  delivery,
  shipsTo,
  closed,
  instead,
}: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const isLoggedIn = useAuthStore((state) => state.isLoggedIn)
  const isInset = product.images.length > 1
  return (
    <>
      {/* a column of its own beside the picture; on narrower screens the facts stand between its two parts */}
      <div className="contents lg:row-span-3 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-8">
        <div className="flex min-w-0 flex-col">
          <ProductHeading product={product} />
          <ProductLead product={product} />
          <div className="md:border-t md:border-line md:pt-5">
            <PriceLines product={product} details={details} />
            {formats && <FormatChoice formats={formats} chosen={product.id} />}
            {product.available && isLoggedIn && (
              <Suspense>
                <ForeignAddress shipsTo={product.shipsTo} />
              </Suspense>
            )}
            <BuyForm product={product} closed={closed} quantity={quantity} onQuantity={setQuantity} />
            <ProductPicks product={product} />
            {product.alcohol && <Adults />}
            {product.available && <BuyBar product={product} quantity={quantity} />}
          </div>
        </div>
        <DeliveryPanel
          product={product}
          details={details}
          delivery={delivery}
          shipsTo={shipsTo}
          quantity={quantity}
        />
      </div>
      <FactStrip facts={facts} isInset={isInset} />
      {!product.available && !closed && (
        <Suspense>
          <Instead products={instead} category={product.category} isInset={isInset} />
        </Suspense>
      )}
    </>
  )
}

function PriceLines({ product, details }: Pick<BuyBoxProps, 'product' | 'details'>) {
  const { t } = useTranslation()
  const { lowestPrice30Days: lowest, lowestPriceSince: since } = details
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-3">
        <Price price={product.price} discounted={product.priceDiscounted} size="page" />
        <PriceFlag percent={product.discountPercent} className="self-center" />
      </p>
      <p className="mt-1 mb-2 text-sm text-ink-2 md:mt-2.5 md:mb-4.5">
        {measureLabel(product, t)} · {t('catalogue.vatIncluded')}
        {product.priceDiscounted !== null && lowest !== null && (
          <>
            <br />
            {since === null
              ? t('catalogue.lowest', { amount: formatEuros(lowest) })
              : t('catalogue.lowestSince', { amount: formatEuros(lowest), date: since })}
          </>
        )}
      </p>
    </>
  )
}

type BuyFormProps = Pick<BuyBoxProps, 'product' | 'closed'> & {
  quantity: number
  onQuantity: (quantity: number) => void
}

/** The button with its quantity; of what cannot be bought, why, and a word when it is back. */
function BuyForm({ product, closed, quantity, onQuantity }: BuyFormProps) {
  const { t } = useTranslation()
  if (product.available)
    return (
      <AddToCartButton
        productId={product.id}
        title={product.title}
        variant="page"
        quantity={quantity}
        className="flex flex-wrap gap-2.5 md:gap-3"
      >
        <Stepper
          name="quantity"
          size="large"
          label={t('catalogue.quantity')}
          value={quantity}
          max={Math.min(MAX_LINE_QUANTITY, product.stock ?? MAX_LINE_QUANTITY)}
          onChange={onQuantity}
        />
      </AddToCartButton>
    )
  if (closed)
    return (
      <Notice type="info" title={closed.title}>
        {closed.text}
      </Notice>
    )
  return (
    <div id={STOCK_ALERT} className="scroll-mt-6">
      <p className="flex items-center gap-2 leading-tight font-semibold">
        <Info size={20} className="flex-none text-link" />
        {t('catalogue.soldOut')}
      </p>
      <Suspense>
        <AlertForm texts="catalogue.alert" variant="primary" className="md:mt-3" />
      </Suspense>
    </div>
  )
}

function Adults() {
  const { t } = useTranslation()
  return (
    <Notice type="info" title={t('catalogue.adults')} className="mt-4">
      {t('catalogue.adultsText')}
    </Notice>
  )
}
