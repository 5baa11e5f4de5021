import type { Order } from '@filiera/contract/orders/orders'
import { readOrderPage } from '@filiera/contract/personal-pages'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { eurosToCents, formatMoney } from '@filiera/domain/money/money'
import { countriesByName } from '@filiera/domain/places/country-names'
import { data, Form, Link, useNavigation } from 'react-router'
import { PurchaseTimeline } from '../../buy/order/purchase-timeline.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { FileText, RotateCcw } from '../../ui/icons/pages.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/order-page'
import { OrderAside } from './order-aside.tsx'
import { OrderRefunds, OrderWithdrawals } from './order-money-back.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { refuseOrder } from './refuse-order.ts'
import { reorderAgain } from './reorder/reorder-again.ts'
import { type ReorderAnswer, ReorderResult } from './reorder/reorder-result.tsx'
import { useAgainOnline } from './use-again-online.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const read = await context.get(backendContext)(readOrderPage, {
    params: { id: params.id },
    query: { lang: language },
  })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { order, parcels, seller, withdrawable } = read.value
  return {
    order,
    parcels,
    seller,
    withdrawals: withdrawable.withdrawals,
    countries: countriesByName(language),
    isCancelled: searchParams.get('done') === 'cancelled',
  }
}

/** Puts the order into the cart again; the page says what of it could not be had. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const language = languageOfPath(new URL(request.url).pathname)
  const again = await reorderAgain(context.get(backendContext), params.id, language)
  if (again.ok) return data<ReorderAnswer>(again)
  const { code, status } = again.problem
  if (code === 'not_signed_in') return refuse(again.problem, request, session)
  return data<ReorderAnswer>({ ok: false, code }, { status })
}

/** Without an answer of the storefront: the page says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): ReorderAnswer => ({ ok: false, code: UNREACHED }))
}

/** Ways on from the whole order: pay, order again, receipt. */
function Ways({ order }: { order: Order }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex flex-wrap gap-3">
      {order.actions.includes('pay') && (
        <Link to={to(`/checkout/${order.checkoutId}`)} reloadDocument className={buttonClass()}>
          {t('orders.pay')}
        </Link>
      )}
      {order.actions.includes('reorder') && (
        <Form method="post">
          <Button type="submit" variant="outline" disabled={busy} className="max-md:px-4">
            <RotateCcw size={20} />
            {t(order.status === 'EXPIRED' ? 'orders.actions.backToCart' : 'orders.actions.reorder')}
          </Button>
        </Form>
      )}
      {order.timeline.some(({ status }) => status === 'PAID') && (
        <Link
          to={to(`/account/orders/${order.idHash}/receipt`)}
          className={join(buttonClass({ variant: 'outline' }), 'max-md:px-4')}
        >
          <FileText size={20} />
          {t('orders.actions.receipt')}
        </Link>
      )}
    </div>
  )
}

/** What the customer should know first. */
function Said({ order, isCancelled }: { order: Order; isCancelled: boolean }) {
  const { t } = useTranslation()
  if (isCancelled && (order.status === 'CANCELLED' || order.status === 'REFUNDED')) {
    return (
      <Notice type="success" live title={t('orders.cancel.doneTitle')}>
        {t(order.refunds.length > 0 ? 'orders.cancel.donePaid' : 'orders.cancel.doneUnpaid')}
      </Notice>
    )
  }
  if (order.status === 'EXPIRED') return <Notice type="warning">{t('orders.expiredText')}</Notice>
  if (order.status === 'PAYMENT_FAILED' && order.actions.includes('pay'))
    return <Notice type="warning">{t('orders.failedText')}</Notice>
  return null
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { order, parcels, seller, withdrawals, countries, isCancelled } = loaderData
  useKnownCustomer()
  useAgainOnline()
  const date = formatLongDate(order.createdAt, language)
  // the day does not stand at the end of a line without its month
  const title = t('orders.purchase.of', { date: date.replace(' ', '\u00a0') })
  const total = parcels.reduce((sum, { amount }) => sum + eurosToCents(amount), 0)
  return (
    <Container>
      <PersonalHead title={title} />
      <Breadcrumb
        crumbs={[
          { title: t('account.title'), to: to('/account') },
          { title: t('orders.title'), to: to('/account/orders') },
          { title: date },
        ]}
      />
      <header className="flex flex-wrap items-end justify-between gap-4 pt-1 pb-6.5">
        <div>
          <h1 className="text-[1.5625rem] min-[30rem]:text-[1.875rem] md:text-4xl xl:text-[2.625rem]">
            {title}
          </h1>
          <p className="mt-2.5 text-ink-2">
            {`${t('orders.purchase.count', { count: parcels.length })}\u00a0· `}
            <b className="font-semibold text-ink">{formatMoney(total)}</b>
          </p>
        </div>
        <Ways order={order} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pb-20 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-14">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {actionData && <ReorderResult answer={actionData} />}
          <Said order={order} isCancelled={isCancelled && !actionData} />
          <PurchaseTimeline orders={parcels} current={order.idHash} />
          <OrderParcel order={order} seller={seller} />
          <OrderRefunds refunds={order.refunds} />
          <OrderWithdrawals
            withdrawals={withdrawals}
            orderId={order.idHash}
            isDisputed={order.status === 'DISPUTED'}
          />
        </div>
        <OrderAside order={order} countries={countries} isPart={parcels.length > 1} />
      </div>
    </Container>
  )
}
