import type { Offer } from '@filiera/contract/console/offers'
import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { AnnouncedLine } from '../jobs/announced-line.tsx'
import { sayOfferDays } from '../texts/offer-days.ts'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

const flags = {
  running:
    'bg-amber text-on-amber pr-4 [clip-path:polygon(0_0,100%_0,calc(100%-8px)_50%,100%_100%,0_100%)] rounded-l-[3px]',
  coming: 'bg-info-ground text-info-text rounded-chip',
  past: 'bg-idle-ground text-idle-text rounded-chip',
} as const

/** Percent and days, the notched flag of the shop while it runs. */
function Flag({ offer }: { offer: Offer }) {
  const { t, language } = useTexts()
  return (
    <span className={`inline-block px-2.5 py-1 text-t13 font-semibold ${flags[offer.state]}`}>
      {offer.percent > 0 && `−${offer.percent}%, `}
      {sayOfferDays(offer, t, language)}
    </span>
  )
}

export type OfferActs = { isPending: boolean; onChange(): void; onEnd(): void }

/** An offer: the product with both prices, its days, what customers read, and what can be done. */
export function OfferRow({ offer, acts }: { offer: Offer; acts: OfferActs | null }) {
  const { t } = useTexts()
  const { product, price, priceDiscounted, state } = offer
  const isRunning = state === 'running'
  return (
    <li className="grid gap-x-5 gap-y-2.5 border-t border-line px-4 py-3 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_auto] lg:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Picture picture={product.picture} size={48} />
        <div className="min-w-0">
          <Link
            to={`/products/${product.id}`}
            className="line-clamp-2 font-semibold wrap-anywhere text-ink hover:underline"
          >
            {unbroken(product.title)}
          </Link>
          <p className="text-t13 text-ink-2">
            <span className="sr-only">{t('prices.was', { price: formatEuros(price) })}, </span>
            <s aria-hidden="true">{formatEuros(price)}</s>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{t('prices.offer', { price: formatEuros(priceDiscounted) })}</span>
            <b aria-hidden="true" className="font-semibold text-ink">
              {formatEuros(priceDiscounted)}
            </b>
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <Flag offer={offer} />
        <p className="mt-1 text-t13">
          {offer.missed ? (
            <span className="text-warn-text">{t('prices.missed')}</span>
          ) : (
            state !== 'past' && <AnnouncedLine offer={offer} />
          )}
        </p>
      </div>
      {acts && (
        <div className="flex flex-wrap gap-2 lg:justify-end">
          <Button small onClick={acts.onChange}>
            {t(isRunning ? 'prices.changeEnd' : 'prices.changeDays')}
            <span className="sr-only">: {product.title}</span>
          </Button>
          <Button small disabled={acts.isPending} onClick={acts.onEnd}>
            {t(isRunning ? 'prices.endNow' : 'prices.takeOff')}
            <span className="sr-only">: {product.title}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
