import type { MouseEvent } from 'react'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useCompareToggle } from '../../product/compare-toggle.tsx'
import { useHeart } from '../../product/heart.tsx'
import type { PageProduct } from './page-product.ts'

const look =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-[0.9375rem] font-semibold text-link underline-offset-4 aria-pressed:underline forced-colors:px-2'

const instead = (press: () => Promise<void>) => (event: MouseEvent) => {
  event.preventDefault()
  void press()
}

/** Save and compare on the product page; without JavaScript a plain form of the account's list, or of the comparison. */
export function ProductPicks({ product }: { product: PageProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, title, images } = product
  const heart = useHeart(product)
  const scales = useCompareToggle({ id, title, image: images[0]?.url ?? '' })
  const name = <span className="sr-only">: {title}</span>
  return (
    <form method="post" action={to('/wishlist')} className="mt-3 flex flex-wrap gap-x-6">
      <input type="hidden" name="productId" value={id} />
      <button
        type="submit"
        name="intent"
        value="add"
        aria-pressed={heart.isSaved}
        onClick={instead(heart.press)}
        className={`heart ${look}`}
      >
        {t('catalogue.save')}
        {name}
      </button>
      <button
        type="submit"
        name="ids"
        value={id}
        formMethod="get"
        formAction={to('/compare')}
        aria-pressed={scales.isChosen}
        onClick={instead(scales.press)}
        className={`scales ${look}`}
      >
        {t('catalogue.compare')}
        {name}
      </button>
    </form>
  )
}
