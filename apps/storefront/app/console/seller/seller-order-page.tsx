import { getSellerOrder } from '@filiera/contract/orders/fulfilment'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { OrderStatusMark } from '../../buy/order/order-status-mark.tsx'
import { UnbrokenNumber } from '../../buy/order/unbroken-number.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { refuseOrder } from '../../me/orders/refuse-order.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { leaveEndedSession, requireSession } from '../../state/session/require-session.ts'
import { formatMoment } from '../../texts/format-date.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { countryNames } from '../../texts/places/country-names.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/seller-order-page'
import { actByForm, intents, type Refused } from './act-by-form.ts'
import { Forbidden } from './forbidden.tsx'
import { NextStep } from './next-step.tsx'
import { paidAt } from './order-times.ts'
import { PackingList } from './packing-list.tsx'
import { everyPiece, priceRefundForm, readRefundForm } from './refund-form.state.ts'
import { RefundSection } from './refund-section.tsx'
import { ReturnsSection } from './returns-section.tsx'
import { SellerAside } from './seller-aside.tsx'
import { SellerMessages } from './seller-messages.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const answer = await context.get(backendContext)(getSellerOrder, { params: { id: params.id } })
  if (!answer.ok) {
    if (answer.problem.code === 'forbidden') return data(null, { status: 403 })
    return refuseOrder(answer.problem, request, session)
  }
  const order = answer.value
  const values = readRefundForm(searchParams, order)
  return {
    order,
    countries: countryNames(languageOfPath(pathname)),
    done: intents.find((intent) => intent === searchParams.get('done')) ?? null,
    refund: {
      values,
      isAsked: searchParams.get('refund') === '1',
      isFilled: searchParams.get('all') === '1',
      priced: priceRefundForm(values, order),
      requestId: crypto.randomUUID(),
    },
  }
}

/** One form of the page at a time: the next step, a refund, a decision, an answer. Works without JavaScript. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const outcome = await actByForm(context.get(backendContext), params.id, await request.formData())
  if (outcome.ok) {
    const language = languageOfPath(new URL(request.url).pathname)
    return redirect(`${localPath(language, `/seller/orders/${params.id}`)}?done=${outcome.intent}`, 303)
  }
  const { code, status } = outcome.problem
  if (code === 'not_signed_in') {
    return leaveEndedSession(request, session)
  }
  if (code === 'not_found' || code === 'bad_request') return refuseOrder(outcome.problem, request, session)
  return data(outcome.refused, { status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Refused => ({
      intent: String(form.get('intent')) as Refused['intent'],
      code: UNREACHED,
      fields: [],
      typed: Object.fromEntries(
        [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      ),
      status: 503,
    }),
  )
}

/** What came of the last press. */
function Said({ done, refused }: { done: (typeof intents)[number] | null; refused: Refused | null }) {
  const { t } = useTranslation()
  if (refused) {
    if (refused.fields.length > 0 && refused.intent !== 'refund') return null
    const because = explainedCode(refused.code)
    const words = t(
      refused.code === 'illegal_transition' ? 'fulfilment.failed.changed' : 'fulfilment.failed.other',
    )
    return (
      <Notice type="error" live title={t('fulfilment.failed.title')}>
        {because ? t(`notices.because.${because}`) : words}
      </Notice>
    )
  }
  if (!done) return null
  return (
    <Notice type="success" live className="print:hidden">
      {t(`fulfilment.done.${done}`)}
    </Notice>
  )
}

export default function SellerOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  if (!loaderData) return <Forbidden to="seller" />
  const { order, countries, done, refund } = loaderData
  const refused = actionData ?? null
  const of = (intent: Refused['intent']) => (refused?.intent === intent ? refused : null)
  const here = to(`/seller/orders/${order.id}`)
  const paid = paidAt(order)
  const title = t('orders.number', { number: order.id })
  return (
    <Container>
      <PersonalHead title={title} />
      <div className="print:hidden">
        <Breadcrumb
          crumbs={[{ title: t('fulfilment.title'), to: to('/seller/orders') }, { title: order.id }]}
        />
      </div>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-1 pb-6.5">
        <div>
          <h1 className="text-[23px] sm:text-[30px] md:text-4xl xl:text-[42px]">
            <UnbrokenNumber text={t('orders.number', { number: order.id })} number={order.id} />
          </h1>
          <p className="mt-2.5 text-ink-2 print:hidden">
            {paid && <>{t('fulfilment.paidAt', { date: formatMoment(paid, language) })} · </>}
            <b className="font-semibold text-ink">{formatEuros(order.amount)}</b>
          </p>
          <p className="hidden print:block">{t('fulfilment.slip', { shop: order.seller.name })}</p>
        </div>
        <span className="print:hidden">
          <OrderStatusMark status={order.status} />
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 pb-20 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <Said done={done} refused={refused} />
          <NextStep
            order={order}
            refused={of('ship') ?? of('correct')}
            cancelTo={`${here}?${everyPiece(order)}#refund`}
          />
          <ReturnsSection order={order} refused={of('decide')} />
          <PackingList order={order} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SellerAside order={order} countries={countries} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 print:hidden">
          {order.sellerActions.includes('refund') && (
            <RefundSection order={order} view={refund} here={here} />
          )}
          <SellerMessages order={order} refused={of('message')} />
        </div>
      </div>
    </Container>
  )
}
