import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatEuros } from '@filiera/domain/money/money'
import { useState } from 'react'
import { offerDay } from '../../texts/offer-days.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../../ui/states.tsx'
import { DaysDialog } from '../days-dialog.tsx'
import { useOffers } from '../use-offers.ts'
import { OfferBar } from './offer-bar.tsx'
import { beginOf, lastDayShown, mondaysAround, WEEKS } from './place-offers.ts'

const row = 'grid grid-cols-[200px_1fr] items-center xl:grid-cols-[280px_1fr]'

/** Where each week begins, behind the bars, and today. */
function Weeks({ mondays, today }: { mondays: readonly string[]; today: string }) {
  const first = mondays[0] ?? today
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {mondays.map((monday, week) => (
        <i
          key={monday}
          className="absolute inset-y-0 border-l border-line"
          style={{ left: `${(week / WEEKS) * 100}%` }}
        />
      ))}
      <i
        className="absolute inset-y-0 border-l-2 border-link"
        style={{ left: `${beginOf(today, first)}%` }}
      />
    </div>
  )
}

function Heads({ mondays }: { mondays: readonly string[] }) {
  const { t, language } = useTexts()
  return (
    <div className={`${row} border-b border-line text-t12 text-ink-2`}>
      <span className="px-4 py-2 font-semibold">{t('prices.calendar.products')}</span>
      <span aria-hidden="true" className="grid grid-cols-6">
        {mondays.map((monday) => (
          <span key={monday} className="py-2 pl-1 whitespace-nowrap">
            {offerDay(monday, language)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** An offer: its product and prices, and its bar over the weeks. */
function OfferLine({
  offer,
  to,
  mondays,
  today,
  onOpen,
}: {
  offer: Offer
  to: string | null
  mondays: readonly string[]
  today: string
  onOpen: (() => void) | null
}) {
  return (
    <li className={`${row} border-t border-line first:border-t-0`}>
      <div className="flex min-w-0 items-center gap-3 px-4 py-2.5">
        <Picture picture={offer.product.picture} size={32} />
        <div className="min-w-0">
          <b className="line-clamp-2 text-t13 leading-4 font-semibold wrap-anywhere">{offer.product.title}</b>
          <p className="text-t13 text-ink-2">
            {formatEuros(offer.price)} → {formatEuros(offer.priceDiscounted)}
          </p>
        </div>
      </div>
      <div className="relative h-full min-h-14 overflow-hidden">
        <Weeks mondays={mondays} today={today} />
        <OfferBar offer={offer} to={to} first={mondays[0] ?? today} onOpen={onOpen} />
      </div>
    </li>
  )
}

/** Offers that run and that are to come, over six weeks. */
export function OfferCalendar({ shop, mayWrite }: { shop: string; mayWrite: boolean }) {
  const { t, language } = useTexts()
  const lists = [useOffers(shop, 'running', language), useOffers(shop, 'coming', language)]
  const [edited, setEdited] = useState<Offer | null>(null)
  const failed = lists.find(({ error, data }) => error && !data)
  if (failed) return <BlockError error={failed.error} onRetry={() => void failed.refetch()} />
  if (lists.some(({ data }) => !data)) return <SkeletonRows rows={4} />
  const all = lists.flatMap(({ data }) => data?.pages.flatMap((page) => page.offers) ?? [])
  // one that began between the two answers is in both
  const offers = [...new Map(all.map((offer) => [offer.id, offer])).values()]
  if (offers.length === 0)
    return (
      <BlockMessage icon="tag" title={t('prices.empty.coming')}>
        <p>{t('prices.empty.body')}</p>
      </BlockMessage>
    )
  const today = dateInItaly(new Date())
  const mondays = mondaysAround(today)
  const more = lists.filter(({ hasNextPage }) => hasNextPage)
  return (
    <>
      <section
        aria-label={t('prices.calendar.name')}
        className="overflow-hidden rounded-panel border border-line bg-raised"
      >
        <Heads mondays={mondays} />
        <ul>
          {offers.map((offer) => (
            <OfferLine
              key={offer.id}
              offer={offer}
              to={lastDayShown(offer, offers)}
              mondays={mondays}
              today={today}
              onOpen={mayWrite ? () => setEdited(offer) : null}
            />
          ))}
        </ul>
      </section>
      {more.length > 0 && (
        <p className="mt-3 text-center">
          <Button small onClick={() => more.forEach((list) => void list.fetchNextPage())}>
            {t('prices.more')}
          </Button>
        </p>
      )}
      {edited && (
        <DaysDialog
          shop={shop}
          offer={edited}
          onClose={() => setEdited(null)}
          onDone={() => setEdited(null)}
        />
      )}
    </>
  )
}
