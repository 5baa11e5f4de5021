import type { Result } from '@filiera/contract/client'
import type { Withdrawable, Withdrawal } from '@filiera/contract/orders/withdrawals'
import { UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { chosenLines, readWithdrawalForm, type WithdrawalChoice } from './withdrawal-form.state.ts'

type Declaration = { lines: { productId: string; quantity: number }[]; reason?: string }

/** What the form of a withdrawal answers: the step to show, with what was chosen, or the receipt. */
export type WithdrawalStep =
  | { step: 'choose' | 'confirm'; choice: WithdrawalChoice; fault: 'none' | null; code: string | null }
  | { step: 'receipt'; receipt: Withdrawal }

/** The step that was sent, once more: nobody answered. */
export function unreachedStep(form: FormData): Exclude<WithdrawalStep, { step: 'receipt' }> {
  const step = form.get('intent') === 'choose' ? 'choose' : 'confirm'
  return { step, choice: readWithdrawalForm(form), fault: null, code: UNREACHED }
}

/**
 * One plain form of a withdrawal: `intent` is `choose` (leads to the confirmation), `edit` (back to the choice) or `confirm`,
 * which declares it by `declare`.
 */
export async function withdrawByForm(
  form: FormData,
  withdrawable: Withdrawable,
  declare: (declaration: Declaration) => Promise<Result<Withdrawal>>,
): Promise<{ answer: WithdrawalStep; status: number }> {
  const choice = readWithdrawalForm(form)
  const intent = form.get('intent')
  const chosen = chosenLines(withdrawable, choice)
  const at = (step: 'choose' | 'confirm', rest: { fault?: 'none'; code?: string } = {}) =>
    ({ step, choice, fault: rest.fault ?? null, code: rest.code ?? null }) as const
  if (intent === 'edit') return { answer: at('choose'), status: 200 }
  if (chosen.length === 0) return { answer: at('choose', { fault: 'none' }), status: 422 }
  if (intent !== 'confirm') return { answer: at('confirm'), status: 200 }
  const lines = chosen.map(({ productId, chosen: quantity }) => ({ productId, quantity }))
  const declared = await declare({ lines, ...(choice.reason && { reason: choice.reason }) })
  if (declared.ok) return { answer: { step: 'receipt', receipt: declared.value }, status: 200 }
  const { code, status } = declared.problem
  return { answer: at(code === 'illegal_transition' ? 'choose' : 'confirm', { code }), status }
}
