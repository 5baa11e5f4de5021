import type { Services } from '../../../services.ts'
import { nextTry } from '../next-try.ts'
import { queriesFirst } from '../query-provider-first.ts'
import type { DueRefund } from '../refund-steps.store.ts'
import { changeReversal, findReturnableAdvance } from './transfer-reversal.store.ts'

/**
 * Returns a platform advance once its seller has paid the debt. Both sides are money at the provider, so nothing is booked.
 * @throws Error when the provider refuses it: it is tried again, and finally a case is opened
 */
export async function returnPlatformAdvance(
  { db, clock, payments }: Services,
  refund: DueRefund,
): Promise<void> {
  const advance = await findReturnableAdvance(db, refund.id)
  if (!advance) return
  const answer = await payments.moneyBack[refund.provider].returnAdvance({
    key: `return-advance:${refund.id}:${advance.tries}`,
    refundId: refund.id,
    accountId: refund.accountId,
    amountCents: advance.amountCents,
    queryFirst: queriesFirst(refund, clock.now()),
  })
  if (answer.refused) {
    await changeReversal(db, refund.id, nextTry(advance), clock.now())
    throw new Error(`our money of refund ${refund.id} did not come back: ${answer.refused.reason}`)
  }
  await changeReversal(db, refund.id, { advance_return_id: answer.providerId }, clock.now())
}
