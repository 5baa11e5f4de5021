import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { problemOf } from '../api/call-api.ts'
import { AnswerForm } from '../messages/answer-form.tsx'
import { Thread } from '../messages/thread.tsx'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { BackLink, Button, ButtonLink } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { Claims, hasOpenClaim } from './claims/claims.tsx'
import { History } from './history.tsx'
import { NextStep } from './next-step.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderStatus } from './order-facts.tsx'
import { Parcel } from './parcel.tsx'
import { RefundDialog } from './refund/refund-dialog.tsx'
import { Returns } from './returns.tsx'
import { useOrder, useOrderIds } from './use-orders.ts'
import { readView } from './view.ts'

/** The view that led here, as its address; the plain one where none did. */
function useSearchOfList(): string {
  const { state } = useLocation()
  return typeof state?.search === 'string' ? state.search : ''
}

/** The way back to the list, and to the orders before and after. */
function Neighbours({ id, shop }: { id: string; shop: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const search = useSearchOfList()
  const { data } = useOrderIds(shop, readView(new URLSearchParams(search)))
  const place = data?.ids.indexOf(id) ?? -1
  const go = (to: string | undefined) => to && void navigate(`/orders/${to}`, { state: { search } })
  const step = (name: 'before' | 'after', to: string | undefined) => (
    <Button
      icon={name === 'before' ? 'up' : 'down'}
      aria-label={t(`orders.${name}`)}
      disabled={!to}
      onClick={() => go(to)}
    />
  )
  return (
    <div className="flex items-center justify-between gap-3">
      <BackLink to={`/orders?${search}`}>
        {t('orders.back')}
        {place >= 0 && `, ${t('orders.place', { at: place + 1, all: data?.total ?? 0 })}`}
      </BackLink>
      {place >= 0 && (
        <span className="flex gap-2">
          {step('before', data?.ids[place - 1])}
          {step('after', data?.ids[place + 1])}
        </span>
      )}
    </div>
  )
}

function Head({ order }: { order: SellerOrder }) {
  const { t } = useTexts()
  const { may } = useWork()
  const navigate = useNavigate()
  const when = useWhen()
  const paid = order.history.find(({ status }) => status === 'PAID')
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="wrap-anywhere">
          {t('orders.columns.order')} {/* on a phone small enough for the widest letters */}
          <span className="inline-block max-md:text-[17px]">{order.id}</span>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <OrderStatus status={order.status} />
          {paid && t('orders.paidAt', { when: when.moment(paid.at) })}
        </p>
      </div>
      {may('orders:write') && (
        <Button icon="printer" onClick={() => void navigate('/orders/slips', { state: { ids: [order.id] } })}>
          {t('orders.slip')}
        </Button>
      )}
    </header>
  )
}

function Page({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const { may } = useWork()
  const [refund, setRefund] = useState<'some' | 'all' | null>(null)
  return (
    <>
      <Head order={order} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid gap-4">
          <NextStep order={order} shop={shop} onRefund={() => setRefund('all')} />
          <Claims order={order} shop={shop} onRefund={() => setRefund('some')} />
          <Returns order={order} shop={shop} />
          <Parcel order={order} />
          <History order={order} />
          <section aria-labelledby="thread" className="rounded-panel border border-line bg-raised px-4 py-3">
            <h2 id="thread" className="mb-3">
              {t('messages.thread', { name: order.customer || t('messages.customer') })}
            </h2>
            <Thread order={order} shop={shop} />
            {/* a report is answered above; an erased customer reads nothing */}
            {may('orders:write') && order.customer && !hasOpenClaim(order) && (
              <div className="mt-4">
                <AnswerForm order={order} shop={shop} />
              </div>
            )}
          </section>
        </div>
        <OrderAside
          order={order}
          refund={
            order.sellerActions.includes('refund') && (
              <Button small icon="undo" onClick={() => setRefund('some')}>
                {t('orders.doRefund')}
              </Button>
            )
          }
        />
      </div>
      {refund && (
        <RefundDialog order={order} shop={shop} isAll={refund === 'all'} onClose={() => setRefund(null)} />
      )}
    </>
  )
}

/** One order: what is to be done, what is in it, where it goes, what was written about it. */
export default function OrderScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { id = '' } = useParams()
  const { data, error, refetch } = useOrder(shop.id, id)
  const isElsewhere = ['not_found', 'bad_request'].includes(problemOf(error)?.code ?? '')
  return (
    <div className="max-w-[1320px]">
      <Neighbours id={id} shop={shop.id} />
      {data && <Page key={id} order={data} shop={shop.id} />}
      {!data && isElsewhere && (
        <BlockMessage
          level={1}
          icon="noResult"
          title={t('orders.notHere')}
          actions={<ButtonLink to="/orders">{t('orders.back')}</ButtonLink>}
        >
          <p>{t('orders.notHereBody')}</p>
        </BlockMessage>
      )}
      {!data && !isElsewhere && <h1 className="mb-4">{t('orders.columns.order')}</h1>}
      {!data && error && !isElsewhere && <BlockError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} />}
    </div>
  )
}
