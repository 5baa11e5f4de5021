import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Steps } from '../../ui/progress/steps.tsx'
import type { useBulk } from '../bulk-bar.tsx'
import { TrackingDialog } from '../tracking/tracking-dialog.tsx'
import type { Parcel, PickGroup } from './pick.ts'
import type { Marks } from './use-picked.ts'

type Bulk = ReturnType<typeof useBulk>

/** Parcels with which something can be done. */
const idsWith = (parcels: readonly Parcel[], act: 'accept' | 'prepare') =>
  parcels.filter(({ order }) => order.sellerActions.includes(act)).map(({ order }) => order.id)

/** What is still to be done before parcels are tracked; null when they are ready. */
const nextAct = (parcels: readonly Parcel[]) =>
  (['accept', 'prepare'] as const).find((act) => idsWith(parcels, act).length > 0) ?? null

const steps = ['chosen', 'pick', 'pack', 'track'] as const

/** What comes next with the parcels of a list: they are packed once all was taken, and tracked once all are accepted and ready. */
function stepOf(groups: readonly PickGroup[], isPicked: Marks['isPicked'], areReady: boolean) {
  if (!groups.flatMap(({ products }) => products).every(isPicked)) return 'pick'
  return areReady ? 'track' : 'pack'
}

/** What is done with all parcels of the list: they are accepted, then marked as ready, then tracked. */
function NextAct({ parcels, bulk, onTrack }: { parcels: readonly Parcel[]; bulk: Bulk; onTrack(): void }) {
  const { t } = useTexts()
  const act = nextAct(parcels)
  if (act === null)
    return (
      <Button primary icon="truck" onClick={onTrack}>
        {t('orders.tracking.open')}
      </Button>
    )
  const ids = idsWith(parcels, act)
  const name = act === 'accept' ? 'orders.pick.accept' : 'orders.pick.ready'
  return (
    <Button
      primary
      icon={act === 'accept' ? 'check' : 'parcel'}
      disabled={bulk.progress !== null}
      onClick={() => bulk.run({ act, ids })}
    >
      {bulk.progress ? t('orders.bulk.running', bulk.progress) : t(name, { count: ids.length })}
    </Button>
  )
}

/** What can be done with all parcels of a list: print it and their slips, and what comes next with them. */
function PickActs({
  ids,
  parcels,
  bulk,
  onTrack,
}: {
  ids: readonly string[]
  parcels: readonly Parcel[]
  bulk: Bulk
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
      <NextAct parcels={parcels} bulk={bulk} onTrack={onTrack} />
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
  bulk: Bulk
}) {
  const { t } = useTexts()
  const [isTracking, setTracking] = useState(false)
  const pieces = groups.flatMap(({ products }) => products).reduce((sum, own) => sum + own.pieces, 0)
  const ids = (parcels ?? []).map(({ order }) => order.id)
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
          <PickActs ids={ids} parcels={parcels ?? []} bulk={bulk} onTrack={() => setTracking(true)} />
        )}
      </header>
      {groups.length > 0 && (
        <Steps
          names={steps.map((step) => t(`orders.pick.steps.${step}`))}
          at={steps.indexOf(stepOf(groups, isPicked, nextAct(parcels ?? []) === null))}
        />
      )}
      {isTracking && <TrackingDialog shop={shop} onClose={() => setTracking(false)} />}
    </>
  )
}
