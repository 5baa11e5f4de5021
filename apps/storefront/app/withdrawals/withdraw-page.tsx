import { getOrder } from '@filiera/contract/orders'
import { getWithdrawable, withdrawFromOrder } from '@filiera/contract/withdrawals'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect } from 'react-router'
import { refuse, requireSession } from '../account/require-session.ts'
import { buttonClass } from '../design/button.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { refuseOrder } from '../orders/refuse-order.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/withdraw-page'
import { ChooseLines } from './choose-lines.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { Guarantee } from './guarantee.tsx'
import { withdrawByForm } from './withdraw-by-form.ts'
import { nothingChosen } from './withdrawal-form.state.ts'
import { WithdrawalFrame } from './withdrawal-frame.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const [withdrawable, order] = await Promise.all([
    backend(getWithdrawable, { params: { id: params.id } }),
    backend(getOrder, { params: { id: params.id } }),
  ])
  if (!withdrawable.ok) return refuseOrder(withdrawable.problem, request, session)
  if (!order.ok) return refuseOrder(order.problem, request, session)
  const done = new URL(request.url).searchParams.get('done')
  return {
    withdrawable: withdrawable.value,
    mayWrite: order.value.actions.includes('message'),
    receipt: withdrawable.value.withdrawals.find(({ id }) => id === done) ?? null,
  }
}

/** The two steps of the withdrawal as plain forms; the declaration leads to its receipt, which may be reloaded. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const { id } = params
  const form = await request.formData()
  const withdrawable = await backend(getWithdrawable, { params: { id } })
  if (!withdrawable.ok) return refuseOrder(withdrawable.problem, request, session)
  const { answer, status } = await withdrawByForm(form, withdrawable.value, (body) =>
    backend(withdrawFromOrder, { params: { id }, body }),
  )
  if (answer.step === 'receipt') {
    const path = localPath(languageOfPath(new URL(request.url).pathname), `/account/orders/${id}/withdraw`)
    return redirect(`${path}?done=${answer.receipt.id}`, 303)
  }
  if (answer.code === 'not_signed_in') {
    const problem = {
      type: 'about:blank',
      status: 401,
      title: '',
      detail: '',
      code: 'not_signed_in',
    } as const
    return refuse(problem, request, session)
  }
  return data(answer, { status })
}

/** Withdrawal from the contract of one order of the account, line by line. */
export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { withdrawable, mayWrite, receipt } = loaderData
  const { orderId } = withdrawable
  const here = to(`/account/orders/${orderId}`)
  const step = receipt ? 'receipt' : (actionData?.step ?? 'choose')
  return (
    <WithdrawalFrame
      crumbs={[
        { title: t('orders.title'), to: to('/account/orders') },
        { title: orderId, to: here },
      ]}
      step={step}
      about={withdrawable}
    >
      {receipt && <WithdrawalReceipt receipt={receipt} seller={withdrawable.seller} />}
      {!receipt && step === 'choose' && (
        <ChooseLines
          withdrawable={withdrawable}
          choice={actionData?.choice ?? nothingChosen}
          answer={actionData}
        />
      )}
      {!receipt && step === 'confirm' && actionData && (
        <ConfirmWithdrawal withdrawable={withdrawable} choice={actionData.choice} answer={actionData} />
      )}
      {!receipt && <Guarantee to={mayWrite ? `${here}/messages?topic=damaged` : null} />}
      <p className="mt-4 print:hidden">
        <Link to={here} className={`${buttonClass({ variant: 'quiet' })} -ml-6.5`}>
          {t(receipt ? 'withdrawals.toOrder' : 'withdrawals.cancel')}
        </Link>
      </p>
    </WithdrawalFrame>
  )
}
