import type { Offer, OfferState } from '@filiera/contract/console/offers'
import { useRef, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { DaysDialog } from './days-dialog.tsx'
import { offerRefusal } from './offer-refusal.ts'
import { OfferRow } from './offer-row.tsx'
import { useEndOffer, type useOffers } from './use-offers.ts'

/** What was done, said once it is. */
function Said({ text }: { text: string }) {
  return (
    <p role="status" className={text ? 'mb-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}>
      {text}
    </p>
  )
}

/** Why an offer could not be ended. */
function EndFailed({ error }: { error: unknown }) {
  const { t } = useTexts()
  const problem = problemOf(error)
  return (
    <p role="alert" className="mb-3 rounded-control bg-bad-ground px-3 py-2 text-bad-text">
      {offerRefusal(problem?.code, t, problem?.changed?.by)}
    </p>
  )
}

function NoOffers({ state, mayWrite }: { state: OfferState; mayWrite: boolean }) {
  const { t } = useTexts()
  return (
    <BlockMessage icon="tag" title={t(`prices.empty.${state}`)}>
      {(mayWrite || state === 'past') && (
        <p>{t(state === 'past' ? 'prices.empty.bodyPast' : 'prices.empty.body')}</p>
      )}
    </BlockMessage>
  )
}

type SectionProps = {
  shop: string
  state: OfferState
  mayWrite: boolean
  offers: ReturnType<typeof useOffers>
}

/** The offers of a state, and what can be done with each. */
export function OffersSection({ shop, state, mayWrite, offers }: SectionProps) {
  const { t } = useTexts()
  const end = useEndOffer(shop)
  const [edited, setEdited] = useState<Offer | null>(null)
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = offers
  const rows = data?.pages.flatMap((page) => page.offers) ?? []
  const endOffer = (offer: Offer) =>
    end.mutate(offer, {
      onSuccess: () => {
        setSaid(t(offer.state === 'running' ? 'prices.ended' : 'prices.takenOff'))
        // the row goes with its button: the keyboard stays near it
        box.current?.focus()
      },
    })
  const actsOn = (offer: Offer) =>
    mayWrite && offer.state !== 'past'
      ? { isPending: end.isPending, onChange: () => setEdited(offer), onEnd: () => endOffer(offer) }
      : null
  const closeDialog = () => setEdited(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Said text={said} />
      {end.error && <EndFailed error={end.error} />}
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} />}
      {data && rows.length === 0 && <NoOffers state={state} mayWrite={mayWrite} />}
      {rows.length > 0 && (
        <ul aria-label={t('prices.label')} className="rounded-panel border border-line bg-raised">
          {rows.map((offer) => (
            <OfferRow key={offer.id} offer={offer} acts={actsOn(offer)} />
          ))}
        </ul>
      )}
      <MoreButton list={offers} small className="mt-3 text-center">
        {t('prices.more')}
      </MoreButton>
      {edited && (
        <DaysDialog
          shop={shop}
          offer={edited}
          onClose={closeDialog}
          onDone={() => {
            closeDialog()
            setSaid(t('prices.saved'))
          }}
        />
      )}
    </div>
  )
}
