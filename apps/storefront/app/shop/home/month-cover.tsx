import { cityName } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { measureLabel } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { PhotoNote } from '../../ui/photo-note.tsx'
import { Price } from '../../ui/price.tsx'
import { PriceFlag } from '../../ui/price-flag.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { AddToCartButton } from '../product/add-to-cart-button.tsx'
import type { CardProduct } from '../product/card-product.ts'

/** The product on the cover, with what an editor wrote about it. */
export type Cover = { product: CardProduct; title: string; text: string; image: string }

function CoverPicture({ product, image }: Pick<Cover, 'product' | 'image'>) {
  return (
    <div
      className={join(
        'relative',
        image ? 'aspect-[4/3] md:aspect-auto md:min-h-[364px]' : 'aspect-square',
        !image && product.isPhoto && 'photo-ground',
      )}
    >
      <ProductImage
        url={image || product.image}
        alt=""
        width={1540}
        height={784}
        widths={[400, 800, 1200]}
        // tablets show the middle of the picture, as high as the panel
        sizes="(min-width: 1024px) 747px, (min-width: 768px) 882px, 100vw"
        afterOthers
        className="absolute inset-0"
        imgClassName={join('h-full', image && 'object-[50%_100%]')}
      />
      {!image && product.isPhoto && <PhotoNote />}
      <PriceFlag percent={product.discountPercent} className="absolute top-5.5 left-0 text-[1.0625rem]" />
    </div>
  )
}

/** One product, one producer, one price, one button: a panel that lies over the table of the hero. */
export function MonthCover({ cover }: { cover: Cover | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  if (!cover) return null
  const { product, title, text, image } = cover
  return (
    <section data-block="cover" aria-labelledby="cover" className="relative z-5 -mt-9 md:-mt-12 lg:-mt-16">
      <Container>
        <article
          className={join(
            'relative grid overflow-hidden rounded-panel bg-raised shadow-e2 outline -outline-offset-1 outline-line',
            image
              ? 'md:grid-cols-2 lg:grid-cols-[7fr_5fr]'
              : 'md:grid-cols-[364px_1fr] lg:grid-cols-[400px_1fr]',
          )}
        >
          <CoverPicture product={product} image={image} />
          <div className="flex max-w-[600px] flex-col justify-center px-5 pt-5 pb-5.5 md:px-7 md:py-6.5 lg:px-10 lg:py-4">
            {title && <p className="mb-2.5 text-[0.9375rem] font-semibold text-ink-3">{title}</p>}
            <h2 id="cover" className="text-[1.6875rem] leading-[1.12] md:text-[clamp(1.75rem,2.5vw,2.25rem)]">
              <Link
                to={to(`/product/${product.id}`)}
                lang={product.lang === language ? undefined : product.lang}
                className="hover:underline hover:decoration-[1.5px] hover:underline-offset-[6px]"
              >
                {product.title}
              </Link>
            </h2>
            <Provenance
              region={product.seller.region}
              city={`${cityName(product.seller.city, language)} · ${product.seller.name}`}
              className="mt-3.5 text-[0.9375rem]!"
            />
            {text && <p className="mt-3 text-ink-2">{text}</p>}
            <p className="mt-4 mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Price price={product.price} discounted={product.priceDiscounted} size="page" />
              <span className="text-sm text-ink-2">{measureLabel(product, t)}</span>
            </p>
            <AddToCartButton productId={product.id} title={product.title} variant="page" />
          </div>
        </article>
      </Container>
    </section>
  )
}
