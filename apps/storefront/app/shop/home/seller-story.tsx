import { Link } from 'react-router'
import { measureLabel } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { AddToCartButton } from '../product/add-to-cart-button.tsx'
import type { CardProduct } from '../product/card-product.ts'
import type { CardSeller } from '../sellers/seller-card.tsx'

export type Story = {
  seller: CardSeller
  products: readonly CardProduct[]
  /** Figures of the shop: a number and what it counts. */
  numbers: readonly { value: string; label: string }[]
}

/** A product as one line: picture, name, price and the plus; on wide screens the picture stands above. */
function StoryProduct({ product }: { product: CardProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  return (
    <li className="relative grid grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-4 border-green-700 py-3 not-first:border-t lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:items-end lg:gap-x-2 lg:gap-y-3 lg:border-none lg:py-0">
      <ProductImage
        url={product.image}
        alt=""
        width={240}
        height={240}
        widths={[200, 400, 600]}
        sizes="(min-width: 1280px) 238px, (min-width: 1024px) 170px, 84px"
        className="lg:col-span-2"
        imgClassName="aspect-square rounded-control lg:rounded-image xl:aspect-[6/5] object-bottom"
      />
      <div className="lg:flex lg:h-full lg:flex-col">
        <h3 className="font-sans text-base leading-[1.3] font-semibold tracking-normal md:text-[1.0625rem]">
          <Link
            to={to(`/product/${product.id}`)}
            lang={product.lang === language ? undefined : product.lang}
            className="after:absolute after:inset-0 hover:underline"
          >
            {product.title}
          </Link>
        </h3>
        <p className="mt-1.5 lg:mt-auto lg:pt-1.5 [&_s]:text-green-100">
          <Price price={product.price} discounted={product.priceDiscounted} />
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-green-100">{measureLabel(product, t)}</p>
        {product.isPhoto && <p className="text-[0.8125rem] text-green-100">{t('catalogue.photo')}</p>}
      </div>
      <AddToCartButton
        productId={product.id}
        title={product.title}
        variant="card"
        // white, as on no other ground
        className="relative z-1 [--button-hover:var(--color-green-100)] [--button:#fff] [--on-button:var(--color-green-900)]"
      />
    </li>
  )
}

/** The seller of the week: its land from edge to edge, three numbers, three things to buy. */
export function SellerStory({ story }: { story: Story | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!story) return null
  const { seller, products, numbers } = story
  return (
    <section data-block="story" aria-labelledby="story" className="on-green bg-green-900 text-white">
      <ProductImage
        url={seller.imageUrl}
        alt=""
        width={1700}
        height={800}
        widths={[800, 1200, 1700]}
        sizes="100vw"
        imgClassName="h-44 object-[60%_50%] md:h-[clamp(190px,20vw,540px)]"
      />
      <Container className="grid gap-6 pt-5.5 pb-6 lg:grid-cols-[5fr_7fr] lg:gap-12 lg:py-8">
        <div>
          <Provenance region={seller.region} city={seller.city} className="text-green-100!" />
          <h2 id="story" className="mt-2.5 text-[1.75rem] md:text-[2.25rem] xl:text-[2.5rem]">
            {seller.name}
          </h2>
          <p className="mt-3 max-w-[34em] text-green-100">{seller.description}</p>
          {numbers.length > 0 && (
            <dl className="mt-6 grid auto-cols-fr grid-flow-col gap-3 md:gap-4">
              {numbers.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-[0.8125rem] leading-[1.35] text-balance text-green-100 md:text-sm">
                    {label}
                  </dt>
                  <dd className="font-serif text-amber-300 text-[clamp(1rem,5.2vw,2.375rem)] md:text-[clamp(1.5rem,2.8vw,2.375rem)] leading-[1.1] whitespace-nowrap lining">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Link
            to={to(`/sellers/${seller.id}`)}
            className="mt-4 inline-flex min-h-11 items-center font-semibold underline decoration-green-300 decoration-[1.5px] underline-offset-[5px] hover:decoration-current"
          >
            {t('home.enterShop')}
          </Link>
        </div>
        <ul className="grid content-center lg:grid-cols-3 lg:gap-6">
          {products.map((product) => (
            <StoryProduct key={product.id} product={product} />
          ))}
        </ul>
      </Container>
    </section>
  )
}
