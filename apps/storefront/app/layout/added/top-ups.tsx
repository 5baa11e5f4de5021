import type { Product } from '@filiera/contract/catalog/catalogue'
import type { listTopUps } from '@filiera/contract/catalog/top-ups'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Cart } from '@filiera/contract/orders/cart'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../browser/call-api.ts'
import { AddToCartButton } from '../../shop/product/add-to-cart-button.tsx'
import { closeAdded } from '../../state/cart/added-store.ts'
import { measureLabel } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Price } from '../../ui/price.tsx'
import { SmallImage } from '../../ui/small-image.tsx'

/** Of the first hundred: an address has an end. */
const MOST_LEFT_OUT = 100

/** What brings the cart to its free delivery, asked for once: what is offered stays while it is added. */
function useTopUps(cart: Cart): readonly Product[] {
  const language = useLanguage()
  const [offered, setOffered] = useState<readonly Product[]>([])
  const [{ id, missing, items }] = useState(() => ({
    id: cart.warehouse.id,
    missing: cart.shipping.missingToFree,
    items: cart.items,
  }))
  useEffect(() => {
    if (!missing) return
    const ended = new AbortController()
    const query = new URLSearchParams({ warehouse: id, missing: String(missing), lang: language })
    for (const { productId } of items.slice(0, MOST_LEFT_OUT)) query.append('without', productId)
    const path = `/api/products/top-ups?${query}`
    void callApi<EndpointAnswer<typeof listTopUps>>({ method: 'GET', path, signal: ended.signal }).then(
      (answer) => answer.ok && setOffered(answer.value),
    )
    return () => ended.abort()
  }, [id, missing, items, language])
  return offered
}

/** Two things of the same warehouse that close the gap to free delivery; nothing where none do. */
export function TopUps({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const products = useTopUps(cart)
  if (products.length === 0) return null
  const cents = products.reduce(
    (sum, { price, priceDiscounted }) => sum + eurosToCents(priceDiscounted ?? price),
    0,
  )
  return (
    <section aria-labelledby="top-ups" className="mt-4">
      <h3 id="top-ups" className="font-sans text-base font-semibold tracking-normal">
        {t('cart.topUps', { count: products.length })}
      </h3>
      <p className="text-sm text-ink-2">
        {t('cart.topUpsText', { count: products.length, amount: formatMoney(cents) })}
      </p>
      <ul className="mt-1.5">
        {products.map((product) => (
          <TopUp key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function TopUp({ product }: { product: Product }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { id, title, image, lang, price, priceDiscounted } = product
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line py-2 md:grid-cols-[72px_minmax(0,1fr)_auto]">
      <SmallImage url={image} sizes="72px" className="rounded-control" />
      <div>
        <Link
          to={to(`/product/${id}`)}
          lang={lang === language ? undefined : lang}
          onClick={closeAdded}
          className="block text-[0.9375rem] leading-tight font-semibold hover:underline"
        >
          {title}
        </Link>
        <p className="text-[0.8125rem] text-ink-3">{measureLabel(product, t)}</p>
        <Price price={price} discounted={priceDiscounted} size="line" />
      </div>
      <AddToCartButton productId={id} title={title} variant="line" />
    </li>
  )
}
