import type { Product } from '@filiera/contract/catalog/catalogue'
import { ARRIVALS } from '@filiera/domain/catalogue-constants'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../browser/call-api.ts'
import { measureLabel } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../../ui/join.ts'
import { PhotoNote } from '../../ui/photo-note.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'

export type Arrived = Pick<
  Product,
  'id' | 'title' | 'lang' | 'image' | 'price' | 'priceDiscounted' | 'netQuantity' | 'unitPrice'
> & {
  seller: Pick<Product['seller'], 'name' | 'region' | 'city'>
  /** Its picture is a photo of its producer. */
  isPhoto: boolean
}

/** What such a row shows of a product. */
export function arrived(product: Product): Arrived {
  const { id, title, lang, image, price, priceDiscounted, netQuantity, unitPrice } = product
  const { name, region, city } = product.seller
  const seller = { name, region, city }
  const isPhoto = product.images[0]?.drawn === false
  return { id, title, lang, image, price, priceDiscounted, netQuantity, unitPrice, seller, isPhoto }
}

function Arrival({ product }: { product: Arrived }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <Link to={to(`/product/${product.id}`)} className="card group relative flex h-full flex-col">
      <div className="relative mb-3.5">
        <ProductImage
          square
          url={product.image}
          alt=""
          width={400}
          height={400}
          sizes="(min-width: 1024px) 240px, 212px"
          className="rounded-image"
          imgClassName="transition-transform duration-220 ease-out motion-safe:group-hover:scale-[1.02]"
        />
        {product.isPhoto && <PhotoNote />}
      </div>
      <Provenance
        region={product.seller.region}
        city={product.seller.city}
        className="gap-1.5 text-[0.8125rem] leading-tight md:gap-2 md:text-sm"
      />
      <span
        lang={product.lang === language ? undefined : product.lang}
        className="mt-1.5 mb-0.5 line-clamp-3 leading-[1.3] wrap-anywhere text-balance font-semibold group-hover:text-link md:text-[1.0625rem]"
      >
        {product.title}
      </span>
      <span className="text-sm wrap-anywhere text-ink-3">{product.seller.name}</span>
      <span className="mt-auto pt-3">
        <Price price={product.price} discounted={product.priceDiscounted} />
      </span>
      <span className="mt-1 text-[0.8125rem] wrap-break-word text-ink-3">{measureLabel(product, t)}</span>
    </Link>
  )
}

/** One row of products that lead to their pages, four or five side by side; on small screens it scrolls sideways. */
export function ArrivalRow({ products }: { products: readonly Arrived[] }) {
  return (
    <ul
      className={join(
        'relative -mx-4 grid [scroll-snap-type:x_mandatory] scroll-px-4 auto-cols-[167px] grid-flow-col gap-3.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:-mx-6 md:scroll-px-6 md:auto-cols-[212px] md:gap-4.5 md:px-6 lg:mx-0 lg:grid-flow-row lg:auto-cols-auto lg:gap-6 lg:overflow-visible lg:px-0',
        products.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-5',
      )}
    >
      {products.map((product) => (
        <li key={product.id} className="min-w-0 snap-start">
          <Arrival product={product} />
        </li>
      ))}
    </ul>
  )
}

/** What of the newest an empty cart shows: one row that can be bought. */
const arrivalsQuery = { sort: 'newest', filters: 'available', limit: String(ARRIVALS) } as const

/** The row that came with the page; asked for where the cart was emptied on it. */
function useArrivals(fromServer: readonly Arrived[]): readonly Arrived[] {
  const lang = useLanguage()
  const [asked, setAsked] = useState<readonly Arrived[]>([])
  const isMissing = fromServer.length === 0
  useEffect(() => {
    if (!isMissing) return
    const ended = new AbortController()
    const path = `/api/products?${new URLSearchParams({ ...arrivalsQuery, lang })}`
    void callApi<Product[]>({ method: 'GET', path, signal: ended.signal }).then(
      (answer) => answer.ok && setAsked(answer.value.map(arrived)),
    )
    return () => ended.abort()
  }, [isMissing, lang])
  return isMissing ? asked : fromServer
}

/** The newest, below an empty cart. */
export function Arrivals({ fromServer }: { fromServer: readonly Arrived[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const products = useArrivals(fromServer)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="arrivals" className="pb-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 md:mb-6">
        <h2 id="arrivals" className="text-[1.625rem] md:text-[2rem]">
          {t('cart.emptyArrivals')}
        </h2>
        <Link
          to={to('/products?sort=newest')}
          className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-[5px]"
        >
          {t('cart.emptyAllArrivals')}
        </Link>
      </div>
      <ArrivalRow products={products} />
    </section>
  )
}
