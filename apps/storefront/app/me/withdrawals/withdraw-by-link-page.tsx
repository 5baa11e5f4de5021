import { readWithdrawable, withdrawByLink } from '@filiera/contract/orders/withdrawals'
import { data, redirect } from 'react-router'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { readAnewWhenChanged } from '../../frame/loading/read-anew.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/withdraw-by-link-page'
import { AskForLink } from './ask-for-link.tsx'
import { ChooseLines, type RefusedStep } from './choose-lines.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { Guarantee } from './guarantee.tsx'
import { requestLink } from './request-link.ts'
import { unreachedStep, withdrawByForm } from './withdraw-by-form.ts'
import {
  type LinkAnswer,
  normaliseOrderNumber,
  nothingChosen,
  unreachedLink,
} from './withdrawal-form.state.ts'
import { WithdrawalFrame } from './withdrawal-frame.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

const isDeadLink = (code: string) => code === 'invalid_token' || code === 'invalid_body'
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const { signedIn } = session
  const token = tokenOf(request)
  const { searchParams } = new URL(request.url)
  // mails about an order name it in their link
  const order = normaliseOrderNumber(searchParams.get('order') ?? '').slice(0, 40)
  const nothing = { withdrawable: null, receipt: null, signedIn, order }
  if (!token) return { ...nothing, isDead: false, isDone: false }
  const done = searchParams.get('done')
  const read = await context.get(backendContext)(readWithdrawable, { body: { token } })
  if (read.ok) {
    const receipt = read.value.withdrawals.find(({ id }) => id === done) ?? null
    return { ...nothing, withdrawable: read.value, receipt, isDead: false, isDone: receipt !== null }
  }
  if (isDeadLink(read.problem.code)) return { ...nothing, isDead: true, isDone: done !== null }
  return refuse(read.problem, request, session, 'order_get')
}

type Answer = { link: LinkAnswer | null; withdrawal: RefusedStep | null }

/** Asks for the link (order number and e-mail), or takes the two steps of the withdrawal that the link opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const form = await request.formData()
  const token = tokenOf(request)
  if (!token) {
    const { answer, status } = await requestLink(form, backend)
    return data<Answer>({ link: answer, withdrawal: null }, { status })
  }
  const read = await backend(readWithdrawable, { body: { token } })
  if (!read.ok) {
    const { code, status } = read.problem
    const { pathname, search } = new URL(request.url)
    if (isDeadLink(code)) return redirect(pathname + search, 303)
    return data<Answer>({ link: null, withdrawal: { ...unreachedStep(form), code } }, { status })
  }
  const { answer, status } = await withdrawByForm(form, read.value, (declaration) =>
    backend(withdrawByLink, { body: { token, ...declaration } }),
  )
  if (answer.step === 'receipt') {
    const path = localPath(languageOfPath(new URL(request.url).pathname), '/withdraw')
    return redirect(`${path}?${new URLSearchParams({ token, done: answer.receipt.id })}`, 303)
  }
  return data<Answer>({ link: null, withdrawal: answer }, { status })
}

export const shouldRevalidate = readAnewWhenChanged

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer =>
      tokenOf(args.request)
        ? { link: null, withdrawal: unreachedStep(form) }
        : { link: unreachedLink(form), withdrawal: null },
  )
}

/** Withdrawal without an account (Consumer Code article 54-bis): the mailed link opens the same two steps. */
export default function WithdrawByLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { withdrawable, receipt, isDead, isDone, signedIn, order } = loaderData
  const crumbs = [{ title: t('catalogue.home'), to: to('/') }]
  const taken = actionData?.withdrawal ?? null
  if (isDead && isDone) {
    return (
      <WithdrawalFrame crumbs={crumbs} step="receipt">
        <Notice type="success" live>
          {t('withdrawals.receiptGone')}
        </Notice>
      </WithdrawalFrame>
    )
  }
  if (!withdrawable) {
    return (
      <WithdrawalFrame crumbs={crumbs} step={null}>
        <AskForLink answer={actionData?.link ?? null} isDead={isDead} signedIn={signedIn} order={order} />
      </WithdrawalFrame>
    )
  }
  if (receipt) {
    return (
      <WithdrawalFrame crumbs={crumbs} step="receipt" about={withdrawable}>
        <WithdrawalReceipt receipt={receipt} about={withdrawable} />
      </WithdrawalFrame>
    )
  }
  return (
    <WithdrawalFrame crumbs={crumbs} step={taken?.step ?? 'choose'} about={withdrawable}>
      {taken?.step === 'confirm' ? (
        <ConfirmWithdrawal withdrawable={withdrawable} choice={taken.choice} answer={taken} />
      ) : (
        <ChooseLines
          withdrawable={withdrawable}
          choice={taken?.choice ?? nothingChosen}
          answer={taken ?? undefined}
        />
      )}
      <Guarantee to={to('/contact')} />
    </WithdrawalFrame>
  )
}
