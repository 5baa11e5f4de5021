import { formatShortDate } from '@filiera/domain/dates/short-date'
import { useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { measureParts } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CircleCheck } from '../../ui/icons/notice.tsx'
import { join } from '../../ui/join.ts'
import { PhotoNote } from '../../ui/photo-note.tsx'
import { Price } from '../../ui/price.tsx'
import { PriceFlag } from '../../ui/price-flag.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { AddToCartButton } from './add-to-cart-button.tsx'
import type { CardProduct } from './card-product.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { Heart } from './heart.tsx'
import { markLabel, STOCK_ALERT } from './labels.ts'
import { rememberPressedPicture } from './pressed-picture.ts'
import { Rating } from './rating.tsx'

type ProductCardProps = {
  product: CardProduct
  /** One of the first of the page: its picture is not lazy. */
  eager?: boolean
  level?: 2 | 3
  /** With a box to compare it. */
  comparable?: boolean
  /** What its label says of what was searched for. */
  label?: string | undefined
}

type FactsProps = { first: string; second: string | undefined; className: string }

const sizes = '(min-width: 1280px) 302px, (min-width: 768px) 33vw, 50vw'

/** Two facts of a line; the point between them is cut off where each has a line of its own. */
function Facts({ first, second, className }: FactsProps) {
  return (
    <p className={join('flex flex-wrap overflow-hidden', className)}>
      <span className="pr-3">{first}</span>
      {second && (
        <span className="-ml-3 flex min-w-0">
          <span className="w-3 flex-none text-center">·</span>
          <span className="min-w-0">{second}</span>
        </span>
      )}
    </p>
  )
}

/** Its picture with what lies on it: discount, why it cannot be bought now, the heart. */
function CardPicture({
  product,
  eager,
  isLeading,
}: {
  product: CardProduct
  eager: boolean
  isLeading: boolean
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="relative mb-3.5">
      <ProductImage
        url={product.image}
        alt=""
        width={400}
        height={400}
        sizes={sizes}
        eager={eager}
        square
        className={join('rounded-image', isLeading && 'picture-leading')}
        imgClassName={join(
          'transition-transform duration-220 ease-out motion-safe:group-hover:scale-[1.02]',
          !product.available && 'unavailable',
        )}
      />
      {product.isPhoto && <PhotoNote />}
      <PriceFlag percent={product.discountPercent} className="absolute top-4 left-0" />
      {!product.available && (
        <span className="absolute bottom-3.5 left-0 rounded-r-chip bg-ink px-2 py-1.5 text-[0.8125rem] font-semibold text-paper md:px-3.5 md:text-sm">
          {product.closedUntil
            ? t('catalogue.closed', { date: formatShortDate(product.closedUntil, language) })
            : t('catalogue.backSoon')}
        </span>
      )}
      <Heart product={product} />
    </div>
  )
}

/** Stars and the first two marks, where there are any. */
function CardMarks({ product }: { product: CardProduct }) {
  const { t } = useTranslation()
  const marks = product.marks.slice(0, 2)
  if (product.reviewsCount === 0 && marks.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <Rating stars={product.stars} count={product.reviewsCount} />
      {marks.map((mark) => (
        <span
          key={mark}
          className="rounded-chip bg-quiet px-[7px] py-px text-[0.8125rem] font-semibold text-link"
        >
          {markLabel(mark, product, t)}
        </span>
      ))}
    </p>
  )
}

/** What it costs, and the button that adds it or offers to say when it is back. */
function CardPrice({ product, path }: { product: CardProduct; path: string }) {
  const { t } = useTranslation()
  const [quantity, unitPrice] = measureParts(product, t)
  return (
    <div className="mt-auto flex flex-wrap items-end justify-end gap-2.5 pt-3">
      {/* a price that leaves the button no room sends it to a line of its own */}
      <div className="min-w-0 flex-[1_1_min-content]">
        <Price price={product.price} discounted={product.priceDiscounted} />
        <Facts
          first={quantity}
          second={unitPrice}
          className="mt-1 text-[0.8125rem] leading-[1.35] wrap-break-word text-ink-3"
        />
      </div>
      {product.available ? (
        <AddToCartButton
          productId={product.id}
          title={product.title}
          variant="card"
          className="relative z-1 flex-none"
        />
      ) : (
        !product.closedUntil && (
          <LinkButton
            to={`${path}#${STOCK_ALERT}`}
            variant="outline"
            size="small"
            aria-label={t('catalogue.notifyOf', { title: product.title })}
            className="relative z-1 flex-none"
          >
            {t('catalogue.notify')}
          </LinkButton>
        )
      )}
    </div>
  )
}

/** A product on its frame: the whole card leads to its page, the plus adds it. */
export function ProductCard(props: ProductCardProps) {
  const { product, eager = false, level = 3, comparable = true, label } = props
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  const path = to(`/product/${product.id}`)
  // the same product may be on a page twice: only the picture that was pressed moves
  const [isPressed, setIsPressed] = useState(false)
  const isLeading = useViewTransitionState(path) && isPressed
  return (
    <article className="card group relative flex h-full flex-col">
      <CardPicture product={product} eager={eager} isLeading={isLeading} />
      <Provenance
        region={product.seller.region}
        city={product.seller.city}
        className="gap-1.5 text-[0.8125rem] leading-tight md:gap-2 md:text-sm"
      />
      <Heading className="mt-1.5 mb-0.5 font-sans text-base leading-[1.3] font-semibold tracking-normal md:text-[1.0625rem]">
        <Link
          to={path}
          viewTransition
          onClick={({ currentTarget }) => {
            rememberPressedPicture(currentTarget.closest('article'))
            setIsPressed(true)
          }}
          lang={product.lang === language ? undefined : product.lang}
          className="card-title line-clamp-3 after:absolute after:inset-0"
        >
          {product.title}
        </Link>
      </Heading>
      <Facts
        first={product.seller.name}
        second={product.formats ? t('catalogue.formats', { count: product.formats }) : undefined}
        className="text-sm wrap-anywhere text-ink-3"
      />
      {product.cardFacts && (
        <p className="mt-1 line-clamp-2 text-sm text-ink-2">{product.cardFacts.join('\u00a0· ')}</p>
      )}
      {label && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm leading-tight font-semibold text-link">
          <CircleCheck size={16} className="flex-none" />
          {label}
        </p>
      )}
      <CardMarks product={product} />
      <CardPrice product={product} path={path} />
      {comparable && <CompareToggle product={product} />}
    </article>
  )
}
