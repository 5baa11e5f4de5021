import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { join } from '../../../ui/join.ts'
import { SmallImage } from '../../../ui/small-image.tsx'
import type { CardProduct } from '../../product/card-product.ts'

type InsteadProps = {
  /** Of its category, to be had. */
  products: readonly CardProduct[]
  category: { slug: string; name: string }
  /** Beside the thumbnails of the picture. */
  isInset: boolean
}

/** What is near to a sold-out product, under its picture. */
export default function Instead({ products, category, isInset }: InsteadProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section className={join('self-start max-md:mt-4 md:col-span-2 lg:col-span-1', isInset && 'lg:ml-25')}>
      {products.length > 0 && (
        <>
          <h2 className="mb-1 font-sans text-base font-semibold tracking-normal">
            {t('catalogue.alert.near')}
          </h2>
          <ul>
            {products.map(({ id, title, image, price, priceDiscounted, lang }) => (
              <li key={id}>
                <Link to={to(`/product/${id}`)} className="flex min-h-11 items-center gap-3 py-1.5">
                  <SmallImage url={image} sizes="48px" className="size-12 flex-none rounded-[10px]" />
                  <span lang={lang} className="min-w-0 flex-1 text-balance">
                    {title}
                  </span>
                  <b className="font-semibold whitespace-nowrap">{formatEuros(priceDiscounted ?? price)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to={to(`/categories/${category.slug}`)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {category.name}
      </Link>
    </section>
  )
}
