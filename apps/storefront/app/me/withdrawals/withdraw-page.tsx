import { withdrawFromOrder } from '@filiera/contract/orders/withdrawals'
import { readOrderPage } from '@filiera/contract/personal-pages'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { data, Link, redirect } from 'react-router'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { readAnewWhenChanged } from '../../frame/loading/read-anew.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { refuseOrder } from '../orders/refuse-order.ts'
import type { Route } from './+types/withdraw-page'
import { ChooseLines } from './choose-lines.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { Guarantee } from './guarantee.tsx'
import { unreachedStep, withdrawByForm } from './withdraw-by-form.ts'
import { nothingChosen } from './withdrawal-form.state.ts'
import { WithdrawalFrame } from './withdrawal-frame.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const read = await context.get(backendContext)(readOrderPage, { params: { id: params.id } })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { order, withdrawable } = read.value
  const done = new URL(request.url).searchParams.get('done')
  return {
    withdrawable,
    mayWrite: order.actions.includes('message'),
    receipt: withdrawable.withdrawals.find(({ id }) => id === done) ?? null,
  }
}

/** The two steps of the withdrawal as plain forms; the declaration leads to its receipt, which may be reloaded. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const { id } = params
  const form = await request.formData()
  const read = await backend(readOrderPage, { params: { id } })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { answer, status } = await withdrawByForm(form, read.value.withdrawable, (body) =>
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

export const shouldRevalidate = readAnewWhenChanged

/** Without an answer of the storefront: the step that was sent says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, unreachedStep)
}

/** Withdrawal from the contract of one order of the account, line by line. */
export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const { withdrawable, mayWrite, receipt } = loaderData
  useKnownCustomer()
  const here = to(`/account/orders/${withdrawable.orderId}`)
  const step = receipt ? 'receipt' : (actionData?.step ?? 'choose')
  return (
    <WithdrawalFrame
      crumbs={[
        { title: t('account.title'), to: to('/account'), wideOnly: true },
        { title: t('orders.title'), to: to('/account/orders') },
        { title: formatLongDate(withdrawable.createdAt, language), to: here },
      ]}
      step={step}
      about={withdrawable}
    >
      {receipt && <WithdrawalReceipt receipt={receipt} about={withdrawable} />}
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
