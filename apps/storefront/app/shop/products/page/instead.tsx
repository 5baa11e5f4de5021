import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { SmallImage } from '../../../ui/small-image.tsx'
import { AlertForm } from '../../newsletter/alert-form.tsx'
import type { CardProduct } from '../../product/card-product.ts'

type SoldOutProps = {
  /** Of its category, to be had. */
  instead: readonly CardProduct[]
  category: { slug: string; name: string }
}

/** What to do about a sold-out product: be told when it is back, or take something near. */
export default function SoldOut({ instead, category }: SoldOutProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <AlertForm texts="catalogue.alert" variant="primary" className="mt-4" />
      {instead.length > 0 && (
        <>
          <h2 className="mt-6 mb-1 font-sans text-base font-semibold tracking-normal">
            {t('catalogue.alert.near')}
          </h2>
          <ul>
            {instead.map(({ id, title, image, price, priceDiscounted, lang }) => (
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
    </>
  )
}
