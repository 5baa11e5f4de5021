import type { Product } from '@filiera/contract/catalog/catalogue'
import { Link } from 'react-router'
import { measureLabel } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Price } from '../../ui/price.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'

/** The fields of a product that a mention shows. */
export type MentionedProduct = Pick<
  Product,
  'id' | 'title' | 'image' | 'seller' | 'price' | 'priceDiscounted' | 'netQuantity' | 'unitPrice' | 'lang'
>

/** A product inside a post: small image, place, name and price in one row. */
export function MentionedProductCard({ product }: { product: MentionedProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <article className="relative grid grid-cols-[76px_minmax(0,1fr)] items-center gap-x-4 rounded-panel bg-quiet p-3.5 md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-x-5">
      <ProductImage
        square
        url={product.image}
        alt=""
        width={120}
        height={120}
        widths={[200, 400]}
        sizes="104px"
        className="rounded-image"
      />
      <div className="min-w-0">
        <Provenance region={product.seller.region} city={product.seller.city} className="gap-2 text-sm" />
        <h3 className="mt-1 font-sans text-base leading-[1.3] font-semibold tracking-normal md:text-[1.0625rem]">
          <Link
            to={to(`/product/${product.id}`)}
            lang={product.lang === language ? undefined : product.lang}
            className="after:absolute after:inset-0 hover:underline"
          >
            {product.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-3">{product.seller.name}</p>
      </div>
      <div className="col-start-2 mt-1.5 md:col-start-3 md:mt-0 md:text-right">
        <Price price={product.price} discounted={product.priceDiscounted} />
        <p className="mt-1 text-[0.8125rem] text-ink-3">{measureLabel(product, t)}</p>
      </div>
    </article>
  )
}
