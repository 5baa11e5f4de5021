import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../../texts/use-language.ts'
import { Provenance } from '../../../ui/provenance.tsx'
import { Rating } from '../rating.tsx'
import type { PageProduct } from './page-product.ts'

/** Where it comes from, what it is, who sells it. */
export function ProductHeading({ product }: { product: PageProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const foreign = product.lang === useLanguage() ? undefined : product.lang
  const marks = product.marks.map((mark) => t(`catalogue.marks.${mark}`))
  return (
    <header>
      <Provenance region={product.seller.region} city={product.seller.city} />
      <h1 lang={foreign} className="mt-2.5 mb-3 text-[30px] md:text-[36px] xl:text-[42px]">
        {product.title}
      </h1>
      <p lang={foreign} className="mb-4 max-w-[34em] text-[17px] text-ink-2">
        {product.shortDescription}
      </p>
      <p className="mb-4 flex flex-wrap items-center gap-x-4.5 gap-y-1 text-[15px]">
        {product.reviewsCount > 0 && (
          <a href="#reviews" className="underline decoration-link-line underline-offset-4">
            <Rating stars={product.stars} count={product.reviewsCount} />
          </a>
        )}
        <span>
          {t('catalogue.soldBy')}{' '}
          <Link
            to={to(`/sellers/${product.seller.id}`)}
            className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
          >
            {product.seller.name}
          </Link>
        </span>
      </p>
      {marks.length > 0 && (
        <ul className="mb-5 flex flex-wrap gap-2">
          {marks.map((mark) => (
            <li key={mark} className="rounded-chip bg-quiet px-2.5 py-1.5 text-sm font-medium text-link">
              {mark}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
