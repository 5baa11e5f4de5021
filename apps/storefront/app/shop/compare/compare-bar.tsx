import { Link } from 'react-router'
import { useIsPersonal } from '../../frame/use-is-personal.ts'
import { dispatchCompare } from '../../state/compare/change-compare.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { X } from '../../ui/icons/frame.tsx'
import { SmallImage } from '../../ui/small-image.tsx'
import { useRootMark } from '../../ui/use-root-mark.ts'
import './compare-bar.css'
import { useCompare, useComparePath } from '../../state/compare/compare-store.ts'

/** The chosen products at the foot of the screen while somebody browses, and the way to compare them. */
export default function CompareBar() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { products } = useCompare()
  const path = useComparePath()
  const isPersonal = useIsPersonal()
  const isShown = products.length > 0 && !isPersonal
  useRootMark('compareBar', isShown)
  if (!isShown) return null
  return (
    <section aria-label={t('compare.bar')} className="compare-bar">
      <ul className="flex min-w-0 overflow-hidden">
        {products.map(({ id, title, image }) => (
          <li key={id} className="-ml-2 flex-none first:ml-0">
            <SmallImage
              url={image}
              alt={title}
              sizes="40px"
              className="size-10 rounded-full border-2 border-raised"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-[0.9375rem] text-ink-2 max-md:sr-only">
        {t('compare.chosen', { count: products.length })}
      </p>
      <button
        type="button"
        aria-label={t('compare.clear')}
        onClick={() => dispatchCompare({ type: 'clear' })}
        className="ml-auto grid size-11 flex-none cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-quiet"
      >
        <X size={20} />
      </button>
      <Link to={to(path)} className={`${buttonClass({ size: 'small' })} whitespace-nowrap`}>
        {t('catalogue.compare')} ({products.length})
      </Link>
    </section>
  )
}
