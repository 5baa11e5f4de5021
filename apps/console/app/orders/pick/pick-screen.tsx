import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { unbroken } from '../../texts/unbroken.ts'
import { BackLink, ButtonLink, TextButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Meter } from '../../ui/progress/meter.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../../ui/states.tsx'
import { useWork } from '../../work/work.tsx'
import { BulkOutcome, useBulk } from '../bulk-bar.tsx'
import { LineLots } from '../lots/line-lots.tsx'
import { LotsDialog } from '../lots/lots-dialog.tsx'
import { lotLines } from '../lots/typed-lots.ts'
import { OrderStatus, Temperature } from '../order-facts.tsx'
import { type Parcel, type Picked, type PickGroup, pickGroups } from './pick.ts'
import { PickHead } from './pick-head.tsx'
import { useParcels } from './use-parcels.ts'
import { isTaken, type Marks, usePicked } from './use-picked.ts'

/** A product to be taken: how much of it, and into which parcels it goes. */
function PickedLine({
  product,
  isDone,
  onToggle,
  onLots,
}: {
  product: Picked
  isDone: boolean
  onToggle(): void
  onLots(): void
}) {
  const { t } = useTexts()
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-11 items-center gap-3 px-4 py-2">
        <input
          type="checkbox"
          checked={isDone}
          onChange={onToggle}
          className="h-[18px] w-[18px] flex-none accent-button"
        />
        <Picture picture={product.image} size={24} />
        <span className={`min-w-0 flex-1 wrap-anywhere ${isDone ? 'text-ink-3 line-through' : ''}`}>
          {unbroken(product.title)}
          {product.ownCode && <span className="block text-t13 text-ink-2">{product.ownCode}</span>}
          <LineLots lots={product.lots} pieces={product.pieces} />
        </span>
        <b className="text-t18 font-semibold">{product.pieces}</b>
        <span className="w-14 md:w-24 text-t13 text-ink-2">
          <span className="sr-only">{t('orders.pick.parcels')}: </span>
          {product.parcels
            .map(({ letter, pieces }) => `${letter}${pieces > 1 ? `×${pieces}` : ''}`)
            .join(' · ')}
        </span>
      </label>
      {product.lots.length > 0 && (
        <p className="-mt-2 pb-1 pl-[82px] print:hidden">
          <TextButton onClick={onLots}>
            {t('orders.lots.change')}
            <span className="sr-only">: {product.title}</span>
          </TextButton>
        </p>
      )}
    </li>
  )
}

function Group({
  group,
  isPicked,
  toggle,
  onLots,
}: { group: PickGroup; onLots(product: Picked): void } & Marks) {
  const { t } = useTexts()
  const { temperatureClass, products } = group
  const all = products.reduce((sum, { pieces }) => sum + pieces, 0)
  const done = products.reduce((sum, own) => sum + (isPicked(own) ? own.pieces : 0), 0)
  const progress = t('orders.pick.progress', { done, all })
  return (
    <section className="rounded-panel border border-line bg-raised print:break-inside-avoid">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 className="font-sans text-t14">
          <Temperature of={temperatureClass} />
        </h2>
        <div className="flex items-center gap-3 text-t13 text-ink-2 print:hidden">
          {progress}
          <span className="w-16 md:w-24">
            <Meter done={done} all={all} label={progress} />
          </span>
        </div>
      </header>
      <ul>
        {products.map((product) => (
          <PickedLine
            key={product.productId}
            product={product}
            isDone={isPicked(product)}
            onToggle={() => toggle(product)}
            onLots={() => onLots(product)}
          />
        ))}
      </ul>
    </section>
  )
}

function Parcels({
  parcels,
  isReady,
}: {
  parcels: readonly Parcel[]
  /** Whether everything was taken that goes into it. */
  isReady(order: string): boolean
}) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="parcels" className="rounded-panel border border-line bg-raised">
      <h2 id="parcels" className="border-b border-line px-4 py-2.5 font-sans text-t14 font-semibold">
        {t('orders.pick.parcels')}
      </h2>
      <ul>
        {parcels.map(({ letter, order }) => (
          <li
            key={order.id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
          >
            <b className="grid h-7 min-w-7 place-items-center rounded-chip bg-ink px-1 font-semibold text-paper">
              {letter}
            </b>
            <p className="min-w-0 flex-1 basis-44">
              <Link to={`/orders/${order.id}`} className="inline-block font-semibold wrap-anywhere text-link">
                {order.id}
              </Link>
              <span className="block truncate text-t13 text-ink-2">
                {[order.customer, order.shipmentAddress?.city].filter(Boolean).join(', ')}
              </span>
              {isReady(order.id) && (
                <span className="flex items-center gap-1 text-t13 text-ok-text print:hidden">
                  <Icon name="check" size={14} />
                  {t('orders.pick.taken')}
                </span>
              )}
            </p>
            <OrderStatus status={order.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is to be taken from the shelves for the chosen parcels: by temperature, the cold last, and by product. */
export default function PickScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { parcels, error, retry } = useParcels(shop.id)
  const marks = usePicked()
  const bulk = useBulk(shop.id)
  const [asked, setAsked] = useState<Picked | null>(null)
  const groups = pickGroups(parcels ?? [])
  return (
    <div className="max-w-[1320px]">
      <BackLink to="/orders?state=to_ship">{t('orders.back')}</BackLink>
      <PickHead shop={shop.id} parcels={parcels} groups={groups} isPicked={marks.isPicked} bulk={bulk} />
      {bulk.outcome && <BulkOutcome {...bulk.outcome} onClose={bulk.forget} />}
      {error ? <BlockError error={error} onRetry={retry} /> : !parcels && <SkeletonRows rows={6} />}
      {parcels && groups.length === 0 && (
        <BlockMessage
          icon="check"
          title={t('orders.empty.title')}
          actions={<ButtonLink to="/orders">{t('orders.back')}</ButtonLink>}
        >
          <p>{t('orders.empty.to_ship')}</p>
        </BlockMessage>
      )}
      {parcels && groups.length > 0 && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid gap-4">
            {groups.map((group) => (
              <Group key={group.temperatureClass} group={group} onLots={setAsked} {...marks} />
            ))}
          </div>
          <Parcels parcels={parcels} isReady={(order) => isTaken(order, groups, marks.isPicked)} />
          {asked && (
            <LotsDialog
              shop={shop.id}
              product={{ id: asked.productId, title: asked.title }}
              lines={lotLines(parcels, asked.productId)}
              onClose={() => setAsked(null)}
            />
          )}
        </div>
      )}
    </div>
  )
}
