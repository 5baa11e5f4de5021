import { cancelOrder } from '@filiera/contract/orders/order-actions'
import type { Order } from '@filiera/contract/orders/orders'
import { readOrderPage } from '@filiera/contract/personal-pages'
import { formatEuros } from '@filiera/domain/money/money'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { OrderedItem } from '../../buy/order/item-line.tsx'
import { UnbrokenNumber } from '../../buy/order/unbroken-number.tsx'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { readAnewWhenChanged } from '../../frame/loading/read-anew.ts'
import { explainedCode } from '../../notices/notice-for.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/cancel-page'
import { OrderFrame } from './order-frame.tsx'
import { refuseOrder } from './refuse-order.ts'

/** Longest reason that the seller is told. */
const REASON_MAX = 300

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const query = { lang: languageOfPath(new URL(request.url).pathname) }
  const read = await context.get(backendContext)(readOrderPage, { params: { id: params.id }, query })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { order, parcels } = read.value
  return { order, hasOthers: parcels.length > 1 }
}

/** Cancels after the question was answered; a repetition finds the order cancelled and says the same. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { id } = params
  const reason = String((await request.formData()).get('reason') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, REASON_MAX)
  const body = reason ? { reason } : {}
  const cancelled = await context.get(backendContext)(cancelOrder, { params: { id }, body })
  if (cancelled.ok) {
    const path = localPath(languageOfPath(new URL(request.url).pathname), `/account/orders/${id}`)
    return redirect(`${path}?done=cancelled`, 303)
  }
  const { code, status } = cancelled.problem
  if (code === 'not_signed_in') return refuse(cancelled.problem, request, session)
  return data({ code, reason }, { status })
}

export const shouldRevalidate = readAnewWhenChanged

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({ code: UNREACHED, reason: String(form.get('reason') ?? '') }))
}

type AskProps = { order: Order; hasOthers: boolean; answer: { code: string; reason: string } | undefined }

function Ask({ order, hasOthers, answer }: AskProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const because = explainedCode(answer?.code)
  const isPaid = order.timeline.some(({ status }) => status === 'PAID')
  return (
    <>
      {answer && (
        <div className="mb-6">
          <ErrorSummary errors={[]} answer={answer}>
            <p className="font-semibold">{t('orders.cancel.failedTitle')}</p>
            <p>{because ? t(`notices.because.${because}`) : t('orders.cancel.failedText')}</p>
          </ErrorSummary>
        </div>
      )}
      <p className="text-lg">
        <UnbrokenNumber text={t('orders.cancel.ask', { number: order.idHash })} number={order.idHash} />
      </p>
      <ul className="mt-3 border-y border-line py-1.5">
        {order.items.map((item) => (
          <OrderedItem key={item.productId} item={item} />
        ))}
      </ul>
      <Notice type="info" className="my-6">
        <p>
          {isPaid
            ? t('orders.cancel.paid', { amount: formatEuros(order.amount) })
            : t('orders.cancel.unpaid')}
        </p>
        {hasOthers && <p>{t('orders.cancel.others')}</p>}
      </Notice>
      <Form method="post" className="grid gap-6">
        <Field
          id="reason"
          name="reason"
          maxLength={REASON_MAX}
          autoComplete="off"
          defaultValue={answer?.reason ?? ''}
          label={t('orders.cancel.reason')}
          hint={t('orders.cancel.reasonHint')}
          optional
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {t('orders.cancel.submit')}
          </Button>
          <Link to={to(`/account/orders/${order.idHash}`)} className={buttonClass({ variant: 'outline' })}>
            {t('orders.cancel.keep')}
          </Link>
        </div>
      </Form>
    </>
  )
}

/** Asks before an order is cancelled and says what happens with the money. Works without JavaScript. */
export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { order, hasOthers } = loaderData
  return (
    <OrderFrame order={order} title={t('orders.cancel.title')}>
      {order.actions.includes('cancel') ? (
        <Ask order={order} hasOthers={hasOthers} answer={actionData} />
      ) : (
        <>
          <Notice type="warning" live title={t('orders.cancel.tooLateTitle')} className="mb-6">
            {t('orders.cancel.tooLate')}
          </Notice>
          <Link to={to(`/account/orders/${order.idHash}`)} className={buttonClass({ variant: 'outline' })}>
            {t('orders.cancel.back')}
          </Link>
        </>
      )}
    </OrderFrame>
  )
}
