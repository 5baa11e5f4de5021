import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Steps } from '../../ui/progress/steps.tsx'
import type { useBulk } from '../bulk-bar.tsx'
import { TrackingDialog } from '../tracking/tracking-dialog.tsx'
import type { Parcel, PickGroup } from './pick.ts'
import type { Marks } from './use-picked.ts'

const steps = ['chosen', 'pick', 'pack', 'track'] as const

/** What comes next with the parcels of a list: they are packed once all was taken, and tracked once all are ready. */
function stepOf(groups: readonly PickGroup[], isPicked: Marks['isPicked'], unready: number) {
  if (!groups.flatMap(({ products }) => products).every(isPicked)) return 'pick'
  return unready > 0 ? 'pack' : 'track'
}

/** What can be done with all parcels of a list: print it and their slips, say that they are packed, or track them. */
function PickActs({
  ids,
  unready,
  bulk,
  onTrack,
}: {
  ids: readonly string[]
  /** Those that are still to be packed. */
  unready: readonly string[]
  bulk: ReturnType<typeof useBulk>
  onTrack(): void
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button icon="printer" onClick={() => print()}>
        {t('orders.pick.print')}
      </Button>
      <Button icon="printer" onClick={() => void navigate('/orders/slips', { state: { ids } })}>
        {t('orders.bulk.slips')}
      </Button>
      {unready.length > 0 ? (
        <Button
          primary
          icon="parcel"
          disabled={bulk.progress !== null}
          onClick={() => bulk.run({ act: 'prepare', ids: unready })}
        >
          {bulk.progress
            ? t('orders.bulk.running', bulk.progress)
            : t('orders.pick.ready', { count: unready.length })}
        </Button>
      ) : (
        <Button primary icon="truck" onClick={onTrack}>
          {t('orders.tracking.open')}
        </Button>
      )}
    </div>
  )
}

/** The title of a list of parcels, how far they are, and what can be done with all of them. */
export function PickHead({
  shop,
  parcels,
  groups,
  isPicked,
  bulk,
}: {
  shop: string
  /** Null while they are on their way. */
  parcels: readonly Parcel[] | null
  groups: readonly PickGroup[]
  isPicked: Marks['isPicked']
  bulk: ReturnType<typeof useBulk>
}) {
  const { t } = useTexts()
  const [isTracking, setTracking] = useState(false)
  const pieces = groups.flatMap(({ products }) => products).reduce((sum, own) => sum + own.pieces, 0)
  const ids = (parcels ?? []).map(({ order }) => order.id)
  const unready = (parcels ?? [])
    .filter(({ order }) => order.sellerActions.includes('prepare'))
    .map(({ order }) => order.id)
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('orders.bulk.pick')}</h1>
          {parcels && (
            <p className="text-ink-2">
              {t('orders.parcels', { count: parcels.length })}, {t('orders.pieces', { count: pieces })}.{' '}
              {t('orders.pick.coldLast')}
            </p>
          )}
        </div>
        {groups.length > 0 && (
          <PickActs ids={ids} unready={unready} bulk={bulk} onTrack={() => setTracking(true)} />
        )}
      </header>
      {groups.length > 0 && (
        <Steps
          names={steps.map((step) => t(`orders.pick.steps.${step}`))}
          at={steps.indexOf(stepOf(groups, isPicked, unready.length))}
        />
      )}
      {isTracking && <TrackingDialog shop={shop} onClose={() => setTracking(false)} />}
    </>
  )
}
