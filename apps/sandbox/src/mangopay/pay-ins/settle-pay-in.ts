import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { testCardOf } from '../test-cards.ts'
import type { PayIn } from '../types.ts'
import { codeForAmount, resultMessage } from './result-codes.ts'

const afterReturnMs = 60_000
/** After the session (15 minutes) and a shop's patience (10 more), so that this success is truly late. */
const afterExpiryMs = 30 * 60_000

/** With the card known: asks for a challenge, or decides at once. */
export function authorise(sandbox: Sandbox, payIn: PayIn): 'challenge' | 'done' {
  const { inner } = payIn
  if (inner.scenario && (testCardOf(inner.scenario).challenge || payIn.SecureMode === 'FORCE')) {
    inner.step = 'challenge'
    sandbox.clock.cancel('pay-in-expire', payIn.Id)
    sandbox.clock.add('pay-in-expire', payIn.Id, inner.expiresAt)
    return 'challenge'
  }
  charge(sandbox, payIn)
  return 'done'
}

/** The bank's decision: the amount's trigger, then the card's; some cards succeed only later. */
export function charge(sandbox: Sandbox, payIn: PayIn): void {
  if (payIn.Status !== 'CREATED' || payIn.inner.scenario === null) return
  const card = testCardOf(payIn.inner.scenario)
  const byAmount = codeForAmount(payIn.DebitedFunds.Amount, payIn.inner.billingCode)
  if (byAmount !== null || card.settles === 'at-once') {
    settlePayIn(sandbox, payIn, byAmount ?? card.code)
    return
  }
  const { clock } = sandbox
  const at =
    card.settles === 'after-return'
      ? clock.nowMs() + afterReturnMs
      : payIn.CreationDate * 1000 + afterExpiryMs
  payIn.inner.step = 'waiting'
  clock.cancel('pay-in-expire', payIn.Id)
  clock.add('pay-in-succeed', payIn.Id, at)
}

/** Makes a pay-in final, moves its money and tells the hooks. A final one never changes (§3.3). */
export function settlePayIn(sandbox: Sandbox, payIn: PayIn, code: string): void {
  if (payIn.Status !== 'CREATED') return
  const { clock, state } = sandbox
  const succeeded = code === '000000'
  payIn.Status = succeeded ? 'SUCCEEDED' : 'FAILED'
  payIn.ResultCode = code
  payIn.ResultMessage =
    code === '002951' ? `${resultMessage(code)}: ${payIn.CreditedUserId}` : resultMessage(code)
  payIn.ExecutionDate = succeeded ? clock.nowSeconds() : null
  payIn.inner.step = 'done'
  clock.cancel('pay-in-expire', payIn.Id)
  clock.cancel('pay-in-succeed', payIn.Id)
  if (succeeded) {
    const wallet = state.mangopay.wallets[payIn.CreditedWalletId]
    if (wallet) wallet.Balance.Amount += payIn.CreditedFunds.Amount
    const { Currency, Amount } = payIn.Fees
    state.mangopay.fees[Currency] = (state.mangopay.fees[Currency] ?? 0) + Amount
    const card = state.mangopay.cards[payIn.inner.cardId ?? '']
    if (card?.Validity === 'UNKNOWN') card.Validity = 'VALID'
  }
  emit(sandbox, `PAYIN_NORMAL_${payIn.Status}`, payIn.Id)
}

/** The session is over: 101304 for a challenge of a saved card, 101109 for everything else. */
export function expirePayIn(sandbox: Sandbox, id: string): void {
  const payIn = sandbox.state.mangopay.payIns[id]
  if (payIn)
    settlePayIn(
      sandbox,
      payIn,
      payIn.inner.step === 'challenge' && payIn.ExecutionType === 'DIRECT' ? '101304' : '101109',
    )
}

/** The late success of the cards that have one. */
export function succeedPayIn(sandbox: Sandbox, id: string): void {
  const payIn = sandbox.state.mangopay.payIns[id]
  if (payIn) settlePayIn(sandbox, payIn, '000000')
}
