import type { SellerOrder, SellerState } from '@filiera/contract/orders/fulfilment'
import { formatDay, formatHour, formatShortDay } from '@filiera/domain/dates/written-dates'
import { useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'
import type { Job } from './day-plan.ts'
import { OrderRow } from './order-row.tsx'
import { useAccept } from './use-day.ts'

/** The last moment of a job in words. */
function useWhen(): (job: Job) => string {
  const { language } = useTexts()
  return ({ kind, until }) => {
    if (!until) return ''
    const day = formatDay(until, language)
    return kind === 'accept' ? `${day}, ${formatHour(until, language)}` : day
  }
}

/** What a job is, and until when. */
function JobHead({ job }: { job: Job }) {
  const { t } = useTexts()
  const when = useWhen()(job)
  const { kind, until, late } = job
  const count = job.orders.length
  const hint = () => {
    if (!until) return ''
    if (kind === 'accept') return t('today.acceptHint', { when, count })
    return t(late ? 'today.shipLate' : 'today.shipHint', { day: when, count })
  }
  return (
    <div className="flex items-center gap-3 py-3">
      <span
        className={`grid h-[34px] w-[34px] flex-none place-items-center rounded-control ${late ? 'bg-warn-ground text-warn-text' : 'bg-quiet text-link'}`}
      >
        <Icon name={kind === 'accept' ? 'accept' : 'parcel'} />
      </span>
      <div className="min-w-0">
        <h3>
          {t(`today.${kind}`, { count })}
          {late && (
            <span className="ml-2 rounded-chip bg-warn-ground px-2 text-t12 text-warn-text">
              {t('today.late')}
            </span>
          )}
        </h3>
        <p className="text-t13 text-ink-2">{hint()}</p>
      </div>
    </div>
  )
}

/** Accepting, one order at a time, and what came of the last one. */
function useAcceptance() {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const [said, setSaid] = useState('')
  const { mutate, variables, isPending } = useAccept(shop.id)
  const accept = ({ id }: SellerOrder) => {
    if (isPending) return
    setSaid('')
    mutate(id, {
      onSuccess: () => setSaid(t('today.accepted', { number: id })),
      onError(error) {
        const code = problemOf(error)?.code
        if (code === 'not_signed_in') return
        const why = code === 'illegal_transition' || code === 'forbidden' ? code : 'other'
        setSaid(t('today.acceptFailed', { number: id, why: t(`today.why.${why}`) }))
      },
    })
  }
  return {
    said,
    accept: may('orders:write') ? accept : undefined,
    /** The order that is being accepted. */
    pending: isPending ? variables : undefined,
  }
}

/** The running order of the day: deadlines down the side, what is to be done beside them. */
export function DayList({
  jobs,
  counts,
  now,
}: {
  jobs: readonly Job[]
  counts: Readonly<Record<SellerState, number>>
  now: Date
}) {
  const { t, language } = useTexts()
  const { said, accept, pending } = useAcceptance()
  const shown = (kind: Job['kind']) =>
    jobs.filter((job) => job.kind === kind).reduce((sum, { orders }) => sum + orders.length, 0)
  const rest = counts.to_accept + counts.to_ship - shown('accept') - shown('ship')
  return (
    <>
      <h2>{t('today.day')}</h2>
      <p role="status" className={said ? 'mt-2 rounded-control bg-quiet px-3 py-2.5' : ''}>
        {said}
      </p>
      <ol className="mt-1">
        <li
          aria-hidden="true"
          className="relative hidden h-7 grid-cols-[84px_minmax(0,1fr)] items-center text-link before:absolute before:top-[13px] before:right-0 before:left-[87px] before:h-0.5 before:bg-[linear-gradient(90deg,var(--link)_40%,transparent)] md:grid"
        >
          <span className="text-t13 font-semibold">{formatHour(now, language)}</span>
          <span className="relative ml-[26px] w-max bg-paper pr-2 pl-1.5 text-t12 font-semibold">
            {t('today.adesso')}
          </span>
        </li>
        {jobs.map((job) => (
          <li
            key={`${job.kind} ${job.until?.getTime()}`}
            className="relative md:grid md:grid-cols-[84px_minmax(0,1fr)] md:before:absolute md:before:inset-y-0 md:before:left-[91px] md:before:w-0.5 md:before:bg-line md:after:absolute md:after:top-[25px] md:after:left-[87px] md:after:h-2.5 md:after:w-2.5 md:after:rounded-full md:after:border-2 md:after:border-control md:after:bg-paper"
          >
            <p
              className={`pt-3.5 text-t13 font-semibold md:pt-[21px] ${job.late ? 'text-warn-text' : 'text-link md:text-ink-2'}`}
            >
              {job.until && formatShortDay(job.until, language)}
            </p>
            <div className="md:pl-[26px]">
              <JobHead job={job} />
              <ul className="border-b border-line pb-1.5">
                {job.orders.map((order) => (
                  <OrderRow
                    key={order.id}
                    order={order}
                    isPending={pending === order.id}
                    onAccept={job.kind === 'accept' && accept ? () => accept(order) : undefined}
                  />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="mt-2 text-ink-2 md:pl-[110px]">{t('today.more', { count: rest })}</p>}
    </>
  )
}
