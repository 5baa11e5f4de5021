import { useTranslation } from 'react-i18next'
import { useCompareToggle } from '../compare/compare-toggle.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { useHeart } from '../wishlist/heart.tsx'
import type { PageProduct } from './page-product.ts'

const look =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-[15px] font-semibold text-link aria-pressed:underline aria-pressed:decoration-link-line aria-pressed:underline-offset-4'

/** Save and compare on the product page; without JavaScript plain forms of the account's list and of the comparison. */
export function ProductPicks({ product }: { product: PageProduct }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, title, images } = product
  const { isSaved, press: save } = useHeart(product)
  const { isChosen, press: compare } = useCompareToggle({ id, title, image: images[0]?.url ?? '' })
  return (
    <div className="mt-3 flex flex-wrap gap-x-6">
      <form
        method="post"
        action={to('/wishlist')}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={id} />
        <button type="submit" aria-pressed={isSaved} className={`heart ${look}`}>
          {t('catalogue.save')}
          <span className="sr-only">: {title}</span>
        </button>
      </form>
      <form
        action={to('/compare')}
        onSubmit={(event) => {
          event.preventDefault()
          void compare()
        }}
      >
        <input type="hidden" name="ids" value={id} />
        <button type="submit" aria-pressed={isChosen} className={`scales ${look}`}>
          {t('catalogue.compare')}
          <span className="sr-only">: {title}</span>
        </button>
      </form>
    </div>
  )
}
