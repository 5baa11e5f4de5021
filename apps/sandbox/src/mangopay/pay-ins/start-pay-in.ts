import { isPast } from '../../card-date.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import type { Card, PayIn } from '../types.ts'
import type { PayInRequest } from './new-pay-in.ts'
import { authorise, settlePayIn } from './settle-pay-in.ts'

/** Registers a pay-in with a saved card; afterwards it is settled, or waits for its challenge. */
export function startDirect(sandbox: Sandbox, payIn: PayIn, card: Card, refusal: string | null): void {
  emit(sandbox, 'PAYIN_NORMAL_CREATED', payIn.Id)
  const code = refusal ?? cardCode(sandbox, payIn, card)
  if (code !== null) {
    settlePayIn(sandbox, payIn, code)
    return
  }
  payIn.inner.scenario = card.inner.scenario
  if (authorise(sandbox, payIn) === 'challenge') {
    payIn.details.SecureModeNeeded = true
    payIn.details.SecureModeRedirectURL = `${sandbox.urls.main}/acs/${payIn.Id}`
    payIn.details.Applied3DSVersion = 'V2_1'
  }
}

/** Registers a pay-in on the hosted page. */
export function startWeb(sandbox: Sandbox, payIn: PayIn, refusal: string | null): void {
  emit(sandbox, 'PAYIN_NORMAL_CREATED', payIn.Id)
  if (refusal !== null) {
    settlePayIn(sandbox, payIn, refusal)
    return
  }
  payIn.details.RedirectURL = `${sandbox.urls.main}/pay?id=${payIn.Id}`
  sandbox.clock.add('pay-in-expire', payIn.Id, payIn.inner.expiresAt)
}

/** 001013 without an amount, 001014 when the fees eat it. */
export function fundsCode({ DebitedFunds, CreditedFunds }: PayIn): string | null {
  if (DebitedFunds.Amount < 1) return '001013'
  return CreditedFunds.Amount < 1 ? '001014' : null
}

/** 002951 when a listed beneficiary (or, without a list, an OWNER whose wallet is credited) is not verified (§3.6). */
export function beneficiaryCode(
  { state }: Sandbox,
  wanted: Pick<PayInRequest, 'CreditedWalletId' | 'FlowDescriptor'>,
): string | null {
  const { users, wallets } = state.mangopay
  const listed = wanted.FlowDescriptor?.Beneficiaries
  if (listed && listed.length > 0) {
    const sound = listed.every(({ UserId }) => {
      const user = users[UserId]
      return user?.UserCategory === 'OWNER' && user.KYCLevel === 'REGULAR'
    })
    return sound ? null : '002951'
  }
  const holder = users[wallets[wanted.CreditedWalletId]?.Owners[0] ?? '']
  return holder?.UserCategory === 'OWNER' && holder.KYCLevel !== 'REGULAR' ? '002951' : null
}

function cardCode({ state, clock }: Sandbox, payIn: PayIn, card: Card): string | null {
  if (card.UserId !== payIn.AuthorId) return '001023'
  if (!card.Active || card.Validity === 'INVALID') return '101410'
  if (isPast(card.ExpirationDate, clock.nowMs())) return '101105'
  const pending = Object.values(state.mangopay.payIns).some(
    (one) => one.Id !== payIn.Id && one.inner.cardId === card.Id && one.Status === 'CREATED',
  )
  return pending ? '101118' : null
}
