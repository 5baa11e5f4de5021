import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { join } from '../../../ui/join.ts'
import { Provenance } from '../../../ui/provenance.tsx'
import { markLabel } from '../../product/labels.ts'
import { Rating } from '../../product/rating.tsx'
import { Stars } from '../../reviews/stars.tsx'
import type { PageProduct } from './page-product.ts'

/** A long title is set smaller, so that the button stays on a phone's first screen. */
function titleSize({ length }: string): string {
  if (length > 70) return 'text-[1.25rem] md:text-[1.625rem] xl:text-[2rem]'
  return length > 36
    ? 'text-[1.4375rem] md:text-[2rem] xl:text-[2.625rem]'
    : 'text-[1.625rem] md:text-[2rem] xl:text-[2.625rem]'
}

/** Where it comes from, what it is called, who sells it. */
export function ProductHeading({ product }: { product: PageProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const foreign = product.lang === useLanguage() ? undefined : product.lang
  return (
    <header>
      <Provenance region={product.seller.region} city={product.seller.city} />
      <h1 lang={foreign} className={join('mt-1.5 mb-1 md:mt-2.5 md:mb-3', titleSize(product.title))}>
        {product.title}
      </h1>
      <p className="mb-2.5 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-[0.9375rem] md:mb-4">
        {product.reviewsCount > 0 && (
          <a href="#reviews" className="underline decoration-link-line underline-offset-4">
            <span className="md:hidden">
              <Rating stars={product.stars} count={product.reviewsCount} />
            </span>
            <span className="flex items-center gap-2 max-md:hidden">
              <Stars stars={product.stars} size={17} />
              <b className="font-semibold">{product.stars.toFixed(2)}</b> ({product.reviewsCount})
            </span>
          </a>
        )}
        <span>
          <span className="max-md:sr-only">{t('catalogue.soldBy')} </span>
          <Link
            to={to(`/sellers/${product.seller.id}`)}
            className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
          >
            {product.seller.name}
          </Link>
        </span>
      </p>
    </header>
  )
}

/** What it is in a sentence, and its marks; on phones below the button, so that price and button come first. */
export function ProductLead({ product }: { product: PageProduct }) {
  const { t } = useTranslation()
  const foreign = product.lang === useLanguage() ? undefined : product.lang
  return (
    <div className="max-md:order-1 max-md:mt-6">
      <p lang={foreign} className="mb-4 max-w-[34em] text-[1.0625rem] text-ink-2">
        {product.shortDescription}
      </p>
      {product.marks.length > 0 && (
        <ul className="mb-5 flex flex-wrap gap-2">
          {product.marks.map((mark) => (
            <li key={mark} className="rounded-chip bg-quiet px-2.5 py-1.5 text-sm font-medium text-link">
              {markLabel(mark, product, t)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
