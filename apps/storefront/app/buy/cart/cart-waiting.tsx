import { Link } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'

const titleClass = 'pt-1 text-[1.875rem] md:text-4xl xl:text-[2.625rem]'
const bar = 'skeleton rounded-chip bg-quiet'

/** One line of the cart, in its own size. */
function LineBox() {
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 border-t border-line px-4 py-5.5 md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-x-5.5 md:px-6.5">
      <div className="skeleton aspect-square rounded-image bg-quiet" />
      <div>
        <div className={`${bar} h-4 w-1/3`} />
        <div className={`${bar} mt-2 h-5 w-3/4`} />
        <div className={`${bar} mt-5 h-12 w-33`} />
      </div>
      <div className={`${bar} hidden h-6 w-18 md:block`} />
    </li>
  )
}

/** The cart while its lines are known and their prices are not: boxes of what is to come. */
export function CartWaiting({ lines }: { lines: number }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={titleClass}>{t('cart.title')}</h1>
      <p role="status" className="sr-only">
        {t('shell.loading')}
      </p>
      <div
        aria-hidden
        className="grid items-start gap-7 pt-15 pb-20 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-14"
      >
        <div className="overflow-hidden rounded-panel border border-line">
          <div className="skeleton h-41 bg-quiet" />
          <ul>
            {Array.from({ length: Math.min(Math.max(lines, 1), 6) }, (_, at) => at).map((at) => (
              <LineBox key={at} />
            ))}
          </ul>
        </div>
        <div className="skeleton h-90 rounded-panel bg-quiet" />
      </div>
    </>
  )
}

/** The cart could not be read: it is not empty, and asking again may help. `isSaid`: a notice above tells of a failure already. */
export function CartUnread({ isSaid }: { isSaid: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <div className="grid justify-items-start gap-5 pb-20">
      <h1 className={titleClass}>{t('cart.title')}</h1>
      {!isSaid && <FailedNotice event="cart_get" code={null} />}
      <Link to={to('/cart')} reloadDocument className={buttonClass({ variant: 'outline' })}>
        {t('cart.retry')}
      </Link>
    </div>
  )
}
