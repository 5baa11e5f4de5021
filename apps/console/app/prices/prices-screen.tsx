import { offerStates } from '@filiera/contract/console/offers'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsNarrow } from '../browser/use-width.ts'
import { DeliverySection } from '../shop/warehouses/delivery-section.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { useWork } from '../work/work.tsx'
import { OfferCalendar } from './calendar/offer-calendar.tsx'
import { ChangeFlow } from './change-flow.tsx'
import { OffersSection } from './offers-section.tsx'
import { useOffers } from './use-offers.ts'

/** Prices of many products at once, and reductions: those that run, those to come, those that are over. */
export default function PricesScreen() {
  const { t, language } = useTexts()
  const { shop, may } = useWork()
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<'price' | 'offer' | null>(null)
  const isNarrow = useIsNarrow()
  const isCalendar = params.get('state') === 'calendar' && !isNarrow
  const state = offerStates.find((known) => known === params.get('state')) ?? 'running'
  const offers = useOffers(shop.id, state, language)
  const counts = offers.data?.pages[0]?.counts
  const mayWrite = may('products:write')
  const shown = isCalendar ? 'calendar' : state
  const tabs = isNarrow ? offerStates : ([...offerStates, 'calendar'] as const)
  return (
    <div className="max-w-[1320px]">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{t('shell.prices')}</h1>
          <p className="mt-1 text-ink-2">{t('prices.intro')}</p>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button icon="percent" onClick={() => setAsked('price')}>
              {t('prices.changePrices')}
            </Button>
            <Button primary icon="plus" onClick={() => setAsked('offer')}>
              {t('prices.add')}
            </Button>
          </div>
        )}
      </div>
      <nav aria-label={t('prices.label')} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={shown === each ? 'true' : undefined}
            onClick={() => setParams(each === 'running' ? {} : { state: each })}
            className={`min-h-11 border-b-2 px-3 whitespace-nowrap ${shown === each ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`}
          >
            {t(`prices.tabs.${each}`)}
            {counts && each !== 'calendar' && <span className="ml-2">{counts[each]}</span>}
          </button>
        ))}
      </nav>
      {isCalendar ? (
        <OfferCalendar shop={shop.id} mayWrite={mayWrite} />
      ) : (
        <OffersSection key={state} shop={shop.id} state={state} mayWrite={mayWrite} offers={offers} />
      )}
      <DeliverySection shop={shop.id} mayWrite={mayWrite} />
      {asked && <ChangeFlow shop={shop.id} what={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
